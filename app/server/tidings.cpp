#include "app/server/tidings.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace meeplecam::server {

void Tidings::setGame(TableNews news) {
    m_news = std::move(news);
    m_worded.clear();
}

void Tidings::setTables(const QJsonArray& tables, const std::optional<TableBoard>& changed) {
    m_tables = QJsonDocument(QJsonObject{{QStringLiteral("tables"), tables}}).toJson(QJsonDocument::Compact);
    if (changed)
        m_tableBoards[changed->table] =
            QJsonDocument(QJsonObject{{QStringLiteral("table"), changed->table},
                                      {QStringLiteral("png"), QString::fromLatin1(changed->png.toBase64())}})
                .toJson(QJsonDocument::Compact);
}

void Tidings::welcome(Guest* guest) {
    if (guest->role() == GuestRole::Stranger)
        return;
    tellGame(guest);
    tellTables(guest, std::nullopt);
    for (const auto& [table, board] : m_tableBoards)
        guest->tell(board);
}

void Tidings::tellGame(Guest* guest) {
    if (!m_news || guest->role() == GuestRole::Stranger)
        return;
    static const QStringList kLanguages{QStringLiteral("de"), QStringLiteral("fr"), QStringLiteral("pl")};
    guest->tell(gameIn(kLanguages.contains(guest->language()) ? guest->language() : QStringLiteral("en"),
                       guest->role() == GuestRole::Player));
    if (!guest->wantsBoard())
        return;
    if (m_awaitBoard.empty())
        QTimer::singleShot(0, this, [this] { showBoard(); });
    m_awaitBoard.insert(guest);
}

void Tidings::tellTables(Guest* guest, const std::optional<TableBoard>& changed) {
    if (m_tables.isEmpty() || guest->role() == GuestRole::Stranger)
        return;
    guest->tell(m_tables);
    if (changed)
        guest->tell(m_tableBoards[changed->table]);
}

QByteArray Tidings::gameIn(const QString& language, bool asks) {
    const auto known = m_worded.find({language, asks});
    if (known != m_worded.end())
        return known->second;
    return m_worded[{language, asks}] = pageNews(*m_news, language, asks ? &m_answerPictures : nullptr);
}

/// Drawing takes far longer than telling: it is done when the words are on their way, once for all who wait.
void Tidings::showBoard() {
    const int events = m_news->ledger.reported().events();
    if (std::exchange(m_boardEvents, events) != events)
        m_board = boardPicture(m_news->ledger);
    for (Guest* guest : std::exchange(m_awaitBoard, {}))
        if (!m_board.isEmpty())
            guest->show(m_board);
}

} // namespace meeplecam::server
