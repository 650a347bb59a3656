#pragma once

#include <QColor>
#include <QRectF>
#include <QRegion>
#include <QString>

#include <vector>

class QWidget;

namespace meeplecam::tests {

/// A piece of text as a window paints it, whoever paints it: labels, delegates, scenes. In pixels of the
/// window.
struct PaintedText {
    const QWidget* widget = nullptr; ///< that painted it
    QString text;
    QRectF ink; ///< what its letters cover
    QColor colour;
    QRectF ground;        ///< to which whoever painted it clipped it; at least the whole window
    QRegion shown;        ///< to which its widget is clipped
    bool covered = false; ///< something opaque was painted over all of it
    bool grazed = false;  ///< or over a part of it
};

/// Everything that a window writes at the moment, in the order of painting. Text that lies wholly outside
/// what is shown of its widget may be missing.
[[nodiscard]] std::vector<PaintedText> paintedTexts(QWidget& window);

} // namespace meeplecam::tests
