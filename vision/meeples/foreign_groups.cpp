#include "vision/meeples/foreign_groups.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <iterator>

namespace meeplecam::vision {

namespace {

constexpr float kUsual = 1.6F;   // strangeness that printed tiles have, too
constexpr float kStrange = 4.0F; // strangeness that leaves no doubt
constexpr int kThin = 7;         // pixels; a meeple is broader, roads that nobody knows are not
constexpr int kSmallest = 25;    // pixels; a counter at the edge of a tile still shows as many

cv::Mat amountOf(const cv::Mat& strangeness) {
    cv::Mat smooth;
    cv::GaussianBlur(strangeness, smooth, {3, 3}, 0.7);
    return cv::max(0.0, cv::min(1.0, (smooth - kUsual) / (kStrange - kUsual)));
}

/// The groups of the pixels that are not 0.
std::vector<ForeignGroup> groupsIn(const cv::Mat& mask, int smallest) {
    cv::Mat labels;
    cv::Mat statistics;
    cv::Mat centroids;
    const int count = cv::connectedComponentsWithStats(mask, labels, statistics, centroids, 8, CV_32S);
    std::vector<ForeignGroup> groups(static_cast<std::size_t>(count));
    for (int label = 1; label < count; ++label)
        groups[static_cast<std::size_t>(label)].box = {
            statistics.at<int>(label, cv::CC_STAT_LEFT), statistics.at<int>(label, cv::CC_STAT_TOP),
            statistics.at<int>(label, cv::CC_STAT_WIDTH), statistics.at<int>(label, cv::CC_STAT_HEIGHT)};
    for (int y = 0; y < labels.rows; ++y)
        for (int x = 0; x < labels.cols; ++x)
            if (const int label = labels.at<int>(y, x); label > 0)
                groups[static_cast<std::size_t>(label)].pixels.emplace_back(x, y);
    std::erase_if(groups, [&](const ForeignGroup& group) { return std::ssize(group.pixels) < smallest; });
    return groups;
}

} // namespace

Foreignness measureForeignness(const OrthoView& view) {
    constexpr double kSurelyShadow = -1.0; // log odds of OrthoView::black
    constexpr double kPerhapsBlack = 0.7;  // above that
    Foreignness result;
    result.darkened = amountOf(view.strangeness);
    const cv::Mat black =
        result.darkened.mul(cv::max(0.0, cv::min(1.0, (view.black - kSurelyShadow) / kPerhapsBlack)));
    result.amount = cv::max(amountOf(view.shade), black);
    cv::erode(view.tiles, result.known, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
    result.amount.setTo(0.0, result.known == 0);
    return result;
}

std::vector<ForeignGroup> groupForeign(const Foreignness& foreign) {
    const cv::Mat mask = foreign.amount > kForeign;
    cv::Mat broad;
    cv::morphologyEx(mask, broad, cv::MORPH_OPEN,
                     cv::getStructuringElement(cv::MORPH_ELLIPSE, {kThin, kThin}));
    cv::Mat around;
    cv::dilate(broad, around, cv::getStructuringElement(cv::MORPH_ELLIPSE, {kThin, kThin}));
    std::vector<ForeignGroup> groups = groupsIn(mask & around, kSmallest);
    std::ranges::move(groupsIn(mask & ~around, kSmallest), std::back_inserter(groups));
    return groups;
}

std::vector<ForeignGroup> groupDark(const OrthoView& view, const Foreignness& foreign) {
    constexpr double kDark = -2.5; // OrthoView::black of what is too bright for black wood is -3
    const cv::Mat dark = (view.black > kDark) & (foreign.darkened > kForeign) & (foreign.amount <= kForeign) &
                         (foreign.known != 0);
    return groupsIn(dark, kLeastOfBlack);
}

} // namespace meeplecam::vision
