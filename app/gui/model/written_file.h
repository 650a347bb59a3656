#pragma once

#include "engine/tiles/result.h"

#include <opencv2/core/mat.hpp>

#include <filesystem>

namespace meeplecam::gui {

/// Writes a picture (BGR, 8 bit) as a whole or not at all; the end of the name says as what. Fails with one
/// sentence.
[[nodiscard]] engine::Status writePicture(const std::filesystem::path& file, const cv::Mat& picture);

} // namespace meeplecam::gui
