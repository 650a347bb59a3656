#include "models/art/reports/report_overlay.h"

#include "models/art/drawing/scene_output.h"
#include "models/art/reports/report_marks.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace meeplecam::art {

namespace {

constexpr Colour kSure{0.86, 1.0, 0.80, 0.95};
constexpr Colour kCasing{0, 0, 0, 0.5};
constexpr Colour kLabelGround{0.05, 0.06, 0.05, 0.62};
constexpr Colour kLabelInk{1, 1, 1, 1};

Point pointOf(cv::Point2d p) {
    return {p.x, p.y};
}

/// A cell of the grid in the photo: its middle, and the ways to its neighbours' middles in the east and
/// south.
struct SeenCell {
    Point middle;
    Point east;
    Point south;

    /// A place on the cell, x and y from -0.5 to 0.5.
    [[nodiscard]] Point at(double x, double y) const { return middle + east * x + south * y; }
    [[nodiscard]] double side() const { return (length(east) + length(south)) / 2; }
    [[nodiscard]] Path outline(double half) const {
        return Path::polygon({at(-half, -half), at(half, -half), at(half, half), at(-half, half)});
    }
};

SeenCell cellOf(const models::ReportedTile& tile) {
    const auto turns = static_cast<std::size_t>(engine::quarterTurns(tile.placement.rotation));
    std::array<Point, 4> corner; // of the cell, in grid order
    for (std::size_t i = 0; i < 4; ++i)
        corner[(i + turns) % 4] = pointOf(tile.corners[i]);
    return {(corner[0] + corner[1] + corner[2] + corner[3]) * 0.25,
            (corner[1] - corner[0] + corner[2] - corner[3]) * 0.5,
            (corner[3] - corner[0] + corner[2] - corner[1]) * 0.5};
}

/// The tile's outline a little inside its edge, so that neighbours stay apart.
Path outlineOf(const models::ReportedTile& tile) {
    const Point middle = cellOf(tile).middle;
    Polyline corners;
    for (const cv::Point2d& corner : tile.corners)
        corners.push_back(mix(pointOf(corner), middle, 0.05));
    return Path::polygon(corners);
}

/// Where a cell without a tile would lie, going by the tile nearest to it.
SeenCell besides(const models::BoardReport& report, engine::Cell cell) {
    const auto steps = [cell](const models::ReportedTile& tile) {
        return std::abs(tile.placement.cell.x - cell.x) + std::abs(tile.placement.cell.y - cell.y);
    };
    const models::ReportedTile& nearest = *std::ranges::min_element(report.tiles, {}, steps);
    SeenCell seen = cellOf(nearest);
    seen.middle = seen.at(cell.x - nearest.placement.cell.x, cell.y - nearest.placement.cell.y);
    return seen;
}

class Overlay {
public:
    Overlay(const models::BoardReport& report, const OverlayWords& words, cv::Size photo)
        : m_report(report)
        , m_words(words)
        , m_width(photo.width)
        , m_height(photo.height)
        , m_unit(std::min(photo.width, photo.height) / 1000.0)
        , m_marked(markedCells(report)) {}

    [[nodiscard]] Scene draw() && {
        if (!m_report.tiles.empty()) {
            drawOutlines();
            drawNames();
            for (std::size_t i = 0; i < m_report.meeples.size(); ++i)
                drawFoot(m_report.meeples[i], m_words.meeples[i]);
            for (const engine::Cell place : m_marked.unknown)
                drawDashed(besides(m_report, place), Badge::Finding);
            drawBadges(m_marked.asked, Badge::Question, 0.34);
            drawBadges(m_marked.found, Badge::Finding, 0.34);
        }
        drawBar();
        return std::move(m_scene);
    }

private:
    void outline(const Path& path, Colour colour, double width) {
        m_scene.stroke(path, kCasing, width * 2.2);
        m_scene.stroke(path, colour, width);
    }

    void drawOutlines() {
        for (const models::ReportedTile& tile : m_report.tiles) {
            const engine::Cell cell = tile.placement.cell;
            if (m_marked.found.contains(cell))
                outline(outlineOf(tile), colourOf(Badge::Finding), m_unit * 4);
            else if (m_marked.asked.contains(cell))
                outline(outlineOf(tile), colourOf(Badge::Question), m_unit * 4);
            else
                outline(outlineOf(tile), kSure, m_unit * 1.7);
        }
    }

    void drawNames() {
        for (std::size_t i = 0; i < m_report.tiles.size(); ++i) {
            const SeenCell cell = cellOf(m_report.tiles[i]);
            const double size = std::clamp(cell.side() * 0.12, m_unit * 11, m_unit * 24);
            drawLabel(m_scene,
                      {.text = m_words.tiles[i], .at = placeForName(cell), .size = size, .colour = kLabelInk},
                      kLabelGround);
        }
    }

    /// Inside one of the cell's sides: the uppermost in the photo where no meeple stands in the way.
    [[nodiscard]] Point placeForName(const SeenCell& cell) const {
        constexpr double kInside = 0.37;
        constexpr double kNear = 0.3; // tile sides
        std::array<Point, 4> sides{cell.at(0, -kInside), cell.at(kInside, 0), cell.at(0, kInside),
                                   cell.at(-kInside, 0)};
        std::ranges::sort(sides, {}, &Point::y);
        const auto isFree = [&](Point side) {
            return std::ranges::none_of(m_report.meeples, [&](const models::ReportedMeeple& meeple) {
                return distance(pointOf(meeple.foot), side) < kNear * cell.side();
            });
        };
        const auto best = std::ranges::find_if(sides, isFree);
        return best == sides.end() ? sides.front() : *best;
    }

    /// A ring on the tile around the foot, in the meeple's colour, and what it claims.
    void drawFoot(const models::ReportedMeeple& meeple, const std::string& claim) {
        constexpr double kRadius = 0.13; // tile sides
        SeenCell around = besides(m_report, meeple.feature.cell);
        around.middle = pointOf(meeple.foot);
        Polyline ring;
        for (int i = 0; i < 24; ++i) {
            const Point way = atAngle(i * std::numbers::pi / 12) * kRadius;
            ring.push_back(around.at(way.x, way.y));
        }
        const Path circle = Path::smooth(ring);
        const double width = std::max(m_unit * 3, around.side() * 0.028);
        m_scene.stroke(circle, Colour{0, 0, 0, 0.75}, width * 2.4);
        m_scene.stroke(circle, kLabelInk, width * 1.8);
        m_scene.stroke(circle, woodOf(meeple.colour), width);
        const double size = std::clamp(around.side() * 0.12, m_unit * 11, m_unit * 24);
        const Colour wood = woodOf(meeple.colour);
        drawLabel(m_scene,
                  {.text = claim,
                   .at = around.middle + Point{0, around.side() * kRadius + size},
                   .size = size,
                   .colour = inkOn(wood)},
                  withAlpha(wood, 0.9));
    }

    void drawDashed(const SeenCell& cell, Badge badge) {
        m_scene.marks.emplace_back(Stroke{.path = cell.outline(0.45),
                                          .colour = colourOf(badge),
                                          .width = m_unit * 4,
                                          .dashes = {cell.side() * 0.1, cell.side() * 0.06}});
    }

    /// `side`: how far from the middle, in the photo to the left for questions and to the right for findings.
    void drawBadges(const std::set<engine::Cell>& cells, Badge badge, double side) {
        for (const engine::Cell place : cells) {
            const SeenCell cell = besides(m_report, place);
            const bool tile = std::ranges::any_of(
                m_report.tiles, [&](const auto& lying) { return lying.placement.cell == place; });
            if (!tile)
                drawDashed(cell, badge);
            const double away = badge == Badge::Question ? -side : side;
            const Point corner = cell.middle + Point{away, -0.3} * cell.side();
            drawBadge(m_scene, badge, corner, std::max(m_unit * 9, cell.side() * 0.1));
        }
    }

    /// The points of each colour, then how much was seen.
    void drawBar() {
        const double height = m_unit * 46;
        const double size = height * 0.5;
        const double baseline = m_height - height * 0.32;
        m_scene.fill(Path::rectangle({0, m_height - height}, m_width, height),
                     Colour{0.06, 0.05, 0.05, 0.72});
        double x = height * 0.5;
        for (const models::ReportedScore& score : m_report.scores) {
            drawMeeple(m_scene, Affine::placed({x + height * 0.3, m_height - height * 0.2}, height * 0.62),
                       score.colour);
            x += height * 0.78;
            Text points{.text = std::to_string(score.ifEndedNow),
                        .at = {x, baseline},
                        .size = size,
                        .colour = kLabelInk,
                        .anchor = Text::Anchor::Start,
                        .weight = Text::Weight::Bold};
            x += widthOf(points) + height * 0.55;
            m_scene.marks.emplace_back(std::move(points));
        }
        Text words{m_words.seen, {m_width - height * 0.5, baseline}, size, kLabelInk, Text::Anchor::End};
        if (x + widthOf(words) < words.at.x) // in a narrow picture the points matter more
            m_scene.marks.emplace_back(std::move(words));
    }

    const models::BoardReport& m_report;
    const OverlayWords& m_words;
    double m_width;
    double m_height;
    double m_unit; // a thousandth of the photo's short side
    MarkedCells m_marked;
    Scene m_scene;
};

} // namespace

cv::Mat drawOverlay(const cv::Mat& photo, const models::BoardReport& report, const OverlayWords& words) {
    return paintedOver(photo, Overlay(report, words, photo.size()).draw());
}

} // namespace meeplecam::art
