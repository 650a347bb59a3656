#include "models/art/sheets/charuco.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

namespace meeplecam::art {
namespace {

constexpr int kSquare = 40; // pixels

/// A pixel in the rim of a square, where no marker is.
int rimOf(const cv::Mat& board, int column, int row) {
    return board.at<uchar>(row * kSquare + 2, column * kSquare + kSquare / 2);
}

// Versions of OpenCV lay out boards differently; sheets that were printed with one are read with another.
TEST(Charuco, BeginsWithABlackSquare) {
    const CalibrationTarget target;
    const cv::Mat board = charucoPixels(target, kSquare);
    ASSERT_EQ(board.size(), cv::Size(target.columns * kSquare, target.rows * kSquare));
    for (int row = 0; row < target.rows; ++row)
        for (int column = 0; column < target.columns; ++column)
            EXPECT_EQ(rimOf(board, column, row), (row + column) % 2 == 0 ? 0 : 255) << column << ", " << row;
}

TEST(Charuco, CountsCornersRowByRow) {
    const CalibrationTarget target;
    cv::Mat seen;
    cv::copyMakeBorder(charucoPixels(target, kSquare), seen, kSquare, kSquare, kSquare, kSquare,
                       cv::BORDER_CONSTANT, cv::Scalar::all(255));
    const CharucoCorners found = findCharuco(seen, target);
    const int columns = target.columns - 1;
    ASSERT_EQ(found.ids.size(), static_cast<std::size_t>(columns * (target.rows - 1)));
    for (std::size_t i = 0; i < found.ids.size(); ++i) {
        constexpr float kHalfPixel = 0.5F;
        const int column = found.ids[i] % columns;
        const int row = found.ids[i] / columns;
        EXPECT_NEAR(found.corners[i].x, static_cast<float>((column + 2) * kSquare) - kHalfPixel, 1);
        EXPECT_NEAR(found.corners[i].y, static_cast<float>((row + 2) * kSquare) - kHalfPixel, 1);
    }
}

} // namespace
} // namespace meeplecam::art
