#include "models/art/plan/river_plan.h"

#include "models/art/plan/sides.h"

#include <algorithm>
#include <iterator>
#include <numbers>

namespace meeplecam::art {

namespace {

constexpr int kStreamPieces = 48;
constexpr double kLakeRadius = 0.26;
constexpr double kLakeBesideCloister = 0.2;
constexpr double kSpringRadius = 0.1;

const Segment& riverOf(const TileType& type) {
    return *std::ranges::find(type.segments, FeatureKind::River, &Segment::kind);
}

bool hasCloister(const TileType& type) {
    return std::ranges::count(type.segments, FeatureKind::Cloister, &Segment::kind) > 0;
}

/// Direction from the river to the cloister that it flows past, of length 1.
Point cloisterSide(const TileType& type) {
    const auto road = std::ranges::find(type.segments, RoadEnd::Cloister, &Segment::end);
    const std::vector<int> sides = bitsOf(riverOf(type).sides);
    return road == type.segments.end() ? inward(sides.front() + 1) : inward(bitsOf(road->sides).front());
}

/// Sideways from a lake to the cloister beside it.
Point besideLake(const TileType& type) {
    return turnedRight(inward(bitsOf(riverOf(type).sides).front())) * -1;
}

Polyline throughLine(const TileType& type, const TilePlan& plan, double waviness, Dice& dice) {
    const std::vector<int> sides = bitsOf(riverOf(type).sides);
    const Point start = sideMiddle(sides[0]);
    const Point end = sideMiddle(sides[1]);
    if ((sides[0] + 2) % 4 == sides[1]) {
        if (!plan.cloister)
            return swung(bezier(start, start + inward(sides[0]) * 0.36, end + inward(sides[1]) * 0.36, end,
                                kStreamPieces),
                         waviness, dice);
        const Point bow = kMiddle - cloisterSide(type) * (0.24 + dice.normal(waviness * 0.1));
        const Point along_bow = unit(end - start) * 0.2;
        Polyline line =
            bezier(start, start + inward(sides[0]) * 0.22, bow - along_bow, bow, kStreamPieces / 2);
        const Polyline rest =
            bezier(bow, bow + along_bow, end + inward(sides[1]) * 0.22, end, kStreamPieces / 2);
        line.insert(line.end(), rest.begin() + 1, rest.end());
        return line;
    }
    const bool alone = plan.roads.empty() && plan.towns.empty();
    const double reach = (alone ? 0.36 : 0.27) + dice.between(-1, 1) * waviness * (alone ? 0.9 : 0.3);
    return swung(
        bezier(start, start + inward(sides[0]) * reach, end + inward(sides[1]) * reach, end, kStreamPieces),
        waviness * (alone ? 0.6 : 0.3), dice);
}

/// Whether other fields lie on the left bank than on the right one, so that the river has to reach a road.
bool partsFields(const TileType& type, int side) {
    return std::ranges::none_of(type.segments, [side](const Segment& s) {
        return s.kind == FeatureKind::Field && hasBit(s.halfEdges, 2 * side) &&
               hasBit(s.halfEdges, 2 * side + 1);
    });
}

Point nearestOnRoads(const TilePlan& plan, Point from) {
    Point nearest = from;
    double least = 2;
    for (const RoadLine& road : plan.roads) {
        for (const Point p : road.line) {
            if (distance(p, from) < least) {
                least = distance(p, from);
                nearest = p;
            }
        }
    }
    return nearest;
}

/// The stream's outline; its width varies between the sides and is the same at each of them.
Polyline banksOf(const Polyline& line, double unevenness, Dice& dice) {
    Polyline banks[2];
    for (int bank = 0; bank < 2; ++bank) {
        const double phase = dice.between(0, 2 * std::numbers::pi);
        const double waves = dice.between(2.5, 4.5);
        const double sign = bank == 0 ? 1 : -1;
        for (size_t i = 0; i < line.size(); ++i) {
            const double t = static_cast<double>(i) / static_cast<double>(line.size() - 1);
            const double calm = std::sin(std::numbers::pi * t);
            const double half = kRiverHalfWidth *
                                (1 + unevenness * calm * std::sin(2 * std::numbers::pi * waves * t + phase));
            const Point way = unit(line[std::min(i + 1, line.size() - 1)] - line[i > 0 ? i - 1 : 0]);
            banks[bank].push_back(line[i] + turnedRight(way) * (sign * half));
        }
    }
    std::ranges::reverse(banks[1]);
    banks[0].insert(banks[0].end(), banks[1].begin(), banks[1].end());
    return banks[0];
}

Polyline poolOutline(Point centre, double radius, double unevenness, Dice& dice) {
    constexpr int kCorners = 40;
    constexpr int kWaves = 4;
    double phases[kWaves];
    double sizes[kWaves];
    for (int wave = 0; wave < kWaves; ++wave) {
        phases[wave] = dice.between(0, 2 * std::numbers::pi);
        sizes[wave] = unevenness * dice.between(0.4, 1) / (1 + wave * 0.5);
    }
    Polyline outline;
    for (int i = 0; i < kCorners; ++i) {
        const double angle = 2 * std::numbers::pi * i / kCorners;
        double factor = 1;
        for (int wave = 0; wave < kWaves; ++wave)
            factor += sizes[wave] * std::sin((wave + 2) * angle + phases[wave]);
        outline.push_back(centre + atAngle(angle) * (radius * factor));
    }
    return outline;
}

void endInLake(River& river, const TileType& type, double waviness, Dice& dice) {
    const int side = bitsOf(riverOf(type).sides).front();
    const bool cloister = hasCloister(type);
    river.course = River::Course::IntoLake;
    river.pool =
        cloister ? kMiddle - inward(side) * 0.09 - besideLake(type) * 0.15 : kMiddle + inward(side) * 0.09;
    river.pool = river.pool + dice.inDisc(waviness * 0.3);
    river.pool_radius = cloister ? kLakeBesideCloister : kLakeRadius;
    const Point start = sideMiddle(side);
    river.line =
        bezier(start, start + inward(side) * 0.2, mix(start, river.pool, 0.7), river.pool, kStreamPieces);
    river.waters = {banksOf(river.line, 2 * waviness, dice),
                    poolOutline(river.pool, river.pool_radius, (cloister ? 0.7 : 1.5) * waviness, dice)};
}

void riseAtSpring(River& river, const TileType& type, const TilePlan& plan, double waviness, Dice& dice) {
    const int side = bitsOf(riverOf(type).sides).front();
    const Point start = sideMiddle(side);
    Point end = kMiddle + inward(side) * 0.13 + dice.inDisc(waviness * 0.3);
    river.course = River::Course::FromSpring;
    river.pool = end;
    if (partsFields(type, side)) {
        end = nearestOnRoads(plan, kMiddle);
        river.pool = mix(end, start, 0.2);
    }
    river.pool_radius = kSpringRadius;
    river.line = swung(bezier(start, start + inward(side) * 0.2, mix(start, end, 0.6), end, kStreamPieces),
                       waviness * 1.3, dice);
    river.waters = {banksOf(river.line, 2 * waviness, dice),
                    poolOutline(river.pool, river.pool_radius, 0.6 * waviness, dice)};
}

bool inWater(const River& river, Point p) {
    return std::ranges::any_of(river.waters, [p](const Polyline& water) { return encloses(water, p); });
}

/// The part of a line between two fractions of its length.
Polyline partOf(const Polyline& line, double from, double to) {
    constexpr int kPieces = 16;
    Polyline part;
    for (int i = 0; i <= kPieces; ++i)
        part.push_back(along(line, std::clamp(from + (to - from) * i / kPieces, 0.0, 1.0)));
    return part;
}

/// The first and last fraction of the line at which `below` holds, with a ramp at both ends.
std::optional<Bridge> bridgeWhere(const Polyline& line, double ramp, const auto& below) {
    constexpr int kSteps = 240;
    double first = 2;
    double last = -1;
    for (int i = 0; i <= kSteps; ++i) {
        const double t = static_cast<double>(i) / kSteps;
        if (!below(along(line, t)))
            continue;
        first = std::min(first, t);
        last = t;
    }
    if (last < 0)
        return std::nullopt;
    const double more = ramp / lengthOf(line);
    return Bridge{partOf(line, first - more, last + more)};
}

/// Whether the road goes on to both sides of the place.
bool goesThrough(const RoadLine& road, Point at) {
    return distance(road.line.front(), at) > 0.15 && distance(road.line.back(), at) > 0.15;
}

} // namespace

Point cloisterByRiver(const TileType& type) {
    const Segment& river = riverOf(type);
    const std::vector<int> sides = bitsOf(river.sides);
    if (sides.size() == 2)
        return kMiddle + cloisterSide(type) * 0.18;
    return kMiddle + inward(sides.front()) * 0.17 + besideLake(type) * 0.17;
}

River planRiver(const TileType& type, const TilePlan& plan, double waviness, Dice& dice) {
    River river;
    const Segment& segment = riverOf(type);
    river.feature = static_cast<int>(&segment - type.segments.data());
    if (bitsOf(segment.sides).size() == 2) {
        river.line = throughLine(type, plan, waviness, dice);
        river.waters = {banksOf(river.line, 2 * waviness, dice)};
    } else if (engine::hasMarker(type, kSpringMarker)) {
        riseAtSpring(river, type, plan, waviness, dice);
    } else {
        endInLake(river, type, waviness, dice);
    }
    return river;
}

std::vector<Bridge> planBridges(const TilePlan& plan) {
    constexpr double kWaterRamp = 0.035;
    constexpr double kRoadRamp = 0.07;
    std::vector<Bridge> bridges;
    for (size_t i = 0; i < plan.roads.size(); ++i) {
        const RoadLine& road = plan.roads[i];
        if (plan.river && plan.river->course == River::Course::Through) {
            if (auto bridge =
                    bridgeWhere(road.line, kWaterRamp, [&](Point p) { return inWater(*plan.river, p); })) {
                bridge->over_water = true;
                bridges.push_back(*bridge);
            }
        }
        for (size_t below = 0; below < i; ++below) {
            const Polyline lower = resampled(plan.roads[below].line, 100);
            const auto crosses = [&](Point p) {
                return goesThrough(road, p) && goesThrough(plan.roads[below], p) &&
                       std::ranges::any_of(lower,
                                           [p](Point q) { return distance(p, q) < 1.1 * kRoadHalfWidth; });
            };
            if (const auto bridge = bridgeWhere(road.line, kRoadRamp, crosses))
                bridges.push_back(*bridge);
        }
    }
    return bridges;
}

} // namespace meeplecam::art
