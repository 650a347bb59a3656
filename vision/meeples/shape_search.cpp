#include "vision/meeples/shape_search.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace meeplecam::vision {

namespace {

/// Sums of the values left of each pixel, row by row.
cv::Mat rowSumsOf(const cv::Mat& values) {
    cv::Mat sums(values.rows, values.cols + 1, CV_32F);
    for (int y = 0; y < values.rows; ++y) {
        float sum = 0.0F;
        sums.at<float>(y, 0) = 0.0F;
        for (int x = 0; x < values.cols; ++x)
            sums.at<float>(y, x + 1) = sum += values.at<float>(y, x);
    }
    return sums;
}

} // namespace

ShapeSearch::ShapeSearch(const OrthoView& view, const Foreignness& foreign, const cv::Mat& claimed,
                         const cv::Rect& part, const WoodColour& colour)
    : m_view(&view)
    , m_foreign(&foreign)
    , m_colour(&colour)
    , m_part(part)
    , m_rowSums(rowSumsOf(evidence(claimed))) {}

cv::Mat ShapeSearch::evidence(const cv::Mat& claimed) const {
    const float tableAlike = shareOfTable();
    cv::Mat evidence(m_part.size(), CV_32F);
    for (int y = 0; y < m_part.height; ++y)
        for (int x = 0; x < m_part.width; ++x) {
            const cv::Point at = m_part.tl() + cv::Point(x, y);
            const auto matches = [&] { return m_colour->matches(cv::Vec3f(m_view->seen.at<cv::Vec3b>(at))); };
            const float amount = m_foreign->amount.at<float>(at);
            float& value = evidence.at<float>(y, x);
            if (claimed.at<uchar>(at) != 0)
                value = -0.3F;
            else if (m_foreign->known.at<uchar>(at) == 0)
                value = matches() ? 0.6F * (1.0F - tableAlike) : -0.5F;
            else if (amount > 0.15F)
                value = matches() ? std::min(1.0F, amount + 0.2F) : -0.4F;
            else if (m_foreign->darkened.at<float>(at) > 0.4F)
                value = matches() ? 0.4F : -0.2F;
            else
                value = -1.0F;
        }
    return evidence;
}

/// How much of what is no tile has the colour itself, 0 to 1.
float ShapeSearch::shareOfTable() const {
    constexpr double kAsked = 5000.0; // pixels of the view
    constexpr float kTimes = 4.0F;    // a quarter of the table in that colour is as bad as all of it
    const int step = std::max(3, static_cast<int>(std::sqrt(m_view->seen.size().area() / kAsked)));
    int matching = 0;
    int all = 0;
    for (int y = 0; y < m_view->seen.rows; y += step)
        for (int x = 0; x < m_view->seen.cols; x += step)
            if (m_foreign->known.at<uchar>(y, x) == 0) {
                ++all;
                matching += m_colour->matches(cv::Vec3f(m_view->seen.at<cv::Vec3b>(y, x))) ? 1 : 0;
            }
    return all == 0 ? 0.0F : std::min(1.0F, kTimes * static_cast<float>(matching) / static_cast<float>(all));
}

float ShapeSearch::sumOver(const Silhouette& silhouette, cv::Point foot) const {
    float sum = 0.0F;
    const int far = m_rowSums.cols - 1;
    for (const Silhouette::Run& run : silhouette.runs) {
        const int y = foot.y + run.y;
        if (y < 0 || y >= m_rowSums.rows)
            continue;
        const auto* sums = m_rowSums.ptr<float>(y);
        sum += sums[std::clamp(foot.x + run.last + 1, 0, far)] - sums[std::clamp(foot.x + run.first, 0, far)];
    }
    return sum;
}

ShapeFit ShapeSearch::best(const MeepleShape& shape, Silhouette silhouette, const cv::Rect& feet) const {
    ShapeFit result{shape, std::move(silhouette), feet.tl(), -1e9F};
    const auto consider = [&](const cv::Rect& places, int step) {
        for (int y = places.y; y < places.br().y; y += step)
            for (int x = places.x; x < places.br().x; x += step)
                if (const float sum = sumOver(result.silhouette, cv::Point(x, y) - m_part.tl());
                    sum > result.sum) {
                    result.sum = sum;
                    result.foot = {x, y};
                }
    };
    consider(feet, 2);
    consider(cv::Rect(result.foot - cv::Point(1, 1), cv::Size(3, 3)), 1);
    return result;
}

float ShapeSearch::ringOf(const ShapeFit& fit) const {
    constexpr int kRing = 3; // pixels
    const Silhouette wide = grown(fit.silhouette, kRing);
    const Silhouette hull = grown(fit.silhouette, 0);
    const cv::Point at = fit.foot - m_part.tl();
    return (sumOver(wide, at) - sumOver(hull, at)) / static_cast<float>(std::max(1, wide.area - hull.area));
}

Silhouette grown(const Silhouette& silhouette, int by) {
    std::map<int, std::pair<int, int>> rows;
    for (const Silhouette::Run& run : silhouette.runs)
        for (int dy = -by; dy <= by; ++dy) {
            auto [row, fresh] = rows.try_emplace(run.y + dy, run.first - by, run.last + by);
            if (!fresh)
                row->second = {std::min(row->second.first, run.first - by),
                               std::max(row->second.second, run.last + by)};
        }
    Silhouette result;
    for (const auto& [y, ends] : rows) {
        result.runs.push_back({y, ends.first, ends.second});
        result.area += ends.second - ends.first + 1;
    }
    return result;
}

cv::Rect boxOf(const ShapeFit& fit) {
    cv::Rect box;
    for (const Silhouette::Run& run : fit.silhouette.runs)
        box |= cv::Rect(fit.foot.x + run.first, fit.foot.y + run.y, run.last - run.first + 1, 1);
    return box;
}

std::vector<cv::Point> insideOf(const ShapeFit& fit, const cv::Size& view) {
    constexpr double kDeep = 0.35; // of the deepest
    const cv::Point kRim(1, 1);    // so that the box ends the shape, too
    const cv::Rect box = boxOf(fit) & cv::Rect({}, view);
    std::vector<cv::Point> inside;
    if (box.empty())
        return inside;
    ShapeFit moved = fit;
    moved.foot -= box.tl() - kRim;
    cv::Mat covered = cv::Mat::zeros(box.size() + cv::Size(2 * kRim), CV_8U);
    mark(moved, 0, 1, covered);
    cv::Mat depth;
    cv::distanceTransform(covered, depth, cv::DIST_L2, cv::DIST_MASK_PRECISE);
    double deepest = 0.0;
    cv::minMaxLoc(depth, nullptr, &deepest);
    for (int y = 0; y < box.height; ++y)
        for (int x = 0; x < box.width; ++x)
            if (const float deep = depth.at<float>(kRim + cv::Point(x, y));
                deep > 0.0F && deep >= kDeep * deepest)
                inside.push_back(box.tl() + cv::Point(x, y));
    return inside;
}

void mark(const ShapeFit& fit, int rim, uchar value, cv::Mat& mask) {
    for (const Silhouette::Run& run : grown(fit.silhouette, rim).runs)
        for (int x = run.first; x <= run.last; ++x)
            if (const cv::Point at = fit.foot + cv::Point(x, run.y); cv::Rect({}, mask.size()).contains(at))
                mask.at<uchar>(at) = value;
}

} // namespace meeplecam::vision
