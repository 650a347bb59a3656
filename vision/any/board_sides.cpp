#include "vision/any/board_sides.h"

#include "vision/teaching/tile_sides.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace meeplecam::vision {

namespace {

using engine::Cell;

const std::array<cv::Point2d, 4> kCorners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
constexpr int kCellSide = 40; // pixels with which the board is looked at from above

/// A board's tiles and what lies a tile around them, seen from straight above.
class BoardFromAbove {
public:
    explicit BoardFromAbove(const SquareBoard& board)
        : m_camera(board.grid.camera()) {
        cv::Rect cells;
        for (const BoardSquare& tile : board.tiles)
            cells |= cv::Rect(tile.cell.x, tile.cell.y, 1, 1);
        m_origin = cv::Point2d(cells.x - 1, cells.y - 1);
        m_side = std::max(cells.width, cells.height) + 2;
    }

    [[nodiscard]] cv::Mat picture(const Frame& frame) const {
        Quad quad;
        std::ranges::transform(kCorners, quad.begin(), [&](const cv::Point2d& corner) {
            return inPicture(m_origin + corner * m_side);
        });
        return rectify(frame, quad, m_side * kCellSide, 0);
    }

    [[nodiscard]] cv::Point2d middle() const { return cv::Point2d(m_side, m_side) * (0.5 * kCellSide); }

    [[nodiscard]] cv::Point2d pixelOf(cv::Point2d table) const { return (table - m_origin) * kCellSide; }

    [[nodiscard]] cv::Point2d tablePoint(cv::Point2d pixel) const { return pixel / kCellSide + m_origin; }

    [[nodiscard]] cv::Point2f inPicture(cv::Point2d table) const { return m_camera.project(table); }

private:
    const calibration::TableCamera& m_camera;
    cv::Point2d m_origin; // tile sides
    int m_side = 0;       // tiles
};

/// A straight side of tiles: where it is, and from where to where it runs.
struct TileSide {
    double place = 0.0;
    double from = 0.0;
    double to = 0.0;
    auto operator<=>(const TileSide&) const = default;
};

/// How places along one axis are changed together: about the board's middle, then moved.
struct Change {
    double scale = 1.0;
    double shift = 0.0; // pixels
    [[nodiscard]] double of(double place, double middle) const {
        return middle + scale * (place - middle) + shift;
    }
};

/// The change with which the sides run along edges best.
Change bestChange(const TileSides& seen, TileSides::Axis axis, const std::set<TileSide>& sides,
                  double middle) {
    constexpr int kMostScale = 12;       // hundredths
    constexpr int kMostShift = 9;        // pixels
    constexpr double kPerScale = 4.0;    // support that a change has to be worth, by its square
    constexpr double kPerShift = 0.0005; // the same, by the square of pixels
    Change best;
    double most = -1.0;
    for (int percent = -kMostScale; percent <= kMostScale; ++percent)
        for (int shift = -kMostShift; shift <= kMostShift; ++shift) {
            const Change change{1.0 + 0.01 * percent, static_cast<double>(shift)};
            double support = -kPerScale * (0.01 * percent) * (0.01 * percent) - kPerShift * shift * shift;
            for (const TileSide& side : sides)
                support += seen.support(axis, change.of(side.place, middle), side.from, side.to) /
                           static_cast<double>(sides.size());
            if (support > most) {
                most = support;
                best = change;
            }
        }
    return best;
}

} // namespace

std::vector<PlacedQuad> movedToSides(const Frame& frame, const SquareBoard& board) {
    constexpr double kWell = 0.06; // tile sides
    const BoardFromAbove above(board);
    const TileSides seen(above.picture(frame), 0);
    std::set<TileSide> across; // the sides left and right
    std::set<TileSide> down;
    for (const BoardSquare& tile : board.tiles) {
        const cv::Point2d from =
            above.pixelOf({static_cast<double>(tile.cell.x), static_cast<double>(tile.cell.y)});
        const cv::Point2d to = from + cv::Point2d(kCellSide, kCellSide);
        across.insert({TileSide{from.x, from.y, to.y}, TileSide{to.x, from.y, to.y}});
        down.insert({TileSide{from.y, from.x, to.x}, TileSide{to.y, from.x, to.x}});
    }
    const cv::Point2d middle = above.middle();
    const Change x = bestChange(seen, TileSides::Axis::Across, across, middle.x);
    const Change y = bestChange(seen, TileSides::Axis::Down, down, middle.y);
    double most = 0.0;
    std::vector<PlacedQuad> moved;
    for (const BoardSquare& tile : board.tiles) {
        PlacedQuad placed{tile.cell, {}};
        for (std::size_t i = 0; i < placed.quad.size(); ++i) {
            const cv::Point2d pixel = above.pixelOf(cv::Point2d(tile.cell.x, tile.cell.y) + kCorners[i]);
            const cv::Point2d at(x.of(pixel.x, middle.x), y.of(pixel.y, middle.y));
            most = std::max(most, cv::norm(at - pixel));
            placed.quad[i] = above.inPicture(above.tablePoint(at));
        }
        moved.push_back(placed);
    }
    if (most < kWell * kCellSide)
        moved.clear();
    return moved;
}

} // namespace meeplecam::vision
