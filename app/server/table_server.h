#pragma once

#include "app/server/tidings.h"
#include "app/session/sources/phone_line.h"
#include "engine/tiles/result.h"

#include <QHostAddress>
#include <QList>
#include <QThread>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace meeplecam::server {

/// What is served, and where.
struct ServerWish {
    std::shared_ptr<session::PhoneLine> phone; ///< where a phone's pictures go; null = no phone may send any
    QList<QHostAddress> addresses;             ///< that are listened on; the first is the one that is shown
    std::filesystem::path folder;              ///< of the certificate
    /// Number that is tried first, then the next ones; the same one each evening, so that a browser that was
    /// told to trust this computer still does. 0 = any.
    std::uint16_t port = 8443;
};

/// The wish of the program: its phone, this computer's local addresses, the user's folder.
[[nodiscard]] ServerWish usualWish();

/// Serves the pages of a table in the local network while it lives, on a thread of its own: the phone's page,
/// which sends pictures, and the scoreboard. Who knows the address that is shown may look, or send; nobody
/// else. Any thread may call.
class TableServer {
public:
    /// Fails with a sentence when nothing can be listened on, or the certificate can't be kept.
    static engine::Result<std::unique_ptr<TableServer>> open(const ServerWish& wish);
    ~TableServer();
    TableServer(const TableServer&) = delete;
    TableServer& operator=(const TableServer&) = delete;

    /// Where a phone becomes the camera: a page that leads on to the secure one. Holds a secret.
    [[nodiscard]] QString phoneAddress() const;
    /// Where scores are shown. Holds another secret, with which nothing can be changed.
    [[nodiscard]] QString scoresAddress() const;

    /// Where all tables of a hall are shown. Holds the secret of scoresAddress().
    [[nodiscard]] QString hallAddress() const;

    /// Where scores are shown and questions are answered, while that is allowed. Holds a third secret.
    [[nodiscard]] QString answersAddress() const;

    /// Who is told what players answer on their pages, on the server's thread; empty = nobody may answer, as
    /// it is at first.
    using AnswerSink = std::function<void(const PageAnswer& answer)>;
    void allowAnswers(AnswerSink sink);
    /// Shows the game as it is now.
    void show(TableNews news);
    /// Shows many tables on the page of a hall, and the board of one of them that changed.
    void showTables(QJsonArray tables, std::optional<TableBoard> changed);
    /// Whether a phone is connected that may send pictures.
    [[nodiscard]] bool hasPhone() const;
    /// How many connections there are, for tests.
    [[nodiscard]] int connections() const;

private:
    class Worker;
    explicit TableServer(const ServerWish& wish);

    std::shared_ptr<session::PhoneLine> m_phone;
    QThread m_thread;
    Worker* m_worker; ///< lives on the thread, which takes it down
};

} // namespace meeplecam::server
