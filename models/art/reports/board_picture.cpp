#include "models/art/reports/board_picture.h"

#include "models/art/drawing/scene_output.h"
#include "models/art/reports/report_marks.h"
#include "models/art/reports/report_panel.h"
#include "models/art/tiles/tile_art.h"
#include "models/meeple_outline.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace meeplecam::art {

namespace {

constexpr Colour kTable{0.30, 0.23, 0.17, 1};
constexpr Colour kTableEdge{0.21, 0.155, 0.11, 1};
constexpr Colour kGold{1.0, 0.80, 0.20, 1};
constexpr Colour kPaper{0.96, 0.925, 0.85, 1};
constexpr Colour kOnTable{0.86, 0.79, 0.68, 0.8};
constexpr double kBorder = 0.5; ///< tile sides around the board
constexpr double kTile_mm = 45;

/// The cells to be drawn and how large; everything in pixels.
struct Layout {
    engine::CellRange cells;
    double tile = 0;
    double text = 0;
    [[nodiscard]] int columns() const { return cells.last.x - cells.first.x + 1; }
    [[nodiscard]] int rows() const { return cells.last.y - cells.first.y + 1; }
    [[nodiscard]] double width() const { return (columns() + 2 * kBorder) * tile; }
    [[nodiscard]] double height() const { return (rows() + 2 * kBorder) * tile; }
    [[nodiscard]] Point cornerOf(engine::Cell cell) const {
        return {(cell.x - cells.first.x + kBorder) * tile, (cell.y - cells.first.y + kBorder) * tile};
    }
};

Layout layoutOf(const models::BoardReport& report, const BoardStyle& style) {
    constexpr double kMostSide = 4000; // of boards on which a tile lies a hundred cells off
    Layout layout;
    layout.text = 20;
    if (report.tiles.empty())
        return layout;
    layout.cells = style.cells.value_or(models::extentOf(report));
    const int most = std::max(layout.columns(), layout.rows());
    layout.tile = std::round(std::clamp(style.side_px / (most + 2 * kBorder), 60.0, 200.0));
    layout.tile = std::min(layout.tile, kMostSide / (most + 2 * kBorder));
    layout.text = std::clamp(layout.height() / 62, 19.0, 28.0);
    return layout;
}

Dress dressOf(const models::BoardReport& report, const engine::TileRegistry& registry) {
    const auto wearsWinter = [&](const models::ReportedTile& tile) {
        const std::string& name = registry[tile.placement.tile].name;
        return name.starts_with("we.") || name.starts_with("gm.");
    };
    const bool winter = std::ranges::any_of(report.tiles, wearsWinter) ||
                        std::ranges::find(report.tileSets, "winter") != report.tileSets.end();
    return winter ? Dress::Winter : Dress::Summer;
}

/// Where a place on the unrotated tile (u and v from 0 to 1) lies on the page after turning.
Point turned(Point at, engine::Rotation rotation) {
    for (int i = 0; i < engine::quarterTurns(rotation); ++i)
        at = {1 - at.y, at.x};
    return at;
}

/// The tile's unit square, turned, on its cell.
Affine placedOn(const Layout& layout, const engine::Placement& placement) {
    const Point corner = turned({0, 0}, placement.rotation) * layout.tile;
    return Affine::placed(layout.cornerOf(placement.cell) + corner, layout.tile,
                          engine::quarterTurns(placement.rotation) * std::numbers::pi / 2);
}

/// The pictures of a catalogue by tile type; none without one.
std::map<engine::TileTypeId, std::vector<Scene>> picturesIn(const models::Catalogue* catalogue) {
    std::map<engine::TileTypeId, std::vector<Scene>> pictures;
    if (catalogue == nullptr)
        return pictures;
    for (const models::CataloguePicture& entry : catalogue->pictures)
        pictures[entry.tile].push_back(
            {{Picture{std::make_shared<const cv::Mat>(entry.picture), {0, 0}, 1, 1}}});
    return pictures;
}

void drawTiles(Scene& scene, const Layout& layout, const models::BoardReport& report,
               const engine::TileRegistry& registry, const models::Catalogue* catalogue) {
    for (const models::ReportedTile& tile : report.tiles) {
        const Point corner = layout.cornerOf(tile.placement.cell) + Point{0.03, 0.04} * layout.tile;
        scene.fill(Path::rounded(corner, layout.tile, layout.tile, layout.tile * 0.04),
                   Colour{0, 0, 0, 0.35});
    }
    const Dress dress = dressOf(report, registry);
    std::map<engine::TileTypeId, int> laid;
    const auto pictures = picturesIn(catalogue);
    for (const models::ReportedTile& tile : report.tiles) {
        const engine::Placement& placement = tile.placement;
        const int copy = laid[placement.tile]++;
        const auto printed = pictures.find(placement.tile);
        const Scene tileScene =
            printed == pictures.end()
                ? drawTile({registry[placement.tile], copy, dress})
                : printed->second[static_cast<std::size_t>(copy) % printed->second.size()];
        scene.add(tileScene, placedOn(layout, placement),
                  Path::rectangle({0, 0}, 1, 1)); // a clip along pixels is quick
        scene.stroke(
            Path::rounded(layout.cornerOf(placement.cell), layout.tile, layout.tile, layout.tile * 0.03),
            Colour{0.15, 0.1, 0.05, 0.55}, layout.tile * 0.012);
    }
}

/// A meeple's foot (lying: its middle) on the page; the tile of its feature has to be on the board.
Point footOf(const Layout& layout, const models::BoardReport& report, const models::ReportedMeeple& meeple) {
    const auto tile =
        std::ranges::find(report.tiles, meeple.feature.cell,
                          [](const models::ReportedTile& reported) { return reported.placement.cell; });
    const engine::Rotation rotation =
        tile == report.tiles.end() ? engine::Rotation::None : tile->placement.rotation;
    return layout.cornerOf(meeple.feature.cell) + turned({meeple.at.x, meeple.at.y}, rotation) * layout.tile;
}

void drawMeepleAt(Scene& scene, Point foot, const models::ReportedMeeple& meeple, double tile) {
    const double height = models::heightOf_mm(meeple.figure) / kTile_mm * tile;
    const bool lies = meeple.pose == models::MeeplePose::Lying;
    const Point shadow = lies ? foot + Point{0.06, 0.1} * height : foot + Point{0.12, -0.03} * height;
    scene.fill(Path::ellipse(shadow, height * (lies ? 0.6 : 0.55), height * (lies ? 0.5 : 0.2)),
               Colour{0, 0, 0, 0.35});
    if (lies) // on its back, the head to the east; its middle on the foot
        drawMeeple(scene, Affine::placed(foot - Point{height / 2, 0}, height, std::numbers::pi / 2),
                   meeple.colour, meeple.figure);
    else
        drawMeeple(scene, Affine::placed(foot, height), meeple.colour, meeple.figure);
}

/// Those in front hide those behind.
void drawMeeples(Scene& scene, const Layout& layout, const models::BoardReport& report) {
    std::vector<std::pair<Point, const models::ReportedMeeple*>> standing;
    for (const models::ReportedMeeple& meeple : report.meeples)
        standing.emplace_back(footOf(layout, report, meeple), &meeple);
    std::ranges::stable_sort(standing, {}, [](const auto& placed) { return placed.first.y; });
    for (const auto& [foot, meeple] : standing)
        drawMeepleAt(scene, foot, *meeple, layout.tile);
}

void drawFrames(Scene& scene, const Layout& layout, const std::set<engine::Cell>& cells, Badge badge) {
    const double inset = layout.tile * 0.025;
    const double side = layout.tile - 2 * inset;
    for (const engine::Cell cell : cells)
        scene.marks.emplace_back(Stroke{.path = Path::rounded(layout.cornerOf(cell) + Point{inset, inset},
                                                              side, side, layout.tile * 0.04),
                                        .colour = colourOf(badge),
                                        .width = layout.tile * 0.035,
                                        .dashes = {layout.tile * 0.09, layout.tile * 0.05}});
}

/// Questions in the upper left of the cell, findings in the upper right.
void drawBadges(Scene& scene, const Layout& layout, const std::set<engine::Cell>& cells, Badge badge) {
    const Point place{badge == Badge::Question ? 0.13 : 0.87, 0.13};
    for (const engine::Cell cell : cells)
        drawBadge(scene, badge, layout.cornerOf(cell) + place * layout.tile, layout.tile * 0.1);
}

/// The numbers of the columns above and of the rows at the left, from 1; some of them where they would touch.
void drawCoordinates(Scene& scene, const Layout& layout) {
    const auto number = [&](int value, Point at) {
        scene.marks.emplace_back(Text{std::to_string(value), at, layout.text * 0.9, kOnTable});
    };
    const Point corner = layout.cornerOf(layout.cells.first);
    const double away = std::max(layout.tile * 0.15, layout.text * 0.5);
    const int step = static_cast<int>(std::ceil(2 * layout.text / layout.tile));
    for (int i = 0; i < layout.columns(); i += step)
        number(i + 1, {corner.x + (i + 0.5) * layout.tile, corner.y - away});
    for (int i = 0; i < layout.rows(); i += step)
        number(i + 1, {corner.x - away - layout.text * 0.5,
                       corner.y + (i + 0.5) * layout.tile + layout.text * 0.33});
}

Scene drawTable(const Layout& layout, const models::BoardReport& report, const engine::TileRegistry& registry,
                const BoardStyle& style) {
    Scene scene;
    if (report.tiles.empty())
        return scene;
    if (style.numbered)
        drawCoordinates(scene, layout);
    drawTiles(scene, layout, report, registry, style.catalogue);
    const MarkedCells marked = markedCells(report);
    drawFrames(scene, layout, marked.asked, Badge::Question);
    drawFrames(scene, layout, marked.found, Badge::Finding);
    if (style.framed)
        scene.stroke(
            Path::rounded(layout.cornerOf(*style.framed), layout.tile, layout.tile, layout.tile * 0.03),
            kGold, layout.tile * 0.06);
    drawMeeples(scene, layout, report);
    drawBadges(scene, layout, marked.asked, Badge::Question);
    drawBadges(scene, layout, marked.found, Badge::Finding);
    return scene;
}

/// A wooden table of that size, under what is drawn on it.
Scene tableTop(double width, double height) {
    Scene scene;
    scene.fill(Path::rectangle({0, 0}, width, height), Gradient{.shape = Gradient::Shape::Radial,
                                                                .from = {width / 2, height / 2},
                                                                .to = {width, height},
                                                                .start = kTable,
                                                                .end = kTableEdge});
    return scene;
}

} // namespace

models::Catalogue drawnTiles(const models::BoardReport& report, const engine::TileRegistry& registry,
                             int side_px) {
    const Dress dress = dressOf(report, registry);
    std::map<engine::TileTypeId, int> laid;
    models::Catalogue catalogue;
    for (const models::ReportedTile& tile : report.tiles) {
        const engine::TileTypeId type = tile.placement.tile;
        models::CataloguePicture picture;
        picture.tile = type;
        picture.picture = rasterise(drawTile({registry[type], laid[type]++, dress}), side_px);
        catalogue.pictures.push_back(std::move(picture));
    }
    return catalogue;
}

cv::Mat drawBoard(const models::BoardReport& report, const engine::TileRegistry& registry,
                  const PanelWords& words, const BoardStyle& style) {
    const Layout layout = layoutOf(report, style);
    const double table_width = report.tiles.empty() ? 0 : layout.width();
    const double margin = layout.text * 1.8;
    const double panel_width = layout.text * 26;
    const Panel panel = drawPanel(report, panel_width, layout.text, words);
    const PageSize page{std::ceil(table_width + panel_width + 2 * margin),
                        std::ceil(std::max(layout.height(), panel.height + 2 * margin))};
    Scene scene;
    scene.fill(Path::rectangle({0, 0}, page.width_mm, page.height_mm), kPaper);
    scene.add(tableTop(table_width, page.height_mm));
    scene.add(drawTable(layout, report, registry, style),
              Affine::moved({0, (page.height_mm - layout.height()) / 2}));
    scene.add(panel.scene, Affine::moved({table_width + margin, margin * 0.6}));
    return rasterise(scene, page, 1);
}

cv::Mat drawBoardAlone(const models::BoardReport& report, const engine::TileRegistry& registry,
                       const BoardStyle& style) {
    const Layout layout = layoutOf(report, style);
    const PageSize page{std::ceil(layout.width()), std::ceil(layout.height())};
    Scene scene = style.table ? tableTop(page.width_mm, page.height_mm) : Scene();
    scene.add(drawTable(layout, report, registry, style));
    return style.table ? rasterise(scene, page, 1) : rasteriseAlone(scene, page, 1);
}

} // namespace meeplecam::art
