// Whatever answers at the address of a camera in the network, from the first line of HTTP on: there is a
// sentence that says why no picture comes, or pictures come that can be used, until the camera is gone.

#include "app/session/sources/address_source.h"
#include "engine/tiles/result.h"
#include "tests/fuzz/fuzzer.h"
#include "tests/support/local_server.h"

#include <atomic>
#include <mutex>
#include <string>

namespace meeplecam::tests {

namespace {

/// Answers every request with the same bytes and hangs up.
class Camera {
public:
    void answer(std::string_view bytes) {
        const std::scoped_lock lock(m_mutex);
        m_bytes = bytes;
    }
    [[nodiscard]] std::string address() const {
        return "http://127.0.0.1:" + std::to_string(m_server.port()) + "/video";
    }

private:
    std::mutex m_mutex;
    std::string m_bytes;
    LocalServer m_server{[this](int caller, const std::stop_token&) {
        const std::scoped_lock lock(m_mutex);
        if (hearRequest(caller))
            sendAll(caller, m_bytes);
    }};
};

} // namespace

void fuzz(std::string_view input) {
    using namespace std::chrono_literals;
    static Camera camera;
    camera.answer(input);
    const auto source = session::openAddress(
        camera.address(), {.open = 300ms, .read = 300ms, .retry = 10ms, .longestRetry = 10ms});
    if (!source) {
        MEEPLECAM_CHECK(!source.error().message.empty());
        return;
    }
    constexpr int kSteps = 3;
    for (int i = 0; i < kSteps; ++i) {
        const session::SourceStep step = (*source)->next();
        const auto* const frame = std::get_if<session::SourceFrame>(&step);
        MEEPLECAM_CHECK(frame == nullptr || (!frame->bgr.empty() && frame->bgr.type() == CV_8UC3));
        if (frame == nullptr)
            break;
    }
    (*source)->stop();
}

} // namespace meeplecam::tests
