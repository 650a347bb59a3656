#include "vision/image/local_light.h"

#include "vision/image/lanes.h"

#include <Eigen/Dense>

namespace meeplecam::vision {

namespace {

// What is fitted: common gain, gain by channel (3), gain slopes (2), offset, offset slopes (2).
constexpr int kLightParameters = 9;
using LightVector = Eigen::Matrix<float, kLightParameters, 1>;
using LightMatrix = Eigen::Matrix<float, kLightParameters, kLightParameters>;

constexpr int kLightIterations = 4;
constexpr float kLightOutlier = 2.5F; // spreads; a pixel that far off counts little

/// How much light may change from tile to tile, slopes per side, glare in grey levels.
LightVector priorDeviation() {
    LightVector deviation;
    deviation << 0.12F, 0.04F, 0.04F, 0.04F, 0.12F, 0.12F, 8.0F, 8.0F, 8.0F;
    return deviation;
}

LocalLight lightOf(const LightVector& p, const LocalLight& usual) {
    return {usual.gain + cv::Vec3f(p[0] + p[1], p[0] + p[2], p[0] + p[3]),
            usual.gainSlope + cv::Vec2f(p[4], p[5]), usual.offset + p[6],
            usual.offsetSlope + cv::Vec2f(p[7], p[8])};
}

/// Weighted sums of what the normal equations consist of; e is an expected colour, r what the usual light
/// leaves unexplained, and (1, x, y) = u.
struct Sums {
    /// Of u uᵀ: those of 1, x, y, x², x y and y².
    using Products = std::array<Lanes, 6>;

    std::array<Products, 3> eeuu{}; // by channel, e² u uᵀ
    std::array<Products, 3> euu{};  // by channel, e u uᵀ
    Products uu{};
    std::array<std::array<Lanes, 3>, 3> reu{}; // by channel
    std::array<Lanes, 3> ru{};

    static Eigen::Matrix3f matrixOf(const Products& products) {
        std::array<float, 6> p{};
        std::ranges::transform(products, p.begin(), [](const Lanes& lanes) { return sumOf(lanes); });
        return (Eigen::Matrix3f() << p[0], p[1], p[2], p[1], p[3], p[4], p[2], p[4], p[5]).finished();
    }

    static Eigen::Vector3f vectorOf(const std::array<Lanes, 3>& sums) {
        return {sumOf(sums[0]), sumOf(sums[1]), sumOf(sums[2])};
    }

    /// The parameters that explain most, held by the prior.
    [[nodiscard]] LightVector solve(const LightVector& priorWeights) const {
        LightMatrix normal = priorWeights.asDiagonal();
        LightVector right = LightVector::Zero();
        for (std::size_t c = 0; c < 3; ++c) {
            const int own = 1 + static_cast<int>(c);
            const Eigen::Matrix3f squares = matrixOf(eeuu[c]);
            const Eigen::Matrix3f once = matrixOf(euu[c]);
            const Eigen::Vector3f rest = vectorOf(reu[c]);
            normal(0, 0) += squares(0, 0);
            normal(own, own) += squares(0, 0);
            normal(own, 0) += squares(0, 0);
            normal.block<2, 1>(4, 0) += squares.block<2, 1>(1, 0);
            normal.block<2, 1>(4, own) += squares.block<2, 1>(1, 0);
            normal.block<2, 2>(4, 4) += squares.block<2, 2>(1, 1);
            normal.block<3, 1>(6, 0) += once.col(0);
            normal.block<3, 1>(6, own) += once.col(0);
            normal.block<3, 2>(6, 4) += once.block<3, 2>(0, 1);
            right[0] += rest[0];
            right[own] += rest[0];
            right.segment<2>(4) += rest.tail<2>();
        }
        normal.block<3, 3>(6, 6) += matrixOf(uu);
        right.segment<3>(6) += vectorOf(ru);
        return normal.selfadjointView<Eigen::Lower>().ldlt().solve(right);
    }
};

constexpr int kSide = kScoreSides.back();
constexpr int kArea = kSide * kSide;
static_assert(kSide == kLanes && comparedRim(kSide) == 0, "a row is looked at at a time, and all of it");

[[gnu::always_inline]] inline void addProducts(const Lanes& weight, const Lanes& x, float y,
                                               Sums::Products& sums) {
    const Lanes along = weight * x;
    sums[0] += weight;
    sums[1] += along;
    sums[2] += weight * y;
    sums[3] += along * x;
    sums[4] += along * y;
    sums[5] += weight * (y * y);
}

/// What a light makes of the colours of a row.
[[gnu::always_inline]] inline void illuminate(const LocalLight& light, int channel, const Lanes& colour,
                                              const Lanes& x, float y, Lanes& lit) {
    const Lanes gain = light.gainSlope[0] * x + (light.gain[channel] + light.gainSlope[1] * y);
    lit = gain * colour + light.offsetSlope[0] * x + (light.offset + light.offsetSlope[1] * y);
    lit = lit < 255.0F ? lit : Lanes{} + 255.0F;
}

/// Sums over planes of the coarsest level; `counts` are null where all pixels count alike. Pixels count
/// the less the more light `now` leaves unexplained: a quarter where that is 1 / scale, squared.
// NOLINTNEXTLINE(readability-function-size): planes by their pointers, as lanes load them
MEEPLECAM_WIDE void sumUp(const float* seen, const float* expected, const float* counts,
                          const LocalLight& usual, const LocalLight& now, float scale, Sums& sums) {
    constexpr float kUnit = 1.0F / kSide;
    const Lanes x = (kLanePlaces + 0.5F) * kUnit - 0.5F;
    for (int row = 0; row < kSide; ++row) {
        const float y = (static_cast<float>(row) + 0.5F) * kUnit - 0.5F;
        Lanes colours[3];
        Lanes rest[3];
        Lanes squares{};
        for (int c = 0; c < 3; ++c) {
            Lanes colourSeen;
            Lanes lit;
            load(colours[c], expected + c * kArea + row * kSide);
            load(colourSeen, seen + c * kArea + row * kSide);
            illuminate(usual, c, colours[c], x, y, lit);
            rest[c] = colourSeen - lit;
            illuminate(now, c, colours[c], x, y, lit);
            squares += (colourSeen - lit) * (colourSeen - lit);
        }
        Lanes weight = 1.0F / ((1.0F + squares * scale) * (1.0F + squares * scale));
        if (counts != nullptr) {
            Lanes count;
            load(count, counts + row * kSide);
            weight *= count;
        }
        addProducts(3.0F * weight, x, y, sums.uu);
        for (std::size_t c = 0; c < 3; ++c) {
            const Lanes once = weight * colours[c];
            addProducts(once, x, y, sums.euu[c]);
            addProducts(once * colours[c], x, y, sums.eeuu[c]);
            const Lanes error = weight * rest[c];
            const Lanes product = error * colours[c];
            sums.reu[c][0] += product;
            sums.reu[c][1] += product * x;
            sums.reu[c][2] += product * y;
            sums.ru[0] += error;
            sums.ru[1] += error * x;
            sums.ru[2] += error * y;
        }
    }
}

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
    const std::vector<float>& counts = seenPlanes.weights.back();
    const LightVector priorWeights = spread * spread * priorDeviation().cwiseAbs2().cwiseInverse();
    const float scale = 1.0F / (kLightOutlier * kLightOutlier * spread * spread);
    LocalLight light = usual;
    for (int iteration = 0; iteration < kLightIterations; ++iteration) {
        Sums sums;
        sumUp(seenPlanes.levels.back().data(), expected.data(), counts.empty() ? nullptr : counts.data(),
              usual, light, iteration == 0 ? 0.0F : scale, sums);
        light = lightOf(sums.solve(priorWeights), usual);
    }
    return light;
}

} // namespace meeplecam::vision
