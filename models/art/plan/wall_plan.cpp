#include "models/art/plan/wall_plan.h"

#include "models/art/plan/sides.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace meeplecam::art {

namespace {

/// Corner where side `side` begins when one walks clockwise: 0 = north-west for the north side, and so on.
Point corner(int index) {
    static constexpr Point kCorners[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    return kCorners[index % 4];
}

/// Sides in clockwise order, `first` and the `count` - 1 that follow, which one wall shuts off from a town.
struct Run {
    int first = 0;
    int count = 0;
};

const Segment* fieldAt(const TileType& type, int half) {
    for (const Segment& segment : type.segments) {
        if (segment.kind == FeatureKind::Field && hasBit(segment.halfEdges, half))
            return &segment;
    }
    return nullptr;
}

/// True when the town comes to a point in the corner where `side` ends: the fields on both hands of it are
/// not the same although no road parts them (ic.G).
bool townReachesCorner(const TileType& type, int side) {
    const Segment* before = fieldAt(type, 2 * side + 1);
    const Segment* after = fieldAt(type, (2 * side + 2) % 8);
    return before && after && before != after;
}

std::vector<Run> runsAround(const TileType& type, const Segment& city) {
    const auto mine = [&](int side) { return hasBit(city.sides, side % 4); };
    std::vector<Run> runs;
    for (int side = 0; side < 4; ++side) {
        if (mine(side) || !mine(side + 3))
            continue;
        Run run{side, 1};
        while (!mine(run.first + run.count)) {
            if (townReachesCorner(type, (run.first + run.count - 1) % 4)) {
                runs.push_back(run);
                run = {run.first + run.count, 1};
            } else {
                ++run.count;
            }
        }
        runs.push_back(run);
    }
    return runs;
}

/// What a wall has to know of its neighbours to keep clear of them.
struct Surroundings {
    std::array<int, 4> ends{};   ///< how many walls end in each corner
    bool foreign_town = false;   ///< another town lies behind this wall
    bool foreign_corner = false; ///< one other town has both sides behind this wall
};

/// How a wall leaves a corner: along its chord and away from it, as fractions of the tile's side.
struct Departure {
    double along_chord = 0.2;
    double away = 0.31;
};

Departure departureAt(const Surroundings& around, int corner_index) {
    return around.ends[static_cast<size_t>(corner_index % 4)] > 1 ? Departure{0.32, 0.255} : Departure{};
}

Polyline capWall(Point from, Point to, Point away, std::array<Departure, 2> departures) {
    const Point chord = unit(to - from);
    const Departure& a = departures[0];
    const Departure& b = departures[1];
    return bezier(from, from + chord * a.along_chord + away * a.away,
                  to - chord * b.along_chord + away * b.away, to, 40);
}

/// The wall of a run as it comes to lie when one walks clockwise around the tile.
Polyline wallOf(Run run, const Surroundings& around, Dice& dice, double waviness) {
    const Point from = corner(run.first);
    const Point to = corner(run.first + run.count);
    const double more = dice.between(-1, 1) * waviness * 0.6;
    if (run.count == 2) {
        const Point bulge =
            unit(turnedRight(to - from)) * (around.foreign_corner ? more + 0.17 : more - 0.02);
        return bezier(from, mix(from, to, 0.3) + bulge, mix(from, to, 0.7) + bulge, to, 40);
    }
    const int base = run.count == 1 ? run.first : run.first + run.count;
    std::array<Departure, 2> departures{departureAt(around, run.first),
                                        departureAt(around, run.first + run.count)};
    for (Departure& departure : departures) {
        departure.away += more;
        if (run.count == 1 && around.foreign_town)
            departure = {0.06, 0.62};
    }
    return capWall(from, to, inward(base), departures);
}

/// Small dents, none at the ends.
Polyline dented(const Polyline& wall, double size, Dice& dice) {
    const double phase = dice.between(0, 2 * std::numbers::pi);
    const double waves = dice.between(2.2, 3.4);
    Polyline result;
    for (size_t i = 0; i < wall.size(); ++i) {
        const double t = static_cast<double>(i) / static_cast<double>(wall.size() - 1);
        const double shift =
            size * 0.35 * std::sin(std::numbers::pi * t) * std::sin(waves * 6.28 * t + phase);
        result.push_back(wall[i] + turnedRight(directionAlong(wall, t)) * shift);
    }
    return result;
}

/// Tile sides of the town and its walls, joined in clockwise order.
Polyline outlineOf(const Segment& city, const std::vector<Run>& runs, const std::vector<Polyline>& walls) {
    Polyline outline;
    for (int side = 0; side < 4; ++side) {
        if (hasBit(city.sides, side))
            outline.insert(outline.end(), {corner(side), corner(side + 1)});
        for (size_t i = 0; i < runs.size(); ++i) {
            if (runs[i].first % 4 == side)
                outline.insert(outline.end(), walls[i].begin(), walls[i].end());
        }
    }
    return outline;
}

bool belongsToOtherTown(const TileType& type, const Segment& city, int side) {
    return std::ranges::any_of(type.segments, [&](const Segment& other) {
        return other.kind == FeatureKind::City && &other != &city && hasBit(other.sides, side % 4);
    });
}

bool isCornerOfOtherTown(const TileType& type, const Segment& city, int side) {
    return std::ranges::any_of(type.segments, [&](const Segment& other) {
        return other.kind == FeatureKind::City && &other != &city && hasBit(other.sides, side % 4) &&
               hasBit(other.sides, (side + 1) % 4);
    });
}

} // namespace

std::vector<Town> planTowns(const TileType& type, double waviness, Dice& dice) {
    Surroundings around;
    for (const Segment& city : type.segments) {
        if (city.kind != FeatureKind::City)
            continue;
        for (const Run run : runsAround(type, city)) {
            ++around.ends[static_cast<size_t>(run.first % 4)];
            ++around.ends[static_cast<size_t>((run.first + run.count) % 4)];
        }
    }
    std::vector<Town> towns;
    for (size_t i = 0; i < type.segments.size(); ++i) {
        const Segment& city = type.segments[i];
        if (city.kind != FeatureKind::City)
            continue;
        Town town{static_cast<int>(i), {}, {}, city.pennants, city.cathedral, city.goods};
        const std::vector<Run> runs = runsAround(type, city);
        for (const Run run : runs) {
            around.foreign_town = belongsToOtherTown(type, city, run.first);
            around.foreign_corner = run.count == 2 && isCornerOfOtherTown(type, city, run.first);
            town.walls.push_back(dented(wallOf(run, around, dice, waviness), waviness, dice));
        }
        town.outline = city.sides == 0xF ? Polyline{corner(0), corner(1), corner(2), corner(3)}
                                         : outlineOf(city, runs, town.walls);
        towns.push_back(std::move(town));
    }
    return towns;
}

} // namespace meeplecam::art
