#include "app/server/request_line.h"

#include "app/server/guest.h"

#include <numeric>

namespace meeplecam::server {

namespace {

constexpr int kLongest_ms =
    8000; // that a request waits: shorter than what browsers and routers take for dead
constexpr int kUnheard_ms = 10'000; // without one that listens

} // namespace

RequestLine::RequestLine(QObject* parent)
    : Line(parent)
    , m_key(makeSecret()) {
    for (QTimer* timer : {&m_longest, &m_patience})
        timer->setSingleShot(true);
    connect(&m_longest, &QTimer::timeout, this, &RequestLine::deliver);
    connect(&m_patience, &QTimer::timeout, this, &RequestLine::abort);
    m_patience.start(kUnheard_ms);
}

RequestLine::~RequestLine() {
    if (m_listener)
        m_listener->give("{}"); // nothing will be told any more
}

void RequestLine::take(const Posted& posted, Arrival& arrival) {
    if (posted.request.path == kListenPath) {
        listen(arrival);
        return;
    }
    arrival.give("{}");
    if (posted.request.path == kPicturePath)
        Q_EMIT pictureSent(posted.body);
    else
        Q_EMIT heard(QString::fromUtf8(posted.body));
}

/// One request listens at a time; a page that asks again has lost the one before.
void RequestLine::listen(Arrival& arrival) {
    if (m_listener)
        m_listener->give(R"({"told":[]})");
    m_listener = &arrival;
    m_patience.stop();
    m_longest.start(kLongest_ms);
    if (!m_told.isEmpty())
        deliver();
}

void RequestLine::deliver() {
    m_longest.stop();
    m_patience.start(kUnheard_ms);
    if (m_listener) {
        m_listener->give(R"({"told":[)" + m_told.join(',') + "]}");
        m_told.clear();
    }
    m_listener = nullptr;
}

void RequestLine::tell(const QByteArray& json) {
    m_told.push_back(json);
    if (m_listener)
        deliver();
}

void RequestLine::show(const QByteArray& /*picture*/) {}

void RequestLine::limit(qint64 most_bytes) {
    m_most_bytes = most_bytes;
}

qint64 RequestLine::unread() const {
    return std::accumulate(m_told.begin(), m_told.end(), qint64{0},
                           [](qint64 sum, const QByteArray& json) { return sum + json.size(); });
}

void RequestLine::close() {} // who closes says `abort` in the end

void RequestLine::abort() {
    Q_EMIT ended();
}

} // namespace meeplecam::server
