#pragma once

#include <QString>

class QWidget;

namespace meeplecam::gui {

/// Asks a person whether what is not kept may go; keeping it is what Enter and Escape choose. `what`: what
/// would be lost, as a sentence.
[[nodiscard]] bool mayDiscard(QWidget& page, const QString& what);

} // namespace meeplecam::gui
