#pragma once

#include "app/records/kept_game.h"

#include <QString>

class QWidget;

namespace meeplecam::gui {

/// The file that is meant by a name and a kind such as "Record (*.json)": the kind gives the ending of a name
/// that has none of any kind.
[[nodiscard]] QString exportFileOf(const QString& name, const QString& kind);

/// Asks for a file, writes the game into it, and says where it lies, or why not.
void exportByDialog(QWidget* window, const records::KeptGame& kept);

} // namespace meeplecam::gui
