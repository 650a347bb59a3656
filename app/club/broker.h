#pragma once

#include "app/club/broker_address.h"

#include <QByteArray>

#include <chrono>
#include <functional>
#include <memory>
#include <string>

namespace meeplecam::club {

/// Whether the broker keeps the last message of a topic for those who come later.
enum class Keep : std::uint8_t { No, Yes };

struct BrokerMessage {
    std::string topic; ///< whole
    QByteArray content;
};

/// What is to happen while a connection lives. All are called on the broker's thread, and may be empty.
struct BrokerWish {
    std::string subscription;                           ///< such as club/+/state; empty = none
    std::function<void(const BrokerMessage&)> received; ///< what comes to it
    std::function<void()> connected;                    ///< at first and whenever it is there again
    std::function<void()> lost;
    BrokerMessage farewell; ///< what the broker publishes, and keeps, when this program is suddenly gone
};

/// A connection to an MQTT broker that comes back by itself whenever it is lost: what was published meanwhile
/// is sent then, in order, each at least once. Any thread may call.
class Broker {
public:
    /// Waits until the broker has answered; fails with a sentence when it doesn't, or refuses.
    static engine::Result<std::unique_ptr<Broker>> connect(const BrokerAddress& address, BrokerWish wish);
    ~Broker();
    Broker(const Broker&) = delete;
    Broker& operator=(const Broker&) = delete;

    void publish(const std::string& topic, const QByteArray& content, Keep keep);
    /// Waits until all that was published has come to the broker; whether it has.
    bool flush(std::chrono::milliseconds most);

private:
    class Link;
    explicit Broker(std::unique_ptr<Link> link);

    std::unique_ptr<Link> m_link;
};

} // namespace meeplecam::club
