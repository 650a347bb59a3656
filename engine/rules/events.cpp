#include "engine/rules/events.h"

#include <array>

namespace meeplecam::engine {

const char* nameOf(ScoreKind kind) {
    constexpr std::array kNames{"road", "city", "cloister", "field", "gingerbread"};
    return kNames[static_cast<std::size_t>(kind)];
}

const char* nameOf(MeepleType type) {
    constexpr std::array kNames{"small", "large", "abbot", "builder", "pig"};
    return kNames[static_cast<std::size_t>(type)];
}

} // namespace meeplecam::engine
