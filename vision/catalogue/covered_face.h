#pragma once

#include "models/meeple_looks.h"

#include <opencv2/core.hpp>

#include <span>

namespace meeplecam::vision {

/// Whether a meeple of one of these colours may stand on a tile of which no picture is known: an even patch
/// of such a paint, larger than what is printed in one colour. `face` as in printedFace. Of 227 printed faces
/// of four editions none was taken for covered by green, blue or black, 3 by yellow, and 27 by red, all with
/// large red roofs (2026-11-22).
bool mayCarryMeeple(const cv::Mat& face, std::span<const models::MeepleColour> colours);

} // namespace meeplecam::vision
