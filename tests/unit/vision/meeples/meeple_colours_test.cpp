#include "vision/meeples/meeple_colours.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace meeplecam::vision {
namespace {

using models::MeepleColour;
using testing::AllOf;
using testing::Gt;
using testing::Lt;

const cv::Vec3f kNeutral(235, 235, 235);
const cv::Vec3f kLamp(140, 195, 240); // BGR: a warm one

/// Painted wood on white paper: the share of light that it sends back, RGB of 255.
struct Wood {
    MeepleColour colour;
    cv::Vec3f rgb;
};
const std::vector<Wood>& woods() {
    static const std::vector<Wood> kWoods{
        {MeepleColour::Red, {166, 50, 41}},     {MeepleColour::Yellow, {184, 158, 42}},
        {MeepleColour::Green, {56, 117, 61}},   {MeepleColour::Blue, {49, 84, 148}},
        {MeepleColour::Black, {36, 35, 35}},    {MeepleColour::Pink, {184, 88, 109}},
        {MeepleColour::Grey, {128, 126, 122}},  {MeepleColour::White, {242, 240, 232}},
        {MeepleColour::Orange, {217, 126, 61}}, {MeepleColour::Purple, {100, 57, 115}},
        {MeepleColour::Brown, {97, 66, 44}}};
    return kWoods;
}

FoundMeeple meepleOf(const cv::Vec3f& rgb, const cv::Vec3f& white = kNeutral) {
    FoundMeeple meeple;
    meeple.colour = cv::Vec3f(rgb[2], rgb[1], rgb[0]).mul(white) * (1.0F / 255.0F);
    meeple.white = white;
    meeple.evidence = 3.0F;
    return meeple;
}

const cv::Vec3f& rgbOf(MeepleColour colour) {
    return woods()[static_cast<std::size_t>(colour)].rgb;
}

float probability(const ColourBelief& belief, MeepleColour colour) {
    return belief[static_cast<std::size_t>(colour)];
}

const cv::Vec3f kRedOrPink = 0.5F * (rgbOf(MeepleColour::Red) + rgbOf(MeepleColour::Pink));

TEST(NameColours, NamesAllElevenInAnyLight) {
    ASSERT_EQ(std::ssize(woods()), models::kMeepleColours);
    for (const Wood& wood : woods())
        for (const cv::Vec3f& white : {kNeutral, kLamp, cv::Vec3f(0.4F * kLamp)}) {
            const auto beliefs = nameColours(std::vector{meepleOf(wood.rgb, white)}, {});
            ASSERT_EQ(beliefs.size(), 1U);
            EXPECT_EQ(likeliest(beliefs[0]), wood.colour) << models::nameOf(wood.colour) << " in " << white;
            EXPECT_NEAR(std::accumulate(beliefs[0].begin(), beliefs[0].end(), 0.0F), 1.0F, 1e-4F);
        }
}

TEST(NameColours, SameLooksInAnotherLightAreAnotherColour) {
    FoundMeeple paper = meepleOf({255, 255, 255}, kLamp);
    EXPECT_EQ(likeliest(nameColours(std::vector{paper}, {})[0]), MeepleColour::White);
    paper.white = {255, 255, 255};
    EXPECT_NE(likeliest(nameColours(std::vector{paper}, {})[0]), MeepleColour::White);
}

TEST(NameColours, KnownPlayersLeaveNoOtherColours) {
    const std::vector meeples{meepleOf(kRedOrPink)};
    const std::vector pink{MeepleColour::Pink, MeepleColour::Blue};
    const std::vector red{MeepleColour::Red, MeepleColour::Blue};
    EXPECT_GT(probability(nameColours(meeples, pink)[0], MeepleColour::Pink), 0.95F);
    EXPECT_GT(probability(nameColours(meeples, red)[0], MeepleColour::Red), 0.95F);
}

TEST(NameColours, WhatIsClearOutweighsTheKnownPlayers) {
    const std::vector meeples{meepleOf(rgbOf(MeepleColour::Green))};
    const std::vector players{MeepleColour::Red, MeepleColour::Blue};
    EXPECT_EQ(likeliest(nameColours(meeples, players)[0]), MeepleColour::Green);
}

TEST(NameColours, InDoubtTheFewColoursInPlayWin) {
    const auto firstAmong = [](MeepleColour others, float evidence) {
        std::vector<FoundMeeple> meeples(7, meepleOf(rgbOf(others)));
        for (FoundMeeple& meeple : meeples)
            meeple.evidence = evidence;
        meeples.front() = meepleOf(kRedOrPink);
        return nameColours(meeples, {}).front();
    };
    const ColourBelief amongRed = firstAmong(MeepleColour::Red, 3.0F);
    const ColourBelief amongPink = firstAmong(MeepleColour::Pink, 3.0F);
    EXPECT_EQ(likeliest(amongRed), MeepleColour::Red);
    EXPECT_EQ(likeliest(amongPink), MeepleColour::Pink);
    const ColourBelief amongDoubtful = firstAmong(MeepleColour::Pink, -1.0F);
    EXPECT_LT(probability(amongDoubtful, MeepleColour::Pink), probability(amongPink, MeepleColour::Pink))
        << "what may be no meeple says nothing about who plays";
}

/// As dark or light as a colour, but so far on the way to another one.
cv::Vec3f between(MeepleColour one, MeepleColour other, float share) {
    return (1.0F - share) * rgbOf(one) + share * rgbOf(other);
}

TEST(NameColours, WhatLooksUnlikeAColourThatIsThereIsRatherAnother) {
    const auto pinkAmong = [](float share, bool reds) {
        std::vector<FoundMeeple> meeples(4, meepleOf(between(MeepleColour::Pink, MeepleColour::Red, share)));
        if (reds)
            meeples.resize(8, meepleOf(rgbOf(MeepleColour::Red)));
        return probability(nameColours(meeples, {}).front(), MeepleColour::Pink);
    };
    EXPECT_LT(pinkAmong(0.2F, false), 0.9F) << "may be a pale red";
    EXPECT_GT(pinkAmong(0.2F, true), 0.9F);
    EXPECT_THAT(pinkAmong(0.4F, true), AllOf(Gt(0.1F), Lt(0.9F))) << "reds may differ so much";
}

TEST(NameColours, ManyOfOneDoubtfulLookAreNoMoreCertainThanOne) {
    const cv::Vec3f rose = between(MeepleColour::Pink, MeepleColour::Red, 0.5F);
    const auto surest = [&](std::size_t count) {
        const ColourBelief belief = nameColours(std::vector<FoundMeeple>(count, meepleOf(rose)), {})[0];
        return *std::ranges::max_element(belief);
    };
    EXPECT_LT(surest(1), 0.9F);
    EXPECT_LT(surest(8), 0.9F);
}

TEST(NameColours, ManyPiecesOfManyColoursAreNamedAtOnce) {
    std::vector<FoundMeeple> meeples;
    for (int copy = 0; copy < 6; ++copy)
        for (const Wood& wood : woods())
            meeples.push_back(meepleOf(wood.rgb * (1.0F + 0.03F * static_cast<float>(copy - 3))));
    const auto beliefs = nameColours(meeples, {});
    for (std::size_t i = 0; i < meeples.size(); ++i)
        EXPECT_EQ(likeliest(beliefs[i]), woods()[i % woods().size()].colour) << i;
}

/// Evidence that is left of a doubtful piece of this colour among these plain ones.
float evidenceAmong(MeepleColour colour, const std::vector<MeepleColour>& plain, float evidence = 0.0F) {
    std::vector<FoundMeeple> meeples;
    for (const MeepleColour other : plain)
        meeples.push_back(meepleOf(rgbOf(other)));
    meeples.push_back(meepleOf(rgbOf(colour)));
    meeples.back().evidence = evidence;
    doubtLoneColours(meeples, nameColours(meeples, {}));
    for (std::size_t i = 0; i < plain.size(); ++i)
        EXPECT_NEAR(meeples[i].evidence, 3.0F, 0.01F) << "plain ones are not alone";
    return meeples.back().evidence;
}

std::vector<MeepleColour> bluesAndBlacks(std::size_t blues, std::size_t blacks) {
    std::vector<MeepleColour> pieces(blues, MeepleColour::Blue);
    pieces.insert(pieces.end(), blacks, MeepleColour::Black);
    return pieces;
}

TEST(DoubtLoneColours, ADoubtfulPieceOfAColourThatNoOtherHasIsDoubtedMore) {
    const std::vector<MeepleColour> plain = bluesAndBlacks(3, 2);
    EXPECT_LT(evidenceAmong(MeepleColour::Yellow, plain), -1.2F);
    EXPECT_GT(evidenceAmong(MeepleColour::Blue, plain), -0.1F);
    EXPECT_GT(evidenceAmong(MeepleColour::Yellow, plain, 6.0F), 4.0F) << "one that is plainly there stays so";
}

TEST(DoubtLoneColours, FewPiecesOrOneColourSayNothing) {
    EXPECT_FLOAT_EQ(evidenceAmong(MeepleColour::Yellow, bluesAndBlacks(2, 2)), 0.0F);
    EXPECT_FLOAT_EQ(evidenceAmong(MeepleColour::Yellow, bluesAndBlacks(5, 0)), 0.0F);
}

TEST(NameColours, NoMeeplesNoColours) {
    EXPECT_TRUE(nameColours({}, {}).empty());
}

} // namespace
} // namespace meeplecam::vision
