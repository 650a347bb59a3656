#pragma once

#include "engine/tiles/tile_set.h"
#include "vision/decision/cell_belief.h"

#include <vector>

namespace meeplecam::vision {

/// What the rules are worth against what is seen, in nats. Boards on real tables break them now and then.
struct DecoderOptions {
    float clash = 6.0F;   ///< two touching sides that don't continue each other: about one pair in 400
    float surplus = 5.0F; ///< one copy more than the box holds: another printing, a tile of another box
    float noPicture =
        2.5F; ///< the most that a gap is where no picture shows the face, whatever else speaks for it
};

/// The tile of one cell as the whole board makes it most probable.
struct DecodedCell {
    engine::Cell cell;
    engine::TileFace face;
    ViewId view{};    ///< as in FaceBelief
    float gap = 0.0F; ///< nats by which the best board without this face is less probable
    std::vector<engine::TileFace> alternatives; ///< other faces, by the boards that they allow, best first
};

/// The most probable board: looks, sides that must continue each other, and the number of copies in the box
/// together. `counts` are the copies by type. In the order of the beliefs.
std::vector<DecodedCell> decodeBoard(const std::vector<CellBelief>& beliefs,
                                     const engine::TileRegistry& registry, const engine::TileCounts& counts,
                                     const DecoderOptions& options = {});

} // namespace meeplecam::vision
