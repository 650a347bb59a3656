#include "app/gui/pages/play_dialog.h"

#include "app/gui/look/address_card.h"
#include "app/records/exports/plays.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace meeplecam::gui {

namespace {

struct PlayDialog {
    Q_DECLARE_TR_FUNCTIONS(PlayDialog)
};

} // namespace

void offerPlay(QWidget* window, const GameSnapshot& game, const std::filesystem::path& log) {
    const auto kept = records::keptGameOf(game.ledger);
    if (!kept)
        return;
    const QString link = records::playLink(*kept, records::playTimeOf(log));
    QDialog dialog(window);
    dialog.setWindowTitle(PlayDialog::tr("Board Game Stats"));
    auto* column = new QVBoxLayout(&dialog);
    auto* card = new AddressCard(&dialog);
    card->setCode(
        link, PlayDialog::tr("Scan the code with the phone on which you have the app Board Game Stats: it "
                             "takes in names, points and who won."));
    column->addWidget(card);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    const QPushButton* copy =
        buttons->addButton(PlayDialog::tr("Copy the link"), QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, &dialog,
                     [link] { QApplication::clipboard()->setText(link); });
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    column->addWidget(buttons);
    dialog.exec();
}

} // namespace meeplecam::gui
