#pragma once

#include <algorithm>
#include <cctype>
#include <string>

namespace meeplecam::session {

/// The text with ASCII letters in lower case.
inline std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

} // namespace meeplecam::session
