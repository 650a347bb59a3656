#pragma once

#include <QIcon>
#include <QKeySequence>

class QAbstractButton;
class QLabel;
class QToolButton;
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
    Film,
    Picture,
    Plus,
    Table,
    Continue,
    Up,
    Close
};

/// A line drawing in the colour of the theme's text.
[[nodiscard]] QIcon iconOf(Sign sign);

/// Puts a sign on a button, and keeps it in the colour of the theme by refreshSigns().
void setSign(QAbstractButton& button, Sign sign);
/// The same for a label that is such a sign, so many pixels wide.
void setSign(QLabel& label, Sign sign, int side);
/// A button with a sign; `name` is its tool tip, and what a screen reader says.
[[nodiscard]] QToolButton* makeTool(QWidget* parent, Sign sign, const QString& name);
/// The same in a bar, with a key that its tool tip tells.
[[nodiscard]] QToolButton* makeTool(QWidget* parent, Sign sign, const QString& name, const QKeySequence& key);
/// Draws all signs within a window anew, for another theme.
void refreshSigns(const QWidget& window);

/// The program's own icon.
[[nodiscard]] QIcon programIcon();

} // namespace meeplecam::gui
