#pragma once

#include "models/tiles/catalogue.h"

#include <span>

namespace meeplecam::tests {

/// By how many quarter turns clockwise the tile at a place of the photo lies.
int turnsAt(std::size_t place);

/// A photo of some tiles with gaps on a grey table, six in a row, turned anyhow, seen aslant under a warm
/// lamp at the left.
cv::Mat photo(std::span<const models::CataloguePicture> tiles);

} // namespace meeplecam::tests
