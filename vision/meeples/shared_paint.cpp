#include "vision/meeples/shared_paint.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

// How far pieces of one colour on one table are from their mean, beside tintScatter. Of 1482 on 132 photos,
// path-traced and virtual tables 0.02 to 0.06 and 0.08 to 0.12, and 0.24 for black (2026-11-27).
constexpr float kTint = 0.05F;
constexpr float kValue = 0.12F;
constexpr float kDark = 0.012F; // over the value, added to kValue

/// Of one piece beside its paint.
cv::Vec3d deviationOf(const Paint& seen, float mostTint, float mostValue) {
    const float tint = std::min(kTint, mostTint) + tintScatter(seen.value);
    const float value = std::min(mostValue, kValue + kDark / std::max(kLeastValue, seen.value));
    return {tint, tint, value};
}

/// Of a box's paint about what is known of it: together with what one piece adds they make the whole.
cv::Vec3d varianceOf(const KnownPaint& paint) {
    const auto rest = [](double whole, double part) { return std::max(0.0, whole * whole - part * part); };
    const double tint = rest(paint.tint, std::min(kTint, paint.tint));
    return {tint, tint, rest(paint.value, std::min(kValue, paint.value))};
}

} // namespace

PaintSums::PaintSums(const Paint& seen, const KnownPaint& paint)
    : m_count(1) {
    const cv::Vec3d place = placeOf(seen);
    const cv::Vec3d deviation = deviationOf(seen, paint.tint, paint.value);
    for (int i = 0; i < 3; ++i) {
        m_weights[i] = 1.0 / (deviation[i] * deviation[i]);
        m_logs += std::log(deviation[i]);
    }
    m_sum = m_weights.mul(place);
    m_squares = m_sum.mul(place);
}

PaintSums& PaintSums::operator+=(const PaintSums& other) {
    m_weights += other.m_weights;
    m_sum += other.m_sum;
    m_squares += other.m_squares;
    m_logs += other.m_logs;
    m_count += other.m_count;
    return *this;
}

PaintSums& PaintSums::operator-=(const PaintSums& other) {
    m_weights -= other.m_weights;
    m_sum -= other.m_sum;
    m_squares -= other.m_squares;
    m_logs -= other.m_logs;
    m_count -= other.m_count;
    return *this;
}

double PaintSums::logLikelihood(const cv::Vec3f& place, const cv::Vec3d& variance) const {
    double log = -m_logs;
    for (int i = 0; i < 3; ++i) {
        const double mean = place[i];
        const double sum = m_sum[i] - mean * m_weights[i];
        const double squares = m_squares[i] - 2.0 * mean * m_sum[i] + mean * mean * m_weights[i];
        const double spread = 1.0 + variance[i] * m_weights[i];
        log -= 0.5 * (std::log(spread) + squares - variance[i] * sum * sum / spread);
    }
    return log;
}

double PaintSums::logLikelihood(const KnownPaint& paint, models::MeepleColour colour) const {
    if (m_count == 0)
        return 0.0;
    const cv::Vec3d variance = varianceOf(paint);
    const double own = logLikelihood(paint.place, variance);
    if (paint.asUsual <= 0.0F)
        return own;
    const cv::Vec3f usual = placeOf(usualPaint(colour));
    const double other = logLikelihood(usual, varianceOf({usual})) + std::log(paint.asUsual);
    return std::max(own + std::log(1.0 - paint.asUsual), other);
}

std::vector<std::vector<std::size_t>> groupsOfOneLook(std::span<const Paint> seen) {
    constexpr double kWide = 1.3; // deviations of a difference
    std::vector<cv::Vec3d> places;
    std::vector<cv::Vec3d> deviations;
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        places.emplace_back(placeOf(seen[i]));
        deviations.push_back(deviationOf(seen[i], kTint, 1.0F));
        groups.push_back({i});
    }
    const auto apart = [&](std::size_t a, std::size_t b) {
        double sum = 0.0;
        for (int i = 0; i < 3; ++i) {
            const double off = places[a][i] - places[b][i];
            sum += off * off / (deviations[a][i] * deviations[a][i] + deviations[b][i] * deviations[b][i]);
        }
        return std::sqrt(sum);
    };
    const auto width = [&](const std::vector<std::size_t>& one, const std::vector<std::size_t>& other) {
        double most = 0.0;
        for (const std::size_t a : one)
            for (const std::size_t b : other)
                most = std::max(most, apart(a, b));
        return most;
    };
    for (;;) { // those that together are the least wide become one
        double least = kWide;
        std::size_t first = 0;
        std::size_t second = 0;
        for (std::size_t a = 0; a < groups.size(); ++a)
            for (std::size_t b = a + 1; b < groups.size(); ++b)
                if (const double wide = width(groups[a], groups[b]); wide < least) {
                    least = wide;
                    first = a;
                    second = b;
                }
        if (second == 0)
            return groups;
        groups[first].insert(groups[first].end(), groups[second].begin(), groups[second].end());
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(second));
    }
}

} // namespace meeplecam::vision
