#pragma once

#include "engine/board/board.h"
#include "models/tiles/tile_library.h"

#include <string_view>

namespace meeplecam::tests {

inline const engine::TileRegistry& registry() {
    return *models::bundledTiles().registry;
}

/// The id of a bundled tile type; the name must exist.
inline engine::TileTypeId tile(std::string_view name) {
    const auto found = registry().find(name);
    MEEPLECAM_CHECK(found.has_value());
    return *found;
}

inline engine::Board emptyBoard(const engine::BoardLimits& limits = {}) {
    return engine::Board(models::bundledTiles().registry, limits);
}

inline engine::Placement placement(std::string_view name, int x, int y, int turns = 0) {
    return {tile(name), {x, y}, engine::rotationOf(turns)};
}

} // namespace meeplecam::tests
