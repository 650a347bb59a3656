#include "app/session/story/edit_history.h"

#include "app/session/story/story_edit.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

const std::vector<std::string> kHistoryTurns{"0 A:1@1,0 +1", "1 B@0,1", "0 A:3@-1,0"};

Story made(const Story& story, const StoryEdit& edit) {
    return *apply(story, edit, tests::redAndBlue());
}

Story withOtherTile(const Story& story, int turn) {
    return made(story, SetTile{turn, {tests::tile("base.U"), engine::Rotation::Quarter}});
}

Story undone(EditHistory& history, const Story& story) {
    return history.undo(story, tests::registry());
}

Story redone(EditHistory& history, const Story& story) {
    return history.redo(story, tests::registry());
}

TEST(EditHistory, UndoGivesTheStoryBackAndRedoTheEdit) {
    const Story before = tests::storyOf(kHistoryTurns);
    const Story after = withOtherTile(before, 0);
    EditHistory history;
    EXPECT_FALSE(history.canUndo());
    history.note(before, after);
    EXPECT_TRUE(history.canUndo());
    EXPECT_EQ(undone(history, after), before);
    EXPECT_FALSE(history.canUndo());
    EXPECT_EQ(redone(history, before), after);
    EXPECT_FALSE(history.canRedo());
}

TEST(EditHistory, ARemovedTurnComesBackAtItsPlaceAndIsNoLongerDenied) {
    const Story before = tests::storyOf(kHistoryTurns);
    const Story after = made(before, RemoveTurn{1});
    ASSERT_EQ(after.denied.size(), 1U);
    EditHistory history;
    history.note(before, after);
    EXPECT_EQ(undone(history, after), before);
}

TEST(EditHistory, WhatWasSeenSinceTheEditStays) {
    const Story before = tests::storyOf({kHistoryTurns[0], kHistoryTurns[1]});
    Story after = withOtherTile(before, 0);
    EditHistory history;
    history.note(before, after);
    after.turns.push_back(tests::storyTurn(2, kHistoryTurns[2]));
    EXPECT_EQ(undone(history, after), tests::storyOf(kHistoryTurns));
}

TEST(EditHistory, TheFirstTileIsGivenBackToo) {
    const Story before = tests::storyOf(kHistoryTurns);
    const Story after = made(before, SetStart{{tests::tile("base.V"), engine::Rotation::None}});
    EditHistory history;
    history.note(before, after);
    EXPECT_EQ(undone(history, after), before);
    EXPECT_EQ(redone(history, before), after);
}

TEST(EditHistory, AGameThatWasEndedGoesOnAgain) {
    const Story before = tests::storyOf(kHistoryTurns);
    const Story after = made(before, EndGame{});
    EditHistory history;
    history.note(before, after);
    EXPECT_EQ(undone(history, after), before);
    EXPECT_EQ(redone(history, before), after);
}

TEST(EditHistory, EditsAreTakenBackOneByOne) {
    const Story first = tests::storyOf(kHistoryTurns);
    const Story second = withOtherTile(first, 0);
    const Story third = made(second, RemoveTurn{2});
    EditHistory history;
    history.note(first, second);
    history.note(second, third);
    EXPECT_EQ(undone(history, undone(history, third)), first);
    EXPECT_EQ(redone(history, redone(history, first)), third);
}

TEST(EditHistory, AnotherEditEndsWhatCouldBeDoneAgain) {
    const Story first = tests::storyOf(kHistoryTurns);
    const Story second = withOtherTile(first, 0);
    EditHistory history;
    history.note(first, second);
    const Story back = undone(history, second);
    history.note(back, made(back, RemoveTurn{0}));
    EXPECT_FALSE(history.canRedo());
}

TEST(EditHistory, AnAnsweredQuestionIsAskedAgain) {
    Story before = tests::storyOf(kHistoryTurns);
    StoryQuestion question{1, models::ReportQuestion::About::Tile, {0, 1}, {}, "a hand was there"};
    question.alternatives = {{before.turns[1]}, {tests::storyTurn(1, "1 A@0,1")}};
    before.questions = {question};
    const Story after = made(before, AnswerQuestion{question, 1});
    EditHistory history;
    history.note(before, after);
    EXPECT_EQ(undone(history, after), before);
}

/// One edit of each kind, each of which changes something.
std::vector<StoryEdit> oneOfEach(const Story& story) {
    return {SetTile{0, {tests::tile("base.W"), engine::Rotation::None}},
            SetStart{{tests::tile("base.V"), engine::Rotation::None}},
            SetMeeple{1, meepleOn(story.turns[1], 0)},
            MoveMeeple{{0, engine::MeepleType::Small, {{1, 0}, 1}}, std::nullopt},
            SetPlayer{1, 0},
            InsertTurn{tests::placement("base.B", 1, 1), 1, 1},
            RemoveTurn{1}};
}

TEST(EditHistory, EachKindOfEditIsTakenBackAndDoneAgain) {
    Story before = tests::storyOf(kHistoryTurns);
    before.returns = {{40, {0, engine::MeepleType::Small, {{1, 0}, 1}}}};
    for (const StoryEdit& edit : oneOfEach(before)) {
        const Story after = made(before, edit);
        ASSERT_NE(after, before) << edit.index();
        EditHistory history;
        history.note(before, after);
        EXPECT_EQ(undone(history, after), before) << edit.index();
        EXPECT_EQ(redone(history, before), after) << edit.index();
        EXPECT_EQ(undone(history, after), before) << edit.index();
    }
}

TEST(EditHistory, AMeepleThatWasSeenSinceTheTileWasNamedStaysOnWhatItClaims) {
    const Story before = tests::storyOf({"0 U:1@1,0"});
    Story later = made(before, SetTile{0, {tests::tile("base.D"), engine::Rotation::Half}});
    EditHistory history;
    history.note(before, later);
    later.turns[0].turn.meeple = meepleOn(later.turns[0], 3); // a farmer to the north
    EXPECT_EQ(undone(history, later).turns[0].turn, tests::storyOf({"0 U:1@1,0 +2"}).turns[0].turn);
}

TEST(EditHistory, WhatElseWasSaidOfTheTurnSinceStays) {
    const Story before = tests::storyOf(kHistoryTurns);
    const Story first = made(before, SetPlayer{1, 0});
    EditHistory history;
    history.note(before, first);
    const Story both = made(first, SetMeeple{1, meepleOn(first.turns[1], 0)});
    const Story meeple = undone(history, both);
    EXPECT_EQ(meeple.turns[1].turn.player, 1);
    EXPECT_EQ(meeple.turns[1].turn.meeple, both.turns[1].turn.meeple);
    EXPECT_EQ(meeple.turns[1].meepleOrigin, Origin::Person);
}

} // namespace
} // namespace meeplecam::session
