#pragma once

#include <QColor>
#include <QString>

class QApplication;

namespace meeplecam::gui {

enum class Appearance : std::uint8_t { System, Light, Dark };

/// The colours of the window.
struct Theme {
    QColor window;
    QColor panel;
    QColor card;
    QColor line;
    QColor text;
    QColor subtle; ///< less important text
    QColor accent; ///< what can be done next
    QColor accentText;
    QColor warning;
    QColor table;     ///< under the tiles, in the middle
    QColor tableEdge; ///< and at the border
};

[[nodiscard]] const Theme& lightTheme();
[[nodiscard]] const Theme& darkTheme();

/// The theme in use.
[[nodiscard]] const Theme& theme();

/// Dresses all windows of the program. System follows what the desktop uses.
void applyTheme(QApplication& application, Appearance appearance);

} // namespace meeplecam::gui
