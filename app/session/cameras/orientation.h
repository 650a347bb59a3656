#pragma once

#include "app/session/sources/frame_source.h"

#include <memory>

namespace meeplecam::session {

/// How the pictures of a source are put upright.
struct Orientation {
    bool mirrored = false; ///< left and right change places, before the turn
    int quarterTurns = 0;  ///< clockwise, 0 to 3
    bool operator==(const Orientation&) const = default;
};

/// The picture, mirrored and turned; the very same pixels, not copied, where there is nothing to do.
[[nodiscard]] cv::Mat oriented(const cv::Mat& picture, const Orientation& orientation);

/// The source with all its pictures put upright; the source itself where there is nothing to do.
[[nodiscard]] std::unique_ptr<FrameSource> orientedSource(std::unique_ptr<FrameSource> source,
                                                          const Orientation& orientation);

} // namespace meeplecam::session
