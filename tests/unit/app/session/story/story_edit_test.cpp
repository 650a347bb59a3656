#include "app/session/story/story_edit.h"

#include "app/session/story/event_ledger.h"
#include "app/session/story/story_meaning.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using engine::Rotation;
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

/// Turns in notation, with "t", "m" and "p" for a tile, a meeple and a player of which a person spoke.
std::vector<std::string> textsOf(const Story& story) {
    std::vector<std::string> texts;
    for (const StoryTurn& turn : story.turns)
        texts.push_back(std::to_string(turn.id) + ": " + engine::formatTurn(tests::registry(), turn.turn) +
                        (turn.origin == Origin::Person ? " t" : "") +
                        (turn.meepleOrigin == Origin::Person ? " m" : "") +
                        (turn.playerOrigin == Origin::Person ? " p" : ""));
    return texts;
}

engine::Result<Story> edited(const Story& story, const StoryEdit& edit) {
    return apply(story, edit, tests::redAndBlue());
}

std::string refusalOf(const Story& story, const StoryEdit& edit) {
    const auto refused = edited(story, edit);
    return refused ? "" : refused.error().message;
}

engine::TileFace face(const std::string& name, Rotation rotation = Rotation::None) {
    return {tests::tile(name), rotation};
}

const std::vector<std::string> kStoryTurns{"0 A:1@1,0 +1", "1 B@0,1", "0 A:3@-1,0"};

TEST(StoryEdit, EachEditMarksWhatItSaysAlone) {
    const Story story = tests::storyOf(kStoryTurns);
    EXPECT_EQ(textsOf(*edited(story, SetTile{1, face("base.A")}))[1], "1: 1 A@0,1 t");
    EXPECT_EQ(textsOf(*edited(story, SetMeeple{1, meepleOn(story.turns[1], 0)}))[1], "1: 1 B@0,1 +0 m");
    EXPECT_EQ(textsOf(*edited(story, SetMeeple{0, std::nullopt}))[0], "0: 0 A:1@1,0 m");
    EXPECT_EQ(textsOf(*edited(story, SetPlayer{1, 0}))[1], "1: 0 B@0,1 p");
    const Story first = *edited(story, SetStart{face("base.V")});
    EXPECT_EQ(first.startOrigin, Origin::Person);
    EXPECT_EQ(first.turns, story.turns);
}

TEST(StoryEdit, AnAbbotComesHomeInsteadOfAFigureThatIsPlaced) {
    engine::GameSetup setup = tests::redAndBlue();
    setup.rules.abbots = 1;
    const Story story = tests::storyOf({"0 B@0,1 +A0", "1 A:1@1,0 +1", "0 A:3@-1,0 +1"});
    const engine::SegmentRef abbot{{0, 1}, 0};
    EXPECT_THAT(abbotsThatMayComeHome(story, 2, setup), ElementsAre(abbot));
    EXPECT_THAT(abbotsThatMayComeHome(story, 1, setup), IsEmpty()); // it is not blue's
    EXPECT_THAT(abbotsThatMayComeHome(story, 9, setup), IsEmpty());
    const auto home = apply(story, SetAbbotHome{2, abbot}, setup);
    ASSERT_TRUE(home.has_value()) << home.error().message;
    EXPECT_EQ(textsOf(*home)[2], "2: 0 A:3@-1,0 <0,1,0 m");
    const auto placed =
        apply(*home, SetMeeple{2, engine::MeepleChoice{engine::MeepleType::Small, 1, {}}}, setup);
    EXPECT_EQ(textsOf(*placed)[2], "2: 0 A:3@-1,0 +1 m");
    EXPECT_THAT(apply(story, SetAbbotHome{1, abbot}, setup).error().message, HasSubstr("No abbot"));
    EXPECT_THAT(apply(story, SetAbbotHome{9, abbot}, setup).error().message, HasSubstr("no longer"));
}

TEST(StoryEdit, AFigureThatWasNoneDidNotComeHome) {
    engine::GameSetup setup = tests::redAndBlue();
    setup.rules.abbots = 1;
    Story story = tests::storyOf({"0 B@0,1 +A0", "1 A:1@1,0 +1", "0 A:3@-1,0 +1"});
    const StoryReturn other{40, *engine::placedMeeple(story.turns[1].turn)};
    story.returns = {{50, *engine::placedMeeple(story.turns[2].turn)}, other};
    EXPECT_THAT(apply(story, SetAbbotHome{2, {{0, 1}, 0}}, setup)->returns, ElementsAre(other));
    EXPECT_THAT(apply(story, SetMeeple{2, std::nullopt}, setup)->returns, ElementsAre(other));
    const Story moved =
        *apply(story, SetMeeple{2, engine::MeepleChoice{engine::MeepleType::Small, 0, {}}}, setup);
    ASSERT_THAT(moved.returns, SizeIs(2));
    EXPECT_EQ(moved.returns[0].meeple.at, (engine::SegmentRef{{-1, 0}, 0}));
    EXPECT_EQ(moved.returns[0].frame, 50);
    EXPECT_EQ(apply(story, SetPlayer{2, 1}, setup)->returns[0].meeple.player, 1);
}

TEST(StoryEdit, AFarmerLies) {
    const Story story = tests::storyOf(kStoryTurns);
    EXPECT_EQ(edited(story, SetMeeple{1, meepleOn(story.turns[1], 1)})->turns[1].pose,
              models::MeeplePose::Lying);
    EXPECT_EQ(edited(story, SetMeeple{1, meepleOn(story.turns[1], 0)})->turns[1].pose,
              models::MeeplePose::Standing);
}

TEST(StoryEdit, OnAnotherTileAMeepleStaysOnWhatItClaims) {
    // A farmer to the north of a road, which has another number on each tile.
    Story story = tests::storyOf({"0 U:1@1,0 +2"});
    const Story moved = *edited(story, SetTile{0, face("base.D", Rotation::Half)});
    EXPECT_EQ(textsOf(moved)[0], "0: 0 D:2@1,0 +3 t") << "still seen, not said";
    EXPECT_THAT(moved.questions, IsEmpty());
    story.turns[0].meepleOrigin = Origin::Person;
    EXPECT_EQ(textsOf(*edited(story, SetTile{0, face("base.D", Rotation::Half)}))[0], "0: 0 D:2@1,0 +3 t m");
}

TEST(StoryEdit, AMeepleOnAnotherTileStaysThere) {
    const Story story = tests::storyOf({"0 U:1@1,0 +2@0,0"});
    const Story moved = *edited(story, SetTile{0, face("base.D", Rotation::Half)});
    EXPECT_EQ(textsOf(moved)[0], "0: 0 D:2@1,0 +2@0,0 t");
    EXPECT_THAT(moved.questions, IsEmpty());
}

TEST(StoryEdit, WhereAMeepleStandsOnAnotherTileIsAskedWhenItIsNotPlain) {
    const Story story = tests::storyOf({"0 U:1@1,0 +0"});
    const Story crossing = *edited(story, SetTile{0, face("base.W")});
    ASSERT_THAT(crossing.questions, SizeIs(1));
    const StoryQuestion& asked = crossing.questions.front();
    EXPECT_EQ(asked.about, About::Meeple);
    EXPECT_EQ(asked.turn, 0);
    ASSERT_THAT(asked.alternatives, SizeIs(3)) << "two roads, or no meeple";
    EXPECT_EQ(crossing.turns[0].turn.meeple, asked.alternatives[0].turn.turn.meeple) << "the best reading";
    EXPECT_FALSE(asked.alternatives[2].turn.turn.meeple);
    const Story answered = *edited(crossing, AnswerQuestion{asked, 1});
    EXPECT_EQ(textsOf(answered)[0], "0: 0 W@1,0 +2 t m");
    EXPECT_THAT(answered.questions, IsEmpty());
    // On a tile without a road all that takes a meeple is possible.
    EXPECT_THAT(edited(story, SetTile{0, face("base.C")})->questions.front().alternatives, SizeIs(2));
}

TEST(StoryEdit, AnAnswerIsOfAPersonAndEndsTheQuestion) {
    Story story = tests::storyOf(kStoryTurns);
    story.turns[1].frame = 77;
    story.questions = {question(1, About::Tile, {"1 B@0,1", "1 A@0,1"}),
                       question(1, About::Meeple, {"1 B@0,1", "1 B@0,1 +0"}),
                       question(0, About::Meeple, {"0 A:1@1,0 +1", "0 A:1@1,0"})};
    const Story other = *edited(story, AnswerQuestion{story.questions[0], 1});
    EXPECT_EQ(textsOf(other)[1], "1: 1 A@0,1 t");
    EXPECT_EQ(other.turns[1].frame, 77);
    EXPECT_THAT(other.questions, ElementsAre(story.questions[2])); // the meeple's rested on another tile
    const Story same = *edited(story, AnswerQuestion{story.questions[0], 0});
    EXPECT_EQ(textsOf(same)[1], "1: 1 B@0,1 t");
    EXPECT_THAT(same.questions, ElementsAre(story.questions[1], story.questions[2]));
    const Story meeple = *edited(story, AnswerQuestion{story.questions[2], 1});
    EXPECT_EQ(textsOf(meeple)[0], "0: 0 A:1@1,0 m");
}

TEST(StoryEdit, AnAnswerSaysNothingAboutWhatWasSeenSinceTheQuestion) {
    Story story = tests::storyOf(kStoryTurns);
    story.questions = {question(1, About::Tile, {"1 B@0,1", "1 A@0,1"})};
    const AnswerQuestion answer{story.questions[0], 1};
    story.turns[1] = tests::storyTurn(1, "0 B@0,1 +0"); // its meeple came, and told whose turn it was
    EXPECT_EQ(textsOf(*edited(story, answer))[1], "1: 0 A@0,1 +0 t");
}

TEST(StoryEdit, WhoKnowsThePlayerIsNotAskedForTheColour) {
    Story story = tests::storyOf(kStoryTurns);
    story.questions = {question(0, About::Meeple, {"0 A:1@1,0 +1", "0 A:1@1,0"}),
                       question(1, About::Meeple, {"1 B@0,1 +0", "1 B@0,1"})};
    story.questions[0].why = models::QuestionReason::UnclearColour;
    story.questions[1].why = models::QuestionReason::UnclearClaim;
    EXPECT_THAT(edited(story, SetPlayer{0, 1})->questions, ElementsAre(story.questions[1]));
    const Story said = *edited(story, SetPlayer{1, 0});
    ASSERT_THAT(said.questions, SizeIs(2));
    EXPECT_EQ(said.questions[1].alternatives[0].turn.turn.player, 0) << "what it claims is still open";
}

TEST(StoryEdit, AQuestionThatIsGoneOrAnotherOneIsNotAnswered) {
    Story story = tests::storyOf(kStoryTurns);
    const StoryQuestion asked = question(1, About::Tile, {"1 B@0,1", "1 A@0,1"});
    EXPECT_THAT(refusalOf(story, AnswerQuestion{asked, 1}), HasSubstr("no longer open"));
    story.questions = {question(1, About::Tile, {"1 B@0,1", "1 V@0,1"})};
    EXPECT_THAT(refusalOf(story, AnswerQuestion{asked, 1}), HasSubstr("has changed"));
    EXPECT_THAT(refusalOf(story, AnswerQuestion{asked, 2}), HasSubstr("no longer open"));
}

TEST(StoryEdit, TheFirstTileIsAskedAboutLikeAnyOther) {
    Story story = tests::storyOf(kStoryTurns);
    StoryQuestion asked = question(kNoTurn, About::Tile, {"0 D@0,0", "0 V@0,0"});
    story.questions = {asked};
    const Story said = *edited(story, AnswerQuestion{asked, 1});
    EXPECT_EQ(said.start->tile, tests::tile("base.V"));
    EXPECT_EQ(said.startOrigin, Origin::Person);
    EXPECT_THAT(said.questions, IsEmpty());
}

TEST(StoryEdit, TurnsAreInsertedAndRemoved) {
    const Story story = tests::storyOf(kStoryTurns);
    EXPECT_THAT(textsOf(*edited(story, InsertTurn{tests::placement("base.B", 1, 1), 1, 1})),
                ElementsAre("0: 0 A:1@1,0 +1", "3: 1 B@1,1 t p", "1: 1 B@0,1", "2: 0 A:3@-1,0"));
    EXPECT_EQ(
        textsOf(*edited(story, InsertTurn{tests::placement("base.B", 1, 1), std::nullopt, std::nullopt}))[3],
        "3: 1 B@1,1 t")
        << "nobody said who: it was blue's turn";
    const Story less = *edited(story, RemoveTurn{1});
    EXPECT_THAT(textsOf(less), ElementsAre("0: 0 A:1@1,0 +1", "2: 0 A:3@-1,0"));
    EXPECT_THAT(less.denied, ElementsAre(tests::placement("base.B", 0, 1)));
    const Story again = *edited(less, InsertTurn{tests::placement("base.B", 0, 1), 1, 2});
    EXPECT_THAT(again.denied, IsEmpty()); // the person thinks better of it
}

TEST(StoryEdit, AMeepleIsMovedOnItsTileToAnotherTurnOrOff) {
    // Red has a farmer on the road's tile in turn 0, and nothing on that of turn 2.
    const Story story = tests::storyOf({"0 U:1@1,0 +1", "1 B@0,1", "0 U:1@2,0"});
    const engine::PlacedMeeple farmer{0, engine::MeepleType::Small, {{1, 0}, 1}};
    const auto moved = [&](const Story& from, const engine::PlacedMeeple& meeple,
                           std::optional<engine::SegmentRef> to) {
        return textsOf(*edited(from, MoveMeeple{meeple, to}));
    };
    EXPECT_EQ(moved(story, farmer, engine::SegmentRef{{1, 0}, 0})[0], "0: 0 U:1@1,0 +0 m");
    EXPECT_EQ(moved(story, farmer, std::nullopt)[0], "0: 0 U:1@1,0 m");
    EXPECT_THAT(moved(story, farmer, engine::SegmentRef{{2, 0}, 0}),
                ElementsAre("0: 0 U:1@1,0 m", "1: 1 B@0,1", "2: 0 U:1@2,0 +0 m"));

    // Blue's tile, and that which lay there first: nobody but blue may put a meeple on one, nobody on the
    // other.
    for (const engine::Cell cell : {engine::Cell{0, 1}, engine::Cell{0, 0}}) {
        const Story there = *edited(story, MoveMeeple{farmer, engine::SegmentRef{cell, 0}});
        EXPECT_EQ(there.turns[0].turn.meeple, (engine::MeepleChoice{engine::MeepleType::Small, 0, cell}));
        EXPECT_FALSE(there.turns[1].turn.meeple.has_value());
        EXPECT_EQ(moved(there, {0, engine::MeepleType::Small, {cell, 0}}, farmer.at)[0], "0: 0 U:1@1,0 +1 m");
    }
    EXPECT_THAT(refusalOf(story, MoveMeeple{{1, engine::MeepleType::Small, {{1, 0}, 1}}, std::nullopt}),
                HasSubstr("no longer there"));
}

TEST(StoryEdit, AMeepleThatWentHomeDidSoFromWhereItStood) {
    Story story = tests::storyOf({"0 U:1@1,0 +2"});
    story.returns = {{40, {0, engine::MeepleType::Small, {{1, 0}, 2}}}};
    const auto returned = [&](const StoryEdit& edit) { return edited(story, edit)->returns; };
    EXPECT_EQ(returned(SetTile{0, face("base.D", Rotation::Half)}).at(0).meeple.at.segment, 3);
    EXPECT_EQ(returned(SetMeeple{0, meepleOn(story.turns[0], 1)}).at(0).meeple.at.segment, 1);
    EXPECT_EQ(returned(SetPlayer{0, 1}).at(0).meeple.player, 1);
    EXPECT_THAT(returned(SetMeeple{0, std::nullopt}), IsEmpty());
    EXPECT_THAT(returned(RemoveTurn{0}), IsEmpty());
}

TEST(StoryEdit, WhatIsNotThereIsOneSentence) {
    const Story story = tests::storyOf(kStoryTurns);
    const std::vector<StoryEdit> edits{SetTile{9, face("base.A")}, SetMeeple{9, std::nullopt},
                                       SetPlayer{9, 0}, RemoveTurn{9},
                                       InsertTurn{tests::placement("base.B", 1, 1), 0, 9}};
    for (const StoryEdit& edit : edits)
        EXPECT_THAT(refusalOf(story, edit), HasSubstr("no longer in the game")) << edit.index();
    EXPECT_THAT(refusalOf(Story(), SetStart{face("base.V")}), HasSubstr("no tile on the table"));
}

TEST(StoryEdit, NothingMakesTheGameImpossible) {
    const Story story = tests::storyOf(kStoryTurns);
    const engine::TileFace foreign = face("ic.A"); // of a box that is not played with
    EXPECT_THAT(refusalOf(story, SetStart{foreign}), HasSubstr("not part of this game"));
    EXPECT_THAT(refusalOf(story, SetTile{1, foreign}), HasSubstr("not part of this game"));
    EXPECT_THAT(refusalOf(story, InsertTurn{tests::placement("ic.A", 1, 1), 0, std::nullopt}),
                HasSubstr("not part of this game"));
    EXPECT_THAT(refusalOf(story, InsertTurn{tests::placement("base.B", 0, 1), 0, std::nullopt}),
                HasSubstr("already lies there"));
    EXPECT_THAT(refusalOf(story, SetPlayer{1, 2}), HasSubstr("no such player"));
    EXPECT_THAT(refusalOf(story, SetMeeple{1, meepleOn(story.turns[1], 2)}), HasSubstr("can stand there"));
}

TEST(StoryEdit, AGameThatAPersonEndedIsOverUntilSheSaysOtherwise) {
    const Story seen = tests::storyOf(kStoryTurns);
    const Story said = *edited(seen, EndGame{});
    EXPECT_TRUE(said.ended);
    EXPECT_EQ(*edited(said, ReopenGame{}), seen);
    EXPECT_THAT(refusalOf(Story(), EndGame{}), HasSubstr("no tile on the table"));
    EventLedger ledger(tests::redAndBlue());
    ledger.update(said, 0);
    EXPECT_EQ(ledger.reported().story(), said);
    ledger.update(seen, 0);
    EXPECT_EQ(ledger.reported().story(), seen);
}

TEST(StoryEdit, WordsSurviveTheLog) {
    Story said = tests::storyOf(kStoryTurns);
    EventLedger ledger(tests::redAndBlue());
    ledger.update(said, 0);
    const std::vector<StoryEdit> edits{SetMeeple{0, std::nullopt},
                                       SetPlayer{0, 1},
                                       RemoveTurn{1},
                                       InsertTurn{tests::placement("base.B", 1, 1), 1, 2},
                                       SetTile{2, face("base.A", Rotation::Half)},
                                       SetStart{face("base.V")}};
    for (const StoryEdit& edit : edits) {
        said = *edited(said, edit);
        ledger.update(said, 0);
        EXPECT_EQ(tests::withoutFrames(ledger.reported().story()), tests::withoutFrames(said));
    }
}

} // namespace
} // namespace meeplecam::session
