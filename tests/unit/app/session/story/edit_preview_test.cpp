#include "app/session/story/edit_preview.h"

#include "app/session/story/story_edit.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Red closes the city of the start tile in the first turn, and takes the road in the third; blue has a
// cloister.
const std::vector<std::string> kPreviewTurns{"0 E:2@0,-1 +0", "1 B@0,1 +0", "0 V@1,0 +0"};

EditPreview preview(const Story& story, const StoryEdit& edit) {
    return previewOf(tests::redAndBlue(), story, apply(story, edit, tests::redAndBlue()).value());
}

TEST(EditPreview, AMeepleThatWasNotThereTakesItsPointsBack) {
    const Story story = tests::storyOf(kPreviewTurns);
    const EditPreview now = preview(story, SetMeeple{0, std::nullopt});
    ASSERT_EQ(now.turns.size(), 1U);
    EXPECT_EQ(now.turns[0].number, 1);
    EXPECT_THAT(now.turns[0].points, ElementsAre(PointsChange{0, 4, 0}));
    EXPECT_EQ(now.turns[0].problem, std::nullopt);
    ASSERT_EQ(now.scores.size(), 1U);
    EXPECT_EQ(now.scores[0].player, 0);
    EXPECT_EQ(now.scores[0].before, 4);
    EXPECT_EQ(now.scores[0].after, 0);
    EXPECT_THAT(now.scoresAfter, ElementsAre(0, 0));
    EXPECT_EQ(now.laterTurns, 0);
}

TEST(EditPreview, AnotherPlayerGetsThePoints) {
    const Story story = tests::storyOf(kPreviewTurns);
    const EditPreview now = preview(story, SetPlayer{0, 1});
    ASSERT_EQ(now.turns.size(), 1U);
    EXPECT_THAT(now.turns[0].points, ElementsAre(PointsChange{0, 4, 0}, PointsChange{1, 0, 4}));
    EXPECT_THAT(now.scoresAfter, ElementsAre(0, 4));
}

TEST(EditPreview, NamesTheRuleThatATurnWouldBreakAndCountsLaterOnes) {
    const Story story = tests::storyOf(kPreviewTurns);
    // A cloister does not go on the city; and the tile of the third turn would still be legal.
    const EditPreview other = preview(story, SetTile{0, {tests::tile("base.B"), engine::Rotation::None}});
    ASSERT_EQ(other.turns.size(), 1U);
    ASSERT_TRUE(other.turns[0].problem);
    EXPECT_EQ(other.turns[0].problem->kind, engine::BreachKind::SidesClash);
    EXPECT_EQ(other.newProblems, 0);
    // Without the second turn nothing later changes; without the start of a chain, what follows hangs in the
    // air.
    const Story chain = tests::storyOf({"0 B@0,1", "1 B@0,2", "0 B@0,3"});
    const EditPreview gone = preview(chain, RemoveTurn{0});
    ASSERT_EQ(gone.turns.size(), 1U);
    EXPECT_EQ(gone.turns[0].number, 1);
    EXPECT_EQ(gone.laterTurns, 1);
    EXPECT_EQ(gone.newProblems, 1);
}

TEST(EditPreview, WhatIsTheSameChangesNothing) {
    const Story story = tests::storyOf(kPreviewTurns);
    EXPECT_EQ(preview(story, SetMeeple{0, story.turns[0].turn.meeple}).turns, std::vector<EditedTurn>{});
    EXPECT_THAT(previewOf(tests::redAndBlue(), story, story).scores, IsEmpty());
}

TEST(EditPreview, ATurnThatNobodySawIsTheLast) {
    const Story story = tests::storyOf(kPreviewTurns);
    const EditPreview now = preview(story, InsertTurn{tests::placement("base.B", 0, 2), 1, std::nullopt});
    ASSERT_EQ(now.turns.size(), 1U);
    EXPECT_EQ(now.turns[0].number, 4);
    EXPECT_EQ(now.scores.size(), 1U); // a neighbour more for the cloister
    EXPECT_EQ(now.scores[0].finalAfter, now.scores[0].finalBefore + 1);
}

TEST(EditPreview, BeforeTheFirstTileThereIsNothingToChange) {
    EXPECT_EQ(previewOf(tests::redAndBlue(), Story{}, Story{}).turns, std::vector<EditedTurn>{});
}

} // namespace
} // namespace meeplecam::session
