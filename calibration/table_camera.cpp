#include "calibration/table_camera.h"

#include <Eigen/Dense>
#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace meeplecam::calibration {

namespace {

// What is known of cameras before seeing anything (standard deviations). A cropped picture appears to have a
// longer focal length and has its axis elsewhere.
constexpr double kFocalDeviation = 0.25;     // natural logarithm
constexpr double kPrincipalDeviation = 0.04; // of the long side
constexpr double kDistortionDeviation = 0.04;
constexpr double kDownDeviation = 0.04;   // radians
constexpr double kCornerDeviation = 0.03; // tile sides; how exactly a corner is known
constexpr int kIterations = 12;
constexpr int kParameters = 10; // log focal, principal (2), distortion, rotation (3), translation (3)

using Vector = Eigen::Matrix<double, kParameters, 1>;
using Matrix = Eigen::Matrix<double, kParameters, kParameters>;

/// The camera changed by a small step; the rotation is turned in the camera's frame.
TableCamera moved(const TableCamera& camera, const Vector& step) {
    TableCamera result = camera;
    const double longSide = std::max(camera.picture.width, camera.picture.height);
    result.focal_px *= std::exp(step[0]);
    result.principal += cv::Point2d(step[1], step[2]) * longSide;
    result.distortion += step[3];
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(step[4], step[5], step[6]), turn);
    result.camera_from_table = turn * camera.camera_from_table;
    result.table_in_camera += cv::Vec3d(step[7], step[8], step[9]) * cv::norm(camera.table_in_camera);
    return result;
}

/// A tile side in pixels around a point, to weigh near and far points alike.
double sideAt(const TableCamera& camera, cv::Point2d table) {
    const cv::Point2d at = camera.project(table);
    return 0.5 * (cv::norm(camera.project(table + cv::Point2d(1.0, 0.0)) - at) +
                  cv::norm(camera.project(table + cv::Point2d(0.0, 1.0)) - at));
}

struct Scored {
    TableCamera camera;
    double cost = 0.0;
};

class Problem {
public:
    Problem(std::span<const TablePoint> points, const TableCamera& start,
            const std::optional<cv::Vec3d>& down)
        : m_points(points)
        , m_down(down) {
        for (const TablePoint& point : points)
            m_scales.push_back(1.0 / std::max(1e-6, kCornerDeviation * sideAt(start, point.table)));
    }

    [[nodiscard]] double cost(const TableCamera& camera) const {
        double sum = 0.0;
        for (std::size_t i = 0; i < m_points.size(); ++i)
            sum += std::log1p(squares(camera, i)); // Cauchy
        return sum + priorResidual(camera).squaredNorm() + downResidual(camera).squaredNorm();
    }

    /// One step of Gauss and Newton with damping, from numerical derivatives.
    [[nodiscard]] Vector step(const TableCamera& camera, double damping) const {
        Matrix normal = Matrix::Zero();
        Vector right = Vector::Zero();
        std::array<TableCamera, kParameters> neighbours;
        for (int k = 0; k < kParameters; ++k)
            neighbours[static_cast<std::size_t>(k)] = moved(camera, kDelta * Vector::Unit(k));
        for (std::size_t i = 0; i < m_points.size(); ++i) {
            const cv::Point2d rest = residual(camera, i);
            const double weight = 1.0 / (1.0 + rest.dot(rest));
            Eigen::Matrix<double, 2, kParameters> slopes;
            for (int k = 0; k < kParameters; ++k) {
                const cv::Point2d slope =
                    (residual(neighbours[static_cast<std::size_t>(k)], i) - rest) / kDelta;
                slopes.col(k) << slope.x, slope.y;
            }
            normal += weight * slopes.transpose() * slopes;
            right -= weight * slopes.transpose() * Eigen::Vector2d(rest.x, rest.y);
        }
        const Eigen::Vector4d prior = priorResidual(camera);
        const Eigen::Vector4d priorSlope(1.0 / kFocalDeviation, 1.0 / kPrincipalDeviation,
                                         1.0 / kPrincipalDeviation, 1.0 / kDistortionDeviation);
        for (int k = 0; k < 4; ++k) {
            normal(k, k) += priorSlope[k] * priorSlope[k];
            right[k] -= priorSlope[k] * prior[k];
        }
        Eigen::Matrix<double, 3, kParameters> downSlopes;
        const Eigen::Vector3d down = downResidual(camera);
        for (int k = 0; k < kParameters; ++k)
            downSlopes.col(k) = (downResidual(neighbours[static_cast<std::size_t>(k)]) - down) / kDelta;
        normal += downSlopes.transpose() * downSlopes;
        right -= downSlopes.transpose() * down;
        normal.diagonal() += damping * (normal.diagonal() + Vector::Constant(1e-9));
        return normal.ldlt().solve(right);
    }

private:
    static constexpr double kDelta = 1e-6; // step of each parameter for its derivative

    [[nodiscard]] cv::Point2d residual(const TableCamera& camera, std::size_t i) const {
        return (camera.project(m_points[i].table) - m_points[i].picture) * m_scales[i];
    }
    [[nodiscard]] double squares(const TableCamera& camera, std::size_t i) const {
        const cv::Point2d rest = residual(camera, i);
        return rest.dot(rest);
    }
    [[nodiscard]] Eigen::Vector3d downResidual(const TableCamera& camera) const {
        if (!m_down)
            return Eigen::Vector3d::Zero();
        const cv::Matx33d& turn = camera.camera_from_table;
        return Eigen::Vector3d(turn(0, 2) - (*m_down)[0], turn(1, 2) - (*m_down)[1],
                               turn(2, 2) - (*m_down)[2]) /
               kDownDeviation;
    }
    static Eigen::Vector4d priorResidual(const TableCamera& camera) {
        const double longSide = std::max(camera.picture.width, camera.picture.height);
        return {std::log(camera.focal_px / (kUsualFocal * longSide)) / kFocalDeviation,
                (camera.principal.x / camera.picture.width - 0.5) * camera.picture.width / longSide /
                    kPrincipalDeviation,
                (camera.principal.y / camera.picture.height - 0.5) * camera.picture.height / longSide /
                    kPrincipalDeviation,
                camera.distortion / kDistortionDeviation};
    }

    std::span<const TablePoint> m_points;
    std::vector<double> m_scales; // pixels to standard deviations
    std::optional<cv::Vec3d> m_down;
};

Scored refine(std::span<const TablePoint> points, const TableCamera& start,
              const std::optional<cv::Vec3d>& down) {
    const Problem problem(points, start, down);
    Scored best{start, problem.cost(start)};
    double damping = 1e-3;
    for (int i = 0; i < kIterations && damping < 1e6; ++i) {
        const TableCamera next = moved(best.camera, problem.step(best.camera, damping));
        const double cost = problem.cost(next);
        if (cost < best.cost && next.table_in_camera[2] > 0.0) {
            const bool settled = best.cost - cost < 1e-4 * best.cost;
            best = {next, cost};
            damping *= 0.2;
            if (settled)
                break;
        } else
            damping *= 8.0;
    }
    return best;
}

/// Poses that explain the points for a camera of this focal length: up to two, for a tilt can't be told from
/// its mirror image when it is seen from afar.
std::vector<TableCamera> startingPoses(std::span<const TablePoint> points, const cv::Size& picture,
                                       double focal_px) {
    TableCamera camera;
    camera.picture = picture;
    camera.focal_px = focal_px;
    camera.principal = {picture.width / 2.0, picture.height / 2.0};
    cv::Point2d middle;
    for (const TablePoint& point : points)
        middle += point.table / static_cast<double>(points.size());
    std::vector<cv::Point3d> object;
    std::vector<cv::Point2d> image;
    for (const TablePoint& point : points) {
        object.emplace_back(point.table.x - middle.x, point.table.y - middle.y, 0.0);
        image.push_back(point.picture);
    }
    const cv::Matx33d intrinsics(focal_px, 0.0, camera.principal.x, 0.0, focal_px, camera.principal.y, 0.0,
                                 0.0, 1.0);
    std::vector<cv::Mat> rotations;
    std::vector<cv::Mat> translations;
    cv::solvePnPGeneric(object, image, intrinsics, cv::noArray(), rotations, translations, false,
                        cv::SOLVEPNP_IPPE);
    std::vector<TableCamera> result;
    for (std::size_t i = 0; i < rotations.size(); ++i) {
        cv::Rodrigues(rotations[i], camera.camera_from_table);
        camera.table_in_camera =
            cv::Vec3d(translations[i]) - camera.camera_from_table * cv::Vec3d(middle.x, middle.y, 0.0);
        if (cv::checkRange(camera.camera_from_table) && camera.position().z > 0.0)
            result.push_back(camera);
    }
    return result;
}

/// How far the far side of the table is down in the picture: positive when it looks upside down.
double upsideDown(const TableCamera& camera) {
    // The table's third axis points down, away from the camera; where it leans towards the picture's top, the
    // far side is up.
    return camera.camera_from_table(1, 2) * -1.0;
}

double rmsError(const TableCamera& camera, std::span<const TablePoint> points) {
    std::vector<double> errors;
    for (const TablePoint& point : points)
        errors.push_back(cv::norm(camera.project(point.table) - point.picture) / sideAt(camera, point.table));
    std::ranges::sort(errors);
    const std::size_t inliers = (errors.size() * 4 + 4) / 5;
    double sum = 0.0;
    for (std::size_t i = 0; i < inliers; ++i)
        sum += errors[i] * errors[i];
    return std::sqrt(sum / static_cast<double>(inliers));
}

} // namespace

cv::Point2d TableCamera::project(cv::Point2d table, double height) const {
    const cv::Vec3d p = camera_from_table * cv::Vec3d(table.x, table.y, -height) + table_in_camera;
    const cv::Point2d ray(p[0] / p[2], p[1] / p[2]);
    return principal + ray * (focal_px * (1.0 + distortion * ray.dot(ray)));
}

cv::Point2d TableCamera::tablePoint(cv::Point2d picturePoint, double height) const {
    const cv::Point2d distorted = (picturePoint - principal) / focal_px;
    cv::Point2d ray = distorted;
    for (int i = 0; i < 8; ++i) // fixed point of the distortion; converges for any lens that is used
        ray = distorted / (1.0 + distortion * ray.dot(ray));
    const cv::Matx33d table_from_camera = camera_from_table.t();
    const cv::Vec3d direction = table_from_camera * cv::Vec3d(ray.x, ray.y, 1.0);
    const cv::Vec3d origin = table_from_camera * -table_in_camera;
    const double reach = (-height - origin[2]) / direction[2];
    return {origin[0] + reach * direction[0], origin[1] + reach * direction[1]};
}

cv::Point3d TableCamera::position() const {
    const cv::Vec3d origin = camera_from_table.t() * -table_in_camera;
    return {origin[0], origin[1], -origin[2]};
}

CameraFit refineCamera(const TableCamera& start, std::span<const TablePoint> points,
                       const std::optional<cv::Vec3d>& down) {
    const TableCamera camera = refine(points, start, down).camera;
    return {camera, rmsError(camera, points)};
}

std::optional<CameraFit> fitCamera(std::span<const TablePoint> points, const cv::Size& picture,
                                   const std::optional<cv::Vec3d>& down) {
    if (points.size() < 4)
        return std::nullopt;
    constexpr std::array kFocals{0.6, 0.85, 1.3};
    constexpr double kTie = 2.0; // difference of costs below which the usual way up decides
    std::vector<Scored> found;
    try {
        for (const double focal : kFocals)
            for (const TableCamera& start :
                 startingPoses(points, picture, focal * std::max(picture.width, picture.height)))
                found.push_back(refine(points, start, down));
    } catch (const cv::Exception&) { // points in a line
        return std::nullopt;
    }
    if (found.empty())
        return std::nullopt;
    const double least = std::ranges::min(found, {}, &Scored::cost).cost;
    std::erase_if(found, [&](const Scored& scored) { return !(scored.cost <= least + kTie); });
    if (found.empty())
        return std::nullopt;
    const Scored& best = std::ranges::min(
        found, {}, [](const Scored& scored) { return upsideDown(scored.camera) + 0.1 * scored.cost; });
    return CameraFit{best.camera, rmsError(best.camera, points)};
}

} // namespace meeplecam::calibration
