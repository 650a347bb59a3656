#include "app/session/following/story_doubts.h"

#include "tests/support/stories.h"
#include "tests/unit/app/session/following/strange_tiles.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

/// The doubts about a story some looks after its tiles came; the tile of turn 1, at (2, 0), is a road that
/// may end there.
std::vector<Doubt> doubtsAbout(const Story& story) {
    const engine::GameSetup setup = tests::redAndBlue();
    const engine::TileFace ending{tests::tile("base.A"), engine::rotationOf(1)}; // its road runs to the west
    std::vector<vision::CellReading> cells;
    std::vector<FollowedTurn> turns;
    for (const StoryTurn& turn : story.turns) {
        const engine::Placement& placement = turn.turn.placement;
        const bool open = turn.id == 1;
        cells.push_back(
            tests::strangeTile(placement, open ? std::vector{ending} : std::vector<engine::TileFace>{}));
        turns.push_back({turn.id, placement, {turn.frame, 0.1 * static_cast<double>(turn.frame)}});
    }
    SeenTiles tiles(tests::noPictures(), engine::sumOf(setup.sets), engine::firstTileOf(setup));
    for (int look = 0; look < 3; ++look)
        tiles.add(tests::lookAt(cells), {look, 0.1 * look});
    return tileDoubts(story, turns, tiles, setup, {1000, 100.0});
}

Story withFrames(Story story) {
    for (StoryTurn& turn : story.turns)
        turn.frame = 10 * (turn.id + 1);
    return story;
}

TEST(TileDoubts, WaitForNeighboursWhereNobodyHasGotPointsByThem) {
    const auto doubts = doubtsAbout(withFrames(tests::storyOf({"0 U:1@1,0 +0", "1 U:1@2,0"})));
    ASSERT_THAT(doubts, SizeIs(1));
    EXPECT_EQ(doubts.front().question.turn, 1);
    EXPECT_GE(doubts.front().question.alternatives.size(), 2U);
    EXPECT_FALSE(doubts.front().due);
}

TEST(TileDoubts, AreDueWherePointsThatSomebodyHasGotDependOnThem) {
    const auto doubts = doubtsAbout(withFrames(tests::storyOf({"0 U:1@1,0 +0", "1 U:1@2,0", "0 A:3@-1,0"})));
    ASSERT_THAT(doubts, SizeIs(1));
    EXPECT_TRUE(doubts.front().due) << "with the other tile the road would be complete";
}

TEST(TileDoubts, AreDueAfterSomeTurnsIfTheyChangeTheEnd) {
    const std::vector<std::string> turns{"0 U:1@1,0 +0", "1 U:1@2,0", "0 E:2@0,-1", "1 E@0,-2",
                                         "0 B@0,1",      "1 B@0,2",   "0 B@0,3",    "1 B@0,4"};
    EXPECT_THAT(doubtsAbout(withFrames(tests::storyOf(turns))), SizeIs(1));
    EXPECT_FALSE(doubtsAbout(withFrames(tests::storyOf(turns))).front().due)
        << "the road counts the same, complete or not, as long as nobody else has a figure on it";
    std::vector<std::string> farmed = turns;
    farmed[1] = "1 U:1@2,0 +1"; // a farmer on a field that would end
    EXPECT_TRUE(doubtsAbout(withFrames(tests::storyOf(farmed))).front().due);
}

TEST(TileDoubts, AreDueWhenTheGameIsOver) {
    Story story = withFrames(tests::storyOf({"0 U:1@1,0 +0", "1 U:1@2,0"}));
    story.ended = true;
    EXPECT_TRUE(doubtsAbout(story).front().due);
}

TEST(TileDoubts, AreNoneAboutWhatAPersonSaid) {
    Story story = withFrames(tests::storyOf({"0 U:1@1,0 +0", "1 U:1@2,0"}));
    story.turns[1].origin = Origin::Person;
    EXPECT_THAT(doubtsAbout(story), IsEmpty());
}

} // namespace
} // namespace meeplecam::session
