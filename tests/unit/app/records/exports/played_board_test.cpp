#include "app/records/exports/played_board.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

#include <set>

namespace meeplecam::records {
namespace {

using models::MeepleColour;
using testing::ElementsAre;

engine::GameSetup setupWith(const std::vector<std::string>& colours) {
    engine::GameSetup setup;
    for (const std::string& colour : colours)
        setup.players.push_back({"", colour});
    return setup;
}

TEST(PlayedBoard, PlayersHaveTheirColoursAndOthersGetFreeOnes) {
    EXPECT_THAT(coloursOf(setupWith({"", "red", "", "pink"})),
                ElementsAre(MeepleColour::Blue, MeepleColour::Red, MeepleColour::Yellow, MeepleColour::Pink));
    const std::vector<MeepleColour> six = coloursOf(setupWith({"", "", "", "", "", ""}));
    EXPECT_EQ(std::set<MeepleColour>(six.begin(), six.end()).size(), 6U);
}

TEST(PlayedBoard, HasTheTilesMeeplesAndPointsOfTheGame) {
    const KeptGame kept = keptGameOf(tests::recordedGame("by_hand.json")).value();
    const Audit audit = auditOf(kept).value();
    const models::BoardReport report = boardReportOf(kept, audit);
    EXPECT_EQ(report.tiles.size(), kept.game.state().board.tiles().size());
    ASSERT_EQ(report.meeples.size(), kept.game.state().meeples.size());
    ASSERT_FALSE(report.meeples.empty());
    for (std::size_t i = 0; i < report.meeples.size(); ++i) {
        EXPECT_EQ(report.meeples[i].feature, kept.game.state().meeples[i].at);
        EXPECT_GT(report.meeples[i].at.x, 0);
        EXPECT_LT(report.meeples[i].at.x, 1);
    }
    for (std::size_t player = 0; player < report.scores.size(); ++player) {
        int points = audit.walk.before[player];
        for (const models::ReportedPoints& own : report.scores[player].sheet)
            points += own.points;
        EXPECT_EQ(points, audit.walk.score.totals[player]);
        EXPECT_EQ(report.scores[player].ifEndedNow, audit.walk.score.totals[player]);
    }
    EXPECT_TRUE(report.findings.empty());
}

} // namespace
} // namespace meeplecam::records
