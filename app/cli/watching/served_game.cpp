#include "app/cli/watching/served_game.h"

#include "app/cli/watching/live_answers.h"
#include "app/server/qr_code.h"

#include <QCoreApplication>

namespace meeplecam::cli {

namespace {

struct PhoneHelp {
    Q_DECLARE_TR_FUNCTIONS(PhoneHelp)
};

} // namespace

ServedGame::~ServedGame() {
    if (m_server != nullptr)
        m_server->allowAnswers({});
}

void ServedGame::allowAnswers() {
    m_server->allowAnswers([this](const server::PageAnswer& answer) {
        const std::scoped_lock lock(m_mutex);
        m_answers.push_back(answer);
    });
}

/// An answer that came too late says nothing.
void ServedGame::takeAnswers() {
    std::vector<server::PageAnswer> answers;
    {
        const std::scoped_lock lock(m_mutex);
        answers.swap(m_answers);
    }
    for (const server::PageAnswer& answer : answers)
        if (const auto edit = server::editOf(answer, m_game.ledger()))
            (void)takeEdit(m_game, *edit);
}

void ServedGame::take(const session::SourceStep& step) {
    m_inner.take(step);
    if (m_server == nullptr)
        return;
    takeAnswers();
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
