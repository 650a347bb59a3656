#pragma once

#include <QIcon>

class QAbstractButton;
class QWidget;

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

/// Puts a sign on a button, and keeps it in the colour of the theme by refreshSigns().
void setSign(QAbstractButton& button, Sign sign);
/// Draws all signs within a window anew, for another theme.
void refreshSigns(const QWidget& window);

/// The program's own icon.
[[nodiscard]] QIcon programIcon();

} // namespace meeplecam::gui
