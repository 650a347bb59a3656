#pragma once

#include "app/server/line.h"
#include "app/server/table_news.h"

#include <QElapsedTimer>
#include <QTimer>

namespace meeplecam::server {

/// What somebody may do who came by a line.
enum class GuestRole : std::uint8_t { Stranger, Phone, Viewer, Player };

/// Whether others in the network can overhear it.
enum class Transport : std::uint8_t { Plain, Secure };

/// The secrets of an evening: 128 bits each, as 32 hexadecimal digits.
struct Secrets {
    QByteArray phone;
    QByteArray scores;
    QByteArray answers; ///< looks, and answers questions
};
[[nodiscard]] Secrets makeSecrets();
/// One that can't be guessed: 128 bits, as 32 hexadecimal digits.
[[nodiscard]] QByteArray makeSecret();
/// Takes as long whether they differ early or late.
[[nodiscard]] bool sameSecret(const QByteArray& one, const QByteArray& other);

/// Somebody at the other end of a line: a stranger until the first message names a secret, and sent away
/// when it is wrong or doesn't come. Messages are bounded in size, and who doesn't read is cut off.
class Guest : public QObject {
    Q_OBJECT

public:
    /// Owns the line. `secrets` must outlive the guest. Pictures come through secure connections alone.
    Guest(Line* line, const Secrets& secrets, Transport transport, QObject* parent);

    [[nodiscard]] GuestRole role() const { return m_role; }
    [[nodiscard]] const QString& language() const { return m_language; }
    [[nodiscard]] bool wantsBoard() const { return m_wantsBoard; }
    /// Of the browser's page, so that one that comes back is known.
    [[nodiscard]] const QString& self() const { return m_self; }
    [[nodiscard]] bool insists() const { return m_insists; }
    /// Milliseconds since it was last heard of.
    [[nodiscard]] qint64 silence_ms() const { return m_heard.elapsed(); }

    void tell(const QByteArray& json);
    void show(const QByteArray& picture);
    /// Says why, and ends.
    void sendAway(const QString& why);

Q_SIGNALS:
    /// It may do what its role says.
    void welcomed();
    void pictureSent(const QByteArray& jpeg);
    void answered(const PageAnswer& answer);
    void left();

private:
    void hear(const QString& text);
    void greet(const QString& text);
    void take(const QByteArray& bytes);
    [[nodiscard]] bool reads();

    Line* m_line;
    const Secrets& m_secrets;
    Transport m_transport;
    QTimer m_patience;
    QElapsedTimer m_heard;
    GuestRole m_role = GuestRole::Stranger;
    QString m_language;
    QString m_self;
    bool m_wantsBoard = false;
    bool m_insists = false;
    bool m_leaving = false;
};

} // namespace meeplecam::server
