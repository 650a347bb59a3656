#include "app/club/broker.h"

#include "app/session/basics/refusal.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <condition_variable>
#include <mosquitto.h>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>

namespace meeplecam::club {

namespace {

struct LinkWords {
    Q_DECLARE_TR_FUNCTIONS(LinkWords)
};

constexpr int kAtLeastOnce = 1;  // MQTT's quality of service; who listens knows events by their numbers
constexpr int kKeepAlive_s = 10; // so that a table that is gone is known to be after 15
constexpr int kSoonest_s = 1;    // between two attempts to come back
constexpr int kLatest_s = 10;    // the same
constexpr std::chrono::seconds kGreeting(5);

/// The library is begun once, and never ended: threads of it may still run at the program's end.
void beginLibrary() {
    static const int begun = mosquitto_lib_init();
    (void)begun;
}

std::string clientName() {
    return QStringLiteral("meeplecam-%1")
        .arg(QRandomGenerator::system()->generate64(), 16, 16, QLatin1Char('0'))
        .toStdString();
}

engine::Error unreachable(const BrokerAddress& address) {
    return session::refusal(
        LinkWords::tr("The broker %1 can't be reached; check the address, and that it runs")
            .arg(shownAddress(address)));
}

engine::Error refused(const BrokerAddress& address) {
    return session::refusal(
        LinkWords::tr("The broker %1 refuses; check user and password").arg(shownAddress(address)));
}

engine::Error untrusted(const BrokerAddress& address) {
    return session::refusal(
        LinkWords::tr("The broker %1 isn't trusted; check its certificate, and who signed it (?cafile=FILE)")
            .arg(shownAddress(address)));
}

} // namespace

/// The library's connection with what waits for it.
class Broker::Link {
public:
    Link(const BrokerAddress& address, BrokerWish wish);
    ~Link();
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    engine::Status begin(const BrokerAddress& address);
    void publish(const std::string& topic, const QByteArray& content, Keep keep);
    bool flush(std::chrono::milliseconds most);

private:
    void answered(int code);
    void doubt();

    BrokerWish m_wish;
    mosquitto* m_client;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<int> m_answer; ///< of the broker to the first greeting; 0 = welcome
    bool m_trusted = true;
    std::set<int> m_underway; ///< messages that the broker has not confirmed
    std::set<int> m_early;    ///< the same that were confirmed before publish() knew their numbers
};

Broker::Link::Link(const BrokerAddress& address, BrokerWish wish)
    : m_wish(std::move(wish)) {
    beginLibrary();
    m_client = mosquitto_new(clientName().c_str(), true, this);
    MEEPLECAM_CHECK(m_client != nullptr);
    if (!address.user.empty())
        mosquitto_username_pw_set(m_client, address.user.c_str(),
                                  address.password.empty() ? nullptr : address.password.c_str());
    mosquitto_reconnect_delay_set(m_client, kSoonest_s, kLatest_s, true);
    const BrokerMessage& farewell = m_wish.farewell;
    if (!farewell.topic.empty())
        mosquitto_will_set(m_client, farewell.topic.c_str(), static_cast<int>(farewell.content.size()),
                           farewell.content.constData(), kAtLeastOnce, true);
    mosquitto_connect_callback_set(
        m_client, [](mosquitto*, void* self, int code) { static_cast<Link*>(self)->answered(code); });
    // A handshake that fails while the library connects, or later in its own thread.
    mosquitto_log_callback_set(m_client, [](mosquitto*, void* self, int level, const char* text) {
        if (level == MOSQ_LOG_ERR && std::string_view(text).find("verif") != std::string_view::npos)
            static_cast<Link*>(self)->doubt();
    });
    mosquitto_disconnect_callback_set(m_client, [](mosquitto*, void* self, int code) {
        if (code == MOSQ_ERR_TLS)
            static_cast<Link*>(self)->doubt();
        if (const auto& lost = static_cast<Link*>(self)->m_wish.lost)
            lost();
    });
    mosquitto_message_callback_set(m_client, [](mosquitto*, void* self, const mosquitto_message* message) {
        if (const auto& received = static_cast<Link*>(self)->m_wish.received)
            received({message->topic,
                      QByteArray(static_cast<const char*>(message->payload), message->payloadlen)});
    });
    mosquitto_publish_callback_set(m_client, [](mosquitto*, void* self, int number) {
        auto* link = static_cast<Link*>(self);
        const std::scoped_lock lock(link->m_mutex);
        if (link->m_underway.erase(number) == 0)
            link->m_early.insert(number);
        link->m_changed.notify_all();
    });
}

Broker::Link::~Link() {
    mosquitto_disconnect(m_client);
    mosquitto_loop_stop(m_client, false);
    mosquitto_destroy(m_client);
}

void Broker::Link::answered(int code) {
    if (code == 0 && !m_wish.subscription.empty())
        mosquitto_subscribe(m_client, nullptr, m_wish.subscription.c_str(), kAtLeastOnce);
    if (code == 0 && m_wish.connected)
        m_wish.connected();
    const std::scoped_lock lock(m_mutex);
    if (!m_answer)
        m_answer = code;
    m_changed.notify_all();
}

/// The broker's certificate is not what it should be.
void Broker::Link::doubt() {
    const std::scoped_lock lock(m_mutex);
    m_trusted = false;
    m_changed.notify_all();
}

engine::Status Broker::Link::begin(const BrokerAddress& address) {
    constexpr const char* kTrusted = "/etc/ssl/certs";
    const char* signers = address.signers.empty() ? nullptr : address.signers.c_str();
    if (address.secure && mosquitto_tls_set(m_client, signers, signers == nullptr ? kTrusted : nullptr,
                                            nullptr, nullptr, nullptr) != MOSQ_ERR_SUCCESS)
        return untrusted(address);
    const int connected = mosquitto_connect(m_client, address.host.c_str(), address.port, kKeepAlive_s);
    if (connected == MOSQ_ERR_TLS)
        return untrusted(address);
    if (connected == MOSQ_ERR_SUCCESS && mosquitto_loop_start(m_client) != MOSQ_ERR_SUCCESS)
        return unreachable(address);
    std::unique_lock lock(m_mutex);
    if (connected == MOSQ_ERR_SUCCESS)
        m_changed.wait_for(lock, kGreeting, [this] { return m_answer || !m_trusted; });
    if (!m_trusted)
        return untrusted(address);
    if (!m_answer)
        return unreachable(address);
    return *m_answer == 0 ? engine::success() : engine::Status(refused(address));
}

void Broker::Link::publish(const std::string& topic, const QByteArray& content, Keep keep) {
    int number = 0;
    const int said = mosquitto_publish(m_client, &number, topic.c_str(), static_cast<int>(content.size()),
                                       content.constData(), kAtLeastOnce, keep == Keep::Yes);
    if (said != MOSQ_ERR_SUCCESS &&
        said != MOSQ_ERR_NO_CONN) // without a connection it waits for the next one
        return;
    const std::scoped_lock lock(m_mutex);
    if (m_early.erase(number) == 0)
        m_underway.insert(number);
}

bool Broker::Link::flush(std::chrono::milliseconds most) {
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, most, [this] { return m_underway.empty(); });
}

Broker::Broker(std::unique_ptr<Link> link)
    : m_link(std::move(link)) {}

Broker::~Broker() = default;

engine::Result<std::unique_ptr<Broker>> Broker::connect(const BrokerAddress& address, BrokerWish wish) {
    auto link = std::make_unique<Link>(address, std::move(wish));
    if (const engine::Status begun = link->begin(address); !begun)
        return begun.error();
    return std::unique_ptr<Broker>(new Broker(std::move(link)));
}

void Broker::publish(const std::string& topic, const QByteArray& content, Keep keep) {
    m_link->publish(topic, content, keep);
}

bool Broker::flush(std::chrono::milliseconds most) {
    return m_link->flush(most);
}

} // namespace meeplecam::club
