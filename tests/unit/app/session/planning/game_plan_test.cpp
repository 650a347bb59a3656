#include "app/session/planning/game_plan.h"

#include "app/session/story/event_ledger.h"
#include "tests/support/stories.h"
#include "tests/support/test_folder.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;

class PlanToResume : public tests::FolderTest {};

TEST_F(PlanToResume, AGameGoesOnByItsLog) {
    const engine::GameSetup setup = tests::redAndBlue();
    {
        auto log = EventLog::open({pathOf("a.log"), {setup, "tiles", "film.mp4"}}, models::bundledTiles());
        ASSERT_TRUE(log) << log.error().message;
        EventLedger ledger(setup);
        ASSERT_TRUE(log->log.append(ledger.update(tests::storyOf({"0 A:1@1,0", "1 B@0,1"}), 0)));
    }
    const auto plan = planToResume(pathOf("a.log"));
    ASSERT_TRUE(plan) << plan.error().message;
    EXPECT_EQ(plan->source.source, "film.mp4");
    EXPECT_EQ(plan->catalogue, "tiles");
    EXPECT_THAT(plan->sets, ElementsAre("base"));
    EXPECT_EQ(plan->players.size(), 2U);
    EXPECT_EQ(plan->existing, ExistingLog::Resume);
    ASSERT_TRUE(setupOf(*plan));
    EXPECT_FALSE(differenceOf(*setupOf(*plan), setup));
}

TEST_F(PlanToResume, NoiseIsNoGame) {
    write("noise.log", "\x01\x02 nothing of ours\n");
    EXPECT_FALSE(planToResume(pathOf("noise.log")));
}

TEST(GamePlan, TheDemoKnowsItsPlayers) {
    const GamePlan plan = demoPlan(3);
    EXPECT_EQ(plan.source.source, "demo");
    EXPECT_EQ(plan.players.size(), 2U);
    EXPECT_TRUE(setupOf(plan));
}

TEST(GamePlan, TheDemoPlaysTheGameThatWasAgreedOn) {
    GamePlan plan = demoPlan(3);
    plan.sets = {"base", "inns_cathedrals"};
    plan.players = playersCalled({"green", "black", "red"});
    plan.showMeeples = true;
    plan.rules = engine::Rules{};
    plan.rules->farmers = false;
    const SourceRequest request = sourceRequestOf(plan);
    EXPECT_EQ(request.demo.sets, plan.sets);
    EXPECT_EQ(request.demo.rules, plan.rules);
    EXPECT_TRUE(request.demo.table.showing);
    const auto colours = demoPlayers(request.demo);
    ASSERT_TRUE(colours) << colours.error().message;
    EXPECT_THAT(*colours, ElementsAre("green", "black", "red"));
}

TEST(GamePlan, TheReaderKnowsBoxesAndColours) {
    GamePlan plan;
    plan.sets = {"winter"};
    plan.players = {{"Anna", "green"}, {"Ben", "black"}};
    plan.learned = false;
    EXPECT_EQ(readerRequestOf(plan), (ReaderRequest{plan.catalogue, {"winter"}, {"green", "black"}, false}));
}

TEST(GamePlan, UnknownBoxesAreRefused) {
    GamePlan plan;
    plan.sets = {"atlantis"};
    EXPECT_FALSE(setupOf(plan));
}

} // namespace
} // namespace meeplecam::session
