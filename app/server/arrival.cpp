#include "app/server/arrival.h"

#include "app/server/web_pages.h"

#include <QSslConfiguration>

#include <utility>

namespace meeplecam::server {

namespace {

constexpr qint64 kMostHead_bytes = 8 * 1024;
constexpr int kPatience_ms = 10'000; // for greeting, request and answer together
constexpr char kTlsHandshake = 0x16; // the first byte of every TLS connection, and of no request

} // namespace

Arrival::Arrival(QSslSocket* socket, const Identity& identity, Upgrade upgrade, QObject* parent)
    : QObject(parent)
    , m_socket(socket)
    , m_identity(identity)
    , m_upgrade(std::move(upgrade)) {
    m_socket->setParent(this);
    m_socket->setReadBufferSize(2 * kMostHead_bytes);
    connect(m_socket, &QSslSocket::readyRead, this, &Arrival::read);
    connect(m_socket, &QSslSocket::encrypted, this, &Arrival::read);
    connect(m_socket, &QSslSocket::disconnected, this, &QObject::deleteLater);
    connect(m_socket, &QSslSocket::errorOccurred, this, &QObject::deleteLater);
    connect(&m_patience, &QTimer::timeout, this, &QObject::deleteLater);
    m_patience.setSingleShot(true);
    m_patience.start(kPatience_ms);
}

void Arrival::read() {
    if (m_answered) { // whatever else it says
        m_socket->skip(m_socket->bytesAvailable());
        return;
    }
    if (!std::exchange(m_begun, true)) {
        char first = 0;
        if (m_socket->peek(&first, 1) == 1 && first == kTlsHandshake) {
            QSslConfiguration configuration = m_socket->sslConfiguration();
            configuration.setLocalCertificate(m_identity.certificate);
            configuration.setPrivateKey(m_identity.key);
            configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // browsers have no certificates
            configuration.setProtocol(QSsl::TlsV1_2OrLater);
            m_socket->setSslConfiguration(configuration);
            m_socket->startServerEncryption();
            return;
        }
    }
    if (m_socket->mode() != QSslSocket::UnencryptedMode && !m_socket->isEncrypted())
        return;
    const QByteArray begin = m_socket->peek(kMostHead_bytes);
    if (const qsizetype end = begin.indexOf("\r\n\r\n"); end >= 0)
        decide(begin.left(end + 4));
    else if (begin.size() >= kMostHead_bytes)
        answer(refusalOf("431 Request Header Fields Too Large"));
}

void Arrival::decide(const QByteArray& head) {
    const RequestHead request = readHead(head);
    if (!request.wantsSocket || request.method != "GET" || request.path != "/table") {
        answer(answerTo(request));
        return;
    }
    QSslSocket* socket = std::exchange(m_socket, nullptr);
    socket->disconnect(this);
    socket->setParent(nullptr);
    socket->setReadBufferSize(0); // bounded by the sizes of messages from now on
    deleteLater();
    m_upgrade(socket);
}

void Arrival::answer(const QByteArray& text) {
    m_answered = true;
    m_socket->skip(m_socket->bytesAvailable());
    m_socket->write(text);
    m_socket->disconnectFromHost();
}

} // namespace meeplecam::server
