#include "app/gui/table_host.h"

#include "app/gui/address_card.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

namespace meeplecam::gui {

namespace {

struct ScoresDialog {
    Q_DECLARE_TR_FUNCTIONS(ScoresDialog)
};

/// Goes with the application.
class TableHost : public QObject {
public:
    TableHost(std::unique_ptr<server::TableServer> begun, QObject* parent)
        : QObject(parent)
        , server(std::move(begun)) {}
    std::unique_ptr<server::TableServer> server;
};

QPointer<TableHost>& hostOfWindow() {
    static QPointer<TableHost> host;
    return host;
}

} // namespace

engine::Result<server::TableServer*> tableServer() {
    QPointer<TableHost>& host = hostOfWindow();
    if (host)
        return host->server.get();
    auto begun = server::TableServer::open(server::usualWish());
    if (!begun)
        return begun.error();
    host = new TableHost(*std::move(begun), qApp);
    return host->server.get();
}

void showOnPages(const GameSnapshot& game) {
    if (const QPointer<TableHost>& host = hostOfWindow())
        host->server->show({game.ledger, game.advice});
}

void offerScores(QWidget* window, const GameSnapshotPtr& game) {
    const auto server = tableServer();
    if (!server) {
        QMessageBox::warning(window, ScoresDialog::tr("Scores on other screens"),
                             QString::fromStdString(server.error().message));
        return;
    }
    if (game)
        showOnPages(*game);
    QDialog dialog(window);
    dialog.setWindowTitle(ScoresDialog::tr("Scores on other screens"));
    auto* column = new QVBoxLayout(&dialog);
    auto* card = new AddressCard(&dialog);
    card->setAddress(
        (*server)->scoresAddress(),
        ScoresDialog::tr("Scan the code with a phone in the same network, or open this address on "
                         "a television. Whoever knows it sees the board and the scores, and can't "
                         "change them."),
        ScoresDialog::tr("For a film, such as in OBS, add ?overlay=scores or ?overlay=board before "
                         "the # sign; &size=24 sets the size of the letters."));
    column->addWidget(card);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QPushButton* off = buttons->addButton(ScoresDialog::tr("Switch off"), QDialogButtonBox::DestructiveRole);
    off->setToolTip(
        ScoresDialog::tr("Nothing is shown in the network any more, and no phone is the camera."));
    QObject::connect(off, &QPushButton::clicked, &dialog, [&dialog] {
        delete hostOfWindow().data();
        dialog.accept();
    });
    column->addWidget(buttons);
    dialog.exec();
}

} // namespace meeplecam::gui
