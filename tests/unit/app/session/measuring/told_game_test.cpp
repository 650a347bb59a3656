#include "app/session/measuring/told_game.h"

#include "app/session/story/event_ledger.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using datasets::ColourPoints;
using datasets::ToldGame;
using models::MeepleColour;
using testing::ElementsAre;
using testing::IsEmpty;
using tests::placement;
using About = models::ReportQuestion::About;

/// What comes of the stories that are told one after the other, each ten frames after the one before.
ToldGame toldAfter(const std::vector<Story>& stories) {
    EventLedger ledger(tests::redAndBlue());
    std::vector<LiveEvent> events;
    std::int64_t frame = 0;
    for (const Story& story : stories) {
        frame += 10;
        const std::vector<LiveEvent> more = ledger.update(story, frame);
        events.insert(events.end(), more.begin(), more.end());
    }
    const auto told = toldGameOf(events, ledger.setup());
    EXPECT_TRUE(told);
    return told ? *told : ToldGame{};
}

TEST(ToldGame, HasTheTilesInTheOrderOfPlay) {
    const ToldGame told = toldAfter({tests::storyOf({}), tests::storyOf({"0 A:1@1,0", "1 B@0,1"})});
    EXPECT_THAT(told.tiles,
                ElementsAre(datasets::ToldTile{10, {}, placement("base.D", 0, 0)},
                            datasets::ToldTile{20, MeepleColour::Red, placement("base.A", 1, 0, 1)},
                            datasets::ToldTile{20, MeepleColour::Blue, placement("base.B", 0, 1)}));
    EXPECT_EQ(told.corrections, 0);
}

TEST(ToldGame, HasMeeplesReturnsAndScorings) {
    // Red closes a city of two tiles over the first one and takes its knight back.
    Story story = tests::storyOf({"0 E:2@0,-1 +0"});
    story.returns.push_back({30, {0, engine::MeepleType::Small, {{0, -1}, 0}}});
    const ToldGame told = toldAfter({story});
    EXPECT_THAT(told.placed, ElementsAre(datasets::ToldMeeple{
                                 10, MeepleColour::Red, engine::MeepleType::Small, {{0, -1}, 0}}));
    EXPECT_THAT(told.returned, ElementsAre(datasets::ToldMeeple{
                                   10, MeepleColour::Red, engine::MeepleType::Small, {{0, -1}, 0}}));
    ASSERT_EQ(told.scorings.size(), 1U);
    EXPECT_EQ(told.scorings[0].kind, engine::ScoreKind::City);
    EXPECT_EQ(told.scorings[0].turn, (engine::Cell{0, -1}));
    EXPECT_THAT(told.scorings[0].tiles,
                testing::UnorderedElementsAre(engine::Cell{0, 0}, engine::Cell{0, -1}));
    EXPECT_EQ(told.scorings[0].points, (ColourPoints{{MeepleColour::Red, 4}}));
}

TEST(ToldGame, AddsUpTheScoresTurnByTurn) {
    const ToldGame told = toldAfter({tests::storyOf({"0 E:2@0,-1 +0", "1 B@0,1"})});
    const ColourPoints four{{MeepleColour::Red, 4}, {MeepleColour::Blue, 0}};
    EXPECT_THAT(told.scores,
                ElementsAre(datasets::ToldScores{{0, -1}, four}, datasets::ToldScores{{0, 1}, four}));
}

TEST(ToldGame, LeavesOutWhatWasTakenBack) {
    const ToldGame told = toldAfter({tests::storyOf({"0 A:1@1,0 +1"}), tests::storyOf({})});
    EXPECT_EQ(told.tiles.size(), 1U);
    EXPECT_THAT(told.placed, IsEmpty());
    EXPECT_GE(told.corrections, 1);
}

TEST(ToldGame, ATileIsToldSinceItsFaceAndPlaceAreRight) {
    const Story first = tests::storyOf({"0 A:1@1,0"});
    Story otherPlayer = first;
    otherPlayer.turns[0].turn.player = 1;
    ToldGame told = toldAfter({first, otherPlayer});
    EXPECT_EQ(told.tiles[1].player, MeepleColour::Blue);
    EXPECT_EQ(told.tiles[1].frame, 10) << "only the player was corrected";
    told = toldAfter({tests::storyOf({"0 B@1,0"}), first});
    EXPECT_EQ(told.tiles[1].placement, placement("base.A", 1, 0, 1));
    EXPECT_EQ(told.tiles[1].frame, 20);
    told = toldAfter({first, tests::storyOf({"0 B@1,0"}), first});
    EXPECT_EQ(told.tiles[1].frame, 30) << "it was wrong in between";
}

TEST(ToldGame, KeepsOpenQuestionsAndCountsAll) {
    Story asked = tests::storyOf({"0 A:1@1,0"});
    StoryQuestion question;
    question.turn = 0;
    question.about = About::Tile;
    question.cell = {1, 0};
    question.alternatives = {{asked.turns[0]}, {tests::storyTurn(0, "0 B@1,0")}};
    question.why = "a hand covers it";
    asked.questions.push_back(question);
    Story lost = tests::storyOf({"0 A:1@1,0"});
    lost.outOfSync = "the light is off";
    EXPECT_THAT(toldAfter({asked}).open, ElementsAre(datasets::ToldQuestion{About::Tile, {1, 0}}));
    const ToldGame told = toldAfter({asked, lost, asked, lost});
    EXPECT_THAT(told.open, IsEmpty());
    EXPECT_EQ(told.questions, 1) << "asked twice about the same";
    EXPECT_EQ(told.outOfSync, 2);
}

TEST(ToldGame, RefusesEventsThatCannotFollowEachOther) {
    LiveEvent second;
    second.id = 1;
    second.content = InSync{};
    EXPECT_FALSE(toldGameOf(std::vector{second}, tests::redAndBlue()));
}

} // namespace
} // namespace meeplecam::session
