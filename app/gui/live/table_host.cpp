#include "app/gui/live/table_host.h"

#include "app/gui/look/address_card.h"

#include <QApplication>
#include <QCheckBox>
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
    bool answers = false; ///< whether players may answer
};

QPointer<TableHost>& hostOfWindow() {
    static QPointer<TableHost> host;
    return host;
}

/// Shows one of two addresses: where scores are seen, or where questions are answered, too.
void showAddress(AddressCard& card, const TableHost& host) {
    const QString forFilms =
        ScoresDialog::tr("For a film, such as in OBS, add ?overlay=scores or "
                         "?overlay=board before the # sign; &size=24 sets the size of the "
                         "letters.");
    if (host.answers)
        card.setAddress(
            host.server->answersAddress(),
            ScoresDialog::tr("Scan the code with a phone in the same network. Whoever knows the "
                             "address sees the board and the scores, and may answer what the camera "
                             "can't tell, as in this window."),
            {});
    else
        card.setAddress(
            host.server->scoresAddress(),
            ScoresDialog::tr("Scan the code with a phone in the same network, or open this address on "
                             "a television. Whoever knows it sees the board and the scores, and can't "
                             "change them."),
            forFilms);
}

/// Lets players answer, or nobody any more.
void allowAnswers(TableHost& host, bool allowed, QWidget* window, const AnswerSink& answered) {
    host.answers = allowed;
    const auto onWindow = [&host, living = QPointer(window), answered](const server::PageAnswer& answer) {
        QMetaObject::invokeMethod(&host, [living, answered, answer] {
            if (living)
                answered(answer);
        });
    };
    host.server->allowAnswers(allowed ? AnswerSink(onWindow) : AnswerSink());
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

void offerScores(QWidget* window, const GameSnapshotPtr& game, const AnswerSink& answered) {
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
    TableHost& host = *hostOfWindow();
    showAddress(*card, host);
    column->addWidget(card);
    auto* answers = new QCheckBox(ScoresDialog::tr("Players may answer questions on their phones"), &dialog);
    answers->setChecked(host.answers);
    QObject::connect(answers, &QCheckBox::toggled, &dialog, [&host, card, window, answered](bool on) {
        allowAnswers(host, on, window, answered);
        showAddress(*card, host);
    });
    column->addWidget(answers);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
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
