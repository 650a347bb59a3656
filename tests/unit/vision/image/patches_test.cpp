#include "vision/image/patches.h"

#include <gtest/gtest.h>

#include <vector>

namespace meeplecam::vision {
namespace {

cv::Mat noisePicture(int side, int seed) {
    cv::Mat picture(side, side, CV_8UC3);
    cv::RNG(static_cast<std::uint64_t>(seed)).fill(picture, cv::RNG::UNIFORM, 40, 160);
    return picture;
}

TEST(LocalContrast, HardlyDependsOnTheLight) {
    const cv::Mat picture = noisePicture(32, 1);
    cv::Mat lit;
    picture.convertTo(lit, CV_8U, 1.4, 20.0);
    const cv::Mat plain = localContrast(picture, 4.0);
    EXPECT_EQ(plain.type(), CV_32FC3);
    EXPECT_LT(cv::norm(plain, localContrast(lit, 4.0), cv::NORM_INF), 0.25);
    EXPECT_GT(cv::norm(plain, cv::NORM_INF), 1.5);
}

TEST(LocalContrast, KeepsTheNoiseOfAPlainSurfaceSmall) {
    cv::Mat plain(32, 32, CV_8UC3);
    cv::RNG(2).fill(plain, cv::RNG::UNIFORM, 100, 103);
    EXPECT_LT(cv::norm(localContrast(plain, 4.0), cv::NORM_INF), 0.3);
}

TEST(WriteUnitRow, DotProductIsTheCorrelation) {
    cv::Mat picture;
    noisePicture(16, 3).convertTo(picture, CV_32FC3);
    cv::Mat brighter = picture * 2.0 + cv::Scalar(30.0, -10.0, 5.0);
    const cv::Rect window(3, 5, 8, 6);
    std::vector<float> row(std::size_t{8} * 6 * 3);
    std::vector<float> other(row.size());
    writeUnitRow(picture, window, row.data());
    writeUnitRow(brighter, window, other.data());
    float product = 0.0F;
    float length = 0.0F;
    float blue = 0.0F;
    for (std::size_t i = 0; i < row.size(); ++i) {
        product += row[i] * other[i];
        length += row[i] * row[i];
        blue += i % 3 == 0 ? row[i] : 0.0F;
    }
    EXPECT_NEAR(length, 1.0F, 1e-4F);
    EXPECT_NEAR(blue, 0.0F, 1e-4F) << "zero mean per channel";
    EXPECT_NEAR(product, 1.0F, 1e-4F) << "gain and offset don't count";
    writeUnitRow(picture, {4, 5, 8, 6}, other.data());
    product = 0.0F;
    for (std::size_t i = 0; i < row.size(); ++i)
        product += row[i] * other[i];
    EXPECT_LT(product, 0.5F) << "noise beside it is something else";
}

TEST(WriteUnitRow, OfAPlainWindowIsFinite) {
    const cv::Mat plain(8, 8, CV_32FC3, cv::Scalar::all(7.0));
    std::vector<float> row(std::size_t{8} * 8 * 3, 1.0F);
    writeUnitRow(plain, {0, 0, 8, 8}, row.data());
    for (const float value : row)
        EXPECT_NEAR(value, 0.0F, 1e-3F);
}

TEST(Turned, ClockwiseByQuarterTurns) {
    const cv::Mat picture = (cv::Mat_<uchar>(2, 3) << 1, 2, 3, 4, 5, 6);
    const cv::Mat clockwise = (cv::Mat_<uchar>(3, 2) << 4, 1, 5, 2, 6, 3);
    EXPECT_EQ(cv::norm(turned(picture, 1), clockwise, cv::NORM_INF), 0.0);
    EXPECT_EQ(cv::norm(turned(picture, -3), clockwise, cv::NORM_INF), 0.0);
    EXPECT_EQ(cv::norm(turned(turned(picture, 2), 2), picture, cv::NORM_INF), 0.0);
    EXPECT_EQ(cv::norm(turned(turned(picture, 3), 1), picture, cv::NORM_INF), 0.0);
    cv::Mat copy = turned(picture, 0);
    copy.at<uchar>(0, 0) = 9;
    EXPECT_EQ(picture.at<uchar>(0, 0), 1) << "an unturned picture is a copy, too";
}

} // namespace
} // namespace meeplecam::vision
