#pragma once

#include <string_view>

namespace meeplecam::records {

/// What a tile type is called in JCloisterZone 5, and by how many quarter turns it lies turned there when it
/// is unrotated here. Compared feature by feature with the tile definitions of that program.
struct JczTile {
    std::string_view name;
    const char* id;
    int turns = 0;
};

/// Null for a type that is not known there.
const JczTile* jczTileOf(std::string_view type);

/// What a box is called there; empty for one without tiles, null for one that is not known.
const char* jczSetOf(std::string_view box);

} // namespace meeplecam::records
