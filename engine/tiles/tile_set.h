#pragma once

#include "engine/tiles/tile_registry.h"

#include <optional>
#include <string>
#include <vector>

namespace meeplecam::engine {

/// How many copies of each type lie in a box, by TileTypeId; types beyond the end have none.
using TileCounts = std::vector<int>;

/// What a box holds: tiles that are drawn with all others, a river, which is laid before them, or figures
/// alone.
enum class BoxKind : std::uint8_t { Tiles, River, Figures };

/// A box of tiles: a whole game or a part that is added to one.
struct TileSet {
    std::string name;  ///< as in records and on the command line, e.g. "inns_cathedrals"
    std::string title; ///< for people
    TileCounts counts;
    std::optional<TileTypeId> start; ///< the tile that is set apart (R-4, R-46); none for an expansion
    std::optional<TileTypeId> last;  ///< of a river: the lake, drawn after its other tiles (R-46)
    BoxKind kind = BoxKind::Tiles;
    FigureCounts extraMeeples{}; ///< for each player, besides the small ones of the game
    GoodsCounts goodsTokens{};   ///< the whole supply (R-65)
    bool operator==(const TileSet&) const = default;
};

/// All tiles of several boxes together.
TileCounts sumOf(std::span<const TileSet> sets);

/// How many tiles there are altogether.
int total(const TileCounts& counts);

/// Whether one of the boxes is a river.
bool hasRiver(std::span<const TileSet> sets);

/// Copies of one type; 0 for types beyond the end.
int countOf(const TileCounts& counts, TileTypeId type);

} // namespace meeplecam::engine
