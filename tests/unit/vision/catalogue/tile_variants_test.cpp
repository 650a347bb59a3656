#include "vision/catalogue/tile_variants.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using tests::tile;

const cv::Scalar kGrass(60, 160, 110);
const cv::Scalar kStone(90, 120, 150);
const cv::Scalar kBlue(220, 60, 30);

TilePicture plainPicture(const char* name, const cv::Scalar& colour) {
    TilePicture picture;
    picture.tile = tile(name);
    picture.face = cv::Mat(64, 64, CV_8UC3, colour);
    return picture;
}

/// A face with a pennant, a blue disc.
TilePicture markedPicture(const char* name, const cv::Scalar& colour, cv::Point centre) {
    TilePicture picture = plainPicture(name, colour);
    cv::circle(picture.face, centre, 6, kBlue, cv::FILLED);
    picture.pennant = cv::Point2f(centre);
    return picture;
}

std::vector<TilePicture> variantsOf(const std::vector<TilePicture>& pictures,
                                    const std::vector<std::string>& inPlay) {
    return makeVariants(pictures, *models::bundledTiles().registry, tests::baseCounts(inPlay));
}

double distance(const cv::Mat& face, cv::Point at, const cv::Scalar& colour) {
    const auto& pixel = face.at<cv::Vec3b>(at);
    return cv::norm(cv::Vec3d(pixel[0], pixel[1], pixel[2]) - cv::Vec3d(colour[0], colour[1], colour[2]));
}

TEST(TwinOf, DiffersByPennantsAndIsInPlay) {
    const engine::TileRegistry& registry = *models::bundledTiles().registry;
    EXPECT_EQ(twinOf(tile("base.F"), registry, tests::baseCounts({"base.F", "base.G"})), tile("base.G"));
    EXPECT_EQ(twinOf(tile("base.G"), registry, tests::baseCounts({"base.F"})), tile("base.F"));
    EXPECT_FALSE(twinOf(tile("base.F"), registry, tests::baseCounts({"base.F", "base.H"})))
        << "base.H has two cities";
    EXPECT_FALSE(twinOf(tile("base.B"), registry, tests::baseCounts({"base.B", "base.A"})));
}

TEST(MakeVariants, SwapsThePennantBetweenTwins) {
    TilePicture plain = plainPicture("base.G", kStone);
    plain.features = cv::Mat(64, 64, CV_8U, cv::Scalar(2));
    const auto variants =
        variantsOf({markedPicture("base.F", kGrass, {20, 40}), plain}, {"base.F", "base.G"});
    ASSERT_EQ(variants.size(), 2U);
    const auto without = std::ranges::find(variants, tile("base.G"), &TilePicture::tile);
    ASSERT_NE(without, variants.end());
    EXPECT_FALSE(without->pennant);
    EXPECT_LT(distance(without->face, {20, 40}, kStone), 3.0) << "the part comes from the plain one";
    EXPECT_LT(distance(without->face, {50, 10}, kGrass), 3.0) << "the rest from the marked one";
    const auto with = std::ranges::find(variants, tile("base.F"), &TilePicture::tile);
    ASSERT_NE(with, variants.end());
    EXPECT_EQ(with->pennant, cv::Point2f(20, 40));
    EXPECT_LT(distance(with->face, {20, 40}, kBlue), 3.0);
    EXPECT_LT(distance(with->face, {50, 10}, kStone), 3.0);
    EXPECT_EQ(with->features.at<uchar>(0, 0), 2);
}

TEST(MakeVariants, LeavesOutWhatThePicturesShowAlready) {
    // Both printings of the pair are there: all that can be put together exists.
    const auto variants = variantsOf(
        {markedPicture("base.F", kGrass, {20, 40}), plainPicture("base.G", kGrass)}, {"base.F", "base.G"});
    EXPECT_TRUE(variants.empty());
}

TEST(MakeVariants, NothingWithoutAPennantsPlaceOrATwinInPlay) {
    TilePicture unknown = markedPicture("base.F", kGrass, {20, 40});
    unknown.pennant.reset();
    EXPECT_TRUE(variantsOf({unknown, plainPicture("base.G", kStone)}, {"base.F", "base.G"}).empty());
    EXPECT_TRUE(
        variantsOf({markedPicture("base.F", kGrass, {20, 40}), plainPicture("base.G", kStone)}, {"base.F"})
            .empty());
}

/// A tile with a town in the north.
TilePicture townPicture(const char* name, const cv::Scalar& town) {
    TilePicture picture = plainPicture(name, kGrass);
    const std::vector<cv::Point> triangle{{0, 0}, {63, 0}, {32, 32}};
    cv::fillConvexPoly(picture.face, triangle, town);
    return picture;
}

TEST(MakeVariants, PutsOtherTownsOnTilesThatTheBoxHasMoreOf) {
    // base.D and base.E have one town in the north each; the box has four and five of them.
    const auto variants =
        variantsOf({townPicture("base.D", kStone), townPicture("base.E", kBlue)}, {"base.D", "base.E"});
    ASSERT_EQ(variants.size(), 2U);
    const auto variant = std::ranges::find(variants, tile("base.D"), &TilePicture::tile);
    ASSERT_NE(variant, variants.end());
    EXPECT_LT(distance(variant->face, {32, 8}, kBlue), 3.0);
    EXPECT_LT(distance(variant->face, {32, 55}, kGrass), 3.0);
}

TEST(MakeVariants, OneTownOfEachArtAndNoneWhereAllCopiesAreShown) {
    EXPECT_TRUE(
        variantsOf({townPicture("base.D", kStone), townPicture("base.E", kStone)}, {"base.D", "base.E"})
            .empty())
        << "the same town";
    const TilePicture other = townPicture("base.D", kBlue);
    const std::vector<TilePicture> all{townPicture("base.E", kStone), other, other, other, other};
    const auto variants = variantsOf(all, {"base.D", "base.E"});
    EXPECT_EQ(std::ranges::count(variants, tile("base.D"), &TilePicture::tile), 0) << "all four are shown";
    EXPECT_EQ(std::ranges::count(variants, tile("base.E"), &TilePicture::tile), 1) << "the four are one art";
}

} // namespace
} // namespace meeplecam::vision
