#include "models/art/tiles/tile_art.h"

#include "models/art/drawing/scene_output.h"
#include "models/tiles/tile_library.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace meeplecam::art {
namespace {

const TileType& tileType(std::string_view name) {
    const engine::TileRegistry& registry = *models::bundledTiles().registry;
    return registry[*registry.find(name)];
}

/// Correlation (-1 to 1) of two pictures.
double likeness(const cv::Mat& a, const cv::Mat& b) {
    cv::Mat result;
    cv::matchTemplate(a, b, result, cv::TM_CCOEFF_NORMED);
    return static_cast<double>(result.at<float>(0, 0));
}

cv::Mat smallPicture(std::string_view name, int copy) {
    return rasterise(drawTile({tileType(name), copy}), 50);
}

TEST(TileArt, SameTileSameDrawing) {
    EXPECT_EQ(drawTile({tileType("base.L"), 2}), drawTile({tileType("base.L"), 2}));
}

TEST(TileArt, CopiesCanBeToldApartAt50Pixels) {
    EXPECT_LT(likeness(smallPicture("base.U", 0), smallPicture("base.U", 1)), 0.9);
    EXPECT_LT(likeness(smallPicture("base.B", 0), smallPicture("base.B", 3)), 0.9);
}

TEST(TileArt, TwinsWithAndWithoutPennantCanBeToldApartAt50Pixels) {
    EXPECT_LT(likeness(smallPicture("base.F", 0), smallPicture("base.G", 0)), 0.9);
    EXPECT_LT(likeness(smallPicture("base.S", 0), smallPicture("base.T", 0)), 0.9);
}

TEST(TileArt, GardensAndGoodsCanBeToldApartAt50Pixels) {
    for (const std::string_view name :
         {"base.E", "base.N", "base.U", "base.V", "ic.B", "ri.G", "tb.K", "tb.U"})
        EXPECT_LT(likeness(smallPicture(name, 0), smallPicture(std::string(name) + "g", 0)), 0.9) << name;
    EXPECT_LT(likeness(smallPicture("tb.D", 0), smallPicture("tb.L", 0)), 0.9);
    EXPECT_LT(likeness(smallPicture("tb.G", 0), smallPicture("tb.T", 0)), 0.9);
    EXPECT_LT(likeness(smallPicture("tb.N", 0), smallPicture("tb.P", 0)), 0.9);
}

TEST(TileArt, RiversReachTheMiddleOfTheirSideInEveryDress) {
    constexpr int kSide = 200;
    for (const Dress dress : {Dress::Summer, Dress::Winter}) {
        const cv::Mat picture = rasterise(drawTile({tileType("ri.D"), 1, dress}), kSide);
        const cv::Scalar seen = cv::mean(picture(cv::Rect(kSide / 2 - 12, 0, 24, 4)));
        const Palette& palette = paletteOf(dress);
        const Colour water = mix(palette.water, palette.water_light, 0.5);
        EXPECT_NEAR(seen[0], water.b * 255, 45);
        EXPECT_NEAR(seen[1], water.g * 255, 45);
        EXPECT_NEAR(seen[2], water.r * 255, 45);
    }
}

TEST(TileArt, RoadsReachTheMiddleOfTheirSide) {
    const int side = 200;
    const cv::Mat picture = rasterise(drawTile({tileType("base.U"), 4}), side);
    const Colour road = paletteOf(Dress::Summer).road;
    const cv::Vec3b top = picture.at<cv::Vec3b>(0, side / 2);
    EXPECT_NEAR(top[0], road.b * 255, 40);
    EXPECT_NEAR(top[1], road.g * 255, 40);
    EXPECT_NEAR(top[2], road.r * 255, 40);
}

TEST(TileArt, WinterIsWhiterThanSummerOnTheSamePlan) {
    const TileType& type = tileType("base.E");
    const cv::Scalar summer = cv::mean(rasterise(drawTile({type, 0, Dress::Summer}), 64));
    const cv::Scalar winter = cv::mean(rasterise(drawTile({type, 0, Dress::Winter}), 64));
    EXPECT_GT(winter[0], summer[0] + 60);
    EXPECT_EQ(planOf({type, 0, Dress::Summer}).towns[0].outline,
              planOf({type, 0, Dress::Winter}).towns[0].outline);
}

} // namespace
} // namespace meeplecam::art
