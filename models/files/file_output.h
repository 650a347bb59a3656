#pragma once

#include "engine/tiles/result.h"

#include <filesystem>
#include <functional>
#include <string_view>

namespace meeplecam::models {

/// Whether two names, links followed, mean one file; neither needs to be there.
[[nodiscard]] bool isSameFile(const std::filesystem::path& a, const std::filesystem::path& b);

/// Writes a file as a whole or not at all: `write` gets the name of a new file beside it, with the same
/// ending, which then takes its place. A link stays one; what is no file, such as /dev/stdout, is written to
/// as it is. Fails as `write` does, and when the file can't take its place.
engine::Status writeWhole(const std::filesystem::path& path,
                          const std::function<engine::Status(const std::filesystem::path&)>& write);

/// Writes text as a whole or not at all. Fails with one sentence.
engine::Status writeFile(const std::filesystem::path& path, std::string_view text);

/// That a file can't be written, and what to do.
engine::Error notWritten(const std::filesystem::path& path);

} // namespace meeplecam::models
