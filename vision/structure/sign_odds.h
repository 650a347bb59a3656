#pragma once

#include "engine/tiles/tile_set.h"
#include "vision/structure/structure_reader.h"

#include <cstdint>
#include <span>

namespace meeplecam::vision {

/// How far the log odds of an edition's signs are off: each draws its pennants, inns and animals in its own
/// way.
struct SignShifts {
    float pennant = 0.0F;
    float inn = 0.0F;
    float cathedral = 0.0F;
    float gingerbread = 0.0F;
    float animal = 0.0F;
};

/// Which tiles of the boxes are seen: those that were drawn so far, or such as are laid out to be taught,
/// which are all of them or one of each type.
enum class TileChoice : std::uint8_t { Drawn, LaidOut };

/// Shifts with which about as many of the tiles show a sign as there are with it in the boxes, or among their
/// types. None where the tiles are not about as many as either: then nobody knows how many there should be.
SignShifts shiftsFor(std::span<const TileStructure> tiles, const engine::TileRegistry& registry,
                     const engine::TileCounts& counts, TileChoice choice);

/// A tile of which is known what it is: a person said so, or earlier games showed it.
struct NamedTile {
    TileStructure structure;
    engine::TileTypeId type{};
};

/// How far the log odds of an edition's pennants are off, by tiles with cities of which is known what they
/// are: 0 where they are what was read anyway.
float pennantShift(std::span<const NamedTile> named, const engine::TileRegistry& registry);

/// The structure as it is read in this edition.
TileStructure shifted(const TileStructure& structure, const SignShifts& shifts);

} // namespace meeplecam::vision
