#include "app/gui/model/score_model.h"

#include "app/gui/pages/end_page.h"
#include "app/session/story/story_edit.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

TEST(ScoreModel, BeforeTheFirstTileAllIsAtNothing) {
    const ScoreModel model = scoreModelOf(session::EventLedger(tests::redAndBlue()));
    ASSERT_EQ(model.rows.size(), 2U);
    EXPECT_EQ(model.rows[0].name, QStringLiteral("Red")); // whoever has no name is called by colour
    EXPECT_EQ(model.rows[0].supply[0], 7);
    EXPECT_FALSE(model.rows[0].leads);
    EXPECT_EQ(model.headline, QStringLiteral("Waiting for the first tile"));
}

TEST(ScoreModel, ShowsPointsSuppliesAndWhoIsToMove) {
    session::EventLedger ledger(tests::redAndBlue());
    ledger.update(tests::storyOf({"0 A:1@1,0 +1", "1 B@0,1"}), 0);
    const ScoreModel model = scoreModelOf(ledger);
    EXPECT_EQ(model.rows[0].soFar, 0);
    EXPECT_EQ(model.rows[0].shown, 0);
    EXPECT_EQ(model.rows[0].ifEndedNow, 2);
    EXPECT_EQ(model.rows[0].note, QStringLiteral("2 if it ended now"));
    EXPECT_FALSE(model.rows[0].wins);
    EXPECT_EQ(model.rows[0].supply[0], 6);
    EXPECT_TRUE(model.rows[0].toMove);
    EXPECT_TRUE(model.rows[0].leads);
    EXPECT_FALSE(model.rows[1].leads);
    EXPECT_EQ(model.turns, 2);
    EXPECT_EQ(model.tilesLeft, 69);
    EXPECT_EQ(model.headline, QStringLiteral("Red's turn"));
}

session::EventLedger endedGame(const std::vector<std::string>& turns) {
    session::EventLedger ledger(tests::redAndBlue());
    ledger.update(session::apply(tests::storyOf(turns), session::EndGame{}, tests::redAndBlue()).value(), 0);
    return ledger;
}

TEST(ScoreModel, AtTheEndAllPointsAreShownAndWhoHasWon) {
    const ScoreModel model =
        scoreModelOf(endedGame({"0 E:2@0,-1 +0", "1 A:1@1,0 +1"})); // a city of 4 is closed
    EXPECT_TRUE(model.over);
    EXPECT_FALSE(model.rows[0].toMove || model.rows[1].toMove);
    EXPECT_EQ(model.rows[0].shown, 4);
    EXPECT_EQ(model.rows[0].note, QStringLiteral("4 in play + 0 at the end"));
    EXPECT_EQ(model.rows[1].shown, 2);
    EXPECT_EQ(model.rows[1].note, QStringLiteral("0 in play + 2 at the end"));
    EXPECT_TRUE(model.rows[0].wins);
    EXPECT_FALSE(model.rows[1].wins);
    EXPECT_EQ(model.headline, QStringLiteral("Red wins with 4 points"));
}

TEST(ScoreModel, AVictoryCanBeShared) {
    const ScoreModel model = scoreModelOf(endedGame({"0 A:1@1,0"}));
    EXPECT_TRUE(model.rows[0].wins && model.rows[1].wins);
    EXPECT_EQ(model.headline, QStringLiteral("Red and Blue share the victory with 0 points each"));
}

TEST(ScoreModel, TheFinalScoringEndsWithTheWinners) {
    const session::EventLedger ledger = endedGame({"0 A:1@1,0 +1", "1 B@0,1 +0"});
    const std::vector<FinalRow> rows = finalRowsOf(ledger);
    const ScoreModel before = scoresAfter(ledger, rows, 0);
    EXPECT_EQ(before.rows[1].shown, 0);
    EXPECT_FALSE(before.rows[1].wins);
    EXPECT_EQ(before.rows[1].note, QStringLiteral("%1 at the end").arg(before.rows[1].ifEndedNow));
    EXPECT_TRUE(scoresAfter(ledger, rows, 2).rows[1].wins);
}

TEST(ScoreModel, ACorrectionSaysWhatChanges) {
    session::EventLedger ledger(tests::redAndBlue());
    ledger.update(tests::storyOf({"0 A:1@1,0 +1"}), 0);
    const ScoreModel before = scoreModelOf(ledger);
    EXPECT_EQ(changesBetween(before, before), QStringLiteral("Changed. The scores stay the same."));
    ledger.update(tests::storyOf({"0 A:1@1,0"}), 0);
    EXPECT_EQ(changesBetween(before, scoreModelOf(ledger)), QStringLiteral("Red: 2 → 0 if it ended now"));
}

TEST(ScoreModel, TheFinalScoringAddsUpToTheFinalScores) {
    session::EventLedger ledger(tests::redAndBlue());
    ledger.update(tests::storyOf({"0 A:1@1,0 +1", "1 B@0,1 +0"}), 0);
    const std::vector<FinalRow> rows = finalRowsOf(ledger);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(scoresAfter(ledger, rows, 0).rows[0].shown, 0);
    const ScoreModel all = scoresAfter(ledger, rows, 2);
    for (const ScoreRow& row : all.rows)
        EXPECT_EQ(row.shown, row.ifEndedNow);
    EXPECT_GT(all.rows[1].shown, 0);
}

} // namespace
} // namespace meeplecam::gui
