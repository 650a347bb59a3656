#include "app/session/edit_history.h"

#include "app/session/story_edit.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

const std::vector<std::string> kHistoryTurns{"0 A:1@1,0 +1", "1 B@0,1", "0 A:3@-1,0"};

Story withOtherTile(const Story& story, int turn) {
    StoryTurn changed = story.turns[static_cast<std::size_t>(turn)];
    changed.turn.placement.tile = tests::tile("base.U");
    changed.turn.meeple.reset();
    return *correctTurn(story, changed);
}

TEST(EditHistory, UndoGivesTheStoryBackAndRedoTheEdit) {
    const Story before = tests::storyOf(kHistoryTurns);
    const Story after = withOtherTile(before, 0);
    EditHistory history;
    EXPECT_FALSE(history.canUndo());
    history.note(before, after);
    EXPECT_TRUE(history.canUndo());
    EXPECT_EQ(history.undo(after), before);
    EXPECT_FALSE(history.canUndo());
    EXPECT_EQ(history.redo(before), after);
    EXPECT_FALSE(history.canRedo());
}

TEST(EditHistory, ARemovedTurnComesBackAtItsPlaceAndIsNoLongerDenied) {
    const Story before = tests::storyOf(kHistoryTurns);
    const Story after = *removeTurn(before, before.turns[1].id);
    ASSERT_EQ(after.denied.size(), 1U);
    EditHistory history;
    history.note(before, after);
    EXPECT_EQ(history.undo(after), before);
}

TEST(EditHistory, WhatWasSeenSinceTheEditStays) {
    const Story before = tests::storyOf({kHistoryTurns[0], kHistoryTurns[1]});
    Story after = withOtherTile(before, 0);
    EditHistory history;
    history.note(before, after);
    after.turns.push_back(tests::storyTurn(2, kHistoryTurns[2]));
    EXPECT_EQ(history.undo(after), tests::storyOf(kHistoryTurns));
}

TEST(EditHistory, TheFirstTileIsGivenBackToo) {
    const Story before = tests::storyOf(kHistoryTurns);
    const Story after = *correctStart(before, {tests::tile("base.V"), engine::Rotation::None});
    EditHistory history;
    history.note(before, after);
    EXPECT_EQ(history.undo(after), before);
    EXPECT_EQ(history.redo(before), after);
}

TEST(EditHistory, EditsAreTakenBackOneByOne) {
    const Story first = tests::storyOf(kHistoryTurns);
    const Story second = withOtherTile(first, 0);
    const Story third = *removeTurn(second, second.turns[2].id);
    EditHistory history;
    history.note(first, second);
    history.note(second, third);
    EXPECT_EQ(history.undo(history.undo(third)), first);
    EXPECT_EQ(history.redo(history.redo(first)), third);
}

TEST(EditHistory, AnotherEditEndsWhatCouldBeDoneAgain) {
    const Story first = tests::storyOf(kHistoryTurns);
    const Story second = withOtherTile(first, 0);
    EditHistory history;
    history.note(first, second);
    const Story back = history.undo(second);
    history.note(back, *removeTurn(back, back.turns[0].id));
    EXPECT_FALSE(history.canRedo());
}

TEST(EditHistory, AnAnsweredQuestionIsAskedAgain) {
    Story before = tests::storyOf(kHistoryTurns);
    StoryQuestion question{1, models::ReportQuestion::About::Tile, {0, 1}, {}, "a hand was there"};
    question.alternatives = {{before.turns[1]}, {tests::storyTurn(1, "1 A@0,1")}};
    before.questions = {question};
    const Story after = *answer(before, 0, 1);
    EditHistory history;
    history.note(before, after);
    EXPECT_EQ(history.undo(after), before);
}

} // namespace
} // namespace meeplecam::session
