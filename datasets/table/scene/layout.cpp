#include "datasets/table/scene/layout.h"

#include "models/art/drawing/free_space.h"

#include <cmath>
#include <map>
#include <numbers>

namespace meeplecam::table {

namespace {

constexpr double kLayoutDegree = std::numbers::pi / 180;
constexpr double kGap = 0.35; ///< mm between tiles that are pushed together

cv::Point2d turned(cv::Point2d p, double radians) {
    const double c = std::cos(radians);
    const double s = std::sin(radians);
    return {c * p.x - s * p.y, s * p.x + c * p.y};
}

/// Where a tile lies, or where its neighbours ask it to lie: position and heading of the cell's north.
struct Wish {
    cv::Point2d centre;
    double heading = 0;
};

Wish wishOf(const std::map<engine::Cell, Wish>& laid, engine::Cell cell) {
    Wish sum;
    int count = 0;
    for (const engine::Side side : engine::kSides) {
        const engine::Cell beside = engine::neighbour(cell, side);
        const auto found = laid.find(beside);
        if (found == laid.end())
            continue;
        const cv::Point2d step(cell.x - beside.x, cell.y - beside.y);
        sum.centre += found->second.centre + turned(step * (kTileSide + kGap), found->second.heading);
        sum.heading += found->second.heading;
        ++count;
    }
    if (count == 0)
        return {cv::Point2d(cell.x, cell.y) * (kTileSide + kGap), 0};
    return {sum.centre / count, sum.heading / count};
}

/// Where arms of the board that are askew meet again, people push until everything fits: tiles can't lie on
/// each other. A tile that is further off than `tolerance_mm` goes half the way to where its neighbours ask
/// it to be.
void pushTogether(std::map<engine::Cell, Wish>& laid, double tolerance_mm) {
    constexpr int kMostSweeps = 400;
    bool pushed = true;
    for (int sweep = 0; pushed && sweep < kMostSweeps; ++sweep) {
        pushed = false;
        for (auto& [cell, lies] : laid) {
            const Wish wish = wishOf(laid, cell);
            if (cv::norm(wish.centre - lies.centre) <= tolerance_mm)
                continue;
            lies = {(lies.centre + wish.centre) / 2, (lies.heading + wish.heading) / 2};
            pushed = true;
        }
    }
}

/// A place on the feature where a person would put a meeple: roomy, but not always the roomiest.
cv::Point2d footOn(const cv::Mat& regions, int segment, art::Dice& dice) {
    art::FreeSpace space(regions == segment, art::FreeSpace::Border::Kept);
    const art::Point best = space.roomiest().value_or(art::Point{0.5, 0.5});
    const double enough = 0.6 * space.clearance(best);
    for (int i = 0; i < 60; ++i) {
        const art::Point at{dice.fraction(), dice.fraction()};
        if (space.clearance(at) > enough)
            return {at.x, at.y};
    }
    return {best.x, best.y};
}

} // namespace

Piece Layout::pieceOf(const std::string& colour) const {
    const auto piece = pieces.find(colour);
    return piece == pieces.end() ? woodenPiece(colour) : piece->second;
}

cv::Point2d onTable(const LaidTile& tile, cv::Point2d face) {
    return tile.centre + turned((face - cv::Point2d(0.5, 0.5)) * kTileSide, tile.heading);
}

Layout layOut(const Position& position, const Artist& artist, const Carelessness& care, art::Dice dice) {
    constexpr double kTolerance = 2; // standard deviations
    std::map<engine::Cell, Wish> laid;
    for (const engine::Placement& placement : position.board.tiles()) {
        Wish lies = wishOf(laid, placement.cell);
        lies.centre += cv::Point2d(dice.normal(care.shift_mm), dice.normal(care.shift_mm));
        lies.heading += dice.normal(care.turn_deg) * kLayoutDegree;
        laid[placement.cell] = lies;
    }
    if (laid.size() > 1)
        pushTogether(laid, kTolerance * care.shift_mm);
    Layout layout;
    std::map<engine::Cell, size_t> index;
    const std::vector<int> copies = copiesOf(position.board);
    for (size_t i = 0; i < copies.size(); ++i) {
        const engine::Placement& placement = position.board.tiles()[i];
        const Wish& lies = laid.at(placement.cell);
        index[placement.cell] = i;
        const double quarters = engine::quarterTurns(placement.rotation) * std::numbers::pi / 2;
        layout.tiles.push_back({placement, copies[i], lies.centre, lies.heading + quarters});
    }
    for (const StandingMeeple& meeple : position.meeples) {
        const LaidTile& tile = layout.tiles[index.at(meeple.on.cell)];
        const cv::Mat regions = artist.regions(tile.placement.tile, tile.copy);
        const cv::Point2d foot = onTable(tile, footOn(regions, meeple.on.segment, dice));
        layout.meeples.push_back({meeple, foot, dice.between(0, 2 * std::numbers::pi)});
    }
    return layout;
}

} // namespace meeplecam::table
