#include "app/server/table_server.h"

#include "app/server/arrival.h"
#include "app/server/guest.h"
#include "app/server/local_addresses.h"
#include "app/server/request_line.h"
#include "app/server/socket_line.h"
#include "app/session/basics/refusal.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QTcpServer>
#include <QTimer>
#include <QWebSocket>
#include <QWebSocketServer>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <optional>
#include <set>

namespace meeplecam::server {

namespace {

struct ServerWords {
    Q_DECLARE_TR_FUNCTIONS(ServerWords)
};

constexpr int kMostConnections = 64;
constexpr int kMostOfOnePeer = 24;
constexpr int kMostRequestLines = 16; // of a whole evening there are one or two
constexpr int kPortsTried = 16;

QString keyOf(const QHostAddress& address, quint16 port) {
    return QStringLiteral("%1 %2").arg(address.toString()).arg(port);
}

} // namespace

/// All that happens on the server's thread.
class TableServer::Worker : public QObject {
public:
    Worker(const ServerWish& wish, Identity identity);

    /// Before it moves to its thread.
    [[nodiscard]] bool listen();
    [[nodiscard]] QString address() const;
    [[nodiscard]] const Secrets& secrets() const { return m_secrets; }
    void allowAnswers(AnswerSink sink);
    void show(TableNews news);
    void showTables(const QJsonArray& tables, const std::optional<TableBoard>& changed);
    void reply(const session::PhoneReply& reply);

    std::atomic<bool> hasPhone = false;
    std::atomic<int> connections = 0;

private:
    class Doors;
    [[nodiscard]] bool listen(quint16 port);
    void come(qintptr handle);
    [[nodiscard]] Host host();
    void welcome(QWebSocket* socket);
    void receive(Line* line, Transport transport);
    [[nodiscard]] RequestLine* lineOf(const RequestHead& request) const;
    void beginLine(Arrival& arrival);
    void seat(Guest* guest);
    void seatPhone(Guest* guest);
    void leave(Guest* guest);
    void tell(Guest* guest);
    void tellTables(Guest* guest);
    void showBoard();
    [[nodiscard]] QByteArray newsIn(const QString& language, bool asks);

    ServerWish m_wish;
    Identity m_identity;
    Secrets m_secrets = makeSecrets();
    QList<Doors*> m_doors;
    QWebSocketServer m_upgrader{QStringLiteral("Meeplecam"), QWebSocketServer::NonSecureMode, this};
    std::map<QString, QPointer<QSslSocket>> m_sockets; ///< of all connections, by the other side
    std::map<QString, int> m_peers;                    ///< how many connections each address has
    std::map<QByteArray, RequestLine*> m_lines;        ///< by their keys
    QList<Guest*> m_guests;
    Guest* m_phone = nullptr;
    std::optional<TableNews> m_news;
    AnswerSink m_answers; ///< empty = nobody may answer
    std::map<std::pair<QString, bool>, QByteArray>
        m_worded; ///< the news by language, with questions or without
    AnswerPictures m_answerPictures;
    QByteArray m_tables;                         ///< of a hall, as they are told; empty = this is none
    std::map<QString, QByteArray> m_tableBoards; ///< the same of each board
    QByteArray m_board;
    int m_boardEvents = -1; ///< of the game when the board was drawn
    std::set<Guest*> m_boardAwaited;
};

/// Hands out connections as they are, before anything is read from them.
class TableServer::Worker::Doors : public QTcpServer {
public:
    Doors(std::function<void(qintptr)> come, QObject* parent)
        : QTcpServer(parent)
        , m_come(std::move(come)) {}

protected:
    void incomingConnection(qintptr handle) override { m_come(handle); }

private:
    std::function<void(qintptr)> m_come;
};

TableServer::Worker::Worker(const ServerWish& wish, Identity identity)
    : m_wish(wish)
    , m_identity(std::move(identity)) {
    m_upgrader.setMaxPendingConnections(kMostConnections);
    connect(&m_upgrader, &QWebSocketServer::newConnection, this, [this] {
        while (QWebSocket* socket = m_upgrader.nextPendingConnection())
            welcome(socket);
    });
}

bool TableServer::Worker::listen(quint16 port) {
    for (const QHostAddress& address : std::as_const(m_wish.addresses)) {
        auto* doors = new Doors([this](qintptr handle) { come(handle); }, this);
        if (doors->listen(address, port)) {
            port = doors->serverPort();
            m_doors.push_back(doors);
        } else {
            delete doors;
            if (m_doors.isEmpty()) // the one that is shown
                return false;
        }
    }
    return !m_doors.isEmpty();
}

bool TableServer::Worker::listen() {
    if (m_wish.port != 0)
        for (int i = 0; i < kPortsTried; ++i)
            if (listen(static_cast<quint16>(m_wish.port + i)))
                return true;
    return listen(0);
}

QString TableServer::Worker::address() const {
    return QStringLiteral("%1:%2")
        .arg(m_doors.front()->serverAddress().toString())
        .arg(m_doors.front()->serverPort());
}

void TableServer::Worker::come(qintptr handle) {
    auto* socket = new QSslSocket;
    if (!socket->setSocketDescriptor(handle)) {
        delete socket;
        return;
    }
    const QString peer = socket->peerAddress().toString();
    const QString key = keyOf(socket->peerAddress(), socket->peerPort());
    if (!isLocal(socket->peerAddress()) || connections >= kMostConnections ||
        m_peers[peer] >= kMostOfOnePeer) {
        socket->abort();
        delete socket;
        return;
    }
    ++connections;
    ++m_peers[peer];
    m_sockets[key] = socket;
    connect(socket, &QObject::destroyed, this, [this, peer, key] {
        --connections;
        if (--m_peers[peer] <= 0)
            m_peers.erase(peer);
        m_sockets.erase(key);
    });
    new Arrival(socket, m_identity, host(), this);
}

Host TableServer::Worker::host() {
    return {[this](QSslSocket* upgraded) {
                upgraded->setParent(this);
                connect(upgraded, &QSslSocket::disconnected, upgraded, &QObject::deleteLater);
                m_upgrader.handleConnection(upgraded);
            },
            [this](const RequestHead& request) -> std::optional<qint64> {
                if (request.path == kLinePath)
                    return 0;
                const RequestLine* line = lineOf(request);
                return line != nullptr ? std::optional(line->mostBody_bytes()) : std::nullopt;
            },
            [this](const Posted& posted, Arrival& arrival) {
                if (RequestLine* line = lineOf(posted.request))
                    line->take(posted, arrival);
                else if (posted.request.path == kLinePath)
                    beginLine(arrival);
                else // it ended while this was posted
                    arrival.give("{}");
            }};
}

RequestLine* TableServer::Worker::lineOf(const RequestHead& request) const {
    const auto speaks = [&](const char* path) { return request.path == path; };
    const auto known = m_lines.find(request.line);
    return known != m_lines.end() &&
                   std::ranges::any_of(std::array{kWordsPath, kPicturePath, kListenPath}, speaks)
               ? known->second
               : nullptr;
}

void TableServer::Worker::beginLine(Arrival& arrival) {
    if (m_lines.size() >= kMostRequestLines) {
        arrival.give("{}");
        return;
    }
    auto* line = new RequestLine(this);
    const QByteArray key = line->key();
    m_lines[key] = line;
    connect(line, &QObject::destroyed, this, [this, key] { m_lines.erase(key); });
    receive(line, Transport::Secure);
    arrival.give(R"({"line":")" + key + R"("})");
}

void TableServer::Worker::welcome(QWebSocket* socket) {
    const QString key = keyOf(socket->peerAddress(), socket->peerPort());
    auto transport = Transport::Plain;
    if (const auto known = m_sockets.find(key); known != m_sockets.end() && known->second) {
        QSslSocket* raw = known->second; // goes with the guest from now on, not before
        transport = raw->isEncrypted() ? Transport::Secure : Transport::Plain;
        disconnect(raw, &QSslSocket::disconnected, raw, nullptr);
        connect(socket, &QObject::destroyed, raw, &QObject::deleteLater);
    }
    receive(new SocketLine(socket), transport);
}

void TableServer::Worker::receive(Line* line, Transport transport) {
    auto* guest = new Guest(line, m_secrets, transport, this);
    m_guests.push_back(guest);
    connect(guest, &Guest::welcomed, this, [this, guest] { seat(guest); });
    connect(guest, &Guest::left, this, [this, guest] { leave(guest); });
    connect(guest, &Guest::pictureSent, this, [this, guest](const QByteArray& jpeg) {
        if (guest == m_phone)
            m_wish.phone->put(jpeg.toStdString());
    });
    connect(guest, &Guest::answered, this, [this](const PageAnswer& answer) {
        if (m_answers)
            m_answers(answer);
    });
}

void TableServer::Worker::seat(Guest* guest) {
    if (guest->role() == GuestRole::Phone)
        seatPhone(guest);
    if (guest->role() == GuestRole::Player && !m_answers)
        guest->sendAway(QStringLiteral("secret"));
    if (guest->role() == GuestRole::Stranger)
        return;
    tell(guest);
    tellTables(guest);
    for (const auto& [table, board] : m_tableBoards)
        guest->tell(board);
}

/// One phone sends at a time: another one waits until it is gone, or takes over when its owner says so.
void TableServer::Worker::seatPhone(Guest* guest) {
    constexpr qint64 kGone_ms = 15'000;
    if (!m_wish.phone) {
        guest->sendAway(QStringLiteral("secret"));
        return;
    }
    if (m_phone != nullptr) {
        const bool same = !guest->self().isEmpty() && guest->self() == m_phone->self();
        if (!same && !guest->insists() && m_phone->silence_ms() < kGone_ms) {
            guest->sendAway(QStringLiteral("busy"));
            return;
        }
        m_phone->sendAway(same ? QStringLiteral("same") : QStringLiteral("replaced"));
    }
    m_phone = guest;
    hasPhone = true;
    guest->tell(R"({"welcome":true})");
}

void TableServer::Worker::leave(Guest* guest) {
    m_guests.removeAll(guest);
    m_boardAwaited.erase(guest);
    if (m_phone == guest) {
        m_phone = nullptr;
        hasPhone = false;
    }
    guest->deleteLater();
}

QByteArray TableServer::Worker::newsIn(const QString& language, bool asks) {
    const auto known = m_worded.find({language, asks});
    if (known != m_worded.end())
        return known->second;
    return m_worded[{language, asks}] = pageNews(*m_news, language, asks ? &m_answerPictures : nullptr);
}

void TableServer::Worker::tell(Guest* guest) {
    if (!m_news || guest->role() == GuestRole::Stranger)
        return;
    static const QStringList kLanguages{QStringLiteral("de"), QStringLiteral("fr"), QStringLiteral("pl")};
    guest->tell(newsIn(kLanguages.contains(guest->language()) ? guest->language() : QStringLiteral("en"),
                       guest->role() == GuestRole::Player));
    if (!guest->wantsBoard())
        return;
    if (m_boardAwaited.empty())
        QTimer::singleShot(0, this, [this] { showBoard(); });
    m_boardAwaited.insert(guest);
}

/// Drawing takes far longer than telling: it is done when the words are on their way, once for all who wait.
void TableServer::Worker::showBoard() {
    const int events = m_news->ledger.reported().events();
    if (std::exchange(m_boardEvents, events) != events)
        m_board = boardPicture(m_news->ledger);
    for (Guest* guest : std::exchange(m_boardAwaited, {}))
        if (!m_board.isEmpty())
            guest->show(m_board);
}

void TableServer::Worker::allowAnswers(AnswerSink sink) {
    m_answers = std::move(sink);
    if (!m_answers)
        for (Guest* guest : QList<Guest*>(m_guests))
            if (guest->role() == GuestRole::Player)
                guest->sendAway(QStringLiteral("secret"));
}

void TableServer::Worker::show(TableNews news) {
    m_news = std::move(news);
    m_worded.clear();
    for (Guest* guest : QList<Guest*>(m_guests))
        tell(guest);
}

void TableServer::Worker::tellTables(Guest* guest) {
    if (!m_tables.isEmpty() && guest->role() != GuestRole::Stranger)
        guest->tell(m_tables);
}

void TableServer::Worker::showTables(const QJsonArray& tables, const std::optional<TableBoard>& changed) {
    m_tables = QJsonDocument(QJsonObject{{QStringLiteral("tables"), tables}}).toJson(QJsonDocument::Compact);
    if (changed)
        m_tableBoards[changed->table] =
            QJsonDocument(QJsonObject{{QStringLiteral("table"), changed->table},
                                      {QStringLiteral("png"), QString::fromLatin1(changed->png.toBase64())}})
                .toJson(QJsonDocument::Compact);
    for (Guest* guest : QList<Guest*>(m_guests)) {
        tellTables(guest);
        if (changed && guest->role() != GuestRole::Stranger)
            guest->tell(m_tableBoards[changed->table]);
    }
}

void TableServer::Worker::reply(const session::PhoneReply& reply) {
    if (m_phone == nullptr)
        return;
    const QJsonObject taken{{QStringLiteral("usable"), reply.usable},
                            {QStringLiteral("wait"), static_cast<int>(reply.wait.count())}};
    m_phone->tell(
        QJsonDocument(QJsonObject{{QStringLiteral("taken"), taken}}).toJson(QJsonDocument::Compact));
}

ServerWish usualWish() {
    return {session::PhoneLine::ofProgram(), localAddresses(), identityFolder()};
}

TableServer::TableServer(const ServerWish& wish)
    : m_phone(wish.phone)
    , m_worker(nullptr) {}

engine::Result<std::unique_ptr<TableServer>> TableServer::open(const ServerWish& wish) {
    QStringList names;
    for (const QHostAddress& address : wish.addresses)
        names.push_back(address.toString());
    auto identity = identityIn(wish.folder, names);
    if (!identity)
        return identity.error();
    auto worker = std::make_unique<Worker>(wish, *std::move(identity));
    if (!worker->listen())
        return session::refusal(ServerWords::tr("Nothing can be shown in the network: this computer has no "
                                                "address there, or may not listen on it"));
    std::unique_ptr<TableServer> server(new TableServer(wish));
    server->m_worker = worker.release();
    Worker* working = server->m_worker;
    working->moveToThread(&server->m_thread);
    QObject::connect(&server->m_thread, &QThread::finished, working, &QObject::deleteLater);
    server->m_thread.start();
    if (wish.phone)
        wish.phone->onReply([working](const session::PhoneReply& reply) {
            QMetaObject::invokeMethod(working, [working, reply] { working->reply(reply); });
        });
    return server;
}

TableServer::~TableServer() {
    if (m_phone)
        m_phone->onReply({});
    m_thread.quit();
    m_thread.wait();
}

QString TableServer::phoneAddress() const {
    return QStringLiteral("http://%1/#%2")
        .arg(m_worker->address(), QString::fromLatin1(m_worker->secrets().phone));
}

QString TableServer::scoresAddress() const {
    return QStringLiteral("http://%1/scores#%2")
        .arg(m_worker->address(), QString::fromLatin1(m_worker->secrets().scores));
}

QString TableServer::hallAddress() const {
    return QStringLiteral("http://%1/hall#%2")
        .arg(m_worker->address(), QString::fromLatin1(m_worker->secrets().scores));
}

QString TableServer::answersAddress() const {
    return QStringLiteral("http://%1/scores#%2")
        .arg(m_worker->address(), QString::fromLatin1(m_worker->secrets().answers));
}

void TableServer::allowAnswers(AnswerSink sink) {
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, sink = std::move(sink)] { worker->allowAnswers(sink); },
        m_thread.isRunning() ? Qt::BlockingQueuedConnection : Qt::DirectConnection);
}

void TableServer::show(TableNews news) {
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, news = std::move(news)] { worker->show(news); });
}

void TableServer::showTables(QJsonArray tables, std::optional<TableBoard> changed) {
    QMetaObject::invokeMethod(m_worker,
                              [worker = m_worker, tables = std::move(tables), changed = std::move(changed)] {
                                  worker->showTables(tables, changed);
                              });
}

bool TableServer::hasPhone() const {
    return m_worker->hasPhone;
}

int TableServer::connections() const {
    return m_worker->connections;
}

} // namespace meeplecam::server
