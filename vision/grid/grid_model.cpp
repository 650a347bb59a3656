#include "vision/grid/grid_model.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

const std::array<cv::Point2d, 4> kCorners{{{0.0, 0.0}, {1.0, 0.0}, {1.0, 1.0}, {0.0, 1.0}}};
const cv::Point2d kMiddle{0.5, 0.5};
constexpr double kOffGrid =
    0.25; // tile sides; boards drift by up to 0.15 from cell to cell where tiles are missing

cv::Point2d originOf(engine::Cell cell) {
    return {static_cast<double>(cell.x), static_cast<double>(cell.y)};
}

std::vector<calibration::TablePoint> cornersOf(const std::vector<PlacedQuad>& tiles) {
    std::vector<calibration::TablePoint> points;
    for (const PlacedQuad& tile : tiles)
        for (std::size_t i = 0; i < 4; ++i)
            points.push_back({originOf(tile.cell) + kCorners[i], tile.quad[i]});
    return points;
}

} // namespace

std::optional<GridModel> GridModel::fit(const std::vector<PlacedQuad>& tiles, const cv::Size& picture,
                                        const std::optional<cv::Vec3d>& down) {
    const auto camera = calibration::fitCamera(cornersOf(tiles), picture, down);
    if (!camera)
        return std::nullopt;
    GridModel model(camera->camera, down);
    model.noteOffsets(tiles);
    return model;
}

GridModel GridModel::refined(const std::vector<PlacedQuad>& tiles) const {
    GridModel model(calibration::refineCamera(m_camera, cornersOf(tiles), m_down).camera, m_down);
    model.noteOffsets(tiles);
    return model;
}

GridModel GridModel::aligned(const engine::BoardAlignment& by) const {
    // Around the middles of cells, aligned = turn * (point - kMiddle) + kMiddle + shift.
    const auto turned = [&](cv::Point2d point) {
        for (int i = 0; i < engine::quarterTurns(by.turn); ++i)
            point = {-point.y, point.x};
        return point;
    };
    const cv::Point2d east = turned({1.0, 0.0});
    const cv::Matx33d aligned_from_table(east.x, -east.y, 0.0, east.y, east.x, 0.0, 0.0, 0.0, 1.0);
    const cv::Point2d origin =
        originOf(by.shift) + kMiddle - turned(kMiddle); // where the table's (0, 0) lies
    GridModel model(m_camera, m_down);
    calibration::TableCamera& camera = model.m_camera;
    camera.camera_from_table = m_camera.camera_from_table * aligned_from_table.t();
    camera.table_in_camera -= camera.camera_from_table * cv::Vec3d(origin.x, origin.y, 0.0);
    for (const auto& [cell, offset] : m_offsets)
        model.m_offsets[engine::aligned(cell, by)] = turned(offset);
    return model;
}

engine::Cell cellAt(const cv::Point2d& table) {
    return {static_cast<int>(std::floor(table.x)), static_cast<int>(std::floor(table.y))};
}

cv::Point2d GridModel::offsetFrom(const Quad& expected, const Quad& tile) const {
    return m_camera.tablePoint(centreOf(tile)) - m_camera.tablePoint(centreOf(expected));
}

std::optional<std::size_t> GridModel::northWestOf(const Quad& tile, engine::Cell cell) const {
    const Quad expected = predict(cell);
    const cv::Point2d offset = offsetFrom(expected, tile);
    for (std::size_t first = 0; first < 4; ++first) {
        double worst = 0.0;
        for (std::size_t i = 0; i < 4; ++i)
            worst = std::max(worst, cv::norm(m_camera.tablePoint(tile[(i + first) % 4]) - offset -
                                             m_camera.tablePoint(expected[i])));
        if (worst < kOffGrid)
            return first;
    }
    return std::nullopt;
}

std::optional<GridModel::Place> GridModel::placeOf(const Quad& tile) const {
    const engine::Cell cell = cellAt(m_camera.tablePoint(centreOf(tile)));
    if (cv::norm(offsetFrom(predict(cell), tile)) > kOffGrid)
        return std::nullopt;
    const auto northWest = northWestOf(tile, cell);
    return northWest ? std::optional(Place{cell, *northWest}) : std::nullopt;
}

void GridModel::noteOffsets(const std::vector<PlacedQuad>& tiles) {
    for (const PlacedQuad& tile : tiles)
        m_offsets[tile.cell] = m_camera.tablePoint(centreOf(tile.quad)) - originOf(tile.cell) - kMiddle;
}

Quad GridModel::predict(engine::Cell cell) const {
    return quadAt(originOf(cell) + offsetAround(cell).value_or(cv::Point2d()));
}

Quad GridModel::cellAround(cv::Point2f middle, engine::Cell cell) const {
    // The middle of a quad's corners is not where the tile's middle appears: perspective enlarges the near
    // half.
    const cv::Point2d offset =
        m_camera.tablePoint(middle) - m_camera.tablePoint(centreOf(quadAt(originOf(cell))));
    return quadAt(originOf(cell) + offset);
}

Quad GridModel::quadAt(cv::Point2d northWest) const {
    Quad quad;
    for (std::size_t i = 0; i < 4; ++i)
        quad[i] = m_camera.project(northWest + kCorners[i]);
    return quad;
}

double GridModel::deviation(engine::Cell cell) const {
    const auto own = m_offsets.find(cell);
    const auto around = offsetAround(cell);
    return own == m_offsets.end() || !around ? 0.0 : cv::norm(own->second - *around);
}

std::optional<cv::Point2d> GridModel::offsetAround(engine::Cell cell) const {
    constexpr int kRadius = 2;
    cv::Point2d sum;
    double weights = 0.0;
    for (int dy = -kRadius; dy <= kRadius; ++dy)
        for (int dx = -kRadius; dx <= kRadius; ++dx) {
            const auto known = m_offsets.find({cell.x + dx, cell.y + dy});
            if (known == m_offsets.end())
                continue;
            const int distance = dx * dx + dy * dy;
            const double weight = distance == 0 ? 0.0 : 1.0 / (distance * distance);
            sum += weight * known->second;
            weights += weight;
        }
    return weights > 0.0 ? std::optional(sum * (1.0 / weights)) : std::nullopt;
}

} // namespace meeplecam::vision
