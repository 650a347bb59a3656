#include "app/gui/model/trouble.h"

#include "app/words/words.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::gui {

using words::pointsWords;

namespace {

GameSnapshot snapshotOf(const session::Story& story) {
    session::EventLedger ledger(tests::redAndBlue());
    ledger.update(story, 0);
    return {ledger, story, {}, {}, "", false, false};
}

TEST(Trouble, AllIsWell) {
    EXPECT_TRUE(troublesOf(nullptr, nullptr).empty());
    const GameSnapshot game = snapshotOf(tests::storyOf({"0 A:1@1,0"}));
    EXPECT_TRUE(troublesOf(&game, nullptr).empty());
}

TEST(Trouble, SaysWhatHappenedAndThatTheGameIsSafe) {
    session::Story story = tests::storyOf({"0 A:1@1,0"});
    story.outOfSync = "The camera was moved.";
    GameSnapshot game = snapshotOf(story);
    game.problem = "the disk is full";
    const std::vector<QString> troubles = troublesOf(&game, nullptr);
    ASSERT_EQ(troubles.size(), 2U);
    EXPECT_EQ(troubles[0], QStringLiteral("the disk is full"));
    EXPECT_EQ(troubles[1], QStringLiteral("The camera was moved. The game so far is safe."));
}

TEST(Trouble, ADarkPictureIsTrouble) {
    PictureSnapshot picture;
    picture.tooDark = true;
    EXPECT_EQ(troublesOf(nullptr, &picture).size(), 1U);
    picture.tooDark = false;
    EXPECT_TRUE(troublesOf(nullptr, &picture).empty());
}

TEST(Trouble, AnExposureThatKeepsChangingIsTrouble) {
    PictureSnapshot picture;
    picture.hunting = true;
    EXPECT_THAT(
        troublesOf(nullptr, &picture),
        testing::ElementsAre(QStringLiteral("The brightness keeps changing: lock the camera's exposure.")));
}

TEST(Trouble, AFeatureIsDescribedWithOwnerAndWorth) {
    const GameSnapshot game = snapshotOf(tests::storyOf({"0 A:1@1,0 +1"}));
    const engine::GameState& state = game.ledger.game()->state();
    const engine::FeatureReport report =
        engine::reportOn(state, state.board.featureAt(state.meeples.front().at));
    const QString text = featureWords(report, game.ledger.setup());
    EXPECT_TRUE(text.contains(QStringLiteral("Road")) && text.contains(QStringLiteral("Red")));
    EXPECT_TRUE(text.contains(pointsWords(2)));
}

} // namespace
} // namespace meeplecam::gui
