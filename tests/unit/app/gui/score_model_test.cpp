#include "app/gui/score_model.h"

#include "app/gui/end_page.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

TEST(ScoreModel, BeforeTheFirstTileAllIsAtNothing) {
    const ScoreModel model = scoreModelOf(session::EventLedger(tests::redAndBlue()));
    ASSERT_EQ(model.rows.size(), 2U);
    EXPECT_EQ(model.rows[0].name, QStringLiteral("Red")); // whoever has no name is called by colour
    EXPECT_EQ(model.rows[0].small, 7);
    EXPECT_FALSE(model.rows[0].leads);
    EXPECT_EQ(model.headline, QStringLiteral("Waiting for the first tile"));
}

TEST(ScoreModel, ShowsPointsSuppliesAndWhoIsToMove) {
    session::EventLedger ledger(tests::redAndBlue());
    ledger.update(tests::storyOf({"0 A:1@1,0 +1", "1 B@0,1"}), 0);
    const ScoreModel model = scoreModelOf(ledger);
    EXPECT_EQ(model.rows[0].soFar, 0);
    EXPECT_EQ(model.rows[0].ifEndedNow, 2);
    EXPECT_EQ(model.rows[0].small, 6);
    EXPECT_TRUE(model.rows[0].toMove);
    EXPECT_TRUE(model.rows[0].leads);
    EXPECT_FALSE(model.rows[1].leads);
    EXPECT_EQ(model.turns, 2);
    EXPECT_EQ(model.tilesLeft, 69);
    EXPECT_EQ(model.headline, QStringLiteral("Red is to move"));
}

TEST(ScoreModel, TheEndHasNobodyToMove) {
    session::EventLedger ledger(tests::redAndBlue());
    session::Story story = tests::storyOf({"0 A:1@1,0 +1"});
    story.ended = true;
    ledger.update(story, 0);
    const ScoreModel model = scoreModelOf(ledger);
    EXPECT_TRUE(model.over);
    EXPECT_FALSE(model.rows[0].toMove || model.rows[1].toMove);
}

TEST(ScoreModel, TheFinalScoringAddsUpToTheFinalScores) {
    session::EventLedger ledger(tests::redAndBlue());
    ledger.update(tests::storyOf({"0 A:1@1,0 +1", "1 B@0,1 +0"}), 0);
    const std::vector<FinalRow> rows = finalRowsOf(ledger);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(scoresAfter(ledger, rows, 0).rows[0].soFar, 0);
    const ScoreModel all = scoresAfter(ledger, rows, 2);
    for (const ScoreRow& row : all.rows)
        EXPECT_EQ(row.soFar, row.ifEndedNow);
    EXPECT_GT(all.rows[1].soFar, 0);
}

} // namespace
} // namespace meeplecam::gui
