#include "vision/catalogue/covered_face.h"

#include "tests/unit/vision/house_box.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <array>

namespace meeplecam::vision {
namespace {

using models::MeepleColour;

constexpr std::array kPlayers{MeepleColour::Blue, MeepleColour::Black};

TEST(CoveredFace, PrintedTilesAreNot) {
    for (const std::string& name : tests::fewTypes())
        EXPECT_FALSE(mayCarryMeeple(tests::housePicture(name), kPlayers)) << name;
}

TEST(CoveredFace, ATileWithAMeepleIs) {
    cv::Mat face = tests::housePicture("base.U").clone();
    cv::ellipse(face, {40, 60}, {18, 24}, 30.0, 0.0, 360.0, cv::Scalar(41, 50, 166), cv::FILLED);
    EXPECT_TRUE(mayCarryMeeple(face, std::array{MeepleColour::Red}));
    EXPECT_FALSE(mayCarryMeeple(face, kPlayers)) << "nobody plays red";
}

} // namespace
} // namespace meeplecam::vision
