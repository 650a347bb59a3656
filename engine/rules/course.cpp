#include "engine/rules/parts.h"

namespace meeplecam::engine {

namespace {

/// The course variant: followers come home before one is placed, and only on unfinished regions. A
/// castle pays 2 a tile and 4 for one with a flag, which is what the classic scoring gives: no tile
/// has two flags. At the end abbeys alone score.
class CourseVariant final : public RulePart {
public:
    bool scoresBeforeMeeple() const override { return true; }

    bool takesMeeple(const Feature& feature) const override { return !feature.complete(); }

    void value(const FeatureFacts& facts, PointsSheet& sheet) const override {
        const FeatureKind kind = facts.feature.kind;
        if (!facts.complete && (kind == FeatureKind::Road || kind == FeatureKind::City))
            sheet.reduceToNothing(PointsReason::Unfinished, facts.feature.tiles);
    }
};

} // namespace

std::unique_ptr<const RulePart> courseVariant() {
    return std::make_unique<CourseVariant>();
}

} // namespace meeplecam::engine
