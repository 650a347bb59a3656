#pragma once

#include "models/files/unpacked_picture.h"

#include <string>
#include <string_view>

namespace meeplecam::models {

/// Unpacks JPEG, PNG, WebP, TIFF or BMP, 8 bits a channel, turned as its EXIF orientation says. The libraries
/// that do it say nothing on standard error.
[[nodiscard]] UnpackedPicture unpackPicture(std::string_view bytes, const PictureWish& wish = {});

/// The second half of a sentence that begins with the picture's name: what is wrong, and what to do.
[[nodiscard]] std::string pictureComplaint(const UnpackedPicture& unpacked, const PictureWish& wish = {});

} // namespace meeplecam::models
