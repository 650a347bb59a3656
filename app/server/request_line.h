#pragma once

#include "app/server/arrival.h"
#include "app/server/line.h"

#include <QPointer>
#include <QTimer>

namespace meeplecam::server {

/// A line through plain requests, for pages whose browser refuses a WebSocket: iPhones do when they don't
/// know its certificate, also after the warning was accepted (WebKit bug 145819). Words and pictures are
/// posted; a request that listens is answered as soon as there is something to tell. It carries no pictures
/// to the page.
class RequestLine : public Line {
public:
    explicit RequestLine(QObject* parent);
    ~RequestLine() override;

    /// Whoever names it in a request speaks through this line: 128 bits, as 32 hexadecimal digits.
    [[nodiscard]] const QByteArray& key() const { return m_key; }
    /// Bytes that the body of this request may have.
    [[nodiscard]] qint64 mostBody_bytes() const { return m_most_bytes; }
    /// Takes what the page posted, and answers now or, where it listens, later.
    void take(const Posted& posted, Arrival& arrival);

    void tell(const QByteArray& json) override;
    void show(const QByteArray& picture) override;
    void limit(qint64 most_bytes) override;
    [[nodiscard]] qint64 unread() const override;
    void close() override;
    void abort() override;

private:
    void listen(Arrival& arrival);
    void deliver();

    QByteArray m_key;
    qint64 m_most_bytes = 0;
    QList<QByteArray> m_told;     ///< and not taken yet
    QPointer<Arrival> m_listener; ///< whose request waits for something to be told
    QTimer m_longest;             ///< that one request waits
    QTimer m_patience;            ///< until the next one listens
};

} // namespace meeplecam::server
