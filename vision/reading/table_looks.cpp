#include "vision/reading/table_looks.h"

#include "vision/grid/agreement.h"
#include "vision/grid/frontier.h"
#include "vision/grid/islands.h"
#include "vision/grid/overlaps.h"
#include "vision/image/lab_colour.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
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

/// A square of the table as it is seen.
struct SquareView {
    cv::Mat lab;
    cv::Mat seen;           ///< 255 where the picture has it and nothing covers it; empty = everywhere
    double inPicture = 1.0; ///< share
    double free = 1.0;      ///< share of what is seen
};

SquareView viewOf(const Frame& frame, const calibration::TableCamera& camera, Cell cell, int side, double rim,
                  const Cover* cover) {
    constexpr float kFree = 0.9F; // visibility of a pixel
    std::array<cv::Point2f, 4> corners;
    const std::array<cv::Point2d, 4> inner{
        {{rim, rim}, {1.0 - rim, rim}, {1.0 - rim, 1.0 - rim}, {rim, 1.0 - rim}}};
    const cv::Rect2f picture({}, cv::Size2f(frame.size()));
    bool whole = true;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        corners[i] = cv::Point2f(camera.project(cv::Point2d(cell.x, cell.y) + inner[i]));
        whole = whole && picture.contains(corners[i]);
    }
    const auto to = static_cast<float>(side);
    const std::array<cv::Point2f, 4> square{{{0, 0}, {to, 0}, {to, to}, {0, to}}};
    const cv::Mat upright = cv::getPerspectiveTransform(corners.data(), square.data());
    const auto shareOf = [&](const cv::Mat& mask) {
        return static_cast<double>(cv::countNonZero(mask)) / static_cast<double>(mask.total());
    };
    SquareView view;
    if (!whole) {
        cv::warpPerspective(cv::Mat(frame.size(), CV_8U, cv::Scalar(255)), view.seen, upright, {side, side},
                            cv::INTER_NEAREST);
        view.inPicture = shareOf(view.seen);
    }
    if (cover != nullptr) {
        const cv::Mat uncovered = cover->visibility(corners, side, 0) > kFree;
        view.seen = view.seen.empty() ? uncovered : view.seen & uncovered;
        view.free = shareOf(view.seen);
    }
    cv::Mat seen;
    cv::warpPerspective(frame.level(0), seen, upright, {side, side}, cv::INTER_LINEAR);
    view.lab = labOf(seen);
    return view;
}

/// Mean colour of a part of it and how much that varies.
cv::Vec<float, 6> lookOf(const SquareView& view, const cv::Rect& part) {
    constexpr float kLightness = 0.5F; // weight of lightness beside colour: shadows fall on tables
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(view.lab(part), mean, deviation, view.seen.empty() ? cv::Mat() : view.seen(part));
    return {kLightness * static_cast<float>(mean[0]),
            static_cast<float>(mean[1]),
            static_cast<float>(mean[2]),
            static_cast<float>(deviation[0]),
            static_cast<float>(deviation[1]),
            static_cast<float>(deviation[2])};
}

/// Whether neither touches the other along a side.
bool apart(Cell a, Cell b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) > 1;
}

/// The distance of a look to that of a rank among others.
double distanceAt(std::size_t rank, const cv::Vec<float, 6>& own, std::span<const cv::Vec<float, 6>> others) {
    std::vector<double> distances;
    for (const cv::Vec<float, 6>& other : others)
        distances.push_back(cv::norm(other - own));
    const auto at = distances.begin() + static_cast<std::ptrdiff_t>(rank);
    std::ranges::nth_element(distances, at);
    return *at;
}

/// How dark it is, in what proportion to good light; 0 without looks.
double dimmedOf(const std::map<Cell, cv::Vec<float, 6>>& looks) {
    // A board under a fifth of the light lost a tile otherwise (TableTracker's test, 2026-11-25).
    constexpr double kGoodLight = 60.0; // mean lightness of a grey table
    if (looks.empty())
        return 0.0;
    double sum = 0.0;
    for (const auto& [cell, look] : looks)
        sum += 2.0 * static_cast<double>(look[0]); // which is half of it
    return std::min(1.0, sum / static_cast<double>(looks.size()) / kGoodLight);
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
    m_dimmed = dimmedOf(m_looks);
}

/// What is seen of a place of which the picture has at least the one share, and is free of the cover at least
/// in the other.
std::optional<TableLooks::Look> TableLooks::lookAt(Cell cell, const Cover* cover, double leastSeen,
                                                   double leastFree) const {
    constexpr int kSide = 32;
    constexpr double kRim = 0.15; // sides that neighbours may cover
    const SquareView view = viewOf(m_frame, m_camera, cell, kSide, kRim, cover);
    if (view.inPicture < leastSeen || view.free < leastFree)
        return std::nullopt;
    return lookOf(view, cv::Rect({0, 0}, view.lab.size()));
}

/// Blocks of a ninth, those of which all is seen.
std::vector<TableLooks::Look> TableLooks::blocksAt(Cell cell) const {
    constexpr int kSide = 12; // of a block
    constexpr int kAcross = 3;
    constexpr double kRim = 0.05; // a bare place next to a tile has a little of it
    const SquareView view = viewOf(m_frame, m_camera, cell, kAcross * kSide, kRim, m_cover);
    std::vector<Look> blocks;
    for (int y = 0; y < kAcross; ++y)
        for (int x = 0; x < kAcross; ++x) {
            const cv::Rect block(x * kSide, y * kSide, kSide, kSide);
            if (view.seen.empty() || cv::countNonZero(view.seen(block)) == block.area())
                blocks.push_back(lookOf(view, block));
        }
    return blocks;
}

std::optional<TableLooks::Look> TableLooks::lookAt(Cell cell) const {
    constexpr double kLeastFree = 0.6; // share of pixels
    return lookAt(cell, m_cover, 1.0, kLeastFree);
}

std::optional<double> TableLooks::distanceOf(Cell cell, const std::optional<Look>& own) const {
    constexpr std::size_t kAlikePlaces = 3; // places that look the same make a table
    if (!own)
        return std::nullopt;
    std::vector<Look> others;
    for (const auto& [other, look] : m_looks)
        if (apart(cell, other))
            others.push_back(look);
    if (others.size() < kAlikePlaces)
        return std::nullopt;
    return distanceAt(kAlikePlaces - 1, *own, others);
}

const std::map<Cell, std::vector<TableLooks::Look>>& TableLooks::blocksOfTable() {
    if (m_blocks.empty())
        for (const auto& [cell, look] : m_looks)
            m_blocks.emplace(cell, blocksAt(cell));
    return m_blocks;
}

bool TableLooks::isMostlyTable(Cell cell) {
    // Of 3564 tiles of snow on 67 white tables none had five such blocks, and of 5075 others on 55 photos,
    // path-traced and virtual tables none had five below 5; of about 150 places that counted as tiles and
    // held none 41 had (2026-11-27).
    constexpr double kLikeTable = 3.0;
    constexpr std::size_t kMost = 5;     // blocks
    constexpr std::size_t kEnough = 27;  // blocks make a table
    constexpr std::size_t kAlikeOf = 20; // one of so many of them has to be so much alike
    const std::vector<Look> blocks = blocksAt(cell);
    if (blocks.size() < kMost)
        return false;
    std::vector<Look> table;
    for (const auto& [other, looks] : blocksOfTable())
        if (apart(cell, other))
            table.insert(table.end(), looks.begin(), looks.end());
    if (table.size() < kEnough)
        return false;
    const double limit = m_dimmed * kLikeTable;
    const std::size_t rank = std::max<std::size_t>(2, table.size() / kAlikeOf);
    return std::ranges::count_if(blocks, [&](const Look& block) {
               return distanceAt(rank, block, table) < limit;
           }) >= static_cast<std::ptrdiff_t>(kMost);
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

namespace {

/// Whether what may be a tile agrees so well with its picture that it can't be mostly table.
bool agreesTooWell(const CellReading& cell) {
    // Places that isMostlyTable() told had at most 0.80 and 11.6 (2026-11-27); one tile had 0.84.
    constexpr float kAgrees = 0.81F;  // correlation
    constexpr float kNoDoubt = 12.0F; // evidence
    return cell.correlation >= kAgrees || cell.tileEvidence >= kNoDoubt;
}

constexpr float kPlainlySeen = 6.0F; // evidence; from here on a tile may look like the table

/// Whether it is so little clear that looking somewhat like the table counts.
bool isUnclear(const CellReading& cell, float poor) {
    return cell.tileEvidence < kPlainlySeen || agreesPoorly(cell, poor);
}

enum class Judged : std::uint8_t { AsBefore, Doubtful, Bare };

/// What a cell that may hold a tile is beside the table around.
Judged judge(const CellReading& cell, TableLooks& looks, float poor) {
    // In 207 photos, renders and virtual tables (2026-11-25) no tile of 112 with less evidence than kUnclear
    // was below 11 (table: 164 of 227 places below 6), no tile of 130 that was not plainly seen below 4.8
    // (28 of 41 below 4), most of them pale tables under winter tiles.
    constexpr float kUnclear = 4.0F; // evidence
    constexpr double kAlikeIfUnclear = 6.0;
    constexpr double kAlike = 4.0;
    // Of what agrees poorly, on 48 winter tables about half of 211 places that hold none were below kAlike,
    // and none of 2126 tiles; up to kAlikeIfPale and paler than kPale 28 and none; of 4788 tiles of summer,
    // most of them on photos, none and two (2026-11-26).
    constexpr double kAlikeIfPale = 8.0;
    constexpr float kPale = 0.8F; // CellReading::contrast
    // On 99 winter tables, most of them white, six tiles on which meeples stood were below kAlike and agreed
    // poorly by less than this (2026-11-28).
    constexpr float kOnlyJust = 0.04F; // correlation
    if (!agreesTooWell(cell) && looks.isMostlyTable(cell.cell))
        return Judged::Bare;
    const auto unlikeness = isUnclear(cell, poor) ? looks.unlikeness(cell.cell) : std::nullopt;
    if (!unlikeness)
        return Judged::AsBefore;
    const double inGoodLight = *unlikeness / looks.dimmed();
    const bool alike = inGoodLight < (cell.tileEvidence < kUnclear ? kAlikeIfUnclear : kAlike);
    if (alike && (cell.tileEvidence < kPlainlySeen || cell.correlation < poor - kOnlyJust))
        return Judged::Bare;
    const bool rather = alike || (cell.contrast < kPale && inGoodLight < kAlikeIfPale) ||
                        isRatherTable(cell, poor, inGoodLight);
    return rather && agreesPoorly(cell, poor) ? Judged::Doubtful : Judged::AsBefore;
}

/// Takes out the places of a board on which no tile lies.
class BarePlaces {
public:
    BarePlaces(const Sight& sight, const Cover* cover, TracedBoard& board)
        : m_sight(sight)
        , m_cover(cover)
        , m_board(board) {}

    /// Judges each place that is not beyond doubt; whether any is bare.
    bool dismiss() {
        const float poor = poorCorrelation(m_board.cells);
        std::set<Cell> tiles;
        std::set<Cell> taken;
        std::vector<CellReading*> open;
        for (CellReading& cell : m_board.cells) {
            if (cell.tileEvidence <= kPerhapsTile)
                continue;
            taken.insert(cell.cell);
            if (cell.tileEvidence > kTileEvidence)
                tiles.insert(cell.cell);
            if (!m_doubted.contains(cell.cell) && (isUnclear(cell, poor) || !agreesTooWell(cell)))
                open.push_back(&cell);
        }
        if (open.empty())
            return false;
        TableLooks looks(m_sight.frame, m_board.grid.camera(), tiles, taken, m_cover);
        std::vector<CellReading*> doubted;
        bool bare = false;
        for (CellReading* const cell : open) {
            const Judged judged = judge(*cell, looks, poor);
            if (judged == Judged::AsBefore)
                continue;
            tiles.erase(cell->cell);
            if (judged == Judged::Doubtful) {
                doubted.push_back(cell);
            } else {
                cell->tileEvidence = kBare;
                bare = true;
            }
        }
        doubt(doubted, tiles);
        if (poor > 0.0F) // else few are clear, and agreement tells nothing
            dropDoubtfulIslands(m_board.cells, m_sight.index);
        else
            dropRepeatingIslands(m_board.cells, m_sight.index);
        return bare;
    }

    /// Doubts what lies on another tile, of what is left when the rest is judged.
    void doubtOverlapping() {
        const std::set<Cell> overlapping = cellsOnOthers(m_board.grid, m_board.cells);
        for (CellReading& cell : m_board.cells)
            if (overlapping.contains(cell.cell))
                cell.tileEvidence = kDoubtful;
    }

private:
    static constexpr float kBare = -20.0F;    // evidence
    static constexpr float kDoubtful = -1.0F; // that is asked about

    /// Once and for all; what lies beside nothing is no part of the board.
    void doubt(const std::vector<CellReading*>& cells, const std::set<Cell>& tiles) {
        for (CellReading* const cell : cells) {
            cell->tileEvidence = tilesBeside(cell->cell, tiles) > 0 ? kDoubtful : kBare;
            m_doubted.insert(cell->cell);
        }
    }

    const Sight& m_sight;
    const Cover* m_cover;
    TracedBoard& m_board;
    std::set<Cell> m_doubted;
};

} // namespace

TracedBoard dismissBarePlaces(const Sight& sight, const Cover* cover, TracedBoard board) {
    constexpr int kMostRounds = 5;
    // Every bare place tells what the table looks like near it, and the fewer count as tiles, the more tells
    // how well tiles agree with their pictures.
    BarePlaces places(sight, cover, board);
    const bool shown = showsEdition(board.cells); // else only what happens to agree would be left
    const int rounds = shown ? kMostRounds : 1;
    for (int round = 0; round < rounds; ++round)
        if (!places.dismiss())
            break;
    if (shown)
        places.doubtOverlapping();
    return board;
}

} // namespace meeplecam::vision
