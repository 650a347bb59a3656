#include "app/session/planning/edition_finder.h"
#include "vision/any/any_reader.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

/// A table of the house edition on which a short game is played.
GamePlan shortGame(const std::string& catalogue) {
    GamePlan plan = demoPlan(3);
    plan.source.demo.turns = 6;
    plan.source.demo.table.frames_per_second = 4;
    plan.source.demo.table.size = {1280, 720};
    plan.learned = false;
    plan.catalogue = catalogue;
    return plan;
}

TEST(AnyTilesAtTheTable, TheEditionIsFoundOutByTheFirstLook) {
    const GamePlan plan = shortGame(kAutoCatalogue);
    const auto source = DemoSource::create(sourceRequestOf(plan).demo);
    ASSERT_TRUE(source);
    const auto finder = EditionFinder::create(plan, **source);
    ASSERT_TRUE(finder) << finder.error().message;
    watch(**source, **finder);
    ASSERT_TRUE((*finder)->found());
    EXPECT_EQ(planFor(*(*finder)->found(), plan).catalogue, houseCatalogue().string());
    EXPECT_EQ(planFor({}, plan).catalogue, vision::kAnyTiles);
}

} // namespace
} // namespace meeplecam::session
