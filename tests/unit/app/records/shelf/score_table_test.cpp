#include "app/records/shelf/score_table.h"

#include "app/records/games/course_of_scores.h"
#include "engine/play/scoring.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

engine::Game gameOf(const std::vector<std::string>& texts) {
    std::vector<engine::Turn> turns;
    for (const std::string& text : texts)
        turns.push_back(engine::parseTurn(tests::registry(), text).value());
    return engine::Game::create(tests::redAndBlue(), turns).value();
}

TEST(ScoreTable, HasALineForEachScoringAndTheTotals) {
    EXPECT_EQ(scoreTableOf(gameOf({"0 E:2@0,-1 +0", "1 A:1@1,0 +1"}), {"red", "blue"}),
              "turn,kind,completed,x,y,tiles,pennants,cities,reasons,red,blue\r\n"
              "1,city,yes,0,-1,2,0,,2 tiles 4,4,0\r\n"
              ",so far,,,,,,,,4,0\r\n"
              "end,road,no,1,0,2,0,,2 tiles 2,0,2\r\n"
              ",total,,,,,,,,4,2\r\n");
}

TEST(ScoreTable, ListsTransfersWithTheirNote) {
    EXPECT_THAT(scoreTableOf(gameOf({"0 E:2@0,-1 +0 $1>0:3\"for tea, twice\""}), {"red", "blue"}),
                HasSubstr("1,transfer,,,,,,,\"for tea, twice\",3,-3\r\n"));
}

TEST(ScoreTable, NamesCannotBreakTheTableOrBecomeFormulas) {
    EXPECT_THAT(
        scoreTableOf(gameOf({}), {"a,b \"c\"", "=1+1"}),
        StartsWith("turn,kind,completed,x,y,tiles,pennants,cities,reasons,\"a,b \"\"c\"\"\",'=1+1\r\n"));
}

class CountedGames : public testing::TestWithParam<const char*> {};

TEST_P(CountedGames, KindsAndCourseLeadToTheTotals) {
    const models::GameRecord record = tests::recordedGame(GetParam());
    const auto game = engine::Game::create(record.setup, record.turns);
    const std::vector<int> totals = engine::finalScoreOf(game->state()).totals;
    const std::vector<PointsByKind> kinds = pointsByKind(*game);
    for (std::size_t player = 0; player < totals.size(); ++player)
        EXPECT_EQ(kinds[player].total(), totals[player]);
    const std::vector<std::vector<int>> course = courseOfScores(*game);
    EXPECT_EQ(course.size(), record.turns.size() + 2);
    EXPECT_EQ(course.front(), std::vector<int>(totals.size(), 0));
    EXPECT_EQ(course.back(), totals);
}

INSTANTIATE_TEST_SUITE_P(Records, CountedGames,
                         testing::Values("gingerbread.json", "inns_cathedrals.json", "house_rules.json"));

} // namespace
} // namespace meeplecam::records
