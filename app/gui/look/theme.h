#pragma once

#include <QColor>
#include <QString>

class QApplication;

namespace meeplecam::gui {

enum class Appearance : std::uint8_t { System, Light, Dark };

/// The colours of the window. Every text is told from its ground by a contrast of at least 4.5 (WCAG 2.1).
struct Theme {
    QColor window;
    QColor panel;
    QColor card;
    QColor line;
    QColor text;
    QColor subtle;      ///< less important text
    QColor accent;      ///< what can be done next
    QColor accentHover; ///< the accent under the pointer
    QColor accentText;
    QColor warning;
    QColor warningText;
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
