#include "app/session/sources/live_source.h"

#include "app/session/basics/mishap.h"
#include "app/words/language.h"
#include "engine/tiles/phrase.h"

#include <condition_variable>
#include <exception>
#include <mutex>

namespace meeplecam::session {

LiveSource::LiveSource(std::string name, Fetch fetch)
    : m_name(std::move(name))
    , m_fetch(std::move(fetch))
    , m_worker([this](const std::stop_token& stop) { run(stop); }) {}

SourceStep LiveSource::next() {
    std::optional<SourceStep> step = m_mailbox.take();
    return step ? *std::move(step) : SourceStep(SourceEnd{});
}

void LiveSource::stop() {
    m_worker.request_stop();
    m_mailbox.close(Mailbox<SourceStep>::Unread::Drop);
}

void LiveSource::run(const std::stop_token& stop) {
    try {
        m_fetch(stop, m_mailbox);
    } catch (const std::exception& exception) {
        const words::InEnglish forWhoLooksIntoIt;
        m_mailbox.put(SourceGone{{SourceFault::Kind::Stopped, m_name,
                                  mishap(phrase("Mishaps", "it stopped"), exception).message}});
    }
    m_mailbox.close(Mailbox<SourceStep>::Unread::Keep);
}

bool waitUntil(std::chrono::steady_clock::time_point time, const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_until(lock, stop, time, [] { return false; });
    return !stop.stop_requested();
}

} // namespace meeplecam::session
