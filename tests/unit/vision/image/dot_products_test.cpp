#include "vision/image/dot_products.h"

#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

cv::Mat noise(int rows, int columns, std::uint64_t seed) {
    cv::Mat result(rows, columns, CV_32F);
    cv::RNG(seed).fill(result, cv::RNG::NORMAL, 0.0, 1.0);
    return result;
}

void expectPlainProducts(int m, int n, int length) {
    const cv::Mat a = noise(m, length, 1);
    const cv::Mat b = noise(n, length, 2);
    const cv::Mat products = dotProducts(a, PackedRows(b));
    ASSERT_EQ(products.rows, m);
    ASSERT_EQ(products.cols, n);
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) {
            double sum = 0.0;
            for (int k = 0; k < length; ++k)
                sum += double{a.at<float>(i, k)} * double{b.at<float>(j, k)};
            ASSERT_NEAR(products.at<float>(i, j), sum, 1e-4) << i << ", " << j << " of " << m << "x" << n;
        }
}

TEST(DotProducts, AgreeWithPlainLoopsAtEverySize) {
    for (const int m : {1, 5, 6, 7, 48, 49, 100}) // around the blocks that the rows are taken in
        for (const int n : {1, 15, 16, 17, 33})
            expectPlainProducts(m, n, 37);
    expectPlainProducts(3, 4, 1);
    expectPlainProducts(2, 2, 588);
}

TEST(DotProducts, WorkOnPartsOfALargerPicture) {
    const cv::Mat all = noise(20, 50, 3);
    const cv::Mat part = all(cv::Rect(7, 4, 30, 9));
    const cv::Mat products = dotProducts(part, PackedRows(part));
    for (int i = 0; i < part.rows; ++i)
        EXPECT_NEAR(products.at<float>(i, i), part.row(i).dot(part.row(i)), 1e-4);
}

TEST(DotProducts, OfNothingAreNothing) {
    const cv::Mat none(0, 12, CV_32F);
    EXPECT_EQ(dotProducts(noise(3, 12, 1), PackedRows(none)).total(), 0U);
    EXPECT_EQ(dotProducts(none, PackedRows(noise(3, 12, 1))).total(), 0U);
}

TEST(PackedRows, AreMadeOfTheirPanelsAgain) {
    const cv::Mat b = noise(21, 9, 4);
    const PackedRows packed(b);
    EXPECT_EQ(packed.count(), 21);
    EXPECT_EQ(packed.length(), 9);
    EXPECT_EQ(packed.panel(1)[2 * PackedRows::kWidth + 4], b.at<float>(20, 2));
    EXPECT_EQ(packed.panel(1)[2 * PackedRows::kWidth + 5], 0.0F) << "a missing row";
    const PackedRows again(21, 9, {packed.panels().begin(), packed.panels().end()});
    const cv::Mat a = noise(4, 9, 5);
    EXPECT_EQ(cv::norm(dotProducts(a, packed), dotProducts(a, again), cv::NORM_INF), 0.0);
}

TEST(PackedRows, TakeMoreRows) {
    const cv::Mat all = noise(37, 9, 6);
    PackedRows grown(all.rowRange(0, 21));
    grown.append(all.rowRange(21, 37));
    const cv::Mat a = noise(4, 9, 7);
    EXPECT_EQ(cv::norm(dotProducts(a, grown), dotProducts(a, PackedRows(all)), cv::NORM_INF), 0.0);
}

} // namespace
} // namespace meeplecam::vision
