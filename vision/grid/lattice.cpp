#include "vision/grid/lattice.h"

#include "vision/cells/tile_aligner.h"
#include "vision/grid/seed_plane.h"
#include "vision/image/parallel.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <set>

namespace meeplecam::vision {

namespace {

constexpr std::size_t kMostSeeds = 160;    // aligned and looked at; the strongest first
constexpr float kLeastCorrelation = 0.45F; // of an aligned seed
constexpr float kPattern = 0.4F;           // correlation that patterns on the table reach
constexpr double kReach = 2.4;             // tile sides; how far a seed can tell where its neighbours lie
constexpr double kPlaceTolerance = 0.22;   // tile sides, per tile of distance
constexpr std::size_t kEnoughForPlane = 2; // tiles; one alone says less than its corners
constexpr double kShapeTolerance = 0.30;   // relative difference of sides, and radians

/// An aligned seed: its centre and its sides as vectors in the picture.
struct Candidate {
    std::size_t picture = 0;
    Quad quad; // of the unrotated tile
    cv::Point2d centre;
    cv::Matx22d picture_from_tile;
    float correlation = 0.0F;
};

cv::Matx22d sidesOf(const Quad& quad) {
    const cv::Point2d east = cv::Point2d(quad[1] - quad[0] + quad[2] - quad[3]) * 0.5;
    const cv::Point2d south = cv::Point2d(quad[3] - quad[0] + quad[2] - quad[1]) * 0.5;
    return {east.x, south.x, east.y, south.y};
}

Quad ownQuad(const TileSeed& seed) {
    Quad quad;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Vec3d corner(i == 1 || i == 2 ? 1.0 : 0.0, i >= 2 ? 1.0 : 0.0, 1.0);
        const cv::Vec2d at = seed.picture_from_tile * corner;
        quad[i] = {static_cast<float>(at[0]), static_cast<float>(at[1])};
    }
    return quad;
}

/// The seed aligned from the shape that it has by itself, or from that of a tile in the plane of all seeds,
/// whichever fits better: few votes say little about a shape, and few seeds about the plane.
Candidate candidateOf(const Sight& sight, const TileSeed& seed, const calibration::TableCamera& plane) {
    Alignment alignment = alignTile(sight, ownQuad(seed), viewOf(seed.picture, 0));
    const Alignment inPlane = alignTile(sight, tileInPlane(seed, plane), viewOf(seed.picture, 0));
    if (inPlane.correlation > alignment.correlation)
        alignment = inPlane;
    return {seed.picture, alignment.quad, cv::Point2d(centreOf(alignment.quad)), sidesOf(alignment.quad),
            alignment.correlation};
}

/// The best of the seeds that claim the same place.
std::vector<Candidate> distinct(std::vector<Candidate> candidates) {
    std::erase_if(candidates, [](const Candidate& c) { return c.correlation < kLeastCorrelation; });
    std::ranges::stable_sort(candidates, std::ranges::greater{}, &Candidate::correlation);
    std::vector<Candidate> kept;
    for (const Candidate& candidate : candidates) {
        const double side = std::sqrt(std::abs(cv::determinant(candidate.picture_from_tile)));
        if (std::ranges::none_of(kept, [&](const Candidate& other) {
                return cv::norm(other.centre - candidate.centre) < 0.4 * side;
            }))
            kept.push_back(candidate);
    }
    return kept;
}

/// Sides of a tile that is turned by quarter turns, as sides of its cell.
cv::Matx22d cellSides(const cv::Matx22d& picture_from_tile, int quarterTurns) {
    const cv::Matx22d turn(0.0, 1.0, -1.0, 0.0); // the cell's east is the tile's north after a turn clockwise
    cv::Matx22d result = picture_from_tile;
    for (int i = 0; i < quarterTurns; ++i)
        result = result * turn;
    return result;
}

struct Place {
    engine::Cell cell;
    int quarterTurns = 0;
};

cv::Vec2d vectorOf(cv::Point2d p) {
    return {p.x, p.y};
}

/// Where a candidate lies in the grid of a neighbour at `cell` whose cell has `sides`; nothing when it fits
/// no cell.
std::optional<Place> placeBeside(const Candidate& known, engine::Cell cell, const cv::Matx22d& sides,
                                 const Candidate& other) {
    const cv::Vec2d offset = sides.inv() * vectorOf(other.centre - known.centre);
    const cv::Vec2d step(std::round(offset[0]), std::round(offset[1]));
    const double distance = std::max(std::abs(step[0]), std::abs(step[1]));
    if (distance < 1.0 || distance > kReach || cv::norm(offset - step) > kPlaceTolerance * distance)
        return std::nullopt;
    const cv::Matx22d cell_from_tile = sides.inv() * other.picture_from_tile;
    const double angle =
        std::atan2(cell_from_tile(1, 0) - cell_from_tile(0, 1), cell_from_tile(0, 0) + cell_from_tile(1, 1));
    const int turns = static_cast<int>(std::lround(angle / (CV_PI / 2.0))) & 3;
    const cv::Matx22d otherSides = cellSides(other.picture_from_tile, turns);
    const cv::Matx22d shape = sides.inv() * otherSides;
    if (cv::norm(shape - cv::Matx22d::eye(), cv::NORM_INF) > kShapeTolerance * distance)
        return std::nullopt;
    const cv::Vec2d back = otherSides.inv() * vectorOf(known.centre - other.centre);
    if (cv::norm(back + step) > kPlaceTolerance * distance)
        return std::nullopt;
    return Place{{cell.x + static_cast<int>(step[0]), cell.y + static_cast<int>(step[1])}, turns};
}

struct Member {
    std::size_t candidate = 0;
    Place place;
};

/// Everything that hangs together with one candidate.
std::vector<Member> grow(const std::vector<Candidate>& candidates, std::size_t root) {
    std::vector<Member> members{{root, {}}};
    std::set<engine::Cell> taken{{0, 0}};
    std::vector<bool> used(candidates.size(), false);
    used[root] = true;
    for (std::size_t next = 0; next < members.size(); ++next) {
        const Member from = members[next];
        const Candidate& known = candidates[from.candidate];
        const cv::Matx22d sides = cellSides(known.picture_from_tile, from.place.quarterTurns);
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (used[i])
                continue;
            const auto place = placeBeside(known, from.place.cell, sides, candidates[i]);
            if (!place || !taken.insert(place->cell).second)
                continue;
            used[i] = true;
            members.push_back({i, *place});
        }
    }
    return members;
}

/// How much speaks for tiles: one that is plain says more than some grains of wood.
float weightOf(const std::vector<Member>& members, const std::vector<Candidate>& candidates) {
    return std::accumulate(members.begin(), members.end(), 0.0F, [&](float sum, const Member& member) {
        return sum + candidates[member.candidate].correlation - kPattern;
    });
}

LatticeTile latticeTile(const Candidate& candidate, const Place& place) {
    LatticeTile tile{.cell = place.cell,
                     .quad = {},
                     .view = viewOf(candidate.picture, place.quarterTurns),
                     .correlation = candidate.correlation};
    for (std::size_t i = 0; i < 4;
         ++i) // a tile's north-west corner is its cell's north-east after a turn clockwise
        tile.quad[(i + static_cast<std::size_t>(place.quarterTurns)) % 4] = candidate.quad[i];
    return tile;
}

} // namespace

Lattice findLattice(const Sight& sight, const std::vector<TileSeed>& seeds) {
    const auto plane = findSeedPlane(seeds, sight.frame.size());
    if (!plane)
        return {};
    std::vector<Candidate> candidates(std::min(seeds.size(), kMostSeeds));
    forEachInParallel(candidates.size(),
                      [&](std::size_t i) { candidates[i] = candidateOf(sight, seeds[i], *plane); });
    candidates = distinct(std::move(candidates));
    std::vector<Member> best;
    float most = 0.0F;
    std::vector<bool> seen(candidates.size(), false);
    for (std::size_t root = 0; root < candidates.size(); ++root) {
        if (seen[root])
            continue;
        std::vector<Member> members = grow(candidates, root);
        for (const Member& member : members)
            seen[member.candidate] = true;
        if (const float weight = weightOf(members, candidates); weight > most) {
            most = weight;
            best = std::move(members);
        }
    }
    Lattice lattice;
    if (best.size() >= kEnoughForPlane) {
        const cv::Matx31d down = plane->camera_from_table.col(2);
        lattice.down = cv::Vec3d(down(0), down(1), down(2));
    }
    std::vector<bool> used(candidates.size(), false);
    for (const Member& member : best) {
        used[member.candidate] = true;
        lattice.tiles.push_back(latticeTile(candidates[member.candidate], member.place));
    }
    for (std::size_t i = 0; i < candidates.size(); ++i)
        if (!used[i])
            lattice.strays.push_back({candidates[i].picture, candidates[i].quad});
    return lattice;
}

} // namespace meeplecam::vision
