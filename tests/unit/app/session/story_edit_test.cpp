#include "app/session/story_edit.h"

#include "app/session/event_ledger.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using About = models::ReportQuestion::About;

StoryQuestion question(int turn, About about, const std::vector<std::string>& turns) {
    StoryQuestion asked{turn, about, {}, {}, "a hand was there"};
    for (const std::string& text : turns)
        asked.alternatives.push_back({tests::storyTurn(turn, text)});
    return asked;
}

/// Turns in notation, with "t" and "m" for a tile and a meeple of which a person spoke.
std::vector<std::string> textsOf(const Story& story) {
    std::vector<std::string> texts;
    for (const StoryTurn& turn : story.turns)
        texts.push_back(std::to_string(turn.id) + ": " + engine::formatTurn(tests::registry(), turn.turn) +
                        (turn.origin == Origin::Person ? " t" : "") +
                        (turn.meepleOrigin == Origin::Person ? " m" : ""));
    return texts;
}

const std::vector<std::string> kStoryTurns{"0 A:1@1,0 +1", "1 B@0,1", "0 A:3@-1,0"};

TEST(StoryEdit, AnAnswerIsOfAPersonAndEndsTheQuestion) {
    Story story = tests::storyOf(kStoryTurns);
    story.questions = {question(1, About::Tile, {"1 B@0,1", "1 A@0,1"}),
                       question(1, About::Meeple, {"1 B@0,1", "1 B@0,1 +0"}),
                       question(0, About::Meeple, {"0 A:1@1,0 +1", "0 A:1@1,0"})};
    const Story other = answer(story, 0, 1).value();
    EXPECT_EQ(textsOf(other)[1], "1: 1 A@0,1 t");
    EXPECT_THAT(other.questions, ElementsAre(story.questions[2])); // the meeple's rested on another tile
    const Story same = answer(story, 0, 0).value();
    EXPECT_EQ(textsOf(same)[1], "1: 1 B@0,1 t");
    EXPECT_THAT(same.questions, ElementsAre(story.questions[1], story.questions[2]));
    const Story meeple = answer(story, 2, 1).value();
    EXPECT_EQ(textsOf(meeple)[0], "0: 0 A:1@1,0 m");
}

TEST(StoryEdit, AnAnswerKeepsIdAndFrame) {
    Story story = tests::storyOf(kStoryTurns);
    story.turns[1].frame = 77;
    story.questions = {question(1, About::Tile, {"1 B@0,1"})};
    EXPECT_EQ(answer(story, 0, 0)->turns[1].frame, 77);
}

TEST(StoryEdit, WhatIsNotThereIsOneSentence) {
    Story story = tests::storyOf(kStoryTurns);
    story.questions = {question(1, About::Tile, {"1 B@0,1"}), question(9, About::Tile, {"1 B@0,1"})};
    EXPECT_EQ(answer(story, 2, 0).error().message, "there is no question 3; 2 are open");
    EXPECT_EQ(answer(story, 0, 1).error().message, "question 1 has no answer 2; it has 1");
    EXPECT_THAT(answer(story, 1, 0).error().message, HasSubstr("no turn with the number 9"));
    EXPECT_FALSE(correctTurn(story, tests::storyTurn(9, "0 A@4,4")).has_value());
    EXPECT_FALSE(insertTurn(story, tests::storyTurn(0, "0 A@4,4"), 9).has_value());
    EXPECT_FALSE(removeTurn(story, 9).has_value());
}

TEST(StoryEdit, TurnsAreCorrectedInsertedAndRemoved) {
    const Story story = tests::storyOf(kStoryTurns);
    EXPECT_EQ(textsOf(*correctTurn(story, tests::storyTurn(1, "1 A@0,1 +0")))[1], "1: 1 A@0,1 +0 t m");
    EXPECT_THAT(textsOf(*insertTurn(story, tests::storyTurn(0, "1 B@1,1"), 1)),
                ElementsAre("0: 0 A:1@1,0 +1", "3: 1 B@1,1 t m", "1: 1 B@0,1", "2: 0 A:3@-1,0"));
    EXPECT_EQ(insertTurn(story, tests::storyTurn(0, "1 B@1,1"), std::nullopt)->turns.back().id, 3);
    const Story less = removeTurn(story, 1).value();
    EXPECT_THAT(textsOf(less), ElementsAre("0: 0 A:1@1,0 +1", "2: 0 A:3@-1,0"));
    EXPECT_THAT(less.denied, ElementsAre(tests::placement("base.B", 0, 1)));
    const Story again = insertTurn(less, tests::storyTurn(0, "1 B@0,1"), 2).value();
    EXPECT_THAT(again.denied, IsEmpty()); // the person thinks better of it
}

TEST(KeepWord, WithoutWordsEverythingIsAsSeen) {
    const Story seen = tests::storyOf({"0 A:1@1,0", "1 B@1,1"});
    EXPECT_EQ(keepWord(tests::storyOf(kStoryTurns), seen), seen);
}

TEST(KeepWord, ACorrectedTurnStands) {
    const Story said = correctTurn(tests::storyOf(kStoryTurns), tests::storyTurn(1, "1 A@0,1 +0")).value();
    const Story seen = tests::storyOf({"0 A:1@1,0", "1 B:2@0,1", "0 A:3@-1,0", "1 B@1,1"});
    EXPECT_THAT(textsOf(keepWord(said, seen)),
                ElementsAre("0: 0 A:1@1,0", "1: 1 A@0,1 +0 t m", "2: 0 A:3@-1,0", "3: 1 B@1,1"));
}

TEST(KeepWord, ATurnOfAPersonComesBackToItsPlace) {
    const Story said = insertTurn(tests::storyOf(kStoryTurns), tests::storyTurn(0, "1 B@1,1"), 1).value();
    Story seen = tests::storyOf(kStoryTurns);
    EXPECT_THAT(textsOf(keepWord(said, seen)),
                ElementsAre("0: 0 A:1@1,0 +1", "3: 1 B@1,1 t m", "1: 1 B@0,1", "2: 0 A:3@-1,0"));
    seen.turns.erase(seen.turns.begin() + 1);
    EXPECT_THAT(textsOf(keepWord(said, seen)),
                ElementsAre("0: 0 A:1@1,0 +1", "3: 1 B@1,1 t m", "2: 0 A:3@-1,0"));
}

TEST(KeepWord, ATileThatIsSeenWhereAPersonNamedOneIsNotASecondOne) {
    const Story said = insertTurn(tests::storyOf(kStoryTurns), tests::storyTurn(0, "1 B@1,1"), 1).value();
    Story seen = tests::storyOf(kStoryTurns);
    seen.turns.push_back(tests::storyTurn(8, "1 A@1,1"));
    EXPECT_THAT(keepWord(said, seen).turns, SizeIs(4));
}

TEST(KeepWord, WhatIsDeniedIsGone) {
    const Story said = removeTurn(tests::storyOf(kStoryTurns), 1).value();
    Story seen = tests::storyOf(kStoryTurns);
    seen.turns[1].id = 8; // it is seen again
    seen.questions = {question(8, About::Tile, {"1 B@0,1"})};
    const Story kept = keepWord(said, seen);
    EXPECT_THAT(textsOf(kept), ElementsAre("0: 0 A:1@1,0 +1", "2: 0 A:3@-1,0"));
    EXPECT_THAT(kept.questions, IsEmpty());
    EXPECT_EQ(kept.denied, said.denied);
}

TEST(KeepWord, ATileOfAPersonHasTheMeepleThatIsSeen) {
    Story story = tests::storyOf({"0 A:1@1,0"});
    story.questions = {question(0, About::Tile, {"0 A:1@1,0", "0 A:2@1,0"})};
    const Story said = answer(story, 0, 1).value();
    EXPECT_THAT(textsOf(keepWord(said, tests::storyOf({"0 A:1@1,0 +1"}))), ElementsAre("0: 0 A:2@1,0 +1 t"));
    // what is seen as another type of tile has other features
    EXPECT_THAT(textsOf(keepWord(said, tests::storyOf({"0 U:1@1,0 +1"}))), ElementsAre("0: 0 A:2@1,0 t"));
}

TEST(KeepWord, AMeepleOfAPersonStandsOnTheTileThatIsSeen) {
    Story story = tests::storyOf({"0 A:1@1,0"});
    story.questions = {question(0, About::Meeple, {"0 A:1@1,0", "0 A:1@1,0 +0"})};
    const Story said = answer(story, 0, 1).value();
    EXPECT_THAT(textsOf(keepWord(said, tests::storyOf({"0 A:1@1,0 +1"}))), ElementsAre("0: 0 A:1@1,0 +0 m"));
    EXPECT_THAT(textsOf(keepWord(said, tests::storyOf({"0 U@1,0"}))), ElementsAre("0: 0 A:1@1,0 +0 m"));
}

TEST(KeepWord, WhatWasAnsweredIsNotAskedAgain) {
    Story story = tests::storyOf(kStoryTurns);
    story.questions = {question(1, About::Tile, {"1 B@0,1", "1 A@0,1"}),
                       question(0, About::Meeple, {"0 A:1@1,0 +1", "0 A:1@1,0"})};
    EXPECT_THAT(keepWord(answer(story, 0, 0).value(), story).questions, ElementsAre(story.questions[1]));
}

/// A story whose first tile is not certain.
Story storyWithStartInDoubt() {
    Story story = tests::storyOf(kStoryTurns);
    StoryTurn first;
    first.id = kNoTurn;
    first.turn.placement = *story.start;
    StoryTurn other = first;
    other.turn.placement.tile = tests::tile("base.V");
    story.questions.push_back(
        {kNoTurn, About::Tile, story.start->cell, {{"base.D", first}, {"base.V", other}}, "?"});
    return story;
}

TEST(KeepWord, TheFirstTileIsWhatAPersonSaid) {
    const Story asked = storyWithStartInDoubt();
    const Story said = answer(asked, 0, 1).value();
    EXPECT_EQ(said.start->tile, tests::tile("base.V"));
    EXPECT_EQ(said.startOrigin, Origin::Person);
    EXPECT_THAT(said.questions, IsEmpty());
    const Story kept = keepWord(said, asked);
    EXPECT_EQ(kept.start, said.start);
    EXPECT_EQ(kept.startOrigin, Origin::Person);
    EXPECT_THAT(kept.questions, IsEmpty()) << "it was answered";
    EXPECT_THAT(keepWord(tests::storyOf(kStoryTurns), asked).questions, SizeIs(1)) << "nobody has";
    EXPECT_FALSE(correctStart(Story(), {tests::tile("base.V"), engine::Rotation::None}));
}

TEST(KeepWord, WhatWasSaidOfTheFirstTileSurvivesTheLog) {
    const Story asked = storyWithStartInDoubt();
    const Story said = answer(asked, 0, 1).value();
    EventLedger ledger(tests::redAndBlue());
    ledger.update(asked, 0);
    EXPECT_EQ(ledger.reported().story(), asked);
    ledger.update(said, 0);
    EXPECT_EQ(ledger.reported().story(), said);
}

TEST(KeepWord, WordsSurviveTheLog) {
    Story said = correctTurn(tests::storyOf(kStoryTurns), tests::storyTurn(0, "0 A:1@1,0")).value();
    said = insertTurn(removeTurn(said, 1).value(), tests::storyTurn(0, "1 B@1,1"), 2).value();
    EventLedger ledger(tests::redAndBlue());
    ledger.update(tests::storyOf(kStoryTurns), 0);
    ledger.update(said, 0);
    EXPECT_EQ(ledger.reported().story(), said);
}

} // namespace
} // namespace meeplecam::session
