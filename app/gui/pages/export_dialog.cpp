#include "app/gui/pages/export_dialog.h"

#include "app/gui/look/export_words.h"
#include "app/gui/model/kept_games.h"
#include "app/gui/model/score_model.h"
#include "app/gui/model/settings.h"
#include "models/files/file_output.h"

#include <QApplication>
#include <QDate>
#include <QDesktopServices>
#include <QDir>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QTimer>
#include <QUrl>

#include <thread>

namespace meeplecam::gui {

namespace {

QStringList exportKinds() {
    return {Export::tr("Report (*.pdf)"),
            Export::tr("Picture of the board (*.png)"),
            Export::tr("Picture to share (*.jpg)"),
            Export::tr("Film of the game (*.mp4)"),
            Export::tr("Table of all scorings (*.csv)"),
            Export::tr("Record (*.json)"),
            QStringLiteral("JCloisterZone (*.jcz)"),
            QStringLiteral("BoardGameGeek (*.bgg)")};
}

/// "pdf" of "Report (*.pdf)".
QString suffixOf(const QString& kind) {
    static const QRegularExpression kSuffix(QStringLiteral("\\*\\.(\\w+)"));
    return kSuffix.match(kind).captured(1);
}

/// "2026-11-23 Anna, Ben"
QString usualName(const records::KeptGame& kept) {
    QStringList names;
    for (const QString& name : shownNames(kept.record.setup))
        names.push_back(name);
    static const QRegularExpression kNotInNames(QStringLiteral("[/\\\\:*?\"<>|.]"));
    return QDate::currentDate().toString(Qt::ISODate) + QLatin1Char(' ') +
           names.join(QStringLiteral(", ")).remove(kNotInNames);
}

bool mayReplace(QWidget* window, const QString& file) {
    QMessageBox box(QMessageBox::Question, Export::tr("Export"),
                    Export::tr("%1 already exists. Replace it?").arg(QDir::toNativeSeparators(file)),
                    QMessageBox::NoButton, window);
    QPushButton* replace = box.addButton(Export::tr("Replace"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(Export::tr("Cancel"), QMessageBox::RejectRole));
    box.exec();
    return box.clickedButton() == replace;
}

/// The file that the person chooses; empty = none. The dialog knows no suffix: it would have selected the
/// file of the first kind that has the name already, and have asked about that one.
QString askForFile(QWidget* window, const ExportOffer& offer) {
    QFileDialog dialog(window, Export::tr("Export"), Settings().exportFolder());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(offer.kinds);
    dialog.selectFile(offer.name);
    while (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty()) {
        const QString chosen =
            dialog.selectedFiles().front(); // the dialog has asked about it as it was typed
        QString file = exportFileOf(chosen, dialog.selectedNameFilter());
        if (file == chosen || !QFileInfo::exists(file) || mayReplace(window, file))
            return file;
    }
    return {};
}

void sayWhereItLies(QWidget* window, const QString& file) {
    QMessageBox box(QMessageBox::Information, Export::tr("Export"),
                    Export::tr("Saved as %1").arg(QDir::toNativeSeparators(file)), QMessageBox::NoButton,
                    window);
    const QPushButton* open = box.addButton(Export::tr("Open"), QMessageBox::ActionRole);
    const QPushButton* folder = box.addButton(Export::tr("Open folder"), QMessageBox::ActionRole);
    QPushButton* close = box.addButton(Export::tr("Close"), QMessageBox::RejectRole);
    box.setDefaultButton(close);
    box.exec();
    if (box.clickedButton() == open)
        QDesktopServices::openUrl(QUrl::fromLocalFile(file));
    else if (box.clickedButton() == folder)
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absolutePath()));
}

/// Writes beside the window, which says so where it takes longer.
engine::Status writtenBeside(QWidget* window, const std::function<engine::Status()>& write) {
    constexpr int kSoon_ms = 400;
    QProgressDialog busy(Export::tr("The file is written…"), QString(), 0, 0, window);
    busy.setWindowModality(Qt::WindowModal);
    busy.reset(); // else it would show itself
    QTimer::singleShot(kSoon_ms, &busy, [&busy] { busy.setVisible(true); });
    engine::Status written = engine::success();
    QEventLoop loop;
    const std::jthread writer([&] {
        written = write();
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    loop.exec();
    return written;
}

QString wordsOf(const engine::Error& error, const QString& file) {
    return error == models::notWritten(file.toStdString())
               ? Export::tr("%1 cannot be written. Choose a folder that exists and has room.").arg(file)
               : QString::fromStdString(error.message);
}

} // namespace

QStringList boardExportKinds() {
    return {Export::tr("Report (*.pdf)"), Export::tr("Picture of the board (*.png)"),
            Export::tr("Table of all scorings (*.csv)"), Export::tr("What was read (*.json)")};
}

QString exportFileOf(const QString& name, const QString& kind) {
    for (const QString& known : exportKinds())
        if (name.endsWith(QLatin1Char('.') + suffixOf(known), Qt::CaseInsensitive))
            return name;
    return name + QLatin1Char('.') + suffixOf(kind);
}

void exportByDialog(QWidget* window, const records::KeptGame& kept) {
    exportByDialog(window, {usualName(kept), exportKinds(),
                            [&kept](const std::filesystem::path& file) { return exportGame(kept, file); }});
}

void exportByDialog(QWidget* window, const ExportOffer& offer) {
    const QString file = askForFile(window, offer);
    if (file.isEmpty())
        return;
    const engine::Status written = writtenBeside(window, [&] { return offer.write(file.toStdString()); });
    if (!written) {
        QMessageBox::warning(window, Export::tr("Export"), wordsOf(written.error(), file));
        return;
    }
    Settings().setExportFolder(QFileInfo(file).absolutePath());
    sayWhereItLies(window, file);
}

} // namespace meeplecam::gui
