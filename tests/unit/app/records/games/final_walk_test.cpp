#include "app/records/games/final_walk.h"

#include "app/records/audit/audit_words.h"
#include "app/session/story/live_event.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using testing::ElementsAre;

class WalkedGames : public testing::TestWithParam<const char*> {};

TEST_P(WalkedGames, StepsLeadFromThePointsSoFarToTheFinalBreakdown) {
    const models::GameRecord record = tests::recordedGame(GetParam());
    const auto replay = models::replay(record, models::ReplayDetail::WithoutOptions);
    const FinalWalk walk = finalWalkOf(replay->end(), session::playerNames(record.setup));
    ASSERT_FALSE(walk.steps.empty());
    EXPECT_EQ(walk.steps.back().totals, record.source["final_scores"].get<std::vector<int>>());
    std::vector<engine::Breakdown> sums(walk.names.size());
    std::vector<int> totals = walk.before;
    for (const FinalStep& step : walk.steps) {
        for (const auto& [player, points] : step.event.players) {
            engine::Breakdown& own = sums[static_cast<std::size_t>(player)];
            (step.event.kind == engine::ScoreKind::Road       ? own.road
             : step.event.kind == engine::ScoreKind::City     ? own.city
             : step.event.kind == engine::ScoreKind::Cloister ? own.cloister
                                                              : own.field) += points;
            totals[static_cast<std::size_t>(player)] += points;
        }
        EXPECT_EQ(step.totals, totals);
        EXPECT_FALSE(step.meeples.empty());
    }
    for (std::size_t player = 0; player < sums.size(); ++player)
        EXPECT_EQ(sums[player].total(), record.source["final_breakdown"][player]["road"].get<int>() +
                                            record.source["final_breakdown"][player]["city"].get<int>() +
                                            record.source["final_breakdown"][player]["cloister"].get<int>() +
                                            record.source["final_breakdown"][player]["field"].get<int>());
}

INSTANTIATE_TEST_SUITE_P(Records, WalkedGames,
                         testing::Values("classic.json", "gingerbread.json", "inns_cathedrals.json"));

TEST(FinalWalk, WordsSayWhoGetsHowManyPointsAndWhy) {
    const auto outcome = tests::playAll({}, {"0 A:1@1,0 +1", "1 B@0,1 +0"});
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    const FinalWalk walk = finalWalkOf(outcome->state, {"red", "Bob"});
    std::vector<std::string> texts;
    for (const FinalStep& step : walk.steps)
        texts.push_back(wordsOf(step, shownNames(walk.names)).toStdString());
    EXPECT_THAT(texts, ElementsAre("Red +2: unfinished road, 2 tiles (2 tiles)",
                                   "Bob +3: unfinished cloister, 1 tile (cloister = 1, 2 neighbours = 2)"));
}

TEST(FinalWalk, AGameWithoutMeeplesHasNoSteps) {
    const FinalWalk walk = finalWalkOf(engine::startGame(tests::bookOf({})), {"red", "blue"});
    EXPECT_TRUE(walk.steps.empty());
    EXPECT_THAT(walk.score.totals, ElementsAre(0, 0));
}

} // namespace
} // namespace meeplecam::records
