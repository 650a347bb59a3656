#pragma once

#include "app/session/sources/frame_source.h"

#include <filesystem>
#include <memory>
#include <string_view>

namespace meeplecam::session {

/// Whether one name comes before another as people count: "view2" before "view10". Case counts only where
/// nothing else differs.
[[nodiscard]] bool naturallyBefore(std::string_view left, std::string_view right);

/// The pictures (jpg, jpeg, png) of a folder in the natural order of their names, each turned as its EXIF
/// says. Time is the number of the picture in seconds. One that can't be read gives a SourceGone and is
/// passed over. Fails with a sentence when there is no folder or no picture in it.
[[nodiscard]] engine::Result<std::unique_ptr<FrameSource>> openPictures(const std::filesystem::path& folder);

} // namespace meeplecam::session
