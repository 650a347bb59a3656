#include "app/session/following/open_questions.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// A doubt about the tile of turn 3, which is one of these, the first most probably.
Doubt doubtBetween(const std::vector<std::string>& turns) {
    Doubt doubt;
    doubt.question.turn = 3;
    for (const std::string& text : turns)
        doubt.question.alternatives.push_back({tests::storyTurn(3, text)});
    return doubt;
}

TEST(OpenQuestions, ADoubtIsAskedAboutWhenTheNextLookHasItToo) {
    OpenQuestions questions;
    const Doubt doubt = doubtBetween({"0 A:1@1,0", "0 B:1@1,0"});
    EXPECT_THAT(questions.next({doubt}, {}), IsEmpty());
    EXPECT_THAT(questions.considered(), ElementsAre(doubt.question));
    EXPECT_THAT(questions.next({doubt}, {}), ElementsAre(doubt.question));
    EXPECT_THAT(questions.considered(), IsEmpty());
}

TEST(OpenQuestions, ADoubtOfOneLookIsForgotten) {
    OpenQuestions questions;
    const Doubt doubt = doubtBetween({"0 A:1@1,0", "0 B:1@1,0"});
    EXPECT_THAT(questions.next({doubt}, {}), IsEmpty());
    EXPECT_THAT(questions.next({}, {}), IsEmpty());
    EXPECT_THAT(questions.next({doubt}, {}), IsEmpty()) << "it begins anew";
}

TEST(OpenQuestions, NobodyIsAskedBeforeItIsDue) {
    OpenQuestions questions;
    Doubt doubt = doubtBetween({"0 A:1@1,0", "0 B:1@1,0"});
    doubt.due = false;
    for (int look = 0; look < 3; ++look)
        EXPECT_THAT(questions.next({doubt}, {}), IsEmpty());
    doubt.due = true;
    EXPECT_THAT(questions.next({doubt}, {}), SizeIs(1));
}

TEST(OpenQuestions, WhatLastsButIsNotDueWaits) {
    OpenQuestions questions;
    Doubt doubt = doubtBetween({"0 A:1@1,0", "0 B:1@1,0"});
    doubt.due = false;
    EXPECT_THAT(questions.next({doubt}, {}), IsEmpty());
    EXPECT_THAT(questions.takeWaiting(), IsEmpty()) << "one look may be wrong";
    EXPECT_THAT(questions.next({doubt}, {}), IsEmpty());
    EXPECT_THAT(questions.takeWaiting(), ElementsAre(doubt.question));
    EXPECT_THAT(questions.takeWaiting(), IsEmpty()) << "an edit after the end does not ask it anew";
    EXPECT_THAT(questions.next({doubt}, {}), IsEmpty());
    EXPECT_THAT(questions.next({}, {}), IsEmpty());
    EXPECT_THAT(questions.takeWaiting(), IsEmpty()) << "it was settled";
}

TEST(OpenQuestions, AQuestionStaysTheSameWhileItsFirstAnswerDoes) {
    OpenQuestions questions;
    const StoryQuestion asked = doubtBetween({"0 A:1@1,0", "0 B:1@1,0"}).question;
    const Doubt longer = doubtBetween({"0 A:1@1,0", "0 B:1@1,0", "0 U:1@1,0"});
    EXPECT_THAT(questions.next({longer}, std::vector{asked}), ElementsAre(asked));
    const Doubt other = doubtBetween({"0 B:1@1,0", "0 A:1@1,0"});
    EXPECT_THAT(questions.next({other}, std::vector{asked}), ElementsAre(other.question))
        << "what is believed changed, and is asked anew at once";
}

TEST(OpenQuestions, WhatShiftsIsNotAskedAnewAsLongAsItIsAmongTheAnswers) {
    OpenQuestions questions;
    const StoryQuestion asked = doubtBetween({"0 A:1@1,0", "0 B:1@1,0"}).question;
    Doubt shifted = doubtBetween({"0 B:1@1,0", "0 A:1@1,0"});
    shifted.shifting = true;
    EXPECT_THAT(questions.next({shifted}, std::vector{asked}), ElementsAre(asked));
    Doubt other = doubtBetween({"0 U:1@1,0", "0 A:1@1,0"});
    other.shifting = true;
    EXPECT_THAT(questions.next({other}, std::vector{asked}), ElementsAre(other.question));
}

TEST(OpenQuestions, TileAndMeepleOfATurnAreTwoThings) {
    OpenQuestions questions;
    const StoryQuestion asked = doubtBetween({"0 A:1@1,0 +0", "0 A:1@1,0"}).question;
    Doubt meeple = doubtBetween({"0 A:1@1,0 +0", "0 A:1@1,0"});
    meeple.question.about = models::ReportQuestion::About::Meeple;
    EXPECT_THAT(questions.next({meeple}, std::vector{asked}), IsEmpty());
    EXPECT_THAT(questions.considered(), SizeIs(1));
}

} // namespace
} // namespace meeplecam::session
