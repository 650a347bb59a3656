#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace meeplecam::models {

/// Red, green and blue of a colour such as "#b4885a"; none where it is written in another way.
[[nodiscard]] std::optional<std::array<std::uint8_t, 3>> readHexColour(std::string_view text);
/// As readHexColour() reads it.
[[nodiscard]] std::string hexColour(const std::array<std::uint8_t, 3>& rgb);

} // namespace meeplecam::models
