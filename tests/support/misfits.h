#pragma once

#include <QStringList>

class QWidget;

namespace meeplecam::tests {

enum class Contrast : bool { Ignored, Checked };

/// What is wrong with the texts of a window as it is shown: cut off, shortened, lying on each other, covered
/// in part, not to be reached, or, when that is checked, hard to tell from their ground. One line for each.
[[nodiscard]] QStringList misfits(QWidget& window, Contrast contrast = Contrast::Checked);

} // namespace meeplecam::tests
