#include "app/server/table_server.h"

#include "app/server/arrival.h"
#include "app/server/entrance.h"
#include "app/server/guest.h"
#include "app/server/local_addresses.h"
#include "app/server/request_line.h"
#include "app/server/socket_line.h"
#include "app/session/basics/refusal.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QWebSocket>
#include <QWebSocketServer>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>

namespace meeplecam::server {

namespace {

struct ServerWords {
    Q_DECLARE_TR_FUNCTIONS(ServerWords)
};

constexpr int kMostRequestLines = 16; // of a whole evening there are one or two

} // namespace

/// All that happens on the server's thread.
class TableServer::Worker : public QObject {
public:
    Worker(const ServerWish& wish, Identity identity);

    /// Before it moves to its thread.
    [[nodiscard]] bool listen() { return m_entrance.listen(m_wish.addresses, m_wish.port); }
    [[nodiscard]] QString address() const { return m_entrance.address(); }
    [[nodiscard]] int connections() const { return m_entrance.connections; }
    [[nodiscard]] const Secrets& secrets() const { return m_secrets; }
    void allowAnswers(AnswerSink sink);
    void show(TableNews news);
    void showTables(const QJsonArray& tables, const std::optional<TableBoard>& changed);
    void reply(const session::PhoneReply& reply);

    std::atomic<bool> hasPhone = false;

private:
    [[nodiscard]] Host host();
    void welcome(QWebSocket* socket);
    void receive(Line* line, Transport transport);
    [[nodiscard]] RequestLine* lineOf(const RequestHead& request) const;
    void beginLine(Arrival& arrival);
    void seat(Guest* guest);
    void seatPhone(Guest* guest);
    void leave(Guest* guest);

    ServerWish m_wish;
    Identity m_identity;
    Secrets m_secrets = makeSecrets();
    Entrance m_entrance{[this](QSslSocket* socket) { new Arrival(socket, m_identity, host(), this); }, this};
    QWebSocketServer m_upgrader{QStringLiteral("Meeplecam"), QWebSocketServer::NonSecureMode, this};
    std::map<QByteArray, RequestLine*> m_lines; ///< by their keys
    QList<Guest*> m_guests;
    Guest* m_phone = nullptr;
    AnswerSink m_answers; ///< empty = nobody may answer
    Tidings m_tidings{this};
};

TableServer::Worker::Worker(const ServerWish& wish, Identity identity)
    : m_wish(wish)
    , m_identity(std::move(identity)) {
    m_upgrader.setMaxPendingConnections(Entrance::kMostConnections);
    connect(&m_upgrader, &QWebSocketServer::newConnection, this, [this] {
        while (QWebSocket* socket = m_upgrader.nextPendingConnection())
            welcome(socket);
    });
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
    auto transport = Transport::Plain;
    if (QSslSocket* raw = m_entrance.socketTo(socket->peerAddress(), socket->peerPort())) {
        // It goes with the guest from now on, not before.
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
    m_tidings.welcome(guest);
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
    m_tidings.forget(guest);
    if (m_phone == guest) {
        m_phone = nullptr;
        hasPhone = false;
    }
    guest->deleteLater();
}

void TableServer::Worker::allowAnswers(AnswerSink sink) {
    m_answers = std::move(sink);
    if (!m_answers)
        for (Guest* guest : QList<Guest*>(m_guests))
            if (guest->role() == GuestRole::Player)
                guest->sendAway(QStringLiteral("secret"));
}

void TableServer::Worker::show(TableNews news) {
    m_tidings.setGame(std::move(news));
    for (Guest* guest : QList<Guest*>(m_guests))
        m_tidings.tellGame(guest);
}

void TableServer::Worker::showTables(const QJsonArray& tables, const std::optional<TableBoard>& changed) {
    m_tidings.setTables(tables, changed);
    for (Guest* guest : QList<Guest*>(m_guests))
        m_tidings.tellTables(guest, changed);
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
    return m_worker->connections();
}

} // namespace meeplecam::server
