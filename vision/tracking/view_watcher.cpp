#include "vision/tracking/view_watcher.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace meeplecam::vision {

namespace {

constexpr int kWatchedWidth = 480;  // pixels of the reduced picture
constexpr double kDifferent = 14.0; // grey levels in any channel; noise and film coding stay below it
constexpr double kTogether = 10.0; // grey levels, mean over a pixel and those around it: what a camera's JPEG
                                   // makes of noise flickers both ways, by up to 35 levels in single pixels
constexpr int kCrowd =
    4; // of nine pixels that differ, for the one in the middle to count: single ones are noise
constexpr int kMovingPixels = 12;   // of the reduced picture: half a meeple on the smallest tiles
constexpr double kLeastArm = 0.004; // share of the picture
constexpr double kClear_s = 0.6;    // of rest in the whole picture; an arm seldom stays for so long
constexpr double kLies_s = 4.0;     // what rests for so long lies on the table
constexpr int kRim = 5;             // pixels around what differs that are counted with it

/// Three pixels for four, along and across, each the mean over what it covers. As cv::resize with INTER_AREA,
/// in a third of its time.
cv::Mat threeOfFour(const cv::Mat& bgr) {
    constexpr std::array<std::array<int, 2>, 3> kParts{
        {{3, 1}, {2, 2}, {1, 3}}}; // quarters of both that are covered
    const int values = 3 * bgr.cols;
    cv::Mat small(bgr.rows / 4 * 3, bgr.cols / 4 * 3, CV_8UC3);
    std::vector<std::uint16_t> across(static_cast<std::size_t>(values));
    for (int y = 0; y < small.rows; ++y) {
        const auto [first, second] = kParts[static_cast<std::size_t>(y % 3)];
        const std::uint8_t* upper = bgr.ptr(y / 3 * 4 + y % 3);
        const std::uint8_t* lower = upper + bgr.step;
        for (int x = 0; x < values; ++x)
            across[static_cast<std::size_t>(x)] =
                static_cast<std::uint16_t>(first * upper[x] + second * lower[x]);
        std::uint8_t* to = small.ptr(y);
        for (const std::uint16_t* from = across.data(); from < across.data() + values; from += 12, to += 9)
            for (int c = 0; c < 3; ++c) {
                to[c] = static_cast<std::uint8_t>((3 * from[c] + from[c + 3] + 8) / 16);
                to[c + 3] = static_cast<std::uint8_t>((2 * from[c + 3] + 2 * from[c + 6] + 8) / 16);
                to[c + 6] = static_cast<std::uint8_t>((from[c + 6] + 3 * from[c + 9] + 8) / 16);
            }
    }
    return small;
}

/// Means over whole pixels first, which take a fraction of the time of those over parts of them.
cv::Mat reduced(const cv::Mat& bgr) {
    const double scale = std::min(1.0, static_cast<double>(kWatchedWidth) / bgr.cols);
    const cv::Size size(cvRound(bgr.cols * scale), cvRound(bgr.rows * scale));
    const int whole = static_cast<int>(1.0 / scale);
    cv::Mat small = bgr;
    if (whole > 1 && bgr.cols % whole == 0 && bgr.rows % whole == 0)
        cv::resize(bgr, small, {bgr.cols / whole, bgr.rows / whole}, 0, 0, cv::INTER_AREA);
    if (size.width * 4 == small.cols * 3 && size.height * 4 == small.rows * 3)
        return threeOfFour(small);
    if (small.size() != size)
        cv::resize(small, small, size, 0, 0, cv::INTER_AREA);
    return small.data == bgr.data ? bgr.clone() : small;
}

/// The median of the differences of two pictures, per channel, over every 7th pixel: what exposure and white
/// balance did.
cv::Scalar commonChange(const cv::Mat& a, const cv::Mat& b) {
    constexpr int kStep = 7;
    std::array<std::array<int, 511>, 3> counts{};
    int all = 0;
    for (int y = 0; y < a.rows; y += kStep)
        for (int x = 0; x < a.cols; x += kStep, ++all)
            for (int c = 0; c < 3; ++c)
                ++counts[static_cast<std::size_t>(c)]
                        [static_cast<std::size_t>(a.at<cv::Vec3b>(y, x)[c] - b.at<cv::Vec3b>(y, x)[c] + 255)];
    cv::Scalar median;
    for (int c = 0; c < 3; ++c) {
        int below = 0;
        std::size_t level = 0;
        while (below + counts[static_cast<std::size_t>(c)][level] <= all / 2)
            below += counts[static_cast<std::size_t>(c)][level++];
        median[c] = static_cast<double>(level) - 255.0;
    }
    return median;
}

/// 255 where a channel is further from 0 than this.
cv::Mat beyond(const cv::Mat& difference, double limit) {
    cv::Mat near;
    cv::inRange(difference, cv::Scalar::all(-limit), cv::Scalar::all(limit), near);
    return near == 0;
}

/// By how much a picture is lighter than another, less what all of it is, per channel.
cv::Mat ownChange(const cv::Mat& a, const cv::Mat& b, const cv::Scalar& common) {
    cv::Mat difference;
    cv::subtract(a, b, difference, cv::noArray(), CV_16S);
    difference -= common;
    return difference;
}

/// 255 where a channel changed by more than kDifferent. As a rule in bytes, whose differences are cut off at
/// 0, each direction by itself: that takes a fraction of the time.
cv::Mat changedPixels(const cv::Mat& a, const cv::Mat& b, const cv::Scalar& common) {
    for (int c = 0; c < 3; ++c)
        if (std::abs(common[c]) > kDifferent)
            return beyond(ownChange(a, b, common), kDifferent);
    const cv::Scalar limits = cv::Scalar::all(kDifferent);
    cv::Mat more;
    cv::Mat less;
    cv::subtract(a, b, more);
    cv::subtract(b, a, less);
    cv::subtract(more, limits + common, more);
    cv::subtract(less, limits - common, less);
    cv::bitwise_or(more, less, more);
    std::array<cv::Mat, 3> channels;
    cv::split(more, channels.data());
    return (channels[0] | channels[1] | channels[2]) > 0;
}

/// 255 where so many of a pixel and the eight around it are 255. Sums of whole rows, in a quarter of the time
/// of cv::blur.
cv::Mat crowds(const cv::Mat& mask, int least) {
    cv::Mat rimmed;
    cv::copyMakeBorder(mask & 1, rimmed, 1, 1, 1, 1, cv::BORDER_REFLECT_101);
    const auto columns = [&](int x) { return rimmed.colRange(x, x + mask.cols); };
    const cv::Mat across = columns(0) + columns(1) + columns(2);
    const auto rows = [&](int y) { return across.rowRange(y, y + mask.rows); };
    return (rows(0) + rows(1) + rows(2)) >= least;
}

/// 255 where two reduced pictures differ by more than the light of all.
cv::Mat differenceOf(const cv::Mat& a, const cv::Mat& b) {
    const cv::Scalar common = commonChange(a, b);
    cv::Mat crowd = crowds(changedPixels(a, b, common), kCrowd);
    const cv::Rect box = cv::boundingRect(crowd);
    if (box.empty()) // as in most pictures: noise doesn't come in crowds
        return crowd;
    const cv::Rect part =
        cv::Rect(box.tl() - cv::Point(1, 1), box.size() + cv::Size(2, 2)) & cv::Rect({0, 0}, a.size());
    cv::Mat together;
    cv::blur(ownChange(a(part), b(part), common), together, {3, 3});
    cv::Mat inPart = crowd(part);
    cv::bitwise_and(inPart, beyond(together, kTogether), inPart);
    return crowd;
}

/// The mask with a rim around what is in it.
cv::Mat grown(const cv::Mat& mask) {
    if (cv::countNonZero(mask) == 0) // as in most pictures
        return mask;
    cv::Mat result;
    cv::dilate(mask, result, cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * kRim + 1, 2 * kRim + 1}));
    return result;
}

/// Whether a large part of the mask touches the picture's edge.
bool comesFromEdge(const cv::Mat& mask) {
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centres;
    const int count = cv::connectedComponentsWithStats(mask, labels, stats, centres);
    for (int i = 1; i < count; ++i) {
        const int left = stats.at<int>(i, cv::CC_STAT_LEFT);
        const int top = stats.at<int>(i, cv::CC_STAT_TOP);
        const bool atEdge = left == 0 || top == 0 ||
                            left + stats.at<int>(i, cv::CC_STAT_WIDTH) == mask.cols ||
                            top + stats.at<int>(i, cv::CC_STAT_HEIGHT) == mask.rows;
        if (atEdge && stats.at<int>(i, cv::CC_STAT_AREA) > kLeastArm * static_cast<double>(mask.total()))
            return true;
    }
    return false;
}

} // namespace

double ViewChange::shareOf(const Quad& quad) const {
    if (mask.empty())
        return 1.0;
    const cv::Point2d scale(mask.cols / picture.width, mask.rows / picture.height);
    std::array<cv::Point, 4> corners;
    for (std::size_t i = 0; i < 4; ++i)
        corners[i] = {cvRound(quad[i].x * scale.x - 0.5), cvRound(quad[i].y * scale.y - 0.5)};
    const cv::Rect box = cv::boundingRect(corners) & cv::Rect({0, 0}, mask.size());
    if (box.empty())
        return 0.0;
    cv::Mat inside = cv::Mat::zeros(box.size(), CV_8U);
    for (cv::Point& corner : corners)
        corner -= box.tl();
    cv::fillConvexPoly(inside, corners, 255);
    const int area = cv::countNonZero(inside);
    return area == 0 ? 0.0 : static_cast<double>(cv::countNonZero(inside & mask(box))) / area;
}

ViewState ViewWatcher::next(const cv::Mat& bgr, double time_s) {
    Look look{reduced(bgr), time_s};
    if (!m_recent.empty() && m_recent.back().picture.size() != look.picture.size()) {
        m_recent.clear();
        m_marked.release();
        m_clear.release();
        m_watched.release();
    }
    m_recent.push_back(look);
    while (m_recent.size() > static_cast<std::size_t>(m_options.pictures) &&
           m_recent[1].time_s <= time_s - m_options.time_s)
        m_recent.pop_front();

    ViewState state;
    const cv::Scalar mean = cv::mean(look.picture);
    state.brightness = (mean[0] + mean[1] + mean[2]) / 3.0;
    constexpr double kTolerance_s = 0.001;
    const double stillBefore_s = std::exchange(m_stillSince_s, time_s);
    if (m_recent.size() < static_cast<std::size_t>(m_options.pictures) ||
        time_s - m_recent.front().time_s < m_options.time_s - kTolerance_s)
        return state;
    const std::size_t last = m_recent.size() - 1;
    for (const std::size_t earlier : {std::max<std::size_t>(last, 1) - 1, std::size_t{0}}) {
        cv::Mat moving = differenceOf(look.picture, m_recent[earlier].picture);
        if (cv::countNonZero(moving) >= kMovingPixels)
            m_restsSince_s = time_s;
        if (!m_watched.empty())
            moving &= m_watched;
        if (cv::countNonZero(moving) >= kMovingPixels)
            return state;
    }
    m_stillSince_s = std::min(stillBefore_s, m_recent.front().time_s);
    state.motion = ViewState::Motion::Still;
    state.still_s = time_s - m_stillSince_s;
    state.change.picture = bgr.size();
    if (m_marked.empty())
        return state;
    state.change.mask = grown(differenceOf(look.picture, m_marked));
    state.change.share = static_cast<double>(cv::countNonZero(state.change.mask)) /
                         static_cast<double>(state.change.mask.total());
    m_reachedInto = state.change.share > 0.0 ? reachesInto(look.picture) : m_markedReached;
    const double rest_s = time_s - m_restsSince_s;
    if (m_reachedInto && rest_s > kLies_s)
        m_reachedInto = false;
    if (!m_reachedInto && rest_s > kClear_s)
        m_clear = look.picture;
    state.reachedInto = m_reachedInto;
    return state;
}

/// An arm hides a part of the picture; what differs nearly everywhere is another view, from which arms are
/// told by themselves.
bool ViewWatcher::reachesInto(const cv::Mat& picture) {
    constexpr double kMostArm = 0.6; // share of the picture
    const cv::Mat changed = grown(differenceOf(picture, m_clear));
    if (cv::countNonZero(changed) < kMostArm * static_cast<double>(changed.total()))
        return comesFromEdge(changed);
    m_clear = picture;
    return false;
}

void ViewWatcher::mark() {
    if (m_recent.empty())
        return;
    m_marked = m_recent.back().picture;
    m_markedReached = m_reachedInto;
    if (m_clear.empty())
        m_clear = m_marked;
}

void ViewWatcher::watch(const cv::Mat& part) {
    m_watched.release();
    if (!part.empty() && !m_recent.empty())
        cv::resize(part, m_watched, m_recent.back().picture.size(), 0.0, 0.0, cv::INTER_NEAREST);
}

} // namespace meeplecam::vision
