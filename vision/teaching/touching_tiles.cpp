#include "vision/teaching/touching_tiles.h"

#include "vision/teaching/plane_finder.h"
#include "vision/teaching/tile_sides.h"

#include <opencv2/imgproc.hpp>
#include <queue>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace meeplecam::vision {

namespace {

constexpr double kEdgeWidth = 1600.0; // pixels of the picture in which edges are sought
constexpr double kShortest = 12.0;    // pixels of an edge there
constexpr int kSide = 48;             // pixels of a cell seen from above
constexpr int kReach = 5;             // pixels of the view, a tenth of a tile
constexpr int kMostCells = 40;        // along and across
constexpr double kLeastPitch = 26.0;  // pixels of a tile where edges are sought
constexpr double kMostStretch =
    1.35; // of the pitch along against that across: the field of view is only assumed

/// Edges that run along one axis of the plane, as length by place.
struct EdgeProfile {
    std::vector<float> length; // by pixel of the plane, from `first`
    double first = 0.0;
};

/// Where the cells' borders are along one axis: start + k * pitch.
struct Comb {
    double start = 0.0;
    double pitch = 0.0;
    double clearness = 0.0; // standard deviations above what chance gives
};

struct Grid {
    Comb x;
    Comb y;
};

enum class Axis { X, Y };

float along(Axis axis, const cv::Point2f& point) {
    return axis == Axis::X ? point.x : point.y;
}

/// Edges across the axis, that is those that mark places on it.
EdgeProfile profileOf(const std::vector<EdgeLine>& lines, Axis axis) {
    constexpr float kAslant = 0.05F; // sideways per forwards
    const Axis across = axis == Axis::X ? Axis::Y : Axis::X;
    std::vector<std::pair<float, float>> marks; // place, length
    for (const EdgeLine& line : lines) {
        const float length = std::abs(along(across, line.to) - along(across, line.from));
        if (std::abs(along(axis, line.to) - along(axis, line.from)) < kAslant * length)
            marks.emplace_back(0.5F * (along(axis, line.to) + along(axis, line.from)), length);
    }
    EdgeProfile profile;
    if (marks.size() < 8)
        return profile;
    std::ranges::sort(marks);
    const std::size_t trimmed = marks.size() / 100;
    profile.first = marks[trimmed].first - 4.0;
    const double last = marks[marks.size() - 1 - trimmed].first + 4.0;
    profile.length.assign(static_cast<std::size_t>(std::clamp(last - profile.first, 1.0, 20000.0)) + 1, 0.0F);
    for (const auto& [place, length] : marks) {
        const double bin = place - profile.first;
        if (bin >= 0.0 && bin < static_cast<double>(profile.length.size()))
            profile.length[static_cast<std::size_t>(bin)] += length;
    }
    return profile;
}

/// The best start for combs of this pitch.
Comb combOf(const EdgeProfile& profile, double pitch) {
    const double reach = std::max(1.0, 0.05 * pitch); // tiles lie so far off their cells
    const int phases = std::max(8, static_cast<int>(pitch / reach * 2.0));
    std::vector<double> sums(static_cast<std::size_t>(phases));
    double all = 0.0;
    for (std::size_t i = 0; i < profile.length.size(); ++i) {
        const double turns = static_cast<double>(i) / pitch;
        const double phase = (turns - std::floor(turns)) * phases;
        sums[static_cast<std::size_t>(phase) % sums.size()] += profile.length[i];
        all += profile.length[i];
    }
    Comb best{0.0, pitch, 0.0};
    const double mean = all / phases;
    for (int i = 0; i < phases; ++i) {
        const auto at = [&](int k) { return sums[static_cast<std::size_t>((i + k + phases) % phases)]; };
        const double sum = 0.5 * at(-1) + at(0) + 0.5 * at(1) - 2.0 * mean;
        const double clearness = sum / std::sqrt(mean + 1.0);
        if (clearness > best.clearness)
            best = {profile.first + (i + 0.5) / phases * pitch, pitch, clearness};
    }
    return best;
}

std::vector<Comb> combsOf(const EdgeProfile& profile) {
    std::vector<Comb> combs;
    const double longest = static_cast<double>(profile.length.size()) / 1.5;
    for (double pitch = kLeastPitch; pitch < longest; pitch *= 1.008)
        combs.push_back(combOf(profile, pitch));
    return combs;
}

/// The pair of combs that is clearest together.
std::optional<Grid> gridOf(const std::vector<EdgeLine>& lines) {
    const std::vector<Comb> across = combsOf(profileOf(lines, Axis::X));
    const std::vector<Comb> down = combsOf(profileOf(lines, Axis::Y));
    Grid best;
    for (const Comb& x : across)
        for (const Comb& y : down)
            if (std::max(x.pitch / y.pitch, y.pitch / x.pitch) < kMostStretch &&
                x.clearness + y.clearness > best.x.clearness + best.y.clearness)
                best = {x, y};
    if (best.x.pitch == 0.0)
        return std::nullopt;
    return best;
}

/// The table from straight above, kSide pixels a cell.
struct TableView {
    cv::Matx33d picture_from_view;
    cv::Mat seen;
};

TableView viewOf(const Frame& frame, const cv::Matx33d& plane_from_picture, const Grid& grid,
                 const cv::Rect2d& extent) {
    const cv::Matx33d view_from_plane(kSide / grid.x.pitch, 0, -kSide * extent.x / grid.x.pitch, 0,
                                      kSide / grid.y.pitch, -kSide * extent.y / grid.y.pitch, 0, 0, 1);
    TableView view;
    view.picture_from_view = (view_from_plane * plane_from_picture).inv();
    const cv::Size size(cvRound(extent.width / grid.x.pitch) * kSide,
                        cvRound(extent.height / grid.y.pitch) * kSide);
    // Pixels have their centres at + 0.5 in all frames of reference, at + 0 for warpPerspective.
    const cv::Matx33d centre(1, 0, 0.5, 0, 1, 0.5, 0, 0, 1);
    cv::warpPerspective(frame.level(0), view.seen, centre.inv() * view.picture_from_view * centre, size,
                        cv::INTER_AREA | cv::WARP_INVERSE_MAP);
    return view;
}

/// Goes from square to square.
class SquareTracer {
public:
    SquareTracer(const TableView& view, const TileLook& looksLikeTile)
        : m_view(view)
        , m_looksLikeTile(looksLikeTile)
        , m_sides(view.seen, kReach) {}

    std::map<engine::Cell, TileBox> trace() {
        for (const engine::Cell& cell : cellsBySupport())
            if (!m_known.contains(cell) && m_tiles.empty())
                growFrom(cell);
        return m_tiles;
    }

private:
    struct Candidate {
        double support = 0.0;
        engine::Cell cell;
        TileBox box;
        bool operator<(const Candidate& other) const { return support < other.support; }
    };

    [[nodiscard]] TileBox expected(engine::Cell cell) const {
        cv::Point2d offset;
        int known = 0;
        for (const engine::Side side : engine::kSides)
            if (const auto tile = m_tiles.find(engine::neighbour(cell, side)); tile != m_tiles.end()) {
                const TileBox& box = tile->second;
                offset += cv::Point2d(0.5 * (box.left + box.right), 0.5 * (box.top + box.bottom)) -
                          cv::Point2d((tile->first.x + 0.5) * kSide, (tile->first.y + 0.5) * kSide);
                ++known;
            }
        if (known > 0)
            offset *= 1.0 / known;
        return {cell.x * kSide + offset.x, cell.y * kSide + offset.y, (cell.x + 1) * kSide + offset.x,
                (cell.y + 1) * kSide + offset.y};
    }

    [[nodiscard]] std::vector<engine::Cell> cellsBySupport() const {
        std::vector<Candidate> all;
        for (int y = 0; y < m_view.seen.rows / kSide; ++y)
            for (int x = 0; x < m_view.seen.cols / kSide; ++x) {
                const TileBox box = m_sides.fitted(expected({x, y}));
                all.push_back({box.support, {x, y}, box});
            }
        std::ranges::sort(all, [](const Candidate& a, const Candidate& b) { return b < a; });
        std::vector<engine::Cell> cells;
        constexpr std::size_t kMost = 12; // a grid in which none of the clearest cells is a tile is none
        for (const Candidate& candidate : all)
            if (cells.size() < kMost)
                cells.push_back(candidate.cell);
        return cells;
    }

    [[nodiscard]] bool inside(engine::Cell cell) const {
        return cell.x >= 0 && cell.y >= 0 && (cell.x + 1) * kSide <= m_view.seen.cols &&
               (cell.y + 1) * kSide <= m_view.seen.rows;
    }

    [[nodiscard]] bool isTile(const TileBox& box) const {
        constexpr double kLeastSupport = 0.1; // grey levels, mean step across its sides
        const cv::Rect rect(cvRound(box.left), cvRound(box.top), cvRound(box.right - box.left),
                            cvRound(box.bottom - box.top));
        if (box.support < kLeastSupport || (rect & cv::Rect({0, 0}, m_view.seen.size())) != rect ||
            std::min(rect.width, rect.height) < kSide * 4 / 5)
            return false;
        return m_looksLikeTile(m_view.seen(rect)) > 0.0;
    }

    void offer(engine::Cell cell) {
        if (m_known.contains(cell) || !inside(cell))
            return;
        const TileBox box = m_sides.fitted(expected(cell));
        m_open.push({box.support, cell, box});
    }

    void growFrom(engine::Cell start) {
        offer(start);
        while (!m_open.empty()) {
            const Candidate next = m_open.top();
            m_open.pop();
            if (!m_known.emplace(next.cell, true).second)
                continue;
            const TileBox box = m_sides.fitted(expected(next.cell)); // more neighbours may be known by now
            if (!isTile(box))
                continue;
            m_tiles[next.cell] = box;
            for (const engine::Side side : engine::kSides)
                offer(engine::neighbour(next.cell, side));
        }
    }

    const TableView& m_view;
    const TileLook& m_looksLikeTile;
    TileSides m_sides;
    std::priority_queue<Candidate> m_open;
    std::map<engine::Cell, bool> m_known;
    std::map<engine::Cell, TileBox> m_tiles;
};

/// The part of the plane in which the edges lie, in whole cells.
cv::Rect2d extentOf(const std::vector<EdgeLine>& lines, const Grid& grid) {
    const auto range = [&](Axis axis, const Comb& comb) {
        std::vector<float> places;
        for (const EdgeLine& line : lines)
            places.push_back(0.5F * (along(axis, line.from) + along(axis, line.to)));
        std::ranges::sort(places);
        const std::size_t trimmed = places.size() / 200;
        double first = std::floor((places[trimmed] - comb.start) / comb.pitch) - 1.0;
        double last = std::ceil((places[places.size() - 1 - trimmed] - comb.start) / comb.pitch) + 1.0;
        const double middle = std::floor((places[places.size() / 2] - comb.start) / comb.pitch);
        first = std::max(first, middle - kMostCells / 2.0);
        last = std::min(last, middle + kMostCells / 2.0);
        return std::pair{comb.start + first * comb.pitch, (last - first) * comb.pitch};
    };
    const auto [left, width] = range(Axis::X, grid.x);
    const auto [top, height] = range(Axis::Y, grid.y);
    return {left, top, width, height};
}

} // namespace

std::vector<GridSquare> findTouchingTiles(const Frame& frame, const TileLook& looksLikeTile) {
    cv::Mat grey;
    const double scale = std::min(1.0, kEdgeWidth / std::max(frame.size().width, frame.size().height));
    cv::resize(frame.level(0), grey, {}, scale, scale, cv::INTER_AREA);
    cv::cvtColor(grey, grey, cv::COLOR_BGR2GRAY);
    std::vector<EdgeLine> lines = findEdgeLines(grey, kShortest);
    if (lines.size() < 16)
        return {};
    const TablePlane plane = findPlane(lines, grey.size());
    for (EdgeLine& line : lines)
        line = mapped(plane.plane_from_picture, line);
    const std::optional<Grid> grid = gridOf(lines);
    if (!grid)
        return {};
    const cv::Matx33d shrink(scale, 0, 0, 0, scale, 0, 0, 0, 1);
    const TableView view = viewOf(frame, plane.plane_from_picture * shrink, *grid, extentOf(lines, *grid));
    std::vector<GridSquare> squares;
    for (const auto& [cell, box] : SquareTracer(view, looksLikeTile).trace()) {
        GridSquare square{cell, {}, box.support};
        const std::array<cv::Point2d, 4> corners{
            {{box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}}};
        std::ranges::transform(corners, square.quad.begin(), [&](const cv::Point2d& corner) {
            return cv::Point2f(mapped(view.picture_from_view, corner));
        });
        squares.push_back(square);
    }
    return squares;
}

} // namespace meeplecam::vision
