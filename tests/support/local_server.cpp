#include "tests/support/local_server.h"

#include "engine/tiles/result.h"

#include <arpa/inet.h>
#include <array>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace meeplecam::tests {

LocalServer::LocalServer(Serve serve, std::uint16_t port)
    : m_serve(std::move(serve))
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
    m_worker = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

LocalServer::~LocalServer() {
    m_worker.request_stop();
    m_worker.join();
    ::close(m_socket);
}

void LocalServer::run(const std::stop_token& stop) const {
    constexpr int kLookEvery_ms = 20;
    while (!stop.stop_requested()) {
        pollfd waiting{m_socket, POLLIN, 0};
        if (::poll(&waiting, 1, kLookEvery_ms) <= 0)
            continue;
        const int caller = ::accept(m_socket, nullptr, nullptr);
        if (caller < 0)
            continue;
        m_serve(caller, stop);
        ::close(caller);
    }
}

bool hearRequest(int caller) {
    std::array<char, 4096> request{};
    return ::recv(caller, request.data(), request.size(), 0) > 0;
}

bool sendAll(int caller, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(caller, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

} // namespace meeplecam::tests
