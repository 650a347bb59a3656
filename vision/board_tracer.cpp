#include "vision/board_tracer.h"

#include "vision/tile_aligner.h"

#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

namespace meeplecam::vision {

namespace {

constexpr int kSearch = 2;            // pixels of a coarse face: an eighth of a side around the prediction
constexpr std::size_t kMatches = 24;  // views kept for each cell
constexpr float kTileCorrelation = 0.5F;
constexpr float kKnownCorrelation = 0.45F;

using TracedCells = std::map<engine::Cell, TracedCell>;

cv::Point2f apply(const cv::Matx33d& homography, cv::Point2d p) {
    const cv::Vec3d q = homography * cv::Vec3d(p.x, p.y, 1.0);
    return {static_cast<float>(q[0] / q[2]), static_cast<float>(q[1] / q[2])};
}

/// The plane that the tiles lie on, as a homography from cells to the picture, and by how much each tile is off its cell.
class GridModel {
public:
    explicit GridModel(const TracedCells& cells) {
        fit(cells, 1e9);
        double squares = 0.0;
        int count = 0;
        for (const auto& [cell, traced] : cells)
            if (traced.tile) {
                squares += std::pow(cv::norm(offset(traced)), 2);
                ++count;
            }
        fit(cells, 2.5 * std::sqrt(squares / count) + 0.02);
        for (const auto& [cell, traced] : cells)
            if (traced.tile)
                m_offsets[cell] = offset(traced);
    }

    /// Where a tile in this cell is to be expected.
    [[nodiscard]] Quad predict(engine::Cell cell) const {
        const cv::Point2d shift = expectedOffset(cell);
        Quad quad;
        for (std::size_t i = 0; i < 4; ++i)
            quad[i] = apply(m_picture_from_table, shift + cv::Point2d(cell.x + (i == 1 || i == 2 ? 1.0 : 0.0),
                                                                      cell.y + (i >= 2 ? 1.0 : 0.0)));
        return quad;
    }

private:
    /// Fits the plane to the tiles that are at most `tolerance` sides off the last fit.
    void fit(const TracedCells& cells, double tolerance) {
        std::vector<cv::Point2f> table;
        std::vector<cv::Point2f> picture;
        for (const auto& [cell, traced] : cells) {
            if (!traced.tile || (tolerance < 1e8 && cv::norm(offset(traced)) > tolerance))
                continue;
            for (std::size_t i = 0; i < 4; ++i) {
                table.emplace_back(static_cast<float>(cell.x) + (i == 1 || i == 2 ? 1.0F : 0.0F),
                                   static_cast<float>(cell.y) + (i >= 2 ? 1.0F : 0.0F));
                picture.push_back(traced.quad[i]);
            }
        }
        const cv::Mat found = table.size() >= 4 ? cv::findHomography(table, picture, 0) : cv::Mat();
        if (!found.empty())
            m_picture_from_table = cv::Matx33d(found);
    }

    /// By how much a tile's middle is off the middle of its cell, in sides.
    [[nodiscard]] cv::Point2d offset(const TracedCell& traced) const {
        const cv::Point2d at = apply(m_picture_from_table.inv(), centreOf(traced.quad));
        return at - cv::Point2d(traced.cell.x + 0.5, traced.cell.y + 0.5);
    }

    /// The mean of what the tiles around are off, the nearer ones counting more.
    [[nodiscard]] cv::Point2d expectedOffset(engine::Cell cell) const {
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
        return weights > 0.0 ? sum * (1.0 / weights) : sum;
    }

    cv::Matx33d m_picture_from_table = cv::Matx33d::eye();
    std::map<engine::Cell, cv::Point2d> m_offsets;
};

Quad shifted(const Quad& quad, double dx, double dy) {
    const cv::Point2f east = (quad[1] - quad[0] + quad[2] - quad[3]) * 0.5F;
    const cv::Point2f south = (quad[3] - quad[0] + quad[2] - quad[1]) * 0.5F;
    const cv::Point2f step = east * static_cast<float>(dx) + south * static_cast<float>(dy);
    Quad result = quad;
    for (cv::Point2f& corner : result)
        corner += step;
    return result;
}

/// Compares a cell with every view, then aligns it with the best.
TracedCell look(const Frame& frame, const TileIndex& index, engine::Cell cell, const Quad& predicted) {
    constexpr int kPositions = 2 * kSearch + 1;
    const cv::Mat patch = rectify(frame, predicted, TileIndex::kCoarseSide, kSearch);
    const cv::Mat correlation = dotProducts(coarseRows(patch), index.coarse);
    struct Best {
        ViewMatch match;
        int position = 0;
    };
    std::vector<Best> best(index.views.size());
    for (int view = 0; view < correlation.cols; ++view) {
        Best& mine = best[static_cast<std::size_t>(view)];
        mine = {{view, -1.0F}, 0};
        for (int position = 0; position < correlation.rows; ++position)
            if (correlation.at<float>(position, view) > mine.match.correlation) {
                mine.match.correlation = correlation.at<float>(position, view);
                mine.position = position;
            }
    }
    const std::size_t kept = std::min(kMatches, best.size());
    std::ranges::partial_sort(best, best.begin() + static_cast<std::ptrdiff_t>(kept), std::ranges::greater{},
                              [](const Best& b) { return b.match.correlation; });
    TracedCell traced{.cell = cell, .quad = predicted, .matches = {}};
    for (std::size_t i = 0; i < kept; ++i)
        traced.matches.push_back(best[i].match);
    for (std::size_t i = 0; i < std::min<std::size_t>(2, kept); ++i) {
        const double dx = (best[i].position % kPositions - kSearch) / double{TileIndex::kCoarseSide};
        const double dy = (best[i].position / kPositions - kSearch) / double{TileIndex::kCoarseSide};
        const Alignment alignment = alignTile(frame, shifted(predicted, dx, dy), index, best[i].match.view);
        if (i == 0 || alignment.correlation > traced.correlation) {
            traced.correlation = alignment.correlation;
            traced.quad = alignment.quad;
        }
    }
    return traced;
}

bool liesIn(const Frame& frame, const Quad& quad) {
    const cv::Rect2f picture(0.0F, 0.0F, static_cast<float>(frame.size().width), static_cast<float>(frame.size().height));
    const auto inside = std::ranges::count_if(quad, [&](cv::Point2f corner) { return picture.contains(corner); });
    return inside >= 3 && meanSide(quad) >= 12.0;
}

/// The cells beside tiles that were not looked at with as many neighbours known.
std::vector<engine::Cell> frontier(const TracedCells& cells, std::map<engine::Cell, int>& neighboursThen) {
    std::map<engine::Cell, int> neighbours;
    for (const auto& [cell, traced] : cells)
        if (traced.tile)
            for (const engine::Side side : engine::kSides)
                ++neighbours[engine::neighbour(cell, side)];
    std::vector<engine::Cell> open;
    for (const auto& [cell, count] : neighbours) {
        const auto known = cells.find(cell);
        if (known != cells.end() && known->second.tile)
            continue;
        int& then = neighboursThen[cell];
        if (count > then)
            open.push_back(cell);
        then = count;
    }
    return open;
}

} // namespace

std::vector<TracedCell> traceBoard(const Frame& frame, const TileIndex& index, const std::vector<LatticeTile>& lattice) {
    TracedCells cells;
    std::vector<LatticeTile> start = lattice;
    std::map<engine::Cell, int> neighboursThen;
    const auto lookAt = [&](const std::vector<std::pair<engine::Cell, Quad>>& places, float least) {
        std::vector<TracedCell> seen(places.size());
        cv::parallel_for_({0, static_cast<int>(places.size())}, [&](const cv::Range& range) {
            for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
                seen[i] = look(frame, index, places[i].first, places[i].second);
        });
        for (TracedCell& traced : seen) {
            traced.tile = traced.correlation > least;
            cells[traced.cell] = std::move(traced);
        }
    };
    std::vector<std::pair<engine::Cell, Quad>> places;
    for (const LatticeTile& tile : lattice)
        places.emplace_back(tile.cell, tile.quad);
    lookAt(places, kKnownCorrelation);
    while (!places.empty() && std::ranges::any_of(cells, [](const auto& entry) { return entry.second.tile; })) {
        const GridModel model(cells);
        places.clear();
        for (const engine::Cell cell : frontier(cells, neighboursThen)) {
            const Quad quad = model.predict(cell);
            if (liesIn(frame, quad))
                places.emplace_back(cell, quad);
        }
        lookAt(places, kTileCorrelation);
    }
    std::vector<TracedCell> result;
    for (auto& [cell, traced] : cells)
        result.push_back(std::move(traced));
    return result;
}

} // namespace meeplecam::vision
