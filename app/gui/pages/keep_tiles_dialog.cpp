#include "app/gui/pages/keep_tiles_dialog.h"

#include "app/gui/live/game_thread.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QMessageBox>

namespace meeplecam::gui {

namespace {

struct KeepTiles {
    Q_DECLARE_TR_FUNCTIONS(KeepTiles)
};

} // namespace

void offerToKeepTiles(QWidget* parent, GameThread& thread) {
    const QString name = QInputDialog::getText(parent, KeepTiles::tr("Keep these tiles"),
                                               KeepTiles::tr("What is this box called?"));
    if (!name.trimmed().isEmpty())
        thread.keepTiles(name.trimmed());
}

} // namespace meeplecam::gui
