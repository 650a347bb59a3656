#include "app/session/event_text.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;

/// What is told on a story, in words.
std::vector<std::string> told(EventLedger& ledger, const Story& story) {
    std::vector<std::string> words;
    for (const LiveEvent& event : ledger.update(story, 0))
        words.push_back(inWords(event, ledger));
    return words;
}

TEST(EventText, TellsWhatHappens) {
    EventLedger ledger(tests::redAndBlue());
    Story story = tests::storyOf({"0 A:1@1,0 +1 ~X $0>1:1\"\"", "1 B@0,1"});
    EXPECT_THAT(
        told(ledger, story),
        ElementsAre("the first tile is base.D at (0, 0)",
                    "red lays base.A turned by 90 degrees at (1, 0), after putting away base.X, red gives 1 "
                    "point to blue",
                    "blue lays base.B at (0, 1)", "red puts a meeple on the road at (1, 0)",
                    "scores: red -1 (1 if the game ended now), blue 1 (1 if the game ended now)",
                    "look: the discarded tile base.X can be placed (R-3)"));
    story.turns.push_back(tests::storyTurn(2, "0 A:3@-1,0"));
    story.returns.push_back({0, {0, engine::MeepleType::Small, {{1, 0}, 1}}});
    const std::vector<std::string> words = told(ledger, story);
    EXPECT_EQ(words[1], "the road at (1, 0) gives 3 points to red (3 tiles 3)");
    EXPECT_EQ(words[2], "red takes a meeple back from (1, 0)");
    story.ended = true;
    EXPECT_THAT(told(ledger, story), ElementsAre("the game is over: red 2, blue 1; red wins"));
}

TEST(EventText, TellsWhatWasWrong) {
    EventLedger ledger(tests::redAndBlue());
    Story story = tests::storyOf({"0 A:1@1,0", "1 B@0,1"});
    told(ledger, story);
    story.turns[0] = tests::storyTurn(0, "0 U:1@1,0");
    story.turns.pop_back();
    EXPECT_THAT(
        told(ledger, story),
        ElementsAre("taken back: blue lays base.B at (0, 1)",
                    "corrected: red lays base.U turned by 90 degrees at (1, 0), instead of: red lays base.A "
                    "turned by 90 degrees at (1, 0)"));
    story.turns[0].origin = Origin::Person;
    EXPECT_THAT(told(ledger, story),
                ElementsAre("as the players say, or in another order: red lays base.U turned by "
                            "90 degrees at (1, 0)"));
}

TEST(EventText, TellsWhatIsNotSureAndWhatIsLost) {
    EventLedger ledger(tests::redAndBlue());
    Story story = tests::storyOf({"0 A:1@1,0"});
    told(ledger, story);
    StoryQuestion question{0, models::ReportQuestion::About::Tile, {1, 0}, {}, "a hand covers it"};
    question.alternatives = {{"base.A", story.turns[0]}, {"base.B", story.turns[0]}};
    story.questions = {question};
    story.findings = {{"unknown_tile", {4, 4}, "something lies at (4, 4)"}};
    story.outOfSync = "the light went out";
    EXPECT_THAT(told(ledger, story),
                ElementsAre("question: the tile at (1, 0): 1 base.A, 2 base.B (a hand covers it)",
                            "look: something lies at (4, 4)", "out of sync: the light went out"));
    EXPECT_THAT(told(ledger, tests::storyOf({"0 A:1@1,0"})),
                ElementsAre("in sync again", "a question is settled", "what was found is settled"));
}

TEST(EventText, AFeatureThatIsNotThereIsAFeature) {
    EventLedger ledger(tests::redAndBlue());
    told(ledger, tests::storyOf({}));
    EXPECT_EQ(inWords(Fact{MeeplePlaced{0, {1, engine::MeepleType::Large, {{5, 5}, 1}}, {}}}, ledger),
              "blue puts the large meeple on the feature at (5, 5)");
}

} // namespace
} // namespace meeplecam::session
