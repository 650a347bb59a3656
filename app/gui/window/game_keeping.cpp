#include "app/gui/window/game_keeping.h"

#include "app/records/shelf/shelf_choice.h"

#include <QApplication>
#include <QMessageBox>
#include <QPointer>
#include <QThreadPool>

namespace meeplecam::gui {

namespace {

struct GameKeeping {
    Q_DECLARE_TR_FUNCTIONS(GameKeeping)
};

/// Why the game isn't where it should be, and where it is; empty when all is well.
QString troubleWith(const engine::Result<records::Keeping>& kept, const std::filesystem::path& log) {
    if (kept && !kept->away)
        return {};
    const QString reason = QString::fromStdString(kept ? kept->away->message : kept.error().message);
    const QString place =
        kept ? GameKeeping::tr("The game is kept on this computer until the database can be used again.")
             : GameKeeping::tr("The recording of the game is kept: %1")
                   .arg(QString::fromStdString(log.string()));
    return reason + QStringLiteral("\n\n") + place;
}

} // namespace

void keepBeside(QWidget* window, const std::filesystem::path& log,
                const engine::Result<records::ShelfPlace>& shelf) {
    QThreadPool::globalInstance()->start([window = QPointer<QWidget>(window), log, shelf] {
        const QString trouble = troubleWith(
            shelf ? records::shelve(log, *shelf) : engine::Result<records::Keeping>(shelf.error()), log);
        if (!trouble.isEmpty())
            QMetaObject::invokeMethod(qApp, [window, trouble] {
                if (window && window->isVisible())
                    QMessageBox::warning(window, window->windowTitle(), trouble);
            });
    });
}

} // namespace meeplecam::gui
