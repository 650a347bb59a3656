#include "vision/reading/hidden_cells.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>
#include <set>

namespace meeplecam::vision {

namespace {

using engine::Cell;

// Measured on 38 photos and path-traced tables (2026-11-22): of 378 empty places between tiles 6 look like
// none of the others and have some evidence; of 10 places with hidden tiles 8 do.
constexpr float kLikeATile = -9.0F;     // evidence of a tile; on an open table it is far less
constexpr float kUnlike = 9.0F;         // between looks
constexpr std::size_t kAlikePlaces = 3; // places that look the same make a table
constexpr int kTilesAround = 2;
constexpr double kForTheMostPart = 0.4; // of a cell under a hand
constexpr double kAlmostAll = 0.7;      // from where on what is seen of the cell says nothing

/// Mean colour and how much it varies, Lab; half of the lightness, as light falls off over a table.
using Look = cv::Vec<float, 6>;

/// CIE L*a*b* of 8-bit pixels, CV_32FC3, nearly (gamma 2.2, none darker than where the cube root begins).
/// cv::cvtColor would first compute tables for 0.1 s, which is long beside the reading of a picture.
cv::Mat labOf(const cv::Mat& bgr) {
    constexpr double kGamma = 2.2;
    constexpr double kCubeRootFrom = 0.008856;
    const cv::Scalar white(0.950456, 1.0, 1.088754); // D65
    cv::Mat lab;
    bgr.convertTo(lab, CV_32F, 1.0 / 255.0);
    cv::pow(lab, kGamma, lab);
    cv::cvtColor(lab, lab, cv::COLOR_BGR2XYZ);
    cv::divide(lab, white, lab);
    cv::pow(cv::max(lab, cv::Scalar::all(kCubeRootFrom)), 1.0 / 3.0, lab);
    const cv::Matx33f toLab(0, 116, 0, 500, -500, 0, 0, 200, -200);
    cv::transform(lab, lab, toLab); // without the 16 that L* is less: looks are only compared
    return lab;
}

std::optional<Look> lookOf(const Frame& frame, const calibration::TableCamera& camera, Cell cell) {
    constexpr int kSide = 32;
    constexpr double kRim = 0.15; // sides that neighbours may cover
    constexpr float kLightness = 0.5F;
    std::array<cv::Point2f, 4> corners;
    const std::array<cv::Point2d, 4> inner{
        {{kRim, kRim}, {1.0 - kRim, kRim}, {1.0 - kRim, 1.0 - kRim}, {kRim, 1.0 - kRim}}};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        corners[i] = cv::Point2f(camera.project(cv::Point2d(cell.x, cell.y) + inner[i]));
        if (!cv::Rect2f({}, cv::Size2f(frame.size())).contains(corners[i]))
            return std::nullopt;
    }
    const std::array<cv::Point2f, 4> to{{{0, 0}, {kSide, 0}, {kSide, kSide}, {0, kSide}}};
    cv::Mat seen;
    cv::warpPerspective(frame.level(0), seen, cv::getPerspectiveTransform(corners.data(), to.data()),
                        {kSide, kSide}, cv::INTER_LINEAR);
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(labOf(seen), mean, deviation);
    return Look(kLightness * static_cast<float>(mean[0]), static_cast<float>(mean[1]),
                static_cast<float>(mean[2]), static_cast<float>(deviation[0]),
                static_cast<float>(deviation[1]), static_cast<float>(deviation[2]));
}

/// Looks of all places near the tiles on which none lies.
std::map<Cell, Look> looksAround(const Frame& frame, const calibration::TableCamera& camera,
                                 const std::set<Cell>& tiles, const std::set<Cell>& taken) {
    constexpr int kReach = 2;
    std::map<Cell, Look> looks;
    for (const Cell tile : tiles)
        for (int dy = -kReach; dy <= kReach; ++dy)
            for (int dx = -kReach; dx <= kReach; ++dx) {
                const Cell cell{tile.x + dx, tile.y + dy};
                if (taken.contains(cell) || looks.contains(cell))
                    continue;
                if (const auto look = lookOf(frame, camera, cell))
                    looks.emplace(cell, *look);
            }
    return looks;
}

/// Whether the place looks like none of those that it does not touch.
bool isUnlikeTheTable(Cell cell, const std::map<Cell, Look>& looks) {
    const auto own = looks.find(cell);
    if (own == looks.end())
        return false;
    std::vector<double> distances;
    for (const auto& [other, look] : looks)
        if (std::abs(cell.x - other.x) + std::abs(cell.y - other.y) > 1)
            distances.push_back(cv::norm(look - own->second));
    if (distances.size() < kAlikePlaces)
        return false;
    std::ranges::nth_element(distances, distances.begin() + kAlikePlaces - 1);
    return distances[kAlikePlaces - 1] > kUnlike;
}

} // namespace

std::vector<CellReading> hiddenCells(const Frame& frame, const TableReading& reading) {
    if (!reading.board || reading.tiles.empty())
        return {};
    std::set<Cell> tiles;
    for (const ReadTile& tile : reading.tiles)
        tiles.insert(tile.tile.placement.cell);
    std::set<Cell> taken = tiles;
    for (const CellReading& cell : reading.doubtful)
        taken.insert(cell.cell);
    const auto isUnderAHand = [&](const CellReading& cell) {
        const double share = reading.hands ? reading.hands->hiddenShare(cell.quad) : 0.0;
        return share > kAlmostAll || (share > kForTheMostPart && cell.tileEvidence > kLikeATile);
    };
    std::vector<CellReading> hidden;
    std::vector<CellReading> perhaps;
    for (const CellReading& cell : reading.board->cells) {
        const auto around = std::ranges::count_if(engine::kSides, [&](engine::Side side) {
            return tiles.contains(engine::neighbour(cell.cell, side));
        });
        if (taken.contains(cell.cell) || around == 0)
            continue;
        if (isUnderAHand(cell))
            hidden.push_back(cell);
        else if (around >= kTilesAround && cell.tileEvidence > kLikeATile)
            perhaps.push_back(cell);
    }
    if (perhaps.empty())
        return hidden;
    const auto looks = looksAround(frame, reading.board->grid.camera(), tiles, taken);
    std::ranges::copy_if(perhaps, std::back_inserter(hidden),
                         [&](const CellReading& cell) { return isUnlikeTheTable(cell.cell, looks); });
    return hidden;
}

} // namespace meeplecam::vision
