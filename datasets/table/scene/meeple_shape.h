#pragma once

#include "datasets/table/scene/mesh.h"
#include "models/meeple_outline.h"

namespace meeplecam::table {

enum class MeeplePose { Standing, Lying };
enum class MeepleSize { Normal, Large };

/// Height of a standing meeple in millimetres: 16 and 20 as in the boxed games.
[[nodiscard]] double heightOf(MeepleSize size);

/// How the meeples of one box are sawn.
struct MeepleCut {
    double scale = 1;                            ///< beside those of the boxed games
    double thickness = models::kMeepleThickness; ///< of the height
};

/// A wooden meeple with its foot (lying: the middle of its body) at the origin.
[[nodiscard]] Mesh meepleMesh(MeepleSize size, MeeplePose pose, const MeepleCut& cut = {});

} // namespace meeplecam::table
