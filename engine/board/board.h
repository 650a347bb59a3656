#pragma once

#include "engine/board/cell_grid.h"
#include "engine/tiles/feature.h"
#include "engine/tiles/placement.h"
#include "engine/tiles/tile_registry.h"

#include <memory>
#include <vector>

namespace meeplecam::engine {

/// Whether the edge of the table closes features as a tile would.
enum class BorderEffect : std::uint8_t { None, Completes };

/// How far the board may reach.
struct BoardLimits {
    CellRange cells{{-1000, -1000}, {1000, 1000}};
    BorderEffect border = BorderEffect::None;
    bool operator==(const BoardLimits&) const = default;
};

/// The tiles on the table and the features that they make, kept up to date with each tile: a question about a
/// feature is a look-up, and so is whether a tile fits a cell. A value: copy it to try something.
class Board {
public:
    static constexpr std::size_t kMostTiles = 2000;

    explicit Board(std::shared_ptr<const TileRegistry> registry, const BoardLimits& limits = {});

    [[nodiscard]] const TileRegistry& registry() const { return *m_registry; }
    [[nodiscard]] const BoardLimits& limits() const { return m_limits; }
    /// The tiles in the order in which they were laid.
    [[nodiscard]] const std::vector<Placement>& tiles() const { return m_tiles; }
    /// Null for an empty cell.
    [[nodiscard]] const Placement* tileAt(Cell cell) const;
    /// What the neighbours of an empty cell ask of a tile there; 0 for a cell without neighbours.
    [[nodiscard]] SideCode sidesAround(Cell cell) const;
    [[nodiscard]] PlacementFault faultOf(const Placement& placement) const;

    /// Lays a tile, against too: sides that do not fit join nothing and stay open, so that their
    /// features are never complete. The placement must be possible. Returns what is complete now and was not
    /// before.
    CompletedFeatures place(const Placement& placement);

    /// The feature of a segment of a lying tile.
    [[nodiscard]] FeatureId featureAt(const SegmentRef& ref) const;
    [[nodiscard]] const Feature& operator[](FeatureId id) const { return m_features[at(id)]; }
    [[nodiscard]] int segmentCount() const { return static_cast<int>(m_segments.size()); }

    /// Notes that a meeple came to, or left, the feature of a segment.
    void addMeeple(const SegmentRef& ref) { ++m_features[at(featureAt(ref))].meeples; }
    void removeMeeple(const SegmentRef& ref) { --m_features[at(featureAt(ref))].meeples; }

    /// Calls `visit(cell, around)` for each empty cell that has a neighbour and lies within the limits, in no
    /// particular order; `around` is what the neighbours ask of a tile there.
    template<class Visit>
    void forEachFreeCell(Visit visit) const {
        for (const FreeCell& free : m_free)
            visit(free.cell, free.around);
    }
    /// Calls `visit(segment)` for each segment of a feature, in no particular order.
    template<class Visit>
    void forEachSegment(FeatureId id, Visit visit) const {
        std::size_t segment = at(id);
        do {
            visit(refOf(segment));
            segment = m_segments[segment].next;
        } while (segment != at(id));
    }
    /// Calls `visit(feature)` once for each feature, in the order of their first segments.
    template<class Visit>
    void forEachFeature(Visit visit) const {
        for (std::size_t segment = 0; segment < m_segments.size(); ++segment)
            if (m_segments[segment].feature == segment)
                visit(static_cast<FeatureId>(segment));
    }

private:
    /// A segment of a lying tile. A feature has the number of one of its segments, and its data there in
    /// m_features.
    struct LaidSegment {
        std::uint16_t feature = 0;
        std::uint16_t next = 0; // the feature's segments form a ring
        std::uint16_t tile = 0;
    };
    struct FreeCell {
        Cell cell;
        SideCode around = 0;
    };

    static std::size_t at(FeatureId id) { return static_cast<std::size_t>(id); }
    [[nodiscard]] SegmentRef refOf(std::size_t segment) const {
        const std::size_t tile = m_segments[segment].tile;
        return {m_tiles[tile].cell, static_cast<int>(segment - m_firstSegments[tile])};
    }
    [[nodiscard]] TileFace faceOf(std::size_t tile) const {
        return {m_tiles[tile].tile, m_tiles[tile].rotation};
    }
    [[nodiscard]] bool closedByBorder(Cell cell) const;

    void addSegments(const Placement& placement);
    void joinSide(std::size_t tile, Side side);
    void joinWithNeighbour(std::size_t tile, Side side, std::size_t other);
    void join(std::size_t segment, std::size_t other);
    [[nodiscard]] bool sharesTile(std::size_t segment, std::size_t feature) const;
    void noteFreeCell(Cell cell, SideCode around);
    void takeFreeCell(Cell cell);
    void countCloisterNeighbours(std::size_t tile, CompletedFeatures& completed);
    void closeSideOf(std::size_t segment) { --m_features[m_segments[segment].feature].openSides; }

    std::shared_ptr<const TileRegistry> m_registry;
    BoardLimits m_limits;
    std::vector<Placement> m_tiles;
    std::vector<std::uint16_t> m_firstSegments; // by tile
    std::vector<LaidSegment> m_segments;
    std::vector<Feature> m_features; // by segment; valid where the segment gives its feature the number
    std::vector<FreeCell> m_free;
    CellGrid m_grid; // tile + 1, or -(free cell + 1), or 0
};

} // namespace meeplecam::engine
