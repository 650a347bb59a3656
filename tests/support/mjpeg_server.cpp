#include "tests/support/mjpeg_server.h"

#include "engine/tiles/result.h"

#include <arpa/inet.h>
#include <chrono>
#include <netinet/in.h>
#include <poll.h>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>

namespace meeplecam::tests {

namespace {

constexpr int kLookEvery_ms = 20;

bool sendAll(int caller, const void* data, std::size_t size) {
    const auto* bytes = static_cast<const char*>(data);
    while (size > 0) {
        const ssize_t sent = ::send(caller, bytes, size, MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes += sent;
        size -= static_cast<std::size_t>(sent);
    }
    return true;
}

bool sendText(int caller, std::string_view text) {
    return sendAll(caller, text.data(), text.size());
}

} // namespace

MjpegServer::MjpegServer(Pictures pictures, std::uint16_t port)
    : m_pictures(std::move(pictures))
    , m_socket(::socket(AF_INET, SOCK_STREAM, 0)) {
    const int yes = 1;
    ::setsockopt(m_socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof place;
    auto* generic = reinterpret_cast<sockaddr*>(&place); // as the socket functions want it
    MEEPLECAM_CHECK(::bind(m_socket, generic, length) == 0 && ::listen(m_socket, 4) == 0);
    MEEPLECAM_CHECK(::getsockname(m_socket, generic, &length) == 0);
    m_port = ntohs(place.sin_port);
    m_worker = std::jthread([this](const std::stop_token& stop) { serve(stop); });
}

MjpegServer::~MjpegServer() {
    m_worker.request_stop();
    m_worker.join();
    ::close(m_socket);
}

void MjpegServer::serve(const std::stop_token& stop) const {
    while (!stop.stop_requested()) {
        pollfd waiting{m_socket, POLLIN, 0};
        if (::poll(&waiting, 1, kLookEvery_ms) <= 0)
            continue;
        const int caller = ::accept(m_socket, nullptr, nullptr);
        if (caller < 0)
            continue;
        send(caller, stop);
        ::close(caller);
    }
}

void MjpegServer::send(int caller, const std::stop_token& stop) const {
    std::vector<char> request(4096);
    if (::recv(caller, request.data(), request.size(), 0) <= 0 ||
        !sendText(caller,
                  "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=picture\r\n\r\n"))
        return;
    for (int i = 0; !stop.stop_requested(); ++i) {
        const std::vector<std::uint8_t> picture = m_pictures(i);
        const std::string head =
            "--picture\r\nContent-Type: image/jpeg\r\nContent-Length: " + std::to_string(picture.size()) +
            "\r\n\r\n";
        if (!sendText(caller, head) || !sendAll(caller, picture.data(), picture.size()) ||
            !sendText(caller, "\r\n"))
            return;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

} // namespace meeplecam::tests
