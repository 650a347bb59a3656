#include "vision/grid/seed_plane.h"

#include "vision/image/parallel.h"

#include <Eigen/Dense>
#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace meeplecam::vision {

namespace {

using calibration::TableCamera;

constexpr std::size_t kMostPlaneSeeds = 80; // looked at; the strongest first
constexpr std::size_t kMostRoots = 8;       // seeds of which it is tried whether they lie right
constexpr std::size_t kRefined = 4;         // starts that are followed to their end
constexpr double kFocalDeviation = 0.15;    // natural logarithm
constexpr double kTiltDeviation = 0.7;      // radians
constexpr double kFeatureDeviation = 0.03;  // tile sides; of a feature's place on its tile
constexpr int kPoseIterations = 10;
constexpr int kPoseParameters = 5; // tilt (2), turn, log distance, log focal
using PoseVector = Eigen::Matrix<double, kPoseParameters, 1>;
using PoseMatrix = Eigen::Matrix<double, kPoseParameters, kPoseParameters>;

/// What is sought: the camera above the table, whose origin lies in the middle of the picture.
struct Pose {
    PoseVector values = PoseVector::Zero();
    [[nodiscard]] TableCamera camera(const cv::Size& picture) const {
        TableCamera result;
        result.picture = picture;
        result.principal = {picture.width / 2.0, picture.height / 2.0};
        result.focal_px =
            calibration::kUsualFocal * std::max(picture.width, picture.height) * std::exp(values[4]);
        cv::Matx33d tilt;
        cv::Rodrigues(cv::Vec3d(values[0], values[1], 0.0), tilt);
        const double c = std::cos(values[2]);
        const double s = std::sin(values[2]);
        result.camera_from_table = tilt * cv::Matx33d(c, -s, 0.0, s, c, 0.0, 0.0, 0.0, 1.0);
        result.table_in_camera = {0.0, 0.0, std::exp(values[3])};
        return result;
    }
};

/// Sides of a tile in the table's axes that is seen around a point of the picture; nothing where that shows
/// no table.
std::optional<cv::Matx22d> sidesAround(const TableCamera& camera, cv::Point2d at) {
    const cv::Matx33d& r = camera.camera_from_table;
    const cv::Point2d ray = (at - camera.principal) / camera.focal_px;
    const double facing = r(0, 2) * ray.x + r(1, 2) * ray.y + r(2, 2);
    const double depth = r(2, 2) * camera.table_in_camera[2] / facing;
    if (facing < 0.05 || depth <= 0.0)
        return std::nullopt;
    const double scale = camera.focal_px / depth;
    return cv::Matx22d(r(0, 0) - ray.x * r(2, 0), r(0, 1) - ray.x * r(2, 1), r(1, 0) - ray.y * r(2, 0),
                       r(1, 1) - ray.y * r(2, 1)) *
           scale;
}

/// A seed as it is compared with a plane.
struct Shape {
    cv::Point2d middle;
    cv::Matx22d sides;  // pixels
    cv::Matx22d weight; // root of the votes' scatter over the tile, in deviations
    double side = 0.0;  // pixels
    double votes = 0.0;
};

cv::Point2d middleOf(const TileSeed& seed) {
    const cv::Vec2d middle = seed.picture_from_tile * cv::Vec3d(0.5, 0.5, 1.0);
    return {middle[0], middle[1]};
}

/// L of L Lᵀ = m.
cv::Matx22d rootOf(const cv::Matx22d& m) {
    const double a = std::sqrt(m(0, 0));
    const double b = m(1, 0) / a;
    return {a, 0.0, b, std::sqrt(std::max(0.0, m(1, 1) - b * b))};
}

Shape shapeOf(const TileSeed& seed) {
    const double side = std::sqrt(std::abs(cv::determinant(seed.sides)));
    return {middleOf(seed), seed.sides, rootOf(seed.scatter) * (1.0 / (kFeatureDeviation * side)), side,
            static_cast<double>(seed.votes)};
}

using Residual = Eigen::Matrix<double, 4, 1>;

/// By how much a seed's sides differ from those of a tile in the plane, in standard deviations; of the four
/// quarter turns the best one.
std::optional<Residual> residualOf(const Shape& shape, const TableCamera& camera) {
    const auto sides = sidesAround(camera, shape.middle);
    if (!sides)
        return std::nullopt;
    const cv::Matx22d turn(0.0, -1.0, 1.0, 0.0);
    cv::Matx22d turned = *sides;
    cv::Matx22d best;
    double least = std::numeric_limits<double>::max();
    for (int quarter = 0; quarter < 4; ++quarter, turned = turned * turn) {
        const cv::Matx22d rest = (turned - shape.sides) * shape.weight;
        if (const double squares = rest.dot(rest); squares < least) {
            least = squares;
            best = rest;
        }
    }
    return Residual(best(0, 0), best(0, 1), best(1, 0), best(1, 1));
}

Eigen::Vector3d priorOf(const Pose& pose) {
    return {pose.values[0] / kTiltDeviation, pose.values[1] / kTiltDeviation,
            pose.values[4] / kFocalDeviation};
}

/// Cauchy's cost over the seeds; each counts by its votes.
double costOf(const std::vector<Shape>& shapes, const Pose& pose, const cv::Size& picture) {
    constexpr double kUnseen = 6.0; // cost of a tile that would lie behind the camera
    const TableCamera camera = pose.camera(picture);
    double sum = priorOf(pose).squaredNorm();
    for (const Shape& shape : shapes) {
        const auto rest = residualOf(shape, camera);
        sum += shape.votes * (rest ? std::log1p(rest->squaredNorm() / shape.votes) : kUnseen);
    }
    return sum;
}

PoseVector stepOf(const std::vector<Shape>& shapes, const Pose& pose, const cv::Size& picture,
                  double damping) {
    constexpr double kDelta = 1e-5;
    PoseMatrix normal = PoseMatrix::Zero();
    PoseVector right = PoseVector::Zero();
    std::array<TableCamera, kPoseParameters> moved;
    for (int k = 0; k < kPoseParameters; ++k)
        moved[static_cast<std::size_t>(k)] = Pose{pose.values + kDelta * PoseVector::Unit(k)}.camera(picture);
    const TableCamera camera = pose.camera(picture);
    for (const Shape& shape : shapes) {
        const auto rest = residualOf(shape, camera);
        if (!rest)
            continue;
        const double weight = 1.0 / (1.0 + rest->squaredNorm() / shape.votes);
        Eigen::Matrix<double, 4, kPoseParameters> slopes;
        for (int k = 0; k < kPoseParameters; ++k)
            slopes.col(k) =
                (residualOf(shape, moved[static_cast<std::size_t>(k)]).value_or(*rest) - *rest) / kDelta;
        normal += weight * slopes.transpose() * slopes;
        right -= weight * slopes.transpose() * *rest;
    }
    const Eigen::Vector3d prior = priorOf(pose);
    const std::array<std::pair<int, double>, 3> slopes{
        {{0, 1.0 / kTiltDeviation}, {1, 1.0 / kTiltDeviation}, {4, 1.0 / kFocalDeviation}}};
    for (std::size_t i = 0; i < slopes.size(); ++i) {
        const auto [k, slope] = slopes[i];
        normal(k, k) += slope * slope;
        right[k] -= slope * prior[static_cast<int>(i)];
    }
    normal.diagonal() += damping * (normal.diagonal() + PoseVector::Constant(1e-9));
    return normal.ldlt().solve(right);
}

struct Scored {
    Pose pose;
    double cost = 0.0;
};

Scored refined(const std::vector<Shape>& shapes, Scored best, const cv::Size& picture) {
    double damping = 1e-3;
    for (int i = 0; i < kPoseIterations; ++i) {
        const Pose next{best.pose.values + stepOf(shapes, best.pose, picture, damping)};
        const double cost = costOf(shapes, next, picture);
        if (cost < best.cost) {
            best = {next, cost};
            damping *= 0.2;
        } else
            damping *= 8.0;
    }
    return best;
}

/// The pose of this tilt that explains the size and turn of one seed.
std::optional<Pose> poseOf(const Shape& shape, cv::Point2d tilt, const cv::Size& picture) {
    Pose pose;
    pose.values << tilt.x, tilt.y, 0.0, 0.0, 0.0;
    const auto unit = sidesAround(pose.camera(picture), shape.middle);
    if (!unit)
        return std::nullopt;
    const cv::Matx22d rest = unit->inv() * shape.sides;
    pose.values[2] = std::atan2(rest(1, 0) - rest(0, 1), rest(0, 0) + rest(1, 1));
    pose.values[3] = -0.5 * std::log(std::abs(cv::determinant(rest)));
    return pose;
}

std::vector<cv::Point2d> tilts() {
    constexpr int kDirections = 8;
    std::vector<cv::Point2d> result{{0.0, 0.0}};
    for (const double angle : {0.35, 0.65, 0.9})
        for (int i = 0; i < kDirections; ++i) {
            const double direction = 2.0 * CV_PI * i / kDirections;
            result.emplace_back(angle * std::cos(direction), angle * std::sin(direction));
        }
    return result;
}

} // namespace

std::optional<TableCamera> findSeedPlane(std::span<const TileSeed> seeds, const cv::Size& picture) {
    std::vector<Shape> shapes;
    for (const TileSeed& seed : seeds.first(std::min(seeds.size(), kMostPlaneSeeds)))
        shapes.push_back(shapeOf(seed));
    std::vector<Scored> starts;
    for (std::size_t root = 0; root < std::min(shapes.size(), kMostRoots); ++root)
        for (const cv::Point2d tilt : tilts())
            if (const auto pose = poseOf(shapes[root], tilt, picture))
                starts.push_back({*pose, costOf(shapes, *pose, picture)});
    if (starts.empty())
        return std::nullopt;
    const std::size_t kept = std::min(starts.size(), kRefined);
    std::ranges::partial_sort(starts, starts.begin() + static_cast<std::ptrdiff_t>(kept), {}, &Scored::cost);
    starts.resize(kept);
    forEachInParallel(kept, [&](std::size_t i) { starts[i] = refined(shapes, starts[i], picture); });
    return std::ranges::min_element(starts, {}, &Scored::cost)->pose.camera(picture);
}

Quad tileInPlane(const TileSeed& seed, const TableCamera& plane) {
    const cv::Point2d middle = middleOf(seed);
    const cv::Point2d table = plane.tablePoint(middle);
    std::array<cv::Point2d, 4> corners{{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}};
    Quad quad;
    for (std::size_t i = 0; i < 4; ++i)
        quad[i] = plane.project(table + corners[i]);
    const cv::Vec2d own = seed.sides * cv::Vec2d(-0.5, -0.5); // the tile's north-west corner
    const std::size_t northWest = cornerNear(quad, middle + cv::Point2d(own[0], own[1]));
    std::rotate(quad.begin(), quad.begin() + static_cast<std::ptrdiff_t>(northWest), quad.end());
    return quad;
}

} // namespace meeplecam::vision
