#pragma once

#include "engine/tiles/placement.h"
#include "engine/tiles/tile_registry.h"

#include <span>
#include <vector>

namespace meeplecam::session {

/// Whether a tile lies beside one of these.
[[nodiscard]] bool touches(std::span<const engine::Placement> lying, const engine::Placement& tile);

/// Whether a tile goes on the river of one of these.
[[nodiscard]] bool goesOnRiver(const engine::TileRegistry& registry, std::span<const engine::Placement> lying,
                               const engine::Placement& tile);

/// The order in which tiles that appeared together can have been laid beside those that lie there, as
/// positions in `fresh`: first what goes on a river, one after the other from its spring on,
/// then what touches the board before it; otherwise as they are given.
[[nodiscard]] std::vector<std::size_t> layingOrder(const engine::TileRegistry& registry,
                                                   std::vector<engine::Placement> lying,
                                                   std::span<const engine::Placement> fresh);

} // namespace meeplecam::session
