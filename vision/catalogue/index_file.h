#pragma once

#include "vision/catalogue/tile_index.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace meeplecam::vision {

/// A prepared index as the bytes of a file, with `key`, the number of everything that it was prepared from,
/// and a checksum; without its registry. For the same program on the same computer: numbers stand there as
/// they lie in memory.
std::string packIndex(const TileIndex& index, std::uint64_t key);

/// The index from the bytes; nothing when they are damaged, cut off, were packed with another key, or
/// hold what no index does, even where their checksum is right.
std::optional<TileIndex> unpackIndex(std::string_view bytes, std::uint64_t key,
                                     std::shared_ptr<const engine::TileRegistry> registry);

} // namespace meeplecam::vision
