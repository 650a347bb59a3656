#pragma once

#include "engine/tiles/tile_registry.h"
#include "engine/tiles/tile_set.h"
#include "vision/catalogue/tile_picture.h"

#include <optional>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// The type that is the same but for its pennants, if the box has it.
std::optional<engine::TileTypeId> twinOf(engine::TileTypeId tile, const engine::TileRegistry& registry,
                                         const engine::TileCounts& counts);

/// Pictures of tiles that the box may hold though the catalogue doesn't show them, put together from parts
/// that it does show. Printed copies of one type can differ in art, and catalogues often have one of them
/// only:
/// - a tile with a pennant for each picture without it, and the other way round;
/// - a town at one side for each art in which such a town is drawn, where the box has more copies than the
/// catalogue. Only variants that differ visibly from all given pictures of their type are returned. Where
/// pictures show a pennant, its place must be known.
std::vector<TilePicture> makeVariants(std::span<const TilePicture> pictures,
                                      const engine::TileRegistry& registry, const engine::TileCounts& counts);

} // namespace meeplecam::vision
