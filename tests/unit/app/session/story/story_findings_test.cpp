#include "app/session/story/story_findings.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<StoryFinding> findingsIn(const Story& story) {
    std::vector<engine::Turn> turns;
    for (const StoryTurn& told : story.turns)
        turns.push_back(told.turn);
    const auto game = engine::Game::create(tests::redAndBlue(), turns);
    MEEPLECAM_CHECK(game.has_value());
    return findingsOf(tests::redAndBlue(), story, *game);
}

/// "kind x,y" of each.
std::vector<std::string> kindsIn(const Story& story) {
    std::vector<std::string> kinds;
    for (const StoryFinding& finding : findingsIn(story))
        kinds.push_back(kindOf(finding) + " " + std::to_string(finding.cell.x) + "," +
                        std::to_string(finding.cell.y));
    return kinds;
}

/// Turn 2 completes the road of the thief of turn 0, turn 3 a city with a knight of its own.
const std::vector<std::string> kThief{"0 A:1@1,0 +1", "1 B@0,1 +0", "0 A:3@-1,0", "1 E:2@0,-1 +0", "0 B@0,2"};
const engine::PlacedMeeple kItsMeeple{0, engine::MeepleType::Small, {{1, 0}, 1}};

TEST(StoryFindings, NothingIsFoundInAGameByTheRules) {
    Story story = tests::storyOf(kThief);
    story.returns = {{3, kItsMeeple}};
    EXPECT_THAT(kindsIn(story), IsEmpty());
}

TEST(StoryFindings, NameTheRuleThatATurnBreaks) {
    EXPECT_THAT(kindsIn(tests::storyOf({"0 A@1,0"})), ElementsAre("edge_clash 1,0"));
    EXPECT_THAT(kindsIn(tests::storyOf({"0 A:1@1,0", "0 B@0,1"})), ElementsAre("turn_order 0,1"));
    EXPECT_THAT(kindsIn(tests::storyOf({"0 B@5,5"})), ElementsAre("lone_tile 5,5"));
    EXPECT_THAT(kindsIn(tests::storyOf({"0 B@0,1", "1 C@0,2", "0 C@0,3"})),
                testing::Contains("surplus_tile 0,3"))
        << "there is one C in the box";
}

TEST(StoryFindings, SayWhichTurnIsImpossible) {
    EXPECT_THAT(kindsIn(tests::storyOf({"0 A:1@1,0", "1 B@1,0"})), ElementsAre("impossible_turn 1,0"));
}

TEST(StoryFindings, AMeepleThatScoredIsMissedWhenTheNextTurnIsOver) {
    Story story = tests::storyOf(kThief);
    EXPECT_THAT(findingsIn(story),
                ElementsAre(StoryFinding{{1, 0}, NotTakenBack{kItsMeeple, engine::ScoreKind::Road, 3}}));
    story.turns.resize(4);
    EXPECT_THAT(findingsIn(story), IsEmpty()) << "the player after may still be at it";
    story.ended = true;
    EXPECT_THAT(kindsIn(story), ElementsAre("not_taken_back 1,0"));
}

TEST(StoryFindings, AMeepleThatWentHomeTooEarlyIsMissed) {
    Story story = tests::storyOf({kThief[0]});
    story.returns = {{2, kItsMeeple}};
    EXPECT_THAT(findingsIn(story), ElementsAre(StoryFinding{
                                       {1, 0}, TakenWithoutScoring{kItsMeeple, engine::FeatureKind::Road}}));
    story.ended = true;
    EXPECT_THAT(findingsIn(story), IsEmpty()) << "in the end all go home";
}

TEST(StoryFindings, TheGameBeginsWithTheTileThatTheRulesWant) {
    Story story;
    story.start = engine::parsePlacement(tests::registry(), "B@0,0").value();
    EXPECT_THAT(findingsOf(tests::redAndBlue(), story, std::nullopt),
                ElementsAre(StoryFinding{{0, 0}, WrongStart{tests::tile("base.B")}}));
    EXPECT_THAT(findingsOf(tests::redAndBlue(), tests::storyOf({}), std::nullopt), IsEmpty());
}

} // namespace
} // namespace meeplecam::session
