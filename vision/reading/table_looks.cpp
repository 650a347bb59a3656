#include "vision/reading/table_looks.h"

#include "vision/grid/agreement.h"
#include "vision/grid/frontier.h"
#include "vision/grid/islands.h"
#include "vision/image/lab_colour.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace meeplecam::vision {

using engine::Cell;

namespace {

/// Whether what agrees poorly with its picture (poorCorrelation) is more probably the table, from which it
/// differs little. Fitted to 16 winter tables in white rooms (2026-11-26): of 15 such places that hold none
/// 13 are told, and 2 of 661 tiles; on 44 others (32 winter tables, 12 summer ones on white) 11 of 14 and 3
/// of 1860, on photos and other renders none of 4271 tiles.
bool isRatherTable(const CellReading& cell, float poor, double unlikeness) {
    constexpr float kLikeTable = 18.0F; // unlikeness; beyond it there are as many tiles as bare places
    constexpr float kCovered = 0.6F;    // least cost; from there on something lies on it
    constexpr float kPerCorrelation = 40.0F;
    constexpr float kPerUnlikeness = 0.5F;
    constexpr float kUsual = 8.0F; // unlikeness
    constexpr float kLeast = 2.5F; // evidence
    const auto unlike = static_cast<float>(unlikeness);
    return unlike < kLikeTable && leastCost(cell) < kCovered &&
           cell.tileEvidence - kPerCorrelation * (poor - cell.correlation) +
                   kPerUnlikeness * (unlike - kUsual) <
               kLeast;
}

} // namespace

TableLooks::TableLooks(const Frame& frame, const calibration::TableCamera& camera,
                       const std::set<Cell>& tiles, const std::set<Cell>& taken, const Cover* cover)
    : m_frame(frame)
    , m_camera(camera)
    , m_cover(cover) {
    constexpr int kReach = 2;
    for (const Cell tile : tiles)
        for (int dy = -kReach; dy <= kReach; ++dy)
            for (int dx = -kReach; dx <= kReach; ++dx) {
                const Cell cell{tile.x + dx, tile.y + dy};
                if (taken.contains(cell) || m_looks.contains(cell))
                    continue;
                if (const auto look = lookAt(cell))
                    m_looks.emplace(cell, *look);
            }
}

/// What is seen of a place of which the picture has at least the one share, and is free of the cover at least
/// in the other.
std::optional<TableLooks::Look> TableLooks::lookAt(Cell cell, const Cover* cover, double leastSeen,
                                                   double leastFree) const {
    constexpr int kSide = 32;
    constexpr double kRim = 0.15;      // sides that neighbours may cover
    constexpr float kLightness = 0.5F; // weight of lightness beside colour: shadows fall on tables
    constexpr float kFree = 0.9F;      // visibility of a pixel
    std::array<cv::Point2f, 4> corners;
    const std::array<cv::Point2d, 4> inner{
        {{kRim, kRim}, {1.0 - kRim, kRim}, {1.0 - kRim, 1.0 - kRim}, {kRim, 1.0 - kRim}}};
    const cv::Rect2f picture({}, cv::Size2f(m_frame.size()));
    bool whole = true;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        corners[i] = cv::Point2f(m_camera.project(cv::Point2d(cell.x, cell.y) + inner[i]));
        whole = whole && picture.contains(corners[i]);
    }
    if (!whole && leastSeen >= 1.0)
        return std::nullopt;
    const std::array<cv::Point2f, 4> to{{{0, 0}, {kSide, 0}, {kSide, kSide}, {0, kSide}}};
    const cv::Mat upright = cv::getPerspectiveTransform(corners.data(), to.data());
    const auto rectified = [&](const cv::Mat& from, int how) {
        cv::Mat seen;
        cv::warpPerspective(from, seen, upright, {kSide, kSide}, how);
        return seen;
    };
    cv::Mat free;
    if (!whole) {
        free = rectified(cv::Mat(m_frame.size(), CV_8U, cv::Scalar(255)), cv::INTER_NEAREST);
        if (cv::countNonZero(free) < leastSeen * kSide * kSide)
            return std::nullopt;
    }
    if (cover != nullptr) {
        const cv::Mat uncovered = cover->visibility(corners, kSide, 0) > kFree;
        free = free.empty() ? uncovered : free & uncovered;
        if (cv::countNonZero(free) < leastFree * kSide * kSide)
            return std::nullopt;
    }
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(labOf(rectified(m_frame.level(0), cv::INTER_LINEAR)), mean, deviation, free);
    return Look(kLightness * static_cast<float>(mean[0]), static_cast<float>(mean[1]),
                static_cast<float>(mean[2]), static_cast<float>(deviation[0]),
                static_cast<float>(deviation[1]), static_cast<float>(deviation[2]));
}

std::optional<TableLooks::Look> TableLooks::lookAt(Cell cell) const {
    constexpr double kLeastFree = 0.6; // share of pixels
    return lookAt(cell, m_cover, 1.0, kLeastFree);
}

std::optional<double> TableLooks::distanceOf(Cell cell, const std::optional<Look>& own) const {
    constexpr std::size_t kAlikePlaces = 3; // places that look the same make a table
    if (!own)
        return std::nullopt;
    std::vector<double> distances;
    for (const auto& [other, look] : m_looks)
        if (std::abs(cell.x - other.x) + std::abs(cell.y - other.y) > 1)
            distances.push_back(cv::norm(look - *own));
    if (distances.size() < kAlikePlaces)
        return std::nullopt;
    std::ranges::nth_element(distances, distances.begin() + kAlikePlaces - 1);
    return distances[kAlikePlaces - 1];
}

std::optional<double> TableLooks::unlikeness(Cell cell) const {
    const auto known = m_looks.find(cell);
    return distanceOf(cell, known != m_looks.end() ? known->second : lookAt(cell));
}

std::optional<double> TableLooks::unlikenessOfRest(Cell cell) const {
    constexpr double kRest = 0.2; // share of pixels
    return distanceOf(cell, lookAt(cell, m_cover, kRest, kRest));
}

std::optional<double> TableLooks::unlikenessWithCover(Cell cell) const {
    return distanceOf(cell, lookAt(cell, nullptr, 1.0, 1.0));
}

double TableLooks::dimmed() const {
    // A board under a fifth of the light lost a tile otherwise (TableTracker's test, 2026-11-25).
    constexpr double kGoodLight = 60.0; // mean lightness of a grey table
    if (m_looks.empty())
        return 0.0;
    double sum = 0.0;
    for (const auto& [cell, look] : m_looks)
        sum += 2.0 * static_cast<double>(look[0]); // which is half of it
    return std::min(1.0, sum / static_cast<double>(m_looks.size()) / kGoodLight);
}

TracedBoard dismissBarePlaces(const Sight& sight, const Cover* cover, TracedBoard board) {
    // In 207 photos, renders and virtual tables (2026-11-25) no tile of 112 with less evidence than kUnclear
    // was below 11 (table: 164 of 227 places below 6), no tile of 130 with less than kPlainlySeen below 4.8
    // (28 of 41 below 4), most of them pale tables under winter tiles.
    constexpr float kUnclear = 4.0F;     // evidence
    constexpr float kPlainlySeen = 6.0F; // from here on a tile may look like the table
    constexpr double kAlikeIfUnclear = 6.0;
    constexpr double kAlike = 4.0;
    // Of what agrees poorly, on 48 winter tables about half of 211 places that hold none were below kAlike,
    // and none of 2126 tiles; up to kAlikeIfPale and paler than kPale 28 and none; of 4788 tiles of summer,
    // most of them on photos, none and two (2026-11-26).
    constexpr double kAlikeIfPale = 8.0;
    constexpr float kPale = 0.8F;      // CellReading::contrast
    constexpr float kBare = -20.0F;    // evidence
    constexpr float kDoubtful = -1.0F; // that is asked about
    const float poor = poorCorrelation(board.cells);
    std::set<Cell> tiles;
    std::set<Cell> taken;
    std::vector<CellReading*> unclear;
    for (CellReading& cell : board.cells) {
        if (cell.tileEvidence <= kPerhapsTile)
            continue;
        if (cell.tileEvidence > kTileEvidence)
            tiles.insert(cell.cell);
        taken.insert(cell.cell);
        if (cell.tileEvidence < kPlainlySeen || agreesPoorly(cell, poor))
            unclear.push_back(&cell);
    }
    if (unclear.empty())
        return board;
    const TableLooks looks(sight.frame, board.grid.camera(), tiles, taken, cover);
    const double dimmed = looks.dimmed();
    std::vector<CellReading*> doubted;
    for (CellReading* const cell : unclear) {
        const auto unlikeness = looks.unlikeness(cell->cell);
        if (!unlikeness)
            continue;
        if (*unlikeness < dimmed * (cell->tileEvidence < kUnclear ? kAlikeIfUnclear : kAlike)) {
            cell->tileEvidence = kBare;
            tiles.erase(cell->cell);
        } else if (agreesPoorly(*cell, poor) &&
                   ((cell->contrast < kPale && *unlikeness < dimmed * kAlikeIfPale) ||
                    isRatherTable(*cell, poor, *unlikeness / dimmed))) {
            doubted.push_back(cell);
            tiles.erase(cell->cell);
        }
    }
    for (CellReading* const cell : doubted) // beside nothing it is no part of the board
        cell->tileEvidence = tilesBeside(cell->cell, tiles) > 0 ? kDoubtful : kBare;
    if (poor > 0.0F) // else few are clear, and agreement tells nothing
        dropDoubtfulIslands(board.cells, sight.index);
    else
        dropRepeatingIslands(board.cells, sight.index);
    return board;
}

} // namespace meeplecam::vision
