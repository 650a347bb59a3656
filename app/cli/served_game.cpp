#include "app/cli/served_game.h"

#include "app/server/qr_code.h"

#include <QCoreApplication>

namespace meeplecam::cli {

namespace {

struct PhoneHelp {
    Q_DECLARE_TR_FUNCTIONS(PhoneHelp)
};

} // namespace

void ServedGame::take(const session::SourceStep& step) {
    m_inner.take(step);
    if (m_server == nullptr)
        return;
    const int events = m_game.ledger().reported().events();
    std::vector<vision::PictureAdvice> advice = m_game.standingAdvice();
    if (events == m_events && advice == m_advice)
        return;
    m_events = events;
    m_advice = std::move(advice);
    m_server->show({m_game.ledger(), m_advice});
}

QStringList phoneLines(const QString& address) {
    QStringList lines = server::terminalLines(server::qrCodeOf(address));
    lines.push_back(PhoneHelp::tr("Scan the code with a phone that is in the same network, or open %1 there. "
                                  "The browser warns once that it doesn't know this computer: continue.")
                        .arg(address));
    return lines;
}

} // namespace meeplecam::cli
