#include "tests/support/tile_photos.h"

#include <opencv2/imgproc.hpp>

namespace meeplecam::tests {

int turnsAt(std::size_t place) {
    return static_cast<int>((place * 7 + place / 3) % 4);
}

cv::Mat photo(std::span<const models::CataloguePicture> tiles) {
    constexpr int kTile = 200;
    const cv::Size size(2000, 340 * static_cast<int>((tiles.size() + 5) / 6));
    const cv::Scalar grey(165, 150, 135);
    cv::Mat table(size, CV_8UC3, grey);
    cv::RNG dice(5);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        cv::Mat tile;
        cv::resize(tiles[i].picture, tile, {kTile, kTile}, 0, 0, cv::INTER_AREA);
        cv::Mat turn = cv::getRotationMatrix2D({kTile / 2.0F, kTile / 2.0F},
                                               -90.0 * turnsAt(i) + dice.uniform(-12.0, 12.0), 1.0);
        const std::size_t row = i / 6;
        turn.at<double>(0, 2) += 185.0 + 326.0 * static_cast<double>(i % 6) - kTile / 2.0;
        turn.at<double>(1, 2) += 170.0 + 340.0 * static_cast<double>(row) - kTile / 2.0;
        cv::warpAffine(tile, table, turn, size, cv::INTER_LINEAR, cv::BORDER_TRANSPARENT);
    }
    const auto right = static_cast<float>(size.width);
    const auto low = static_cast<float>(size.height);
    const std::vector<cv::Point2f> from{{0, 0}, {right, 0}, {right, low}, {0, low}};
    const std::vector<cv::Point2f> to{{140, 60}, {right - 170, 30}, {right - 10, low - 5}, {20, low - 20}};
    cv::Mat seen;
    cv::warpPerspective(table, seen, cv::getPerspectiveTransform(from, to), size, cv::INTER_LINEAR,
                        cv::BORDER_CONSTANT, grey);
    for (int x = 0; x < seen.cols; ++x) {
        const double light = 1.05 - 0.4 * x / seen.cols;
        cv::Mat column = seen.col(x);
        cv::multiply(column, cv::Scalar(0.75 * light, 0.92 * light, 1.05 * light), column);
    }
    cv::Mat noise(size, CV_8UC3);
    dice.fill(noise, cv::RNG::UNIFORM, 0, 8);
    return seen + noise;
}

} // namespace meeplecam::tests
