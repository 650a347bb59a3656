#include "engine/board/board.h"

#include <bit>

namespace meeplecam::engine {

namespace {

constexpr std::size_t kUsualTiles = 128;
constexpr std::size_t kUsualSegments = 512;

Feature featureOf(const Segment& segment) {
    Feature feature;
    feature.kind = segment.kind;
    feature.inn = segment.inn;
    feature.cathedral = segment.cathedral;
    feature.pennants = segment.pennants;
    feature.tiles = 1;
    feature.segments = 1;
    feature.openSides =
        static_cast<std::uint16_t>(isEnclosed(segment.kind) ? 8 : std::popcount(segment.sides));
    return feature;
}

} // namespace

Board::Board(std::shared_ptr<const TileRegistry> registry, const BoardLimits& limits)
    : m_registry(std::move(registry))
    , m_limits(limits) {
    MEEPLECAM_CHECK(m_registry != nullptr);
    m_tiles.reserve(kUsualTiles);
    m_firstSegments.reserve(kUsualTiles);
    m_free.reserve(kUsualTiles);
    m_segments.reserve(kUsualSegments);
    m_features.reserve(kUsualSegments);
}

const Placement* Board::tileAt(Cell cell) const {
    const int value = m_grid.at(cell);
    return value > 0 ? &m_tiles[static_cast<std::size_t>(value - 1)] : nullptr;
}

SideCode Board::sidesAround(Cell cell) const {
    const int value = m_grid.at(cell);
    return value < 0 ? m_free[static_cast<std::size_t>(-value - 1)].around : SideCode{0};
}

PlacementFault Board::faultOf(const Placement& placement) const {
    if (!contains(m_limits.cells, placement.cell))
        return PlacementFault::OffTable;
    if (tileAt(placement.cell) != nullptr)
        return PlacementFault::Occupied;
    if (m_tiles.size() >= kMostTiles)
        return PlacementFault::TooMany;
    const SideCode around = sidesAround(placement.cell);
    if (around == 0)
        return m_tiles.empty() ? PlacementFault::None : PlacementFault::Alone;
    const RotationMask fitting = m_registry->fittingRotations(placement.tile, around);
    return fitting & maskOf(placement.rotation) ? PlacementFault::None : PlacementFault::Clash;
}

CompletedFeatures Board::place(const Placement& placement) {
    MEEPLECAM_CHECK(contains(m_limits.cells, placement.cell) && m_grid.at(placement.cell) <= 0 &&
                    m_tiles.size() < kMostTiles);
    const std::size_t tile = m_tiles.size();
    takeFreeCell(placement.cell);
    addSegments(placement);
    for (const Side side : kSides)
        joinSide(tile, side);
    CompletedFeatures completed;
    countCloisterNeighbours(tile, completed);
    for (std::size_t segment = m_firstSegments[tile]; segment < m_segments.size(); ++segment) {
        const auto feature = static_cast<FeatureId>(m_segments[segment].feature);
        if (m_features[at(feature)].complete() && !completed.contains(feature))
            completed.add(feature);
    }
    return completed;
}

void Board::addSegments(const Placement& placement) {
    const std::vector<Segment>& segments = (*m_registry)[placement.tile].segments;
    const std::size_t first = m_segments.size();
    for (const Segment& segment : segments) {
        const auto number = static_cast<std::uint16_t>(m_segments.size());
        m_segments.push_back({number, number, static_cast<std::uint16_t>(m_tiles.size())});
        m_features.push_back(featureOf(segment));
    }
    m_tiles.push_back(placement);
    m_firstSegments.push_back(static_cast<std::uint16_t>(first));
    m_grid.set(placement.cell, static_cast<CellGrid::Value>(m_tiles.size()));
    for (std::size_t i = 0; i < segments.size(); ++i)
        if (segments[i].joinedWith != i)
            join(first + i, first + segments[i].joinedWith);
}

void Board::joinSide(std::size_t tile, Side side) {
    const Cell beyond = neighbour(m_tiles[tile].cell, side);
    const int value = m_grid.at(beyond);
    if (value > 0) {
        joinWithNeighbour(tile, side, static_cast<std::size_t>(value - 1));
        return;
    }
    const int segment = m_registry->segmentAt(faceOf(tile), side);
    if (segment >= 0 && closedByBorder(beyond))
        closeSideOf(m_firstSegments[tile] + static_cast<std::size_t>(segment));
    const SideKind kind = sideKind(m_registry->sides(faceOf(tile)), side);
    noteFreeCell(beyond, sideCode(opposite(side), kind));
}

void Board::joinWithNeighbour(std::size_t tile, Side side, std::size_t other) {
    const TileFace face = faceOf(tile);
    const TileFace otherFace = faceOf(other);
    const std::size_t first = m_firstSegments[tile];
    const std::size_t otherFirst = m_firstSegments[other];
    const SideKind kind = sideKind(m_registry->sides(face), side);
    if (kind != SideKind::Field && kind == sideKind(m_registry->sides(otherFace), opposite(side))) {
        const auto segment = first + static_cast<std::size_t>(m_registry->segmentAt(face, side));
        const auto touched =
            otherFirst + static_cast<std::size_t>(m_registry->segmentAt(otherFace, opposite(side)));
        closeSideOf(segment);
        closeSideOf(touched);
        join(segment, touched);
    }
    for (int i = 0; i < 2; ++i) {
        const auto half = static_cast<HalfEdge>(2 * index(side) + i);
        const int field = m_registry->fieldAt(face, half);
        const int otherField = m_registry->fieldAt(otherFace, touching(half));
        if (field >= 0 && otherField >= 0)
            join(first + static_cast<std::size_t>(field), otherFirst + static_cast<std::size_t>(otherField));
    }
}

/// Joins the features of two segments. The one with fewer segments takes the other's number: a segment
/// changes it at most log2(segments) times in a game, and looking it up needs no search.
void Board::join(std::size_t segment, std::size_t other) {
    std::uint16_t into = m_segments[segment].feature;
    std::uint16_t from = m_segments[other].feature;
    if (into == from)
        return;
    if (m_features[into].segments < m_features[from].segments)
        std::swap(into, from);
    Feature& feature = m_features[into];
    const Feature& joined = m_features[from];
    feature.inn |= joined.inn;
    feature.cathedral |= joined.cathedral;
    feature.meeples = static_cast<std::uint8_t>(feature.meeples + joined.meeples);
    feature.pennants = static_cast<std::uint16_t>(feature.pennants + joined.pennants);
    feature.openSides = static_cast<std::uint16_t>(feature.openSides + joined.openSides);
    feature.segments = static_cast<std::uint16_t>(feature.segments + joined.segments);
    std::size_t moved = from;
    do {
        if (!sharesTile(moved, into))
            ++feature.tiles;
        m_segments[moved].feature = into;
        moved = m_segments[moved].next;
    } while (moved != from);
    std::swap(m_segments[into].next, m_segments[from].next);
}

/// Whether another segment of the same tile belongs to the feature: a tile counts once.
bool Board::sharesTile(std::size_t segment, std::size_t feature) const {
    const std::size_t tile = m_segments[segment].tile;
    if (!m_registry->repeats(m_tiles[tile].tile, m_features[feature].kind))
        return false;
    const std::size_t first = m_firstSegments[tile];
    const std::size_t end = tile + 1 < m_firstSegments.size() ? m_firstSegments[tile + 1] : m_segments.size();
    for (std::size_t i = first; i < end; ++i)
        if (i != segment && m_segments[i].feature == feature)
            return true;
    return false;
}

void Board::noteFreeCell(Cell cell, SideCode around) {
    if (!contains(m_limits.cells, cell))
        return;
    const int value = m_grid.at(cell);
    if (value == 0) {
        m_free.push_back({cell, around});
        m_grid.set(cell, static_cast<CellGrid::Value>(-static_cast<int>(m_free.size())));
    } else {
        SideCode& known = m_free[static_cast<std::size_t>(-value - 1)].around;
        known = static_cast<SideCode>(known | around);
    }
}

void Board::takeFreeCell(Cell cell) {
    const int value = m_grid.at(cell);
    if (value == 0)
        return;
    const auto slot = static_cast<std::size_t>(-value - 1);
    if (slot + 1 < m_free.size()) {
        m_free[slot] = m_free.back();
        m_grid.set(m_free[slot].cell, static_cast<CellGrid::Value>(value));
    }
    m_free.pop_back();
}

bool Board::closedByBorder(Cell cell) const {
    return m_limits.border == BorderEffect::Completes && !contains(m_limits.cells, cell);
}

/// Counts the new tile for the cloisters around it, and the tiles around it for its own.
void Board::countCloisterNeighbours(std::size_t tile, CompletedFeatures& completed) {
    const Placement& placed = m_tiles[tile];
    const int own = m_registry->cloisterOf(placed.tile);
    const std::size_t ownSegment = m_firstSegments[tile] + static_cast<std::size_t>(own < 0 ? 0 : own);
    for (const Cell cell : cellsAround(placed.cell)) {
        const int value = m_grid.at(cell);
        if (own >= 0 && (value > 0 || closedByBorder(cell)))
            closeSideOf(ownSegment);
        if (value <= 0)
            continue;
        const auto other = static_cast<std::size_t>(value - 1);
        const int cloister = m_registry->cloisterOf(m_tiles[other].tile);
        if (cloister < 0)
            continue;
        const std::size_t segment = m_firstSegments[other] + static_cast<std::size_t>(cloister);
        closeSideOf(segment);
        const auto feature = static_cast<FeatureId>(m_segments[segment].feature);
        if (m_features[at(feature)].complete())
            completed.add(feature);
    }
}

FeatureId Board::featureAt(const SegmentRef& ref) const {
    const int value = m_grid.at(ref.cell);
    MEEPLECAM_CHECK(value > 0);
    const auto tile = static_cast<std::size_t>(value - 1);
    MEEPLECAM_CHECK(ref.segment >= 0 && static_cast<std::size_t>(ref.segment) <
                                            (*m_registry)[m_tiles[tile].tile].segments.size());
    return static_cast<FeatureId>(
        m_segments[m_firstSegments[tile] + static_cast<std::size_t>(ref.segment)].feature);
}

} // namespace meeplecam::engine
