#include "app/gui/new_game/camera_dialog.h"

#include "app/gui/new_game/camera_editor.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QPushButton>
#include <QVBoxLayout>

namespace meeplecam::gui {

namespace {

struct CameraDialog {
    Q_DECLARE_TR_FUNCTIONS(CameraDialog)
};

QString askForRecording(QWidget* parent) {
    return QFileDialog::getOpenFileName(parent, CameraDialog::tr("Open a recording"), QString(),
                                        CameraDialog::tr("Videos (*.mp4 *.mkv *.avi *.mov *.webm)"));
}

} // namespace

std::optional<session::SourceRequest> askForSource(QWidget* parent, const session::GamePlan& plan) {
    QDialog dialog(parent);
    dialog.setWindowTitle(CameraDialog::tr("Choose another camera"));
    auto* column = new QVBoxLayout(&dialog);
    auto* editor = new CameraEditor(&dialog);
    editor->setReader(session::readerRequestOf(plan));
    editor->setSource(plan.source);
    column->addWidget(editor, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
    QPushButton* goOn =
        buttons->addButton(CameraDialog::tr("Go on with this camera"), QDialogButtonBox::AcceptRole);
    QPushButton* recording =
        buttons->addButton(CameraDialog::tr("Open a recording…"), QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    std::optional<session::SourceRequest> chosen;
    const auto check = [&] { goOn->setEnabled(editor->problem().isEmpty()); };
    QObject::connect(editor, &CameraEditor::sourceChanged, goOn, check);
    QObject::connect(editor, &CameraEditor::addressEdited, goOn, check);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, [&] {
        chosen = editor->source();
        dialog.accept();
    });
    QObject::connect(recording, &QPushButton::clicked, &dialog, [&] {
        const QString file = askForRecording(&dialog);
        if (file.isEmpty())
            return;
        chosen = session::SourceRequest{};
        chosen->source = file.toStdString();
        dialog.accept();
    });
    check();
    editor->open();
    dialog.exec();
    editor->close();
    return chosen;
}

} // namespace meeplecam::gui
