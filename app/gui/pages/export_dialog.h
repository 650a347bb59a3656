#pragma once

#include "app/records/games/kept_game.h"

#include <QStringList>

#include <filesystem>
#include <functional>

class QWidget;

namespace meeplecam::gui {

/// The file that is meant by a name and a kind such as "Record (*.json)": the kind gives the ending of a name
/// that has none of any kind.
[[nodiscard]] QString exportFileOf(const QString& name, const QString& kind);

/// The kinds of files that a board on a photo can be saved as.
[[nodiscard]] QStringList boardExportKinds();

/// What can be saved.
struct ExportOffer {
    QString name;      ///< proposed, without an ending
    QStringList kinds; ///< such as "Record (*.json)", the usual one first
    std::function<engine::Status(const std::filesystem::path& file)> write;
};

/// Asks for a file, writes what is offered into it, and says where it lies, or why not.
void exportByDialog(QWidget* window, const ExportOffer& offer);
/// The same with a game.
void exportByDialog(QWidget* window, const records::KeptGame& kept);

} // namespace meeplecam::gui
