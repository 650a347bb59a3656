#pragma once

#include <cstdint>
#include <filesystem>

namespace meeplecam::models {

/// What a program keeps for its user.
enum class UserFolder : std::uint8_t {
    Cache,    ///< what can be made anew
    Settings, ///< what was set up, e.g. cameras
    Data      ///< what can't be replaced, e.g. past games
};

/// This program's folder of that kind: `meeplecam` in $XDG_CACHE_HOME, $XDG_CONFIG_HOME or $XDG_DATA_HOME, or
/// else in ~/.cache, ~/.config or ~/.local/share (XDG Base Directory Specification 0.8, which ignores
/// relative paths). Empty when the user has no home. It need not exist.
[[nodiscard]] std::filesystem::path userFolder(UserFolder kind);

/// Makes the folder, and those above it that are missing, for the user alone; leaves those that are there as
/// they are. Whether it is there then.
bool makePrivateFolder(const std::filesystem::path& folder);

} // namespace meeplecam::models
