#include "vision/any/common_colours.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>

namespace meeplecam::vision {

namespace {

constexpr int kPatchSide = 64;  // pixels of a face
constexpr int kRim = 6;         // of these, where the table may be seen beside a crooked tile
constexpr int kThinPrint = 7;   // of these; a meeple is wider
constexpr int kColourStep = 16; // grey levels that count as one colour
constexpr int kColourLevels = 256 / kColourStep;
constexpr float kLeastOfTile = 4.0F; // samples of 676 that show a colour on a tile
constexpr float kOfTiles = 0.3F;     // share of the tiles that show what is printed

struct ColourBin {
    cv::Vec3f sum;
    float count = 0.0F;
    int tiles = 0;
};

} // namespace

std::vector<cv::Vec3f> commonColours(std::span<const cv::Mat> faces) {
    std::vector<ColourBin> bins(std::size_t{kColourLevels} * kColourLevels * kColourLevels);
    for (const cv::Mat& face : faces) {
        cv::Mat patches;
        cv::resize(face, patches, {kPatchSide, kPatchSide}, 0, 0, cv::INTER_AREA);
        cv::medianBlur(patches, patches, kThinPrint);
        std::vector<float> here(bins.size());
        for (int y = kRim; y < patches.rows - kRim; y += 2)
            for (int x = kRim; x < patches.cols - kRim; x += 2) {
                const auto& colour = patches.at<cv::Vec3b>(y, x);
                const auto bin = static_cast<std::size_t>(
                    (colour[0] / kColourStep * kColourLevels + colour[1] / kColourStep) * kColourLevels +
                    colour[2] / kColourStep);
                bins[bin].sum += cv::Vec3f(colour);
                bins[bin].count += 1.0F;
                here[bin] += 1.0F;
            }
        for (std::size_t i = 0; i < bins.size(); ++i)
            bins[i].tiles += here[i] >= kLeastOfTile ? 1 : 0;
    }
    int most = 0;
    for (const ColourBin& bin : bins)
        most = std::max(most, bin.tiles);
    const float least = std::min(static_cast<float>(most), kOfTiles * static_cast<float>(faces.size()));
    std::vector<cv::Vec3f> colours;
    for (const ColourBin& bin : bins)
        if (bin.tiles > 0 && static_cast<float>(bin.tiles) >= least)
            colours.push_back(bin.sum * (1.0F / bin.count));
    return colours;
}

} // namespace meeplecam::vision
