#include "app/server/guest.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include <array>
#include <openssl/crypto.h>
#include <optional>

namespace meeplecam::server {

namespace {

constexpr qint64 kMostWords_bytes = 4 * 1024;
constexpr qint64 kMostPicture_bytes = 8 * 1024 * 1024;
constexpr qint64 kMostUnread_bytes = 16 * 1024 * 1024; // that lie ready for somebody who doesn't read
constexpr int kGreeting_ms = 5000;
constexpr int kWrongSecret_ms = 2000; // before a wrong one is refused
constexpr int kSilent_ms = 30'000;    // pages say something every 10 s

/// The answer that a page's message holds: {"answer":{"question":12,"choice":0}}.
std::optional<PageAnswer> answerIn(const QString& text) {
    const QJsonValue answer = QJsonDocument::fromJson(text.toUtf8()).object()[QStringLiteral("answer")];
    const int question = answer[QStringLiteral("question")].toInt(-1);
    const int choice = answer[QStringLiteral("choice")].toInt(-1);
    if (question < 0 || choice < 0)
        return std::nullopt;
    return PageAnswer{question, static_cast<std::size_t>(choice)};
}

} // namespace

QByteArray makeSecret() {
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), bits.size());
    return QByteArray(reinterpret_cast<const char*>(bits.data()), sizeof(bits)).toHex();
}

Secrets makeSecrets() {
    return {makeSecret(), makeSecret(), makeSecret()};
}

bool sameSecret(const QByteArray& one, const QByteArray& other) {
    return one.size() == other.size() && !one.isEmpty() &&
           CRYPTO_memcmp(one.constData(), other.constData(), static_cast<std::size_t>(one.size())) == 0;
}

Guest::Guest(Line* line, const Secrets& secrets, Transport transport, QObject* parent)
    : QObject(parent)
    , m_line(line)
    , m_secrets(secrets)
    , m_transport(transport) {
    m_line->setParent(this);
    m_line->limit(kMostWords_bytes);
    m_heard.start();
    connect(m_line, &Line::heard, this, &Guest::hear);
    connect(m_line, &Line::pictureSent, this, &Guest::take);
    connect(m_line, &Line::ended, this, &Guest::left);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (m_role != GuestRole::Stranger && silence_ms() < kSilent_ms)
            m_patience.start(kSilent_ms);
        else
            m_line->abort();
    });
    m_patience.setSingleShot(true);
    m_patience.start(kGreeting_ms);
}

void Guest::hear(const QString& text) {
    m_heard.restart(); // pages say that they are there
    if (m_role == GuestRole::Stranger && !m_leaving)
        greet(text);
    else if (m_role == GuestRole::Player)
        if (const auto answer = answerIn(text))
            Q_EMIT answered(*answer);
}

void Guest::greet(const QString& text) {
    const QJsonObject hello = QJsonDocument::fromJson(text.toUtf8()).object();
    const QByteArray secret = hello[QStringLiteral("secret")].toString().toLatin1();
    const bool phone = sameSecret(secret, m_secrets.phone) && m_transport == Transport::Secure;
    const bool viewer = sameSecret(secret, m_secrets.scores);
    const bool player = sameSecret(secret, m_secrets.answers);
    if (!phone && !viewer && !player) {
        m_leaving = true;
        QTimer::singleShot(kWrongSecret_ms, this, [this] { sendAway(QStringLiteral("secret")); });
        return;
    }
    constexpr qsizetype kMostSelf = 64;
    m_role = phone ? GuestRole::Phone : player ? GuestRole::Player : GuestRole::Viewer;
    m_language = hello[QStringLiteral("language")].toString().left(2);
    m_self = hello[QStringLiteral("self")].toString().left(kMostSelf);
    m_insists = hello[QStringLiteral("insists")].toBool();
    m_wantsBoard = hello[QStringLiteral("board")].toBool();
    if (phone)
        m_line->limit(kMostPicture_bytes);
    m_patience.start(kSilent_ms);
    Q_EMIT welcomed();
}

void Guest::take(const QByteArray& bytes) {
    m_heard.restart();
    if (m_role == GuestRole::Phone)
        Q_EMIT pictureSent(bytes);
    else
        m_line->abort();
}

/// Whether it takes what it is told; who doesn't is cut off.
bool Guest::reads() {
    if (m_line->unread() < kMostUnread_bytes)
        return true;
    m_line->abort();
    return false;
}

void Guest::tell(const QByteArray& json) {
    if (reads())
        m_line->tell(json);
}

void Guest::show(const QByteArray& picture) {
    if (reads())
        m_line->show(picture);
}

void Guest::sendAway(const QString& why) {
    m_leaving = true;
    m_role = GuestRole::Stranger;
    tell(QJsonDocument(QJsonObject{{QStringLiteral("refused"), why}}).toJson(QJsonDocument::Compact));
    m_line->close();
    constexpr int kFarewell_ms = 2000;
    QTimer::singleShot(kFarewell_ms, m_line, &Line::abort);
}

} // namespace meeplecam::server
