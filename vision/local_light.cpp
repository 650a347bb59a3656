#include "vision/local_light.h"

#include <Eigen/Dense>

namespace meeplecam::vision {

namespace {

// What is fitted: common gain, gain by channel (3), gain slopes (2), offset, offset slopes (2).
constexpr int kParameters = 9;
using Vector = Eigen::Matrix<float, kParameters, 1>;
using Matrix = Eigen::Matrix<float, kParameters, kParameters>;

constexpr int kIterations = 4;
constexpr float kOutlier = 2.5F; // spreads; a pixel that far off counts little

/// How much light may change from tile to tile, slopes per side, glare in grey levels.
Vector priorDeviation() {
    Vector deviation;
    deviation << 0.12F, 0.04F, 0.04F, 0.04F, 0.12F, 0.12F, 8.0F, 8.0F, 8.0F;
    return deviation;
}

LocalLight lightOf(const Vector& p, const LocalLight& usual) {
    return {usual.gain + cv::Vec3f(p[0] + p[1], p[0] + p[2], p[0] + p[3]),
            usual.gainSlope + cv::Vec2f(p[4], p[5]), usual.offset + p[6],
            usual.offsetSlope + cv::Vec2f(p[7], p[8])};
}

/// Weighted sums of what the normal equations consist of; e is an expected colour, r what the usual light
/// leaves unexplained, and (1, x, y) = u.
struct Sums {
    std::array<Eigen::Matrix3f, 3> eeuu{}; // by channel, e² u uᵀ
    std::array<Eigen::Matrix3f, 3> euu{};  // by channel, e u uᵀ
    Eigen::Matrix3f uu = Eigen::Matrix3f::Zero();
    std::array<Eigen::Vector3f, 3> reu{}; // by channel
    Eigen::Vector3f ru = Eigen::Vector3f::Zero();

    Sums() {
        for (std::size_t c = 0; c < 3; ++c) {
            eeuu[c].setZero();
            euu[c].setZero();
            reu[c].setZero();
        }
    }

    void add(const std::array<float, 3>& expected, const std::array<float, 3>& rest, float weight, float x,
             float y) {
        const Eigen::Vector3f u(1.0F, x, y);
        const Eigen::Matrix3f wuu = weight * u * u.transpose();
        uu += 3.0F * wuu;
        for (std::size_t c = 0; c < 3; ++c) {
            const float e = expected[c];
            eeuu[c] += e * e * wuu;
            euu[c] += e * wuu;
            reu[c] += weight * rest[c] * e * u;
            ru += weight * rest[c] * u;
        }
    }

    /// The parameters that explain most, held by the prior.
    [[nodiscard]] Vector solve(const Vector& priorWeights) const {
        Matrix normal = priorWeights.asDiagonal();
        Vector right = Vector::Zero();
        for (std::size_t c = 0; c < 3; ++c) {
            const int own = 1 + static_cast<int>(c);
            normal(0, 0) += eeuu[c](0, 0);
            normal(own, own) += eeuu[c](0, 0);
            normal(own, 0) += eeuu[c](0, 0);
            normal.block<2, 1>(4, 0) += eeuu[c].block<2, 1>(1, 0);
            normal.block<2, 1>(4, own) += eeuu[c].block<2, 1>(1, 0);
            normal.block<2, 2>(4, 4) += eeuu[c].block<2, 2>(1, 1);
            normal.block<3, 1>(6, 0) += euu[c].col(0);
            normal.block<3, 1>(6, own) += euu[c].col(0);
            normal.block<3, 2>(6, 4) += euu[c].block<3, 2>(0, 1);
            right[0] += reu[c][0];
            right[own] += reu[c][0];
            right.segment<2>(4) += reu[c].tail<2>();
        }
        normal.block<3, 3>(6, 6) += uu;
        right.segment<3>(6) += ru;
        return normal.selfadjointView<Eigen::Lower>().ldlt().solve(right);
    }
};

} // namespace

LocalLight turnedLight(const LocalLight& light, int quarterTurns) {
    LocalLight result = light;
    for (int turn = 0; turn < (quarterTurns & 3); ++turn) {
        // What increases to the north of the tile increases to the east after a turn clockwise.
        result.gainSlope = {-result.gainSlope[1], result.gainSlope[0]};
        result.offsetSlope = {-result.offsetSlope[1], result.offsetSlope[0]};
    }
    return result;
}

LocalLight fitLocalLight(const TilePlanes& seenPlanes, const std::vector<float>& expected, float spread,
                         const LocalLight& usual) {
    const std::vector<float>& seen = seenPlanes.levels.back();
    const std::vector<float>& counts = seenPlanes.weights.back();
    constexpr int kSide = kScoreSides.back();
    constexpr std::size_t kArea = std::size_t{kSide} * kSide;
    const Vector priorWeights = spread * spread * priorDeviation().cwiseAbs2().cwiseInverse();
    const float scale = 1.0F / (kOutlier * kOutlier * spread * spread);
    LocalLight light = usual;
    for (int iteration = 0; iteration < kIterations; ++iteration) {
        Sums sums;
        forEachComparedPixel(kSide, [&](int i, float x, float y) {
            std::array<float, 3> colours;
            std::array<float, 3> rest;
            float squares = 0.0F;
            for (std::size_t c = 0; c < 3; ++c) {
                const auto at = static_cast<std::size_t>(i) + c * kArea;
                colours[c] = expected[at];
                rest[c] = seen[at] - usual.lit(static_cast<int>(c), colours[c], x, y);
                const float error = seen[at] - light.lit(static_cast<int>(c), colours[c], x, y);
                squares += error * error;
            }
            const float count = counts.empty() ? 1.0F : counts[static_cast<std::size_t>(i)];
            const float weight =
                iteration == 0 ? 1.0F : 1.0F / ((1.0F + squares * scale) * (1.0F + squares * scale));
            sums.add(colours, rest, count * weight, x, y);
        });
        light = lightOf(sums.solve(priorWeights), usual);
    }
    return light;
}

} // namespace meeplecam::vision
