#pragma once

#include <opencv2/core/types.hpp>

#include <optional>
#include <string_view>

namespace meeplecam::models {

/// The size in pixels that a WebP, TIFF or BMP names in its header, before anything is unpacked; nothing for
/// other files, and where the header is damaged.
[[nodiscard]] std::optional<cv::Size> namedSize(std::string_view bytes);

} // namespace meeplecam::models
