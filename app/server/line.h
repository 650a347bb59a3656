#pragma once

#include <QObject>
#include <QString>

namespace meeplecam::server {

/// What a page and the server say to each other through, in both directions and in order.
class Line : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void tell(const QByteArray& json) = 0;
    /// A picture; lines that carry none drop it.
    virtual void show(const QByteArray& picture) = 0;
    /// Bytes that one message of the page may have from now on.
    virtual void limit(qint64 most_bytes) = 0;
    /// Bytes that it was told and has not taken yet.
    [[nodiscard]] virtual qint64 unread() const = 0;
    /// Ends when what was told has been taken.
    virtual void close() = 0;
    /// Ends now.
    virtual void abort() = 0;

Q_SIGNALS:
    void heard(const QString& words);
    void pictureSent(const QByteArray& jpeg);
    void ended();
};

} // namespace meeplecam::server
