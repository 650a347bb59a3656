#pragma once

#include "app/server/answer_pictures.h"
#include "app/server/guest.h"

#include <QJsonArray>

#include <map>
#include <optional>
#include <set>

namespace meeplecam::server {

/// The board of a table in a hall.
struct TableBoard {
    QString table;
    QByteArray png;
};

/// What guests are told of the game, and of the tables of a hall: put into words once for each language, and
/// drawn once for all who wait for the picture.
class Tidings : public QObject {
public:
    using QObject::QObject;

    /// The game as it is now, and the tables; to be told from now on.
    void setGame(TableNews news);
    void setTables(const QJsonArray& tables, const std::optional<TableBoard>& changed);

    /// Tells one who came all there is.
    void welcome(Guest* guest);
    /// Tells of the game, as the guest's role and language want it.
    void tellGame(Guest* guest);
    /// Tells of the tables, and of the board of one of them that changed.
    void tellTables(Guest* guest, const std::optional<TableBoard>& changed);
    /// A guest is gone.
    void forget(Guest* guest) { m_awaitBoard.erase(guest); }

private:
    [[nodiscard]] QByteArray gameIn(const QString& language, bool asks);
    void showBoard();

    std::optional<TableNews> m_news;
    std::map<std::pair<QString, bool>, QByteArray>
        m_worded; ///< the news by language, with questions or without
    AnswerPictures m_answerPictures;
    QByteArray m_board;
    int m_boardEvents = -1; ///< of the game when the board was drawn
    std::set<Guest*> m_awaitBoard;
    QByteArray m_tables;                         ///< of a hall, as they are told; empty = this is none
    std::map<QString, QByteArray> m_tableBoards; ///< the same of each board
};

} // namespace meeplecam::server
