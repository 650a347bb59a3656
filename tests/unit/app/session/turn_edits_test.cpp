#include "app/session/turn_edits.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

const std::vector<std::string> kTurns{"0 A:1@1,0 +1", "1 B@0,1"};

TEST(TurnEdits, AnotherTileDropsAMeepleWithoutAFeature) {
    const Story story = tests::storyOf(kTurns);
    const auto edited =
        withTile(story, 0, {tests::tile("base.C"), engine::Rotation::None}, tests::registry());
    ASSERT_TRUE(edited);
    EXPECT_EQ(edited->turns[0].turn.placement.tile, tests::tile("base.C"));
    EXPECT_FALSE(edited->turns[0].turn.meeple.has_value()); // base.C is a city and nothing else
    EXPECT_EQ(edited->turns[0].origin, Origin::Person);
}

TEST(TurnEdits, MeepleAndPlayer) {
    const Story story = tests::storyOf(kTurns);
    const auto meeple = withMeeple(story, 1, 0);
    EXPECT_EQ(meeple->turns[1].turn.meeple->segment, 0);
    EXPECT_EQ(meeple->turns[1].meepleOrigin, Origin::Person);
    EXPECT_FALSE(withMeeple(story, 0, std::nullopt)->turns[0].turn.meeple.has_value());
    EXPECT_EQ(withPlayer(story, 0, 1)->turns[0].turn.player, 1);
}

TEST(TurnEdits, AMeepleIsMovedOnItsTileToAnotherTurnOrOff) {
    // Red has a farmer on the road's tile in turn 0, and nothing on that of turn 2.
    const Story story = tests::storyOf({"0 U:1@1,0 +1", "1 B@0,1", "0 U:1@2,0"});
    const engine::PlacedMeeple farmer{0, engine::MeepleType::Small, {{1, 0}, 1}};
    EXPECT_EQ(withMeepleMoved(story, farmer, engine::SegmentRef{{1, 0}, 0})->turns[0].turn.meeple->segment,
              0);
    EXPECT_FALSE(withMeepleMoved(story, farmer, std::nullopt)->turns[0].turn.meeple.has_value());

    const auto later = withMeepleMoved(story, farmer, engine::SegmentRef{{2, 0}, 0});
    EXPECT_FALSE(later->turns[0].turn.meeple.has_value());
    EXPECT_EQ(later->turns[2].turn.meeple, (engine::MeepleChoice{engine::MeepleType::Small, 0, {}}));
    EXPECT_EQ(later->turns[2].meepleOrigin, Origin::Person);

    // Blue's tile, and that which lay there first: nobody but blue may put a meeple on one, nobody on the
    // other.
    for (const engine::Cell cell : {engine::Cell{0, 1}, engine::Cell{0, 0}}) {
        const auto there = withMeepleMoved(story, farmer, engine::SegmentRef{cell, 0});
        EXPECT_EQ(there->turns[0].turn.meeple, (engine::MeepleChoice{engine::MeepleType::Small, 0, cell}));
        EXPECT_FALSE(there->turns[1].turn.meeple.has_value());
        const engine::PlacedMeeple moved{0, engine::MeepleType::Small, {cell, 0}};
        const auto back = withMeepleMoved(*there, moved, farmer.at);
        EXPECT_EQ(back->turns[0].turn.meeple, story.turns[0].turn.meeple);
    }
    EXPECT_THAT(
        withMeepleMoved(story, {1, engine::MeepleType::Small, {{1, 0}, 1}}, std::nullopt).error().message,
        testing::HasSubstr("does not stand there"));
}

TEST(TurnEdits, ATurnThatNobodySawIsTheLast) {
    const Story story = tests::storyOf(kTurns);
    const auto edited = withTurn(story, 0, tests::placement("base.U", 0, 2));
    ASSERT_EQ(edited->turns.size(), 3U);
    EXPECT_EQ(edited->turns[2].turn.placement, tests::placement("base.U", 0, 2));
    EXPECT_EQ(edited->turns[2].origin, Origin::Person);
}

TEST(TurnEdits, AnAnswerFindsItsQuestionByWhatItIsAbout) {
    Story story = tests::storyOf(kTurns);
    StoryQuestion question{1, models::ReportQuestion::About::Tile, {0, 1}, {}, "a hand was there"};
    question.alternatives = {{story.turns[1]}, {tests::storyTurn(1, "1 A@0,1")}};
    EXPECT_FALSE(withAnswer(story, question, 1)); // it was withdrawn
    story.questions = {question};
    EXPECT_EQ(withAnswer(story, question, 1)->turns[1].turn.placement.tile, tests::tile("base.A"));
    EXPECT_FALSE(withAnswer(story, question, 2));
}

TEST(TurnEdits, ATurnThatIsGoneIsOneSentence) {
    const Story story = tests::storyOf(kTurns);
    EXPECT_THAT(withPlayer(story, 9, 0).error().message, testing::HasSubstr("not in the game"));
}

} // namespace
} // namespace meeplecam::session
