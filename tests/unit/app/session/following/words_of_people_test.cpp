#include "app/session/following/words_of_people.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Story threeTurns() {
    return tests::storyOf({"0 U:1@1,0 +0", "1 B@0,1", "0 U:1@2,0"});
}

TEST(WordsOfPeople, AreNoneWhereEverythingWasSeen) {
    Story story = threeTurns();
    story.ended = true;
    const WordsOfPeople words = wordsOfPeople(story);
    EXPECT_FALSE(words.start);
    EXPECT_FALSE(words.ended) << "the last tile was laid";
    EXPECT_EQ(words.about(0), nullptr);
    EXPECT_THAT(words.tiles(), IsEmpty());
    EXPECT_FALSE(words.deny(story.turns[0].turn.placement));
}

TEST(WordsOfPeople, AreAboutEachTurnOfWhichSomebodySpoke) {
    Story story = threeTurns();
    story.turns[0].meepleOrigin = Origin::Person;
    story.turns[1].origin = Origin::Person;
    story.turns[2].playerOrigin = Origin::Person;
    const WordsOfPeople words = wordsOfPeople(story);
    for (int turn = 0; turn < 3; ++turn) {
        ASSERT_NE(words.about(turn), nullptr) << turn;
        EXPECT_EQ(*words.about(turn), story.turns[static_cast<std::size_t>(turn)]);
    }
    EXPECT_EQ(words.about(3), nullptr);
    EXPECT_THAT(words.tiles(), ElementsAre(story.turns[1].turn.placement)) << "the one that they named";
}

TEST(WordsOfPeople, MayNameTheFirstTileAndEndTheGame) {
    Story story = threeTurns();
    story.startOrigin = Origin::Person;
    story.ended = true;
    story.endOrigin = Origin::Person;
    EXPECT_EQ(wordsOfPeople(story).start, story.start);
    EXPECT_THAT(wordsOfPeople(story).tiles(), ElementsAre(*story.start));
    EXPECT_TRUE(wordsOfPeople(story).ended);
    story.ended = false; // they thought better of it
    EXPECT_FALSE(wordsOfPeople(story).ended);
}

TEST(WordsOfPeople, WhatTheyDenyIsNoTileHoweverItLies) {
    Story story = threeTurns();
    story.denied = {tests::placement("base.B", 0, 2)};
    const WordsOfPeople words = wordsOfPeople(story);
    EXPECT_TRUE(words.deny(tests::placement("base.B", 0, 2, 3)));
    EXPECT_FALSE(words.deny(tests::placement("base.A", 0, 2))) << "another one may be laid there";
    EXPECT_FALSE(words.deny(tests::placement("base.B", 0, 3)));
}

} // namespace
} // namespace meeplecam::session
