#include "calibration/table_light.h"

#include <Eigen/Dense>

#include <algorithm>
#include <vector>

namespace meeplecam::calibration {

namespace {

constexpr int kLightIterations = 10;
constexpr float kLeastSpread = 2.0F; // grey levels; no camera is better
constexpr double kCurvePrior = 4.0;  // how much more the prior holds the squares
constexpr float kPriorPairs = 4.0F;  // the prior weighs as much as this many pairs

constexpr int kTerms = 7; // three colours, their squares, one
using Design = Eigen::Matrix<double, kTerms, kTerms>;
using Target = Eigen::Matrix<double, kTerms, 3>;

float medianOf(std::vector<float> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// The seen colour as it would be if the camera were never blinded: where a channel is full, the light may be
/// any stronger.
cv::Vec3f unclipped(const ColourPair& pair, const TableLight& light) {
    constexpr float kFull = 250.0F; // grey level from which on a channel may be full
    cv::Vec3f colour = pair.seen;
    const cv::Vec3f expected = light.seenColour(pair.printed);
    for (int channel = 0; channel < 3; ++channel)
        if (colour[channel] >= kFull)
            colour[channel] = std::max(colour[channel], expected[channel]);
    return colour;
}

/// Weighted sums of one pair; colours in units of 255 keep the equations balanced.
void add(const ColourPair& pair, double weight, Design& design, Target& target) {
    Eigen::Matrix<double, kTerms, 1> x;
    for (int i = 0; i < 3; ++i) {
        x[i] = pair.printed[i] / 255.0;
        x[3 + i] = x[i] * x[i];
    }
    x[6] = 1.0;
    const Eigen::RowVector3d y(pair.seen[0] / 255.0, pair.seen[1] / 255.0, pair.seen[2] / 255.0);
    design += weight * x * x.transpose();
    target += weight * x * y;
}

TableLight lightOf(const Target& solution) {
    TableLight light;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            light.matrix(row, column) = static_cast<float>(solution(column, row));
            light.curve(row, column) = static_cast<float>(solution(3 + column, row));
        }
        light.offset[row] = static_cast<float>(solution(6, row) * 255.0);
    }
    return light;
}

} // namespace

TableLight fitLight(std::span<const ColourPair> pairs) {
    std::vector<float> weights(pairs.size(), 1.0F);
    std::vector<float> distances(pairs.size(), 0.0F);
    TableLight light;
    for (int iteration = 0; iteration < kLightIterations && !pairs.empty(); ++iteration) {
        Design design = Design::Identity() * kPriorPairs * 0.25;
        design.diagonal().segment<3>(3).array() *= kCurvePrior;
        Target target = Target::Zero();
        target.topRows<3>() = Eigen::Matrix3d::Identity() * kPriorPairs * 0.25;
        for (std::size_t i = 0; i < pairs.size(); ++i)
            add({pairs[i].printed, iteration == 0 ? pairs[i].seen : unclipped(pairs[i], light)}, weights[i],
                design, target);
        light = lightOf(design.ldlt().solve(target));
        for (std::size_t i = 0; i < pairs.size(); ++i)
            distances[i] =
                static_cast<float>(cv::norm(unclipped(pairs[i], light) - light.seenColour(pairs[i].printed)));
        light.spread = std::max(medianOf(distances), kLeastSpread);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const float ratio = distances[i] / (1.5F * light.spread);
            weights[i] = 1.0F / (1.0F + ratio * ratio);
        }
    }
    return light;
}

} // namespace meeplecam::calibration
