#include "models/art/plan/tile_plan.h"

#include "models/art/plan/wall_plan.h"

#include <algorithm>
#include <numbers>

namespace meeplecam::art {

namespace {

constexpr Point kMiddle{0.5, 0.5};

/// Middle of side 0–3 (north, east, south, west).
Point sideMiddle(int side) {
    static constexpr Point kMiddles[] = {{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}};
    return kMiddles[side];
}

/// From the middle of a side straight into the tile.
Point inward(int side) {
    return unit(kMiddle - sideMiddle(side));
}

/// Bends a line sideways, least at its ends, so that it still starts and ends where it did, in the same
/// direction.
Polyline swung(const Polyline& line, double swing, Dice& dice) {
    const double phase = dice.between(0, 2 * std::numbers::pi);
    const double turns = dice.between(0.6, 1.3);
    const double size = swing * dice.between(0.5, 1.0) * std::min(1.0, lengthOf(line) / 0.8);
    Polyline result;
    for (size_t i = 0; i < line.size(); ++i) {
        const double t = static_cast<double>(i) / static_cast<double>(line.size() - 1);
        const double calm = std::pow(std::sin(std::numbers::pi * t), 2);
        const double shift = size * calm * std::sin(2 * std::numbers::pi * turns * t + phase);
        result.push_back(line[i] + turnedRight(directionAlong(line, t)) * shift);
    }
    return result;
}

int count(const TileType& type, FeatureKind kind) {
    return static_cast<int>(std::ranges::count(type.segments, kind, &Segment::kind));
}

/// Builds the plan step by step; later steps look at what stands already.
class Planner {
public:
    Planner(const TileType& type, Waviness waviness, Dice dice)
        : m_type(type)
        , m_waviness(waviness)
        , m_dice(dice) {}

    TilePlan plan() {
        m_plan.towns = planTowns(m_type, m_waviness.walls, m_dice);
        placeHub();
        placeCloister();
        for (size_t i = 0; i < m_type.segments.size(); ++i) {
            if (m_type.segments[i].kind == FeatureKind::Road)
                layRoad(static_cast<int>(i), m_type.segments[i]);
        }
        if (m_plan.hub && m_plan.gates.empty())
            layStubs();
        return std::move(m_plan);
    }

private:
    void placeHub();
    void placeCloister();
    void layRoad(int feature, const Segment& road);
    void layThrough(int feature, const Segment& road);
    void layToGate(int feature, const Segment& road);
    void layStubs();
    void addRoad(int feature, bool inn, const Polyline& line);
    [[nodiscard]] const Polyline* wallFor(int side) const;
    [[nodiscard]] bool centreIsFree() const;

    const TileType& m_type;
    Waviness m_waviness;
    Dice m_dice;
    TilePlan m_plan;
};

void Planner::placeHub() {
    const auto endsInHub = [](const Segment& s) {
        return s.kind == FeatureKind::Road && (s.end == RoadEnd::Crossing || s.end == RoadEnd::Village);
    };
    const auto road = std::ranges::find_if(m_type.segments, endsInHub);
    if (road == m_type.segments.end())
        return;
    Hub hub{kMiddle, road->end == RoadEnd::Village};
    if (m_plan.towns.size() == 1)
        hub.at.y += 0.06;
    hub.at = hub.at + m_dice.inDisc(m_waviness.roads * 0.8);
    m_plan.hub = hub;
}

void Planner::placeCloister() {
    const auto cloister = std::ranges::find(m_type.segments, FeatureKind::Cloister, &Segment::kind);
    if (cloister == m_type.segments.end())
        return;
    const int feature = static_cast<int>(cloister - m_type.segments.begin());
    m_plan.cloister = CloisterYard{feature, kMiddle + m_dice.inDisc(m_waviness.roads * 0.6)};
}

void Planner::addRoad(int feature, bool inn, const Polyline& line) {
    m_plan.roads.push_back({feature, swung(line, m_waviness.roads, m_dice), inn});
}

void Planner::layRoad(int feature, const Segment& road) {
    const std::vector<int> sides = bitsOf(road.sides);
    if (sides.size() == 2)
        return layThrough(feature, road);
    if (road.end == RoadEnd::City)
        return layToGate(feature, road);
    const int side = sides.front();
    const Point start = sideMiddle(side);
    const Point end = m_plan.cloister && road.end == RoadEnd::Cloister ? m_plan.cloister->at : m_plan.hub->at;
    const double reach = 0.4 * distance(start, end);
    addRoad(feature, road.inn,
            bezier(start, start + inward(side) * reach, end - unit(end - start) * reach, end, 40));
}

bool Planner::centreIsFree() const {
    const bool oneRoad = count(m_type, FeatureKind::Road) == 1;
    return oneRoad && std::ranges::none_of(m_plan.towns, [](const Town& town) {
               return std::ranges::any_of(town.walls, [](const Polyline& wall) {
                   return std::ranges::any_of(wall, [](Point p) { return distance(p, kMiddle) < 0.12; });
               });
           });
}

void Planner::layThrough(int feature, const Segment& road) {
    const int a = bitsOf(road.sides)[0];
    const int b = bitsOf(road.sides)[1];
    const bool straight = (a + 2) % 4 == b;
    const double free = (m_plan.towns.empty() ? 0.54 : 0.5) + 1.1 * m_dice.between(-1, 1) * m_waviness.roads;
    const double reach =
        straight ? 0.36 : (centreIsFree() ? free : 0.27) + m_dice.normal(m_waviness.roads * 0.6);
    const Point start = sideMiddle(a);
    const Point end = sideMiddle(b);
    addRoad(feature, road.inn, bezier(start, start + inward(a) * reach, end + inward(b) * reach, end, 48));
}

/// The wall whose town the fields on both hands of the road on `side` touch.
const Polyline* Planner::wallFor(int side) const {
    const auto touched = [&](int half) -> unsigned {
        for (const Segment& s : m_type.segments) {
            if (s.kind == FeatureKind::Field && hasBit(s.halfEdges, half))
                return s.cities;
        }
        return 0;
    };
    const unsigned left = touched(2 * side);
    const unsigned right = touched(2 * side + 1);
    const Polyline* best = nullptr;
    for (const Town& town : m_plan.towns) {
        if (!hasBit(left, town.feature) || !hasBit(right, town.feature))
            continue;
        for (const Polyline& wall : town.walls) {
            const Point from = sideMiddle(side) + inward(side) * 0.3;
            if (!best || distance(along(wall, 0.5), from) < distance(along(*best, 0.5), from))
                best = &wall;
        }
    }
    return best;
}

void Planner::layToGate(int feature, const Segment& road) {
    const int side = bitsOf(road.sides).front();
    const Polyline* wall = wallFor(side);
    if (wall == nullptr)
        return;
    const double t = 0.5 + m_dice.normal(m_waviness.roads * 0.5);
    const Gate gate{along(*wall, t), turnedRight(directionAlong(*wall, t)) * -1};
    const Point start = sideMiddle(side);
    const double reach = 0.45 * distance(start, gate.at);
    const Point end = gate.at - gate.outward * 0.02;
    addRoad(feature, road.inn,
            bezier(start, start + inward(side) * reach, gate.at + gate.outward * reach, end, 48));
    m_plan.gates.push_back(gate);
}

/// Where different fields touch one town and no road parts them, a path from the hub to the town's gate does
/// (ic.I).
void Planner::layStubs() {
    for (const Town& town : m_plan.towns) {
        const auto fields = std::ranges::count_if(m_type.segments, [&](const Segment& s) {
            return s.kind == FeatureKind::Field && hasBit(s.cities, town.feature);
        });
        if (fields < 2 || town.walls.empty())
            continue;
        const Polyline& wall = town.walls.front();
        const Gate gate{along(wall, 0.5), turnedRight(directionAlong(wall, 0.5)) * -1};
        m_plan.roads.push_back(
            {kNoFeature, resampled({m_plan.hub->at, gate.at - gate.outward * 0.02}, 10), false});
        m_plan.gates.push_back(gate);
    }
}

} // namespace

TilePlan planTile(const TileType& type, Waviness waviness, Dice dice) {
    return Planner(type, waviness, dice).plan();
}

} // namespace meeplecam::art
