#pragma once

#include "tests/support/sheet_photos.h"

#include <span>
#include <string>

namespace meeplecam::tests {

/// A film (MJPEG in AVI, five pictures a second) in which the sheet is held like that, a second each.
void filmSheet(const models::Lens& lens, std::span<const SheetPose> poses, const std::string& path);

} // namespace meeplecam::tests
