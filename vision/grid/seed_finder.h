#pragma once

#include "vision/catalogue/sight.h"

#include <vector>

namespace meeplecam::vision {

/// A place where several features agree on one printed tile.
struct TileSeed {
    std::size_t picture = 0;       ///< in the index
    cv::Matx23d picture_from_tile; ///< affine, from the unrotated tile's unit square to the frame
    int votes = 0;                 ///< features that agree
    /// The tile's sides in the frame as the features alone say, columns east and south, in pixels; what they
    /// leave open is like a tile seen from above.
    cv::Matx22d sides;
    cv::Matx22d scatter; ///< of these features over the tile: squares around their middle, sides²
};

/// How hard to look.
struct SeedOptions {
    double area_px = 0.7e6; ///< pixels of the reduced picture in which features are sought
    int features = 1500;    ///< features at most
};

/// Looks for printed tiles anywhere in the frame by SIFT features that vote for the centre, size and turn of
/// a tile. Sorted by votes, most first. Some are wrong: a pattern on the table, one of two alike tiles.
std::vector<TileSeed> findSeeds(const Sight& sight, const SeedOptions& options);

} // namespace meeplecam::vision
