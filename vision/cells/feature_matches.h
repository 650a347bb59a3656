#pragma once

#include "vision/catalogue/tile_index.h"

#include <array>
#include <vector>

namespace meeplecam::vision {

/// The features of an index that look most like one that was seen, best first; -1 where none is alike enough.
using FeatureMatches = std::array<int, 3>;

/// What each of the seen features looks like. `descriptors` are RootSIFT, n x 128, CV_32F.
std::vector<FeatureMatches> matchFeatures(const cv::Mat& descriptors, const TileIndex& index);

} // namespace meeplecam::vision
