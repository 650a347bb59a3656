#include "vision/meeples/pale_meeples.h"

#include <gtest/gtest.h>

#include <vector>

namespace meeplecam::vision {
namespace {

using models::MeepleColour;

/// Something of this colour (BGR) on a table where paper is nearly white.
FoundMeeple thing(const cv::Vec3f& colour) {
    FoundMeeple meeple;
    meeple.colour = colour;
    meeple.white = {250, 250, 250};
    return meeple;
}

TEST(PaleMeeples, SomebodyHasToPlayThem) {
    const std::vector<MeepleColour> pale{MeepleColour::Red, MeepleColour::Grey};
    const std::vector<MeepleColour> others{MeepleColour::Red, MeepleColour::Black, MeepleColour::Pink};
    EXPECT_TRUE(playPale(pale));
    EXPECT_FALSE(playPale(others));
    EXPECT_FALSE(playPale({})) << "nobody knows who plays";
}

TEST(PaleMeeples, GreyAndWhiteGainAndColoursDoNot) {
    EXPECT_GT(paleGain(thing({200, 208, 210})), 3.0F) << "white";
    EXPECT_GT(paleGain(thing({130, 134, 136})), 1.5F) << "grey";
    EXPECT_LT(paleGain(thing({130, 134, 136})), paleGain(thing({200, 208, 210}))) << "it lost less";
    EXPECT_EQ(paleGain(thing({30, 40, 190})), 0.0F) << "red";
    EXPECT_EQ(paleGain(thing({30, 32, 34})), 0.0F) << "black";
}

} // namespace
} // namespace meeplecam::vision
