#pragma once

#include "models/files/unpacked_picture.h"

#include <string_view>

namespace meeplecam::models {

/// Whether the bytes begin as a JPEG does.
[[nodiscard]] bool isJpeg(std::string_view bytes);

/// As unpackPicture, for the bytes of a JPEG.
[[nodiscard]] UnpackedPicture unpackJpeg(std::string_view bytes, const PictureWish& wish);

} // namespace meeplecam::models
