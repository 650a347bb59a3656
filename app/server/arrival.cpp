#include "app/server/arrival.h"

#include "app/server/web_pages.h"

#include <QSslConfiguration>

#include <utility>

namespace meeplecam::server {

namespace {

constexpr qint64 kMostHead_bytes = 8'192;
constexpr int kPatience_ms = 10'000; // for greeting, request and answer together
constexpr int kLinger_ms = 2'000;    // for what is posted though it was refused
constexpr char kTlsHandshake = 0x16; // the first byte of every TLS connection, and of no request

} // namespace

Arrival::Arrival(QSslSocket* socket, const Identity& identity, Host host, QObject* parent)
    : QObject(parent)
    , m_socket(socket)
    , m_identity(identity)
    , m_host(std::move(host)) {
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
    while (m_socket != nullptr && m_socket->bytesAvailable() > 0 && advance())
        continue;
}

bool Arrival::advance() {
    switch (m_stage) {
    case Stage::Greeting:
        m_stage = Stage::Head;
        return !startsSecurely();
    case Stage::Head: {
        if (m_socket->mode() != QSslSocket::UnencryptedMode && !m_socket->isEncrypted())
            return false;
        const QByteArray begin = m_socket->peek(kMostHead_bytes);
        if (const qsizetype end = begin.indexOf("\r\n\r\n"); end >= 0)
            decide(begin.left(end + 4));
        else if (begin.size() >= kMostHead_bytes)
            answer(refusalOf("431 Request Header Fields Too Large"));
        else
            return false;
        return true;
    }
    case Stage::Body:
        takeBody();
        return true;
    case Stage::Taken: // the next request waits until this one was answered
        return false;
    case Stage::Answered: // whatever else it says
        m_socket->skip(m_socket->bytesAvailable());
        return false;
    }
    return false;
}

bool Arrival::startsSecurely() {
    char first = 0;
    if (m_socket->peek(&first, 1) != 1 || first != kTlsHandshake)
        return false;
    QSslConfiguration configuration = m_socket->sslConfiguration();
    configuration.setLocalCertificate(m_identity.certificate);
    configuration.setPrivateKey(m_identity.key);
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // browsers have no certificates
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    m_socket->setSslConfiguration(configuration);
    m_socket->startServerEncryption();
    return true;
}

void Arrival::decide(const QByteArray& head) {
    const RequestHead request = readHead(head);
    if (request.wantsSocket && request.method == "GET" && request.path == "/table") {
        QSslSocket* socket = std::exchange(m_socket, nullptr);
        socket->disconnect(this);
        socket->setParent(nullptr);
        socket->setReadBufferSize(0); // bounded by the sizes of messages from now on
        deleteLater();
        m_host.upgrade(socket);
        return;
    }
    if (request.method == "POST" && m_socket->isEncrypted()) {
        m_socket->skip(head.size());
        await(request);
        return;
    }
    answer(answerTo(request));
}

void Arrival::await(const RequestHead& request) {
    const auto most_bytes = m_host.mostBody_bytes(request);
    if (!most_bytes)
        refuse(refusalOf("404 Not Found"));
    else if (!request.length)
        refuse(refusalOf("411 Length Required"));
    else if (*request.length > *most_bytes)
        refuse(refusalOf("413 Content Too Large"));
    else {
        m_posted = {request, {}};
        m_stage = Stage::Body;
        m_patience.start(kPatience_ms);
        if (*request.length == 0)
            takeBody();
    }
}

void Arrival::takeBody() {
    m_posted.body += m_socket->read(*m_posted.request.length - m_posted.body.size());
    if (m_posted.body.size() < *m_posted.request.length)
        return;
    m_stage = Stage::Taken;
    m_patience.start(2 * kPatience_ms); // longer than any request waits for its answer
    m_host.take(std::exchange(m_posted, {}), *this);
}

void Arrival::give(const QByteArray& json) {
    m_stage = Stage::Head;
    m_patience.start(kPatience_ms);
    m_socket->write(answerOf(json));
    QMetaObject::invokeMethod(this, &Arrival::read, Qt::QueuedConnection);
}

void Arrival::refuse(const QByteArray& text) {
    m_stage = Stage::Answered;
    m_patience.start(kLinger_ms);
    m_socket->write(text);
}

void Arrival::answer(const QByteArray& text) {
    m_stage = Stage::Answered;
    m_socket->skip(m_socket->bytesAvailable());
    m_socket->write(text);
    m_socket->disconnectFromHost();
}

} // namespace meeplecam::server
