#pragma once

#include "engine/tiles/figures.h"

#include <opencv2/core.hpp>

#include <vector>

namespace meeplecam::models {

/// Heights of wooden meeples and their thickness, in millimetres, as measured on those of the boxed games.
inline constexpr double kMeepleHeight_mm = 16.0;
inline constexpr double kLargeMeepleHeight_mm = 20.0;
inline constexpr double kMeepleThickness = 0.55; ///< of the height

/// The outline of a wooden meeple as a closed polygon in shares of its height: x from -0.5 to 0.5, y from 0
/// at the feet to 1 at the top of the head.
std::vector<cv::Point2d> meepleOutline();

/// Height of a figure that stands on its feet, and how thick it is, in millimetres. Abbot, builder and pig
/// are our own: their shapes and sizes differ between editions.
double heightOf_mm(engine::MeepleType figure);
double thicknessOf_mm(engine::MeepleType figure);

/// The outline of a figure as a closed polygon in shares of its height, counter-clockwise with y upwards, y
/// from 0 to 1, its foot around x = 0. A pig is seen from the side and looks to the right.
std::vector<cv::Point2d> outlineOf(engine::MeepleType figure);

} // namespace meeplecam::models
