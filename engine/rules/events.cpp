#include "engine/rules/events.h"

#include <array>

namespace meeplecam::engine {

const char* nameOf(ScoreKind kind) {
    constexpr std::array kNames{"road", "city", "cloister", "field", "gingerbread", "garden", "goods"};
    return kNames[static_cast<std::size_t>(kind)];
}

const char* nameOf(Goods goods) {
    constexpr std::array kNames{"none", "wine", "grain", "cloth"};
    return kNames[static_cast<std::size_t>(goods)];
}

const char* nameOf(MeepleType type) {
    return kMeepleTypeNames[static_cast<std::size_t>(type)];
}

} // namespace meeplecam::engine
