#include "vision/reading/picture_check.h"

#include "tests/unit/vision/photographed_board.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;
using testing::Optional;

std::vector<Quad> nineQuads() {
    std::vector<Quad> quads;
    for (const tests::LaidTile& tile : tests::nineTiles())
        quads.push_back(tests::quadOf(tests::nineTilesCamera(), tile.cell));
    return quads;
}

const cv::Mat& picture() {
    return tests::nineTilesFrame().level(0);
}

auto is(PictureFault fault) {
    return Field(&PictureAdvice::fault, fault);
}

TEST(PictureCheck, FindsNothingWrongWithAGoodPicture) {
    EXPECT_THAT(checkPicture(picture(), nineQuads()), IsEmpty());
    EXPECT_THAT(checkPicture(picture(), std::optional<TracedBoard>()), IsEmpty());
}

TEST(PictureCheck, SaysThatItIsTooDarkOrTooBright) {
    EXPECT_THAT(checkPicture(picture() * 0.2, nineQuads()), ElementsAre(is(PictureFault::TooDark)));
    EXPECT_THAT(checkPicture(picture() * 0.2 + cv::Scalar::all(205), nineQuads()),
                testing::Contains(is(PictureFault::TooBright)));
}

TEST(PictureCheck, SaysThatItIsBlurred) {
    cv::Mat blurred;
    cv::GaussianBlur(picture(), blurred, {}, 3.0);
    EXPECT_THAT(checkPicture(blurred, nineQuads()), ElementsAre(is(PictureFault::Blurred)));
    EXPECT_LT(sharpness(blurred, nineQuads()), 0.6 * sharpness(picture(), nineQuads()));
}

TEST(PictureCheck, SaysWhereGlareIs) {
    cv::Mat glaring = picture().clone();
    const Quad tile = nineQuads().front();
    cv::circle(glaring, centreOf(tile), cvRound(0.4 * meanSide(tile)), cv::Scalar::all(255), cv::FILLED);
    const auto advice = checkPicture(glaring, nineQuads());
    ASSERT_THAT(advice, ElementsAre(is(PictureFault::Glare)));
    const bool left = centreOf(tile).x * 3 < static_cast<float>(glaring.cols);
    EXPECT_EQ(advice.front().where == PicturePlace::Left, left);
}

TEST(PictureCheck, SaysThatGlareMayHideATile) {
    const std::vector<Quad> tiles = nineQuads();
    const std::span<const Quad> found = std::span(tiles).subspan(1);
    cv::Mat glaring = picture().clone();
    cv::circle(glaring, centreOf(tiles.front()), cvRound(0.6 * meanSide(tiles.front())), cv::Scalar::all(255),
               cv::FILLED);
    EXPECT_THAT(checkPicture(glaring, found, std::span(tiles).first(1)),
                testing::Contains(is(PictureFault::Glare)));
    EXPECT_THAT(checkPicture(picture(), found, std::span(tiles).first(1)), IsEmpty());
}

TEST(PictureCheck, SaysHowSmallTilesAre) {
    cv::Mat small;
    cv::resize(picture(), small, {}, 0.5, 0.5, cv::INTER_AREA);
    std::vector<Quad> quads = nineQuads();
    for (Quad& quad : quads)
        for (cv::Point2f& corner : quad)
            corner *= 0.5F;
    const auto advice = checkPicture(small, quads);
    ASSERT_THAT(advice, ElementsAre(is(PictureFault::SmallTiles)));
    EXPECT_THAT(advice.front().tile_px, testing::AllOf(testing::Ge(30), testing::Lt(40)));
}

TEST(PictureCheck, SaysWhereTheBoardLeavesThePicture) {
    std::vector<Quad> quads = nineQuads();
    const float down = quads.back()[2].y - 10.0F;
    for (cv::Point2f& corner : quads.back())
        corner.y -= down;
    const auto advice = checkPicture(picture(), quads);
    ASSERT_THAT(advice, testing::Contains(is(PictureFault::LeavesPicture)));
    EXPECT_EQ(advice.back().where, PicturePlace::Top);
    for (cv::Point2f& corner : quads.front())
        corner.x -= quads.front()[1].x;
    EXPECT_EQ(checkPicture(picture(), quads).back().where, PicturePlace::Middle); // over two edges
}

TEST(ExposureWatch, TellsHuntingFromALampThatIsTurnedOn) {
    ExposureWatch lamp;
    for (int i = 0; i < 60; ++i)
        EXPECT_EQ(lamp.next(i < 20 ? 60.0 : 130.0 + i % 3, i * 0.2), std::nullopt) << i;
    ExposureWatch hunting;
    std::optional<PictureAdvice> advice;
    for (int i = 0; i < 30; ++i)
        advice = hunting.next(100.0 + 12.0 * (i / 4 % 2), i * 0.2);
    EXPECT_THAT(advice, Optional(is(PictureFault::Hunting)));
    for (int i = 30; i < 70; ++i)
        advice = hunting.next(112.0, i * 0.2);
    EXPECT_EQ(advice, std::nullopt);
}

} // namespace
} // namespace meeplecam::vision
