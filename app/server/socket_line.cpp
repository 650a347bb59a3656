#include "app/server/socket_line.h"

#include <QWebSocket>

namespace meeplecam::server {

SocketLine::SocketLine(QWebSocket* socket)
    : m_socket(socket) {
    m_socket->setParent(this);
    connect(m_socket, &QWebSocket::textMessageReceived, this, &Line::heard);
    connect(m_socket, &QWebSocket::binaryMessageReceived, this, &Line::pictureSent);
    connect(m_socket, &QWebSocket::disconnected, this, &Line::ended);
}

SocketLine::~SocketLine() {
    m_socket->disconnect(this);
}

void SocketLine::tell(const QByteArray& json) {
    m_socket->sendTextMessage(QString::fromUtf8(json));
}

void SocketLine::show(const QByteArray& picture) {
    m_socket->sendBinaryMessage(picture);
}

void SocketLine::limit(qint64 most_bytes) {
    m_socket->setMaxAllowedIncomingFrameSize(static_cast<quint64>(most_bytes));
    m_socket->setMaxAllowedIncomingMessageSize(static_cast<quint64>(most_bytes));
}

qint64 SocketLine::unread() const {
    return m_socket->bytesToWrite();
}

void SocketLine::close() {
    m_socket->close();
}

void SocketLine::abort() {
    m_socket->abort();
}

} // namespace meeplecam::server
