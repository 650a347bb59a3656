#include "app/session/following/known_meeple.h"

#include "tests/support/stories.h"
#include "vision/reading/doubts.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

float figureOf(const vision::FeatureBelief& claim, engine::MeepleType figure) {
    return claim.figures[static_cast<std::size_t>(figure)];
}

/// A story in which red has a meeple on the first feature of the tile at (1, 0).
class KnownMeeple : public testing::Test {
protected:
    [[nodiscard]] SeenMeeple known() const {
        return knownMeeple(m_story.turns[0], m_story, tests::redAndBlue().players, {7, 0.7});
    }
    void ask(const std::vector<std::string>& answers,
             models::ReportQuestion::About about = models::ReportQuestion::About::Meeple) {
        StoryQuestion open{0, about, {1, 0}, {}, ""};
        for (const std::string& answer : answers)
            open.alternatives.push_back({tests::storyTurn(0, answer)});
        m_story.questions.push_back(open);
    }

    Story m_story = tests::storyOf({"0 U:1@1,0 +0", "1 B@0,1 +0"});
};

TEST_F(KnownMeeple, ClaimsWhatWasToldAndWasNeverSeen) {
    const SeenMeeple meeple = known();
    ASSERT_THAT(meeple.claims, SizeIs(1));
    EXPECT_EQ(meeple.claims[0].feature, (engine::SegmentRef{{1, 0}, 0}));
    EXPECT_EQ(meeple.claims[0].probability, 1.0F);
    EXPECT_EQ(meeple.claims[0].figure, engine::MeepleType::Small);
    EXPECT_EQ(figureOf(meeple.claims[0], engine::MeepleType::Small), 1.0F);
    EXPECT_EQ(figureOf(meeple.claims[0], engine::MeepleType::Large), 0.0F);
    EXPECT_EQ(meeple.looks, 0);
    EXPECT_EQ(meeple.since, (Moment{7, 0.7}));
    EXPECT_EQ(meeple.colours[static_cast<std::size_t>(models::MeepleColour::Red)], 1.0F);
    EXPECT_EQ(meeple.colours[static_cast<std::size_t>(models::MeepleColour::Blue)], 0.0F);
    EXPECT_GE(meeple.evidence, vision::kAskMeeple) << "nobody asks whether it is one";
    EXPECT_FALSE(meeple.gone);
    EXPECT_FALSE(meeple.displaced);
}

TEST_F(KnownMeeple, WentHomeIfItDid) {
    m_story.returns = {{40, {1, engine::MeepleType::Small, {{1, 0}, 0}}},
                       {41, {0, engine::MeepleType::Small, {{1, 0}, 1}}}};
    EXPECT_FALSE(known().gone) << "those were others";
    m_story.returns.push_back({50, {0, engine::MeepleType::Small, {{1, 0}, 0}}});
    ASSERT_TRUE(known().gone);
    EXPECT_EQ(known().gone->frame, 50);
}

TEST_F(KnownMeeple, AnOpenQuestionLeavesTheOtherAnswersOpen) {
    ask({"0 U:1@1,0 +0", "0 U:1@1,0 +1", "0 U:1@1,0 +L0", "0 U:1@1,0"});
    const SeenMeeple meeple = known();
    EXPECT_TRUE(meeple.displaced) << "what it claims is seen anew";
    ASSERT_THAT(meeple.claims, SizeIs(2));
    EXPECT_EQ(meeple.claims[1].feature, (engine::SegmentRef{{1, 0}, 1}));
    EXPECT_LT(meeple.claims[1].probability, meeple.claims[0].probability);
    EXPECT_GT(meeple.claims[1].probability, 0.0F);
    const float large = figureOf(meeple.claims[0], engine::MeepleType::Large);
    EXPECT_GT(large, 0.0F);
    EXPECT_LT(large, figureOf(meeple.claims[0], engine::MeepleType::Small));
    EXPECT_EQ(figureOf(meeple.claims[0], engine::MeepleType::Small), 1.0F);
}

TEST_F(KnownMeeple, QuestionsAboutOtherThingsLeaveItClear) {
    ask({"0 U:1@1,0 +0", "0 U:1@1,0 +1"}, models::ReportQuestion::About::Tile);
    ask({"0 U:1@1,0 +0", "0 U:1@1,0 +1"});
    m_story.questions.back().turn = 1;
    EXPECT_THAT(known().claims, SizeIs(1));
    EXPECT_FALSE(known().displaced);
}

} // namespace
} // namespace meeplecam::session
