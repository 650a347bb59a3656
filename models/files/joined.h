#pragma once

#include <functional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

namespace meeplecam::models {

/// The words one after the other, with something between each two.
template<std::ranges::input_range Things, class WordOf = std::identity>
std::string joined(const Things& things, std::string_view between, WordOf wordOf = {}) {
    std::string text;
    bool first = true;
    for (const auto& thing : things) {
        if (!std::exchange(first, false))
            text += between;
        text += std::invoke(wordOf, thing);
    }
    return text;
}

} // namespace meeplecam::models
