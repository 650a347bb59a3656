#include "app/gui/model/board_model.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

BoardModel boardOf(const session::Story& story) {
    session::EventLedger ledger(tests::redAndBlue());
    ledger.update(story, 0);
    return boardModelOf(ledger, story);
}

TEST(BoardModel, IsEmptyBeforeTheFirstTile) {
    const BoardModel board = boardModelOf(session::EventLedger(tests::redAndBlue()), {});
    EXPECT_TRUE(board.tiles.empty());
    EXPECT_EQ(extentOf(board), engine::CellRange{});
}

TEST(BoardModel, KnowsTilesTheirTurnsAndCopies) {
    const BoardModel board = boardOf(tests::storyOf({"0 A:1@1,0 +1", "1 B@0,1", "0 A:3@-1,0"}));
    ASSERT_EQ(board.tiles.size(), 4U);
    EXPECT_FALSE(board.tiles[0].turn.has_value());
    EXPECT_EQ(board.tiles[1].turn, 0);
    EXPECT_EQ(board.tiles[1].copy, 0);
    EXPECT_EQ(board.tiles[3].copy, 1); // the second tile of its type
    EXPECT_EQ(board.last, (engine::Cell{-1, 0}));
    EXPECT_EQ(extentOf(board), (engine::CellRange{{-1, 0}, {1, 1}}));
    EXPECT_EQ(board.tileAt({9, 9}), nullptr);
}

TEST(BoardModel, JoinsFeaturesOverTiles) {
    const BoardModel board = boardOf(tests::storyOf({"0 A:1@1,0 +1"}));
    ASSERT_EQ(board.meeples.size(), 1U);
    const BoardFeature* road = board.feature(board.meeples[0].at);
    ASSERT_NE(road, nullptr);
    EXPECT_EQ(road->report.feature.kind, engine::FeatureKind::Road);
    EXPECT_THAT(road->report.owners, testing::ElementsAre(0));
    EXPECT_EQ(road->report.tiles.size(), 2U);
    EXPECT_EQ(road->segments.size(), 2U);
    EXPECT_FALSE(board.meeples[0].lies);
}

TEST(BoardModel, MarksWhatIsAskedAndFound) {
    session::Story story = tests::storyOf({"0 A:1@1,0", "1 B@0,1"});
    session::StoryQuestion question{1, models::ReportQuestion::About::Tile, {0, 1}, {}, "a hand was there"};
    question.alternatives = {{story.turns[1]}, {story.turns[1]}};
    story.questions = {question};
    story.findings = {{{1, 0}, session::FindingInWords{"unknown_tile", "something is odd"}}};
    const BoardModel board = boardOf(story);
    EXPECT_TRUE(board.tileAt({0, 1})->asked);
    EXPECT_FALSE(board.tileAt({0, 1})->found);
    EXPECT_TRUE(board.tileAt({1, 0})->found);
    EXPECT_THAT(board.tileAt({0, 1})->notes, testing::ElementsAre(QStringLiteral("a hand was there")));
    EXPECT_THAT(board.tileAt({1, 0})->notes, testing::ElementsAre(QStringLiteral("something is odd")));
}

TEST(BoardModel, WhenTheGameIsOverNothingIsLeftToBeLaid) {
    const models::GameRecord record = tests::recordedGame("classic.json");
    const std::vector<session::Story> stories = tests::storiesOf(record);
    const auto deadIn = [&](const session::Story& story) {
        session::EventLedger ledger(record.setup);
        ledger.update(story, 0);
        return boardModelOf(ledger, story).dead.size();
    };
    EXPECT_GT(deadIn(stories[stories.size() - 4]), 0U);
    EXPECT_EQ(deadIn(stories.back()), 0U);
}

} // namespace
} // namespace meeplecam::gui
