#include "vision/structure/edition_colours.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <cmath>

namespace meeplecam::vision {
namespace {

const cv::Scalar kGreen(60, 160, 90);
const cv::Scalar kBrown(70, 110, 170);

/// The log probabilities of a side that is a field with this one, and else a town.
std::array<float, 3> fieldWith(float probability) {
    return {std::log(probability), std::log(0.001F), std::log(0.999F - probability)};
}

/// An edition of green fields and brown towns whose sides are told well, and one more tile.
struct Edition {
    std::vector<TileStructure> tiles;
    std::vector<cv::Mat> faces;

    Edition() {
        for (int i = 0; i < 8; ++i) {
            cv::Mat face(96, 96, CV_8UC3, kGreen);
            cv::rectangle(face, {0, 0}, {96, 24}, kBrown, cv::FILLED); // to the north
            TileStructure tile;
            tile.whole = 4.0F;
            tile.sides = {fieldWith(0.05F), fieldWith(0.95F), fieldWith(0.95F), fieldWith(0.95F)};
            tiles.push_back(tile);
            faces.push_back(face);
        }
    }
    TileStructure read(const TileStructure& tile, const cv::Mat& face) {
        tiles.push_back(tile);
        faces.push_back(face);
        return inColoursOfEdition(tiles, faces).back();
    }
};

TileStructure unsure() {
    TileStructure tile;
    tile.sides.fill(fieldWith(0.5F));
    return tile;
}

TEST(EditionColours, TellSidesThatTheNetworkDoesNotKnow) {
    const TileStructure town = Edition().read(unsure(), cv::Mat(96, 96, CV_8UC3, kBrown));
    const TileStructure field = Edition().read(unsure(), cv::Mat(96, 96, CV_8UC3, kGreen));
    for (std::size_t side = 0; side < 4; ++side) {
        EXPECT_GT(town.sides[side][2], std::log(0.9F));
        EXPECT_GT(field.sides[side][0], std::log(0.9F));
    }
}

TEST(EditionColours, TellWhetherTownsBelongTogether) {
    TileStructure both;
    both.sides = {fieldWith(0.01F), fieldWith(0.95F), fieldWith(0.01F), fieldWith(0.95F)};
    cv::Mat apart(96, 96, CV_8UC3, kGreen);
    cv::rectangle(apart, {0, 0}, {96, 24}, kBrown, cv::FILLED);
    cv::rectangle(apart, {0, 72}, {96, 96}, kBrown, cv::FILLED);
    cv::Mat joined = apart.clone();
    cv::rectangle(joined, {24, 0}, {72, 96}, kBrown, cv::FILLED);
    EXPECT_LT(Edition().read(both, apart).joined[4], -1.0F);
    EXPECT_GT(Edition().read(both, joined).joined[4], 1.0F);
}

TEST(EditionColours, SayNothingOfAColourThatIsNeither) {
    const TileStructure tile = Edition().read(unsure(), cv::Mat(96, 96, CV_8UC3, cv::Scalar(250, 40, 230)));
    for (std::size_t side = 0; side < 4; ++side)
        EXPECT_NEAR(tile.sides[side][0], std::log(0.5F), 0.2F);
}

TEST(EditionColours, NeedSeveralSidesOfEither) {
    const std::vector<TileStructure> one{unsure()};
    const std::vector<cv::Mat> face{cv::Mat(96, 96, CV_8UC3, kBrown)};
    EXPECT_EQ(inColoursOfEdition(one, face).front().sides, one.front().sides);
}

} // namespace
} // namespace meeplecam::vision
