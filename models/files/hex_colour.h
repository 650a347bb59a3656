#pragma once

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace meeplecam::models {

/// Red, green and blue of a colour such as "#b4885a"; none where it is written in another way.
[[nodiscard]] inline std::optional<std::array<std::uint8_t, 3>> readHexColour(std::string_view text) {
    constexpr std::size_t kLength = 7;
    if (text.size() != kLength || text[0] != '#')
        return std::nullopt;
    std::array<std::uint8_t, 3> rgb{};
    for (std::size_t i = 0; i < rgb.size(); ++i) {
        const char* digits = text.data() + 1 + 2 * i;
        const auto [end, problem] = std::from_chars(digits, digits + 2, rgb[i], 16);
        if (problem != std::errc{} || end != digits + 2)
            return std::nullopt;
    }
    return rgb;
}

/// As readHexColour() reads it.
[[nodiscard]] inline std::string hexColour(const std::array<std::uint8_t, 3>& rgb) {
    constexpr const char* kDigits = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t part : rgb)
        text += {kDigits[part / 16], kDigits[part % 16]};
    return text;
}

} // namespace meeplecam::models
