#pragma once

#include "vision/image/paint.h"
#include "vision/meeples/meeple_colours.h"

#include <opencv2/core.hpp>

#include <span>
#include <vector>

namespace meeplecam::vision {

/// What pieces of one paint say together: sums that stay the same in any order, so that pieces can be added
/// and taken out. A box paints all its pieces of a colour alike, however far that is from what is usual: the
/// mean of their places is one unknown (normal, about the known place), and each of them is off it by a
/// little (normal). Gelman et al., Bayesian Data Analysis, 3rd edition, section 2.5.
class PaintSums {
public:
    PaintSums() = default;
    /// One piece as it looks, if it is of that paint.
    PaintSums(const Paint& seen, const KnownPaint& paint);

    PaintSums& operator+=(const PaintSums& other);
    PaintSums& operator-=(const PaintSums& other);
    [[nodiscard]] int count() const { return m_count; }

    /// Logarithm of how probably all these pieces look so if they are of that paint (up to a constant for
    /// each), which is how `colour` is painted here.
    [[nodiscard]] double logLikelihood(const KnownPaint& paint, models::MeepleColour colour) const;

private:
    [[nodiscard]] double logLikelihood(const cv::Vec3f& place, const cv::Vec3d& variance) const;

    cv::Vec3d m_weights; // 1 / variance
    cv::Vec3d m_sum;     // of places, weighted
    cv::Vec3d m_squares; // the same of their squares
    double m_logs = 0.0; // of deviations
    int m_count = 0;
};

/// Groups of places none of which is further from another of its group than a few deviations: pieces that
/// look so much alike have one colour. Positions in `seen`.
std::vector<std::vector<std::size_t>> groupsOfOneLook(std::span<const Paint> seen);

} // namespace meeplecam::vision
