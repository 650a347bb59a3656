#pragma once

#include "vision/decision/board_decoder.h"
#include "vision/decision/unknown_tiles.h"

namespace meeplecam::vision {

/// Nats to the second best board from which on a tile of no known picture is certain at most.
inline constexpr float kAnyCertainty = 6.0F;

/// What a square that was read (CellReading::square) may be by its structure alone.
CellBelief believeSquare(const CellReading& reading, const engine::TileRegistry& registry);

} // namespace meeplecam::vision
