#include "models/art/tiles/tile_art.h"

#include "models/art/drawing/animals.h"
#include "models/art/drawing/emblems.h"
#include "models/art/drawing/garden.h"
#include "models/art/drawing/goods.h"
#include "models/art/drawing/ground.h"
#include "models/art/drawing/houses.h"
#include "models/art/drawing/plants.h"
#include "models/art/drawing/vignettes.h"
#include "models/art/drawing/walls.h"
#include "models/art/drawing/water.h"
#include "models/art/plan/region_map.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <numbers>

namespace meeplecam::art {

namespace {

/// Pixels a side of the map on which things look for a place; 160 places them to a third of a millimetre.
constexpr int kMapSide = 160;

cv::Mat maskOfKind(const cv::Mat& map, const TileType& type, FeatureKind kind) {
    cv::Mat mask = cv::Mat::zeros(map.size(), CV_8U);
    for (size_t i = 0; i < type.segments.size(); ++i) {
        if (type.segments[i].kind == kind)
            mask |= map == static_cast<int>(i);
    }
    return mask;
}

/// Room between two roads that leave a hub.
struct Gap {
    double middle = 0; ///< direction, radians
    double open = 0;   ///< radians
};

/// Draws one tile from the ground upwards.
class TilePainter {
public:
    explicit TilePainter(const TileCopy& tile)
        : m_tile(tile)
        , m_palette(paletteOf(tile.dress))
        , m_dice(tile.type.name + "/art", static_cast<std::uint64_t>(tile.copy))
        , m_plan(planOf(tile))
        , m_map(regionMap(tile.type, m_plan, kMapSide))
        , m_fields(maskOfKind(m_map, tile.type, FeatureKind::Field), FreeSpace::Border::Kept)
        , m_towns(maskOfKind(m_map, tile.type, FeatureKind::City), FreeSpace::Border::Open)
        , m_stage(m_palette, m_dice.fork())
        , m_brush{m_scene, m_palette, m_dice} {}

    Scene paint();

private:
    void clearWalls();
    void drawGround();
    void placeCathedral(const Town& town);
    void placeShields();
    void placeGoods(const Town& town, FreeSpace& own);
    void placeInns();
    void placeCloister();
    void placeHub();
    void placeGarden();
    void placeSquares();
    void fillTowns();
    void fillFields();
    void placeMarkers();

    const TileCopy& m_tile;
    const Palette& m_palette;
    Dice m_dice;
    TilePlan m_plan;
    cv::Mat m_map;
    FreeSpace m_fields;
    FreeSpace m_towns;
    Scene m_scene;
    Scene m_emblems;
    std::vector<Point> m_squares; ///< of towns
    Stage m_stage;
    Brush m_brush;
};

Scene TilePainter::paint() {
    m_scene.marks.emplace_back(Enter{{}, Path::rectangle({0, 0}, 1, 1)});
    drawMeadow(m_brush);
    clearWalls();
    placeShields();
    placeInns();
    placeCloister();
    placeHub();
    settleRiver(m_stage, m_fields, m_plan, m_dice);
    placeGarden();
    placeMarkers();
    fillFields();
    placeSquares();
    fillTowns();
    drawGround();
    m_stage.drawInto(m_scene);
    m_scene.add(m_emblems);
    m_scene.marks.emplace_back(Leave{});
    return std::move(m_scene);
}

/// Nothing stands in a wall, in front of a gate, or where a road runs.
void TilePainter::clearWalls() {
    for (const Town& town : m_plan.towns) {
        for (const Polyline& wall : town.walls) {
            for (const Point p : resampled(wall, 20)) {
                m_towns.block(p, 0.04);
                m_fields.block(p + Point{0, -0.02}, 0.045);
            }
        }
    }
    for (const Gate& gate : m_plan.gates) {
        m_towns.block(gate.at - gate.outward * 0.05, 0.06);
        m_fields.block(gate.at, 0.1);
    }
}

void TilePainter::drawGround() {
    for (const Town& town : m_plan.towns)
        drawStreets(m_brush, town);
    for (const Point square : m_squares)
        drawPaving(m_brush, square, 0.085);
    if (m_plan.river)
        drawRiver(m_brush, *m_plan.river);
    for (const RoadLine& road : m_plan.roads)
        drawRoad(m_brush, road);
    for (const Bridge& bridge : m_plan.bridges)
        drawBridge(m_brush, bridge);
    if (m_plan.hub) {
        m_scene.fill(blob(m_plan.hub->at, m_plan.hub->radius * 1.25, 0.06, m_dice),
                     withAlpha(m_palette.road_edge, 0.8));
        m_scene.fill(blob(m_plan.hub->at, m_plan.hub->radius * 0.95, 0.06, m_dice), m_palette.road);
    }
    for (const Town& town : m_plan.towns) {
        drawWallShadows(m_brush, town);
        raiseWalls(m_stage, town, m_plan.gates, m_dice);
    }
}

void TilePainter::placeCathedral(const Town& town) {
    if (!town.cathedral)
        return;
    const Point foot{0.47 + m_dice.normal(0.02), 0.68 + m_dice.normal(0.02)};
    m_towns.block(foot + Point{0.06, -0.14}, 0.3);
    m_stage.put(foot.y, [&](Brush& brush) { drawCathedral(brush, foot, 0.44); });
}

void TilePainter::placeShields() {
    Brush emblems{m_emblems, m_palette, m_dice};
    const bool gingerbread = engine::hasMarker(m_tile.type, engine::kGingerbreadMarker);
    for (const Town& town : m_plan.towns) {
        placeCathedral(town);
        FreeSpace own(m_map == town.feature, FreeSpace::Border::Kept);
        for (int i = 0; i < town.pennants; ++i) {
            const std::optional<Point> at = own.take(0.1, m_dice);
            if (!at)
                continue;
            drawShield(emblems, *at, 0.17);
            m_towns.block(*at, 0.09);
        }
        placeGoods(town, own);
    }
    if (!gingerbread || m_plan.towns.empty())
        return;
    FreeSpace own(m_map == m_plan.towns.front().feature, FreeSpace::Border::Kept);
    const Point at = own.roomiest().value_or(Point{0.5, 0.1}) + Point{0, 0.01};
    drawGingerbreadMan(emblems, at, 0.19);
    m_towns.block(at, 0.11);
    if (const std::optional<Point> foot = m_towns.take(0.05, m_dice))
        m_stage.put(foot->y, [&](Brush& brush) { drawFestiveTree(brush, *foot, 0.14); });
}

void TilePainter::placeGoods(const Town& town, FreeSpace& own) {
    if (town.goods == engine::Goods::None)
        return;
    Brush emblems{m_emblems, m_palette, m_dice};
    std::optional<Point> at = own.take(0.115, m_dice);
    if (!at)
        at = own.roomiest();
    if (!at)
        return;
    drawGoodsSign(emblems, town.goods, *at, 0.17);
    m_towns.block(*at, 0.1);
}

/// The lake lies in the roomiest field place beside the road.
void TilePainter::placeInns() {
    for (const RoadLine& road : m_plan.roads) {
        if (!road.inn)
            continue;
        FreeSpace beside = m_fields;
        std::optional<Point> best;
        for (int i = 0; i < 60; ++i) {
            const Point on = along(road.line, m_dice.between(0.15, 0.85));
            const Point at = on + m_dice.inDisc(0.3);
            if (!best || beside.clearance(at) > beside.clearance(*best))
                best = at;
        }
        const double radius = std::clamp(beside.clearance(*best) * 0.9, 0.07, 0.15);
        const Point lake = *best + Point{0, radius * 0.25};
        drawLake(m_brush, lake, radius);
        const Point foot = *best + Point{-radius * 0.25, -radius * 0.3};
        m_stage.put(foot.y, [&](Brush& brush) { drawInn(brush, foot, 0.13); });
        m_fields.block(*best, radius * 1.25);
    }
}

void TilePainter::placeCloister() {
    if (!m_plan.cloister)
        return;
    const Point at = m_plan.cloister->at;
    const double radius = m_plan.cloister->radius;
    const Palette& p = m_palette;
    m_scene.fill(blob(at + Point{0, 0.01}, radius * 1.15, 0.03, m_dice), withAlpha(p.meadow_dark, 0.55));
    m_scene.fill(blob(at, radius * 1.02, 0.03, m_dice), withAlpha(p.street_light, 0.85));
    drawPlot(m_brush, {at + Point{radius * 0.55, radius * 0.62}, radius * 0.42, m_dice.between(-0.2, 0.2),
                       Crop::Garden});
    drawPlot(m_brush, {at + Point{-radius * 0.6, radius * 0.66}, radius * 0.4, m_dice.between(-0.2, 0.2),
                       Crop::Cabbages});
    for (int i = 0; i < 16; ++i) {
        const Point foot = at + Point{std::cos(i * 0.393), std::sin(i * 0.393) * 0.96} * (radius * 1.08);
        const bool gap = std::ranges::any_of(m_plan.roads, [&](const RoadLine& road) {
            return std::ranges::any_of(road.line, [&](Point on) { return distance(on, foot) < 0.055; });
        });
        if (!gap && m_dice.happens(0.85))
            m_stage.put(foot.y, [&](Brush& brush) { drawBush(brush, foot, 0.055); });
    }
    const Point foot = at + Point{0.01, radius * 0.4};
    m_stage.put(foot.y, [&](Brush& brush) { drawChurch(brush, foot, 0.3); });
    m_fields.block(at, radius * 1.15);
}

/// Directions from the hub between two neighbouring roads, with the angle that lies open there.
std::vector<Gap> gapsAround(const Hub& hub, const std::vector<RoadLine>& roads) {
    std::vector<double> ways;
    for (const RoadLine& road : roads) {
        const Point out = road.feature == kNoFeature ? road.line[4] : road.line[road.line.size() - 12];
        ways.push_back(std::atan2(out.y - hub.at.y, out.x - hub.at.x));
    }
    std::ranges::sort(ways);
    std::vector<Gap> gaps;
    for (size_t i = 0; i < ways.size(); ++i) {
        const double next = i + 1 < ways.size() ? ways[i + 1] : ways.front() + 2 * std::numbers::pi;
        gaps.push_back({(ways[i] + next) / 2, next - ways[i]});
    }
    return gaps;
}

void TilePainter::placeHub() {
    if (!m_plan.hub)
        return;
    const Hub& hub = *m_plan.hub;
    for (const Gap& gap : gapsAround(hub, m_plan.roads)) {
        const int count = gap.open > 2.6 ? 3 : gap.open > 1.8 ? 2 : 1;
        for (int i = 0; i < count; ++i) {
            const double angle = gap.middle + (i - (count - 1) / 2.0) * 0.85 + m_dice.normal(0.06);
            const Point foot = hub.at + atAngle(angle) * (hub.village ? 0.115 : 0.088);
            const double size = m_dice.between(0.085, 0.11);
            m_stage.put(foot.y + 0.025, [&](Brush& brush) {
                if (hub.village)
                    drawAnyHouse(brush, foot + Point{0, 0.025}, size);
                else
                    drawBush(brush, foot + Point{0, 0.02}, size * 0.75);
            });
        }
    }
    m_fields.block(hub.at, hub.radius * 2.3);
}

void TilePainter::placeGarden() {
    if (!m_plan.garden)
        return;
    const GardenPlot& plot = *m_plan.garden;
    drawGarden(m_brush, m_stage, plot);
    const Point half = Point{plot.width, plot.height} * 0.5;
    for (const Point p : resampled(Polyline{plot.at - half, plot.at + Point{half.x, -half.y}, plot.at + half,
                                            plot.at + Point{-half.x, half.y}, plot.at - half},
                                   24))
        m_fields.block(p, 0.035);
}

void TilePainter::placeMarkers() {
    Brush emblems{m_emblems, m_palette, m_dice};
    for (const std::string& marker : m_tile.type.markers) {
        const std::optional<Animal> animal = animalOf(marker);
        if (!animal)
            continue;
        const Herd herd = herdOf(*animal);
        for (int i = 0; i < herd.count; ++i) {
            const double size = herd.size * m_dice.between(0.85, 1.15);
            std::optional<Point> at = m_fields.take(size * 0.62, m_dice);
            if (!at)
                at = m_fields.take(size * 0.4, m_dice);
            if (at && *animal == Animal::Crow)
                drawAnimal(emblems, *animal, *at, size);
            else if (at)
                m_stage.put(at->y + size * 0.4, [&](Brush& brush) {
                    drawAnimal(brush, *animal, *at + Point{0, size * 0.4}, size);
                });
        }
    }
}

/// A well on a paved square where a town has room for one.
void TilePainter::placeSquares() {
    for (const Town& town : m_plan.towns) {
        if (town.cathedral)
            continue;
        Point square{0.5, 0.5};
        for (int i = 0; i < 40; ++i) {
            const Point at{m_dice.between(0.18, 0.82), m_dice.between(0.18, 0.82)};
            if (m_towns.clearance(at) > m_towns.clearance(square))
                square = at;
        }
        if (m_towns.clearance(square) < 0.12)
            return;
        m_towns.block(square, 0.085);
        m_squares.push_back(square);
        m_stage.put(square.y + 0.01, [&](Brush& brush) { drawWell(brush, square + Point{0, 0.01}, 0.06); });
    }
}

void TilePainter::fillTowns() {
    for (const double size : {0.115, 0.1, 0.09, 0.08}) {
        for (int i = 0; i < 16; ++i) {
            const std::optional<Point> at = m_towns.take(size * 0.56, m_dice);
            if (!at)
                break;
            const Point foot = *at + Point{0, size * 0.42};
            m_stage.put(foot.y, [&](Brush& brush) { drawAnyHouse(brush, foot, size); });
        }
    }
    for (int i = 0; i < 8; ++i) {
        if (const std::optional<Point> at = m_towns.take(0.026, m_dice))
            m_stage.put(at->y, [&](Brush& brush) { drawBush(brush, *at, 0.045); });
    }
}

void TilePainter::fillFields() {
    std::vector<Vignette> vignettes = vignettesFor(m_tile.dress);
    if (m_plan.river)
        std::erase(vignettes, Vignette::Pond);
    if (m_plan.river || m_plan.garden) // no bed of flowers that might pass for a garden
        std::erase(vignettes, Vignette::Garden);
    const int kinds = static_cast<int>(vignettes.size());
    int next = Dice(m_tile.type.name, 77).below(kinds) + 5 * m_tile.copy;
    for (const double radius : {0.14, 0.11, 0.085}) {
        for (int i = 0; i < 2; ++i, next += 3) {
            const std::optional<Point> at = m_fields.take(radius, m_dice);
            if (!at)
                break;
            Site site{m_brush, m_stage, m_dice, *at, radius * 0.95};
            drawVignette(site, vignettes[static_cast<size_t>(next % kinds)]);
        }
    }
    for (int i = 0; i < 9; ++i) {
        const double size = m_dice.between(0.065, 0.1);
        if (const std::optional<Point> at = m_fields.take(size * 0.42, m_dice))
            m_stage.put(at->y + size * 0.3, [&](Brush& brush) {
                drawAnyTree(brush, *at + Point{0, size * 0.3}, size);
            });
    }
    for (int i = 0; i < 10; ++i) {
        if (const std::optional<Point> at = m_fields.take(0.024, m_dice))
            m_stage.put(at->y, [&](Brush& brush) { drawBush(brush, *at, brush.dice.between(0.035, 0.055)); });
    }
}

} // namespace

TilePlan planOf(const TileCopy& tile) {
    return planTile(tile.type, Waviness{0.075, 0.05},
                    Dice(tile.type.name + "/plan", static_cast<std::uint64_t>(tile.copy)));
}

Scene drawTile(const TileCopy& tile) {
    return TilePainter(tile).paint();
}

} // namespace meeplecam::art
