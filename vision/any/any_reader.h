#pragma once

#include "vision/any/known_prints.h"
#include "vision/reading/board_reader.h"
#include "vision/structure/structure_reader.h"

#include <optional>

namespace meeplecam::vision {

/// Reads tables whose tiles nobody has shown before: squares by their shape, tiles by what everybody sees on
/// them, all together by their neighbours, by which of them look alike and by what the boxes hold. How a tile
/// looked when it was read tells in later pictures whether it still lies there, and what lies on it.
/// Immutable; may be shared by threads.
class AnyTilesReader : public StrangeTiles {
public:
    explicit AnyTilesReader(StructureReader reader, KnownPrints known = {})
        : m_reader(std::move(reader))
        , m_known(std::move(known)) {}

    [[nodiscard]] FoundBoard find(const Frame& frame, const TableReader& tables) const override;
    [[nodiscard]] TableReading complete(const Frame& frame, FoundBoard found,
                                        const TableReader& tables) const override;
    [[nodiscard]] TracedBoard follow(const Frame& frame, const TracedBoard& before,
                                     const PictureChange& change, const TableReader& tables) const override;
    [[nodiscard]] std::optional<TracedBoard> findAgain(const Frame& frame, const TracedBoard& before,
                                                       const TableReader& tables) const override;
    [[nodiscard]] TracedBoard recognise(const Frame& frame, const TracedBoard& before,
                                        TracedBoard board) const override;

private:
    StructureReader m_reader;
    KnownPrints m_known;
};

/// What stands for a catalogue where any tiles may lie on the table.
inline constexpr const char* kAnyTiles = "any";

/// BoardReader::open, or where the catalogue is called kAnyTiles a reader for tiles that nobody has shown
/// before, which needs the networks; with a box that was kept from games and lacks types (models::Catalogue)
/// as well, which knows the tiles of these games. Fails when one of them is missing.
engine::Result<BoardReader> openTiles(const TileSource& source, engine::GameSetup setup,
                                      std::vector<models::MeepleColour> players);

} // namespace meeplecam::vision
