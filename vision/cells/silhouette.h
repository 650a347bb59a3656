#pragma once

#include <vector>

namespace meeplecam::vision {

/// What a shape covers of a picture of the table seen from above, as runs of pixels relative to the pixel of
/// its foot (lying: the middle of its body), row by row.
struct Silhouette {
    struct Run {
        int y = 0;
        int first = 0;
        int last = 0; ///< inclusive
    };
    std::vector<Run> runs;
    int area = 0; ///< pixels
};

} // namespace meeplecam::vision
