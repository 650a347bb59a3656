#pragma once

#include "engine/tiles/tile_set.h"
#include "vision/structure/structure_reader.h"

#include <vector>

namespace meeplecam::vision {

/// What a square may be.
struct FaceSuggestion {
    engine::TileFace face;
    double probability = 0.0; ///< of all faces that the boxes have, by the structure alone
};

/// All faces of the types that `counts` has, the most probable first; one turn of those that look the same.
std::vector<FaceSuggestion> suggestFaces(const TileStructure& structure, const engine::TileRegistry& registry,
                                         const engine::TileCounts& counts);

/// What many squares are together: each box holds so many copies of a type, so a square that looks a little
/// more like one type may have to be the other; and where little speaks against it each type is there once
/// before one is there twice. One suggestion for each square. A copy more than the box
/// holds costs `surplus_nats`: the same tile may lie in two pictures.
std::vector<engine::TileFace> decideTogether(const std::vector<std::vector<FaceSuggestion>>& squares,
                                             const engine::TileCounts& counts, double surplus_nats = 4.0);

} // namespace meeplecam::vision
