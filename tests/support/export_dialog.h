#pragma once

#include "tests/support/window.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <functional>

namespace meeplecam::tests {

/// Types a name into the dialog behind "Export…" and chooses a kind; what the program says in the end.
inline QString exportBy(const QWidget& page, const QString& name, const char* kind) {
    QString said;
    QObject person; // nobody is there any more when the dialogs are done
    // Dialogs have event loops of their own, and may open others from within: a timer that is still at work
    // would not come again there.
    const std::function<void()> look = [&] {
        QTimer::singleShot(30, &person, look);
        QWidget* modal = QApplication::activeModalWidget();
        if (auto* dialog = qobject_cast<QFileDialog*>(modal); dialog != nullptr && !said.isEmpty()) {
            dialog->reject(); // it was asked something
        } else if (dialog != nullptr) {
            auto* kinds = dialog->findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
            kinds->setCurrentIndex(kinds->findText(QString::fromLatin1(kind), Qt::MatchStartsWith));
            Q_EMIT kinds->textActivated(kinds->currentText());
            dialog->findChild<QLineEdit*>()->setText(name);
            // A list of files that begin alike may be open, and would take the Enter key.
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
        } else if (auto* box = qobject_cast<QMessageBox*>(modal)) {
            said = box->text();
            box->reject();
        }
    };
    QTimer::singleShot(30, &person, look);
    QAbstractButton* const opens = buttonOf(page, QStringLiteral("Export…"));
    if (opens == nullptr)
        return QStringLiteral("nothing here can be exported");
    opens->click();
    return said;
}

} // namespace meeplecam::tests
