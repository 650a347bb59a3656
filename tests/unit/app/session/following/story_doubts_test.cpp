#include "app/session/following/story_doubts.h"

#include "tests/support/stories.h"
#include "tests/unit/app/session/following/strange_tiles.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::IsEmpty;
using testing::SizeIs;
using testing::VariantWith;

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

/// What a red meeple that was seen for long means: with these probabilities a knight or a farmer on the tile
/// of turn 0, or something on that of turn 1.
class MeepleDoubt : public testing::Test {
protected:
    MeepleDoubt() {
        m_meeple.evidence = 5.0F;
        m_meeple.shape.form = vision::MeepleForm::Standing;
        m_meeple.colours[static_cast<std::size_t>(models::MeepleColour::Red)] = 1.0F;
        m_meeple.looks = 3;
    }
    [[nodiscard]] std::optional<Doubt> doubt(double knight, double later, double farmer,
                                             double now_s = 100.0) const {
        ExplainedMeeple explained{&m_meeple, 0, {}};
        explained.readings = {{0, on(0), knight}, {1, on(0), later}, {0, on(1), farmer}};
        return meepleDoubt(explained, m_story, tests::redAndBlue().players, {1000, now_s});
    }
    static engine::MeepleChoice on(int segment) { return {engine::MeepleType::Small, segment, {}}; }

    SeenMeeple m_meeple;
    Story m_story = tests::storyOf({"0 E:2@0,-1 +0", "1 U:1@1,0"});
};

TEST_F(MeepleDoubt, AsksForTheFeaturesOfItsTurnAndForNone) {
    const auto asked = doubt(0.4, 0.3, 0.3);
    ASSERT_TRUE(asked);
    EXPECT_THAT(asked->question.why,
                VariantWith<models::QuestionReason>(models::QuestionReason::UnclearClaim));
    EXPECT_EQ(asked->question.turn, 0);
    std::vector<std::optional<engine::MeepleChoice>> offered;
    for (const StoryAlternative& other : asked->question.alternatives)
        offered.push_back(other.turn.turn.meeple);
    EXPECT_THAT(offered, testing::ElementsAre(on(0), on(1), std::nullopt));
    EXPECT_THAT(doubt(0.5, 0.5, 0.0)->question.alternatives, SizeIs(2)) << "nobody believes in a farmer";
}

TEST_F(MeepleDoubt, IsNoneWhereAllIsClear) {
    EXPECT_FALSE(doubt(1.0, 0.0, 0.0));
    EXPECT_FALSE(doubt(0.4, 0.3, 0.3, 0.9)) << "it was just put there";
    m_meeple.gone = Moment{50, 5.0};
    EXPECT_FALSE(doubt(0.4, 0.3, 0.3)) << "it went home, whatever it was";
    m_meeple.displaced = true;
    EXPECT_TRUE(doubt(0.4, 0.3, 0.3));
    m_story.turns[0].meepleOrigin = Origin::Person;
    EXPECT_FALSE(doubt(0.4, 0.3, 0.3));
}

TEST_F(MeepleDoubt, WaitsForASecondOnly) {
    EXPECT_FALSE(doubt(0.4, 0.3, 0.3, 0.99));
    EXPECT_TRUE(doubt(0.4, 0.3, 0.3, 1.0));
}

TEST_F(MeepleDoubt, IsNoneAboutAMeepleThatTheStoryDoesNotTell) {
    m_story.turns[0].turn.meeple = on(1);
    EXPECT_FALSE(doubt(0.4, 0.3, 0.3));
    m_story.turns[0].turn.meeple.reset();
    EXPECT_FALSE(doubt(0.4, 0.3, 0.3));
}

TEST_F(MeepleDoubt, OffersTheSizeWhereItMatters) {
    ExplainedMeeple explained{&m_meeple, 0, {}};
    const engine::MeepleChoice large{engine::MeepleType::Large, 0, {}};
    explained.readings = {{0, on(0), 0.6}, {0, large, 0.4}};
    const auto asked = [&] {
        return meepleDoubt(explained, m_story, tests::redAndBlue().players, {1000, 100.0});
    };
    EXPECT_FALSE(asked()) << "nothing hangs on it";
    explained.sizeMatters = true;
    ASSERT_TRUE(asked());
    ASSERT_THAT(asked()->question.alternatives, SizeIs(3));
    EXPECT_EQ(asked()->question.alternatives[1].turn.turn.meeple, large);
    m_meeple.gone = Moment{50, 5.0};
    EXPECT_TRUE(asked()) << "what it was counts for the end";
}

TEST_F(MeepleDoubt, AnAbbotThatWentHomeIsAskedAbout) {
    m_meeple.gone = Moment{50, 5.0};
    m_meeple.evidence = 0.5F;
    ExplainedMeeple explained{&m_meeple, 0, {}};
    explained.readings = {{0, on(0), 0.9}, {0, {engine::MeepleType::Abbot, 0, {}}, 0.1}};
    const auto asked = [&] {
        return meepleDoubt(explained, m_story, tests::redAndBlue().players, {1000, 100.0});
    };
    EXPECT_TRUE(asked());
    explained.readings[1].probability = 0.04;
    EXPECT_FALSE(asked());
}

TEST(RestsOnWord, WhatIsAskedAboutAMeepleThatAPersonPut) {
    Story story = tests::storyOf({"0 U:1@1,0 +0", "1 U:1@2,0"});
    StoryQuestion question{0, models::ReportQuestion::About::Meeple, {1, 0}, {}, ""};
    question.alternatives = {{tests::storyTurn(0, "0 U:1@1,0 +1")}, {tests::storyTurn(0, "0 U:1@1,0 +2")}};
    EXPECT_FALSE(restsOnWord(question, story));
    story.turns[0].meepleOrigin = Origin::Person;
    EXPECT_TRUE(restsOnWord(question, story));
    question.about = models::ReportQuestion::About::Tile;
    EXPECT_FALSE(restsOnWord(question, story));
    question.about = models::ReportQuestion::About::Meeple;
    question.alternatives[1] = {tests::storyTurn(0, "0 U@1,0 +2")};
    EXPECT_FALSE(restsOnWord(question, story)) << "the tile lay otherwise then";
    question.alternatives.pop_back();
    story.turns[0].turn.meeple.reset();
    EXPECT_FALSE(restsOnWord(question, story)) << "they said that there is none";
    question.turn = 9;
    EXPECT_FALSE(restsOnWord(question, story));
}

TEST_F(MeepleDoubt, SaysWhy) {
    const auto reason = [&] { return std::get<models::QuestionReason>(doubt(1.0, 0.0, 0.0)->question.why); };
    m_meeple.colours[static_cast<std::size_t>(models::MeepleColour::Red)] = 0.6F;
    m_meeple.colours[static_cast<std::size_t>(models::MeepleColour::Blue)] = 0.4F;
    EXPECT_EQ(reason(), models::QuestionReason::UnclearColour);
    m_story.turns[0].playerOrigin = Origin::Person;
    EXPECT_FALSE(doubt(1.0, 0.0, 0.0));
    m_meeple.evidence = 0.5F;
    EXPECT_EQ(reason(), models::QuestionReason::MaybeMeeple);
}

} // namespace
} // namespace meeplecam::session
