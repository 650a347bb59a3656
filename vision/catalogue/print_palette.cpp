#include "vision/catalogue/print_palette.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::vision {

namespace {

constexpr int kThin = 7;         // pixels of 64 a side; a meeple is wider
constexpr int kStep = 16;        // grey levels that count as one colour
constexpr float kRare = 0.0005F; // share of all that is printed
constexpr int kLevels = 256 / kStep;

struct Patches {
    cv::Vec3f sum;
    float count = 0.0F;
};

std::size_t binOf(const cv::Vec3b& colour) {
    return static_cast<std::size_t>((colour[0] / kStep * kLevels + colour[1] / kStep) * kLevels +
                                    colour[2] / kStep);
}

} // namespace

std::vector<cv::Vec3f> printedColours(std::span<const TilePicture> pictures) {
    std::vector<Patches> bins(std::size_t{kLevels} * kLevels * kLevels);
    float all = 0.0F;
    for (const TilePicture& picture : pictures) {
        cv::Mat patches;
        cv::medianBlur(picture.face, patches, kThin);
        for (int y = 0; y < patches.rows; y += 2)
            for (int x = 0; x < patches.cols; x += 2) {
                const auto& colour = patches.at<cv::Vec3b>(y, x);
                Patches& bin = bins[binOf(colour)];
                bin.sum += cv::Vec3f(colour);
                bin.count += 1.0F;
                all += 1.0F;
            }
    }
    std::vector<cv::Vec3f> colours;
    for (const Patches& bin : bins)
        if (bin.count > kRare * all)
            colours.push_back(bin.sum * (1.0F / bin.count));
    return colours;
}

PrintPalette::PrintPalette(std::span<const cv::Vec3f> colours, const calibration::TableLight& light) {
    MEEPLECAM_CHECK(!colours.empty());
    for (const cv::Vec3f& colour : colours)
        m_lit.push_back(light.seenColour(colour));
}

cv::Vec3f PrintPalette::nearest(const cv::Vec3f& seen) const {
    return *std::ranges::min_element(m_lit, {}, [&](const cv::Vec3f& colour) {
        const cv::Vec3f rest = colour - seen;
        return rest.dot(rest);
    });
}

} // namespace meeplecam::vision
