#pragma once

#include "datasets/table/scene/mesh.h"
#include "models/meeple_outline.h"

namespace meeplecam::table {

enum class MeeplePose { Standing, Lying };
using engine::MeepleType;

/// How the meeples of one box are sawn.
struct MeepleCut {
    double scale = 1;                            ///< beside those of the boxed games
    double thickness = models::kMeepleThickness; ///< of the height
};

/// A wooden figure with its foot (lying: the middle of its body) at the origin.
[[nodiscard]] Mesh meepleMesh(MeepleType figure, MeeplePose pose, const MeepleCut& cut = {});

} // namespace meeplecam::table
