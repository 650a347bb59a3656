#include "models/art/plan/tile_plan.h"

#include "models/art/plan/garden_plan.h"
#include "models/art/plan/river_plan.h"
#include "models/art/plan/sides.h"
#include "models/art/plan/wall_plan.h"

#include <algorithm>

namespace meeplecam::art {

namespace {

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
        if (count(m_type, FeatureKind::River) > 0)
            m_plan.river = planRiver(m_type, m_plan, m_waviness.roads, m_dice);
        m_plan.bridges = planBridges(m_plan);
        if (count(m_type, FeatureKind::Garden) > 0)
            m_plan.garden = planGarden(m_type, m_plan, m_dice);
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
    [[nodiscard]] double gateOn(const Polyline& wall, int side) const;
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
    const bool alone = std::ranges::count_if(m_type.segments, endsInHub) == 1;
    if (alone && count(m_type, FeatureKind::Road) > 1)
        hub.at = hub.at + inward(bitsOf(road->sides).front()) * 0.3; // beyond the road that it goes over
    else if (m_plan.towns.size() == 1)
        hub.at.y += 0.06;
    hub.at = hub.at + m_dice.inDisc(m_waviness.roads * 0.8);
    m_plan.hub = hub;
}

void Planner::placeCloister() {
    const auto cloister = std::ranges::find(m_type.segments, FeatureKind::Cloister, &Segment::kind);
    if (cloister == m_type.segments.end())
        return;
    const int feature = static_cast<int>(cloister - m_type.segments.begin());
    const bool river = count(m_type, FeatureKind::River) > 0;
    const Point at = river ? cloisterByRiver(m_type) : kMiddle;
    m_plan.cloister = CloisterYard{feature, at + m_dice.inDisc(m_waviness.roads * (river ? 0.3 : 0.6))};
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

/// The wall whose town the fields on both hands of the road on `side` touch; where the road goes over a river
/// or under another road first, the nearest wall.
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
    const bool beyond = (left & right) == 0;
    const Polyline* best = nullptr;
    for (const Town& town : m_plan.towns) {
        if (!beyond && !hasBit(left & right, town.feature))
            continue;
        for (const Polyline& wall : town.walls) {
            const Point from = sideMiddle(side) + inward(side) * 0.3;
            if (!best || distance(along(wall, 0.5), from) < distance(along(*best, 0.5), from))
                best = &wall;
        }
    }
    return best;
}

/// How far along a wall the road from `side` comes in: in the middle, or beside the gates of other roads.
double Planner::gateOn(const Polyline& wall, int side) const {
    constexpr double kApart = 0.36;
    const auto nearest = [&](int from) {
        const Point place = sideMiddle(from);
        return std::ranges::min_element(wall, {}, [place](Point p) { return distance(p, place); });
    };
    int before = 0;
    int others = 0;
    for (const Segment& road : m_type.segments) {
        if (road.kind != FeatureKind::Road || road.end != RoadEnd::City)
            continue;
        const int other = bitsOf(road.sides).front();
        if (other == side || wallFor(other) != &wall)
            continue;
        ++others;
        before += nearest(other) < nearest(side) ? 1 : 0;
    }
    return 0.5 + kApart * (before - others / 2.0);
}

void Planner::layToGate(int feature, const Segment& road) {
    const int side = bitsOf(road.sides).front();
    const Polyline* wall = wallFor(side);
    if (wall == nullptr)
        return;
    const double t = gateOn(*wall, side) + m_dice.normal(m_waviness.roads * 0.5);
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
