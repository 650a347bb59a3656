#include "vision/reading/table_looks.h"

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

std::optional<std::ptrdiff_t> TableLooks::blocksLikeTable(Cell cell) {
    constexpr double kLikeTable = 3.0;
    constexpr std::size_t kEnough = 27;  // blocks make a table
    constexpr std::size_t kAlikeOf = 20; // one of so many of them has to be so much alike
    std::vector<Look> table;
    for (const auto& [other, looks] : blocksOfTable())
        if (apart(cell, other))
            table.insert(table.end(), looks.begin(), looks.end());
    if (table.size() < kEnough)
        return std::nullopt;
    const double limit = m_dimmed * kLikeTable;
    const std::size_t rank = std::max<std::size_t>(2, table.size() / kAlikeOf);
    return std::ranges::count_if(blocksAt(cell),
                                 [&](const Look& block) { return distanceAt(rank, block, table) < limit; });
}

bool TableLooks::isMostlyTable(Cell cell) {
    // Of 3564 tiles of snow on 67 white tables none had five such blocks, and of 5075 others on 55 photos,
    // path-traced and virtual tables none had five below 5; of about 150 places that counted as tiles and
    // held none 41 had (2026-11-27).
    constexpr std::ptrdiff_t kMost = 5; // blocks
    return blocksLikeTable(cell).value_or(0) >= kMost;
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

} // namespace meeplecam::vision
