#pragma once

#include <QIcon>

namespace meeplecam::gui {

enum class Sign : std::uint8_t {
    Home,
    Undo,
    Redo,
    Fit,
    Turn,
    Shade,
    Swap,
    Screen,
    More,
    Camera,
    Film,
    Picture,
    Plus,
    Table,
    Continue,
    Up,
    Down,
    Close
};

/// A line drawing in the colour of the theme's text.
[[nodiscard]] QIcon iconOf(Sign sign);

} // namespace meeplecam::gui
