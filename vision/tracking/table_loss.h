#pragma once

#include <cstdint>

namespace meeplecam::vision {

/// Why a table can't be followed in a picture: too dark to see tiles, or the board is not found in it.
enum class TableLoss : std::uint8_t { TooDark, NoBoard };

} // namespace meeplecam::vision
