#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>
#include <thread>

namespace meeplecam::tests {

/// A server on this machine that serves one caller at a time. It is gone when it ends, and another one can be
/// made at the same port.
class LocalServer {
public:
    /// Serves the caller at this socket, which is closed afterwards; runs on the server's thread.
    using Serve = std::function<void(int caller, const std::stop_token& stop)>;

    /// `port` 0 = any that is free.
    explicit LocalServer(Serve serve, std::uint16_t port = 0);
    ~LocalServer();
    LocalServer(const LocalServer&) = delete;
    LocalServer& operator=(const LocalServer&) = delete;

    [[nodiscard]] std::uint16_t port() const { return m_port; }

private:
    void run(const std::stop_token& stop) const;

    Serve m_serve;
    int m_socket = -1;
    std::uint16_t m_port = 0;
    std::jthread m_worker;
};

/// Reads what a caller asks for, as far as it comes at once; whether anything came.
bool hearRequest(int caller);

/// Sends all of it; false when the caller is gone.
bool sendAll(int caller, std::string_view bytes);

} // namespace meeplecam::tests
