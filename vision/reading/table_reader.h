#pragma once

#include "vision/decision/unknown_tiles.h"
#include "vision/decision/view_comparer.h"
#include "vision/meeples/meeple_reader.h"
#include "vision/reading/table_reading.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace meeplecam::vision {

/// What is known about a game before a picture of it is read.
struct GameKnowledge {
    engine::TileCounts counts;                 ///< copies in the box, by type
    std::vector<models::MeepleColour> players; ///< colours in play; empty = not known
    double tile_mm = 45.0;                     ///< side of a tile
    engine::FigureCounts figures{1};           ///< which may be on the board: those with more than 0
    std::optional<engine::TileTypeId> first{}; ///< the tile with which the game begins; none = any may
};

/// What helps to read beside the catalogue; null = does without.
struct Networks {
    std::shared_ptr<const UnknownTiles> unknown; ///< finds tiles that the catalogue doesn't show
    std::shared_ptr<const ViewComparer> views;   ///< looks closer at what is unclear
    std::shared_ptr<const MeepleReader> meeples; ///< tells by their looks what the things on the board are
};

class TableReader;
struct BoardThings;

/// Where one picture differs from another.
struct PictureChange {
    static constexpr double kChanged = 0.02; ///< share of a place that differs from which on it has changed

    std::set<engine::Cell> cells; ///< that may look different
    /// How much of a place differs, 0 to 1; empty = nobody knows.
    std::function<double(const Quad&)> shareOf;
};

/// Reads tables whose tiles no catalogue shows; the steps are those of TableReader, and `tables` knows the
/// game, the types, and how meeples look, but no picture of a tile. May be shared by threads.
class StrangeTiles {
public:
    virtual ~StrangeTiles() = default;
    [[nodiscard]] virtual FoundBoard find(const Frame& frame, const TableReader& tables) const = 0;
    [[nodiscard]] virtual TableReading complete(const Frame& frame, FoundBoard found,
                                                const TableReader& tables) const = 0;
    /// The board in another picture: these cells and those beside them are looked at. A tile can only have
    /// come where the picture has changed.
    [[nodiscard]] virtual TracedBoard follow(const Frame& frame, const TracedBoard& before,
                                             const PictureChange& change,
                                             const TableReader& tables) const = 0;
    /// A board in a picture from another place, its cells counted as before, found by what is known of its
    /// tiles; nothing where too few of them are seen.
    [[nodiscard]] virtual std::optional<TracedBoard> findAgain(const Frame& frame, const TracedBoard& before,
                                                               const TableReader& tables) const = 0;
    /// A board that was found anew with what was known of its tiles before, where they are the same.
    [[nodiscard]] virtual TracedBoard recognise(const Frame& frame, const TracedBoard& before,
                                                TracedBoard board) const = 0;
};

/// Reads pictures of one game. Immutable; may be shared by threads.
class TableReader {
public:
    TableReader(TileIndex index, GameKnowledge game, Networks networks = {});
    /// For tiles that nobody has shown before: the index has no pictures.
    TableReader(TileIndex index, GameKnowledge game, Networks networks,
                std::shared_ptr<const StrangeTiles> strange);

    [[nodiscard]] const TileIndex& index() const { return m_index; }
    [[nodiscard]] const GameKnowledge& game() const { return m_game; }
    /// Null when nobody looks for tiles that the catalogue doesn't show.
    [[nodiscard]] const UnknownTiles* unknown() const { return m_networks.unknown.get(); }
    /// Null when a catalogue shows the tiles.
    [[nodiscard]] const StrangeTiles* strange() const { return m_strange.get(); }
    /// Null when things are told by their shapes alone.
    [[nodiscard]] const MeepleReader* meeples() const { return m_networks.meeples.get(); }
    /// A reader that knows more pictures (withLearned).
    [[nodiscard]] TableReader with(std::span<const models::CataloguePicture> learned) const;
    [[nodiscard]] TableReading read(const Frame& frame) const;

    /// The first half of reading: the board, without decisions.
    [[nodiscard]] FoundBoard find(const Frame& frame) const;
    /// The second half: decides what the tiles are, finds the meeples, looks again where they hide something.
    [[nodiscard]] TableReading complete(const Frame& frame, FoundBoard found) const;
    /// Reads another picture of the same table from the same camera, its light and all cells.
    [[nodiscard]] TableReading readAnew(const Frame& frame, const TracedBoard& before) const;
    /// Reads another picture of the same table from the same camera, in these cells and beside them.
    [[nodiscard]] TableReading readOn(const Frame& frame, const TracedBoard& before,
                                      const PictureChange& change) const;

private:
    [[nodiscard]] TracedBoard lookAtSquares(const Frame& frame, const Cover* cover, TracedBoard board) const;
    [[nodiscard]] DecidedBoard decide(TracedBoard board) const;
    [[nodiscard]] DecidedBoard lookAgain(const Frame& frame, const BoardThings& things,
                                         const std::optional<Cover>& hands, DecidedBoard decided) const;
    [[nodiscard]] DecidedBoard lookCloser(const Frame& frame, const Cover& cover, DecidedBoard decided) const;

    TileIndex m_index;
    GameKnowledge m_game;
    Networks m_networks;
    std::shared_ptr<const StrangeTiles> m_strange;
};

} // namespace meeplecam::vision
