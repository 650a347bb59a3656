#include "engine/rules/parts.h"

namespace meeplecam::engine {

namespace {

/// Several inns or cathedrals do not add up. A two-tile city with a cathedral (it needs a table
/// border) pays as a city with a cathedral, under R-14 too.
class InnsAndCathedrals final : public RulePart {
public:
    void value(const FeatureFacts& facts, PointsSheet& sheet) const override {
        if (facts.feature.kind == FeatureKind::Road && facts.feature.inn)
            valueInn(facts, sheet);
        if (facts.feature.kind == FeatureKind::City && facts.feature.cathedral)
            valueCathedral(facts, sheet);
    }

private:
    static void valueInn(const FeatureFacts& facts, PointsSheet& sheet) {
        if (facts.complete)
            sheet.add(PointsReason::Inn, facts.feature.tiles, 1);
        else
            sheet.reduceToNothing(PointsReason::UnfinishedInn, facts.feature.tiles);
    }
    static void valueCathedral(const FeatureFacts& facts, PointsSheet& sheet) {
        const int tiles = facts.feature.tiles;
        const int pennants = facts.feature.pennants;
        if (!facts.complete) {
            sheet.reduceToNothing(PointsReason::UnfinishedCathedral, tiles);
            return;
        }
        sheet = {};
        sheet.add(PointsReason::Tiles, tiles, 2);
        sheet.add(PointsReason::Pennants, pennants, 2);
        sheet.add(PointsReason::Cathedral, tiles + pennants, 1);
    }
};

/// in 2014 and newer art the lake of ic.C lies between two roads, and its inn belongs to both.
class InnVariant2014 final : public RulePart {
public:
    void adjust(TileType& type) const override {
        if (type.innSides2014 == 0)
            return;
        for (Segment& segment : type.segments)
            if (segment.kind == FeatureKind::Road)
                segment.inn = (segment.sides & type.innSides2014) != 0;
    }
};

/// R-27 left aside: the booklet closes the road stubs of ic.I to meeples, but other engines, and with them
/// the recorded games, let meeples stand there.
class OpenRoadStubs final : public RulePart {
public:
    void adjust(TileType& type) const override {
        for (Segment& segment : type.segments)
            segment.takesMeeple = segment.kind != FeatureKind::River;
    }
};

} // namespace

std::unique_ptr<const RulePart> innsAndCathedrals() {
    return std::make_unique<InnsAndCathedrals>();
}

std::unique_ptr<const RulePart> innVariant2014() {
    return std::make_unique<InnVariant2014>();
}

std::unique_ptr<const RulePart> openRoadStubs() {
    return std::make_unique<OpenRoadStubs>();
}

} // namespace meeplecam::engine
