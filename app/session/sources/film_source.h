#pragma once

#include "app/session/sources/frame_source.h"

#include <filesystem>
#include <memory>

namespace meeplecam::session {

/// A film, picture by picture. Fails with a sentence when the file isn't one. A film that breaks off before
/// the end that it promises says so with a SourceGone before its SourceEnd.
[[nodiscard]] engine::Result<std::unique_ptr<FrameSource>> openFilm(const std::filesystem::path& file);

} // namespace meeplecam::session
