#include "engine/rules/parts.h"

namespace meeplecam::engine {

namespace {

/// a garden pays as a cloister does.
class AbbotAndGardens final : public RulePart {
public:
    void value(const FeatureFacts& facts, PointsSheet& sheet) const override {
        if (facts.feature.kind != FeatureKind::Garden)
            return;
        sheet.add(PointsReason::Garden, 1, 1);
        sheet.add(PointsReason::Neighbours, 8 - facts.feature.openSides, 1);
    }
};

} // namespace

std::unique_ptr<const RulePart> abbotAndGardens() {
    return std::make_unique<AbbotAndGardens>();
}

} // namespace meeplecam::engine
