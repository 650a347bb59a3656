#include "vision/catalogue/pennant_finder.h"

#include "tests/support/bundled.h"
#include "vision/image/patches.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

constexpr int kPennantSide = 64;

/// A face of noise, each seed another.
cv::Mat noiseFace(int seed) {
    cv::Mat small(32, 32, CV_8UC3);
    cv::RNG(static_cast<std::uint64_t>(seed)).fill(small, cv::RNG::UNIFORM, 60, 180);
    cv::Mat face;
    cv::resize(small, face, {kPennantSide, kPennantSide}, 0.0, 0.0, cv::INTER_CUBIC);
    return face;
}

/// A blue shield with a white cross, turned by quarter turns.
void stamp(cv::Mat& face, cv::Point centre, int quarterTurns) {
    cv::Mat shield(12, 12, CV_8UC3, cv::Scalar(220, 40, 20));
    shield(cv::Rect(5, 0, 2, 12)).setTo(cv::Scalar::all(255));
    shield(cv::Rect(0, 2, 12, 3)).setTo(cv::Scalar::all(255));
    turned(shield, quarterTurns).copyTo(face(cv::Rect(centre.x - 6, centre.y - 6, 12, 12)));
}

struct Shield {
    const char* name;
    cv::Point centre;
    int quarterTurns;
};

const std::vector<Shield> kShields{
    {"base.C", {20, 44}, 0}, {"base.F", {40, 30}, 1}, {"base.M", {12, 12}, 2}, {"base.S", {50, 18}, 3}};
const std::vector<const char*> kPlain{"base.N", "base.G", "base.T", "base.E"};

std::vector<TilePicture> pictures(std::size_t shields) {
    std::vector<TilePicture> result;
    const auto add = [&](const char* name, const cv::Mat& face) {
        TilePicture& picture = result.emplace_back();
        picture.tile = tests::tile(name);
        picture.face = face;
    };
    for (std::size_t i = 0; i < shields; ++i) {
        cv::Mat face = noiseFace(static_cast<int>(i) + 1);
        stamp(face, kShields[i].centre, kShields[i].quarterTurns);
        add(kShields[i].name, face);
    }
    for (std::size_t i = 0; i < kPlain.size(); ++i)
        add(kPlain[i], noiseFace(100 + static_cast<int>(i)));
    return result;
}

TEST(FindPennants, FindsWhatPicturesWithAPennantShareInAnyTurn) {
    std::vector<TilePicture> found = pictures(kShields.size());
    findPennants(found, *models::bundledTiles().registry);
    for (std::size_t i = 0; i < kShields.size(); ++i) {
        ASSERT_TRUE(found[i].pennant) << kShields[i].name;
        EXPECT_LT(cv::norm(*found[i].pennant - cv::Point2f(kShields[i].centre)), 4.5) << kShields[i].name;
    }
    for (std::size_t i = kShields.size(); i < found.size(); ++i)
        EXPECT_FALSE(found[i].pennant);
}

TEST(FindPennants, NothingWhenPicturesWithoutOneShowTheSame) {
    std::vector<TilePicture> found = pictures(kShields.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        found[i].face.setTo(cv::Scalar(60, 120, 90));
        stamp(found[i].face, {30, 30}, static_cast<int>(i));
    }
    findPennants(found, *models::bundledTiles().registry);
    for (const TilePicture& picture : found)
        EXPECT_FALSE(picture.pennant);
}

TEST(FindPennants, NothingWhenThePicturesShareNothing) {
    std::vector<TilePicture> found = pictures(kShields.size());
    for (std::size_t i = 0; i < kShields.size(); ++i)
        found[i].face = noiseFace(200 + static_cast<int>(i));
    findPennants(found, *models::bundledTiles().registry);
    for (const TilePicture& picture : found)
        EXPECT_FALSE(picture.pennant);
}

TEST(FindPennants, TwoPicturesAreTooFewToTell) {
    std::vector<TilePicture> found = pictures(2);
    findPennants(found, *models::bundledTiles().registry);
    for (const TilePicture& picture : found)
        EXPECT_FALSE(picture.pennant);
}

TEST(PennantsOf, SumsOverTheCities) {
    const engine::TileRegistry& registry = *models::bundledTiles().registry;
    EXPECT_EQ(pennantsOf(registry[tests::tile("base.C")]), 1);
    EXPECT_EQ(pennantsOf(registry[tests::tile("base.E")]), 0);
}

} // namespace
} // namespace meeplecam::vision
