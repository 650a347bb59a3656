#include "engine/rules/parts.h"

namespace meeplecam::engine {

namespace {

/// What the classic booklet pays.
class ClassicScoring final : public RulePart {
public:
    explicit ClassicScoring(const Rules& rules)
        : m_farmPointsPerCity(rules.farmPointsPerCity) {}

    void value(const FeatureFacts& facts, PointsSheet& sheet) const override {
        const Feature& feature = facts.feature;
        switch (feature.kind) {
        case FeatureKind::Road:
            sheet.add(PointsReason::Tiles, feature.tiles, 1);
            break;
        case FeatureKind::City: // unfinished R-21
            sheet.add(PointsReason::Tiles, feature.tiles, facts.complete ? 2 : 1);
            sheet.add(PointsReason::Pennants, feature.pennants, facts.complete ? 2 : 1);
            break;
        case FeatureKind::Cloister:
        case FeatureKind::Garden:
            sheet.add(PointsReason::Cloister, 1, 1);
            sheet.add(PointsReason::Neighbours, 8 - feature.openSides, 1);
            break;
        case FeatureKind::Field:
            sheet.add(PointsReason::CompletedCities, facts.cities, m_farmPointsPerCity);
            break;
        case FeatureKind::River:
            break;
        }
    }

private:
    int m_farmPointsPerCity;
};

/// A game without farmers.
class NoFarmers final : public RulePart {
public:
    void value(const FeatureFacts& facts, PointsSheet& sheet) const override {
        if (facts.feature.kind == FeatureKind::Field)
            sheet = {};
    }
    bool takesMeeple(const Feature& feature) const override { return feature.kind != FeatureKind::Field; }
};

/// R-14, the older printings: a completed city of two tiles pays half, 1 per tile and pennant.
class SmallTwoTileCities final : public RulePart {
public:
    void value(const FeatureFacts& facts, PointsSheet& sheet) const override {
        if (facts.feature.kind != FeatureKind::City || !facts.complete || facts.feature.tiles != 2)
            return;
        sheet = {};
        sheet.add(PointsReason::Tiles, facts.feature.tiles, 1);
        sheet.add(PointsReason::Pennants, facts.feature.pennants, 1);
    }
};

} // namespace

std::unique_ptr<const RulePart> classicScoring(const Rules& rules) {
    return std::make_unique<ClassicScoring>(rules);
}

std::unique_ptr<const RulePart> noFarmers() {
    return std::make_unique<NoFarmers>();
}

std::unique_ptr<const RulePart> smallTwoTileCities() {
    return std::make_unique<SmallTwoTileCities>();
}

} // namespace meeplecam::engine
