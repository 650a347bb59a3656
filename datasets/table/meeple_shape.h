#pragma once

#include "datasets/table/mesh.h"

namespace meeplecam::table {

enum class MeeplePose { Standing, Lying };
enum class MeepleSize { Normal, Large };

/// Height of a standing meeple in millimetres: 16 and 20 as in the boxed games.
[[nodiscard]] double heightOf(MeepleSize size);

/// A wooden meeple with its foot (lying: the middle of its body) at the origin.
[[nodiscard]] Mesh meepleMesh(MeepleSize size, MeeplePose pose);

} // namespace meeplecam::table
