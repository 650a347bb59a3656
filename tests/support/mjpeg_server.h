#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace meeplecam::tests {

/// A phone as a network camera, on this machine: sends motion JPEG by HTTP to one caller at a time, 50
/// pictures a second. It is gone when it ends, and another one can be made at the same port.
class MjpegServer {
public:
    /// The bytes of the picture with this number.
    using Pictures = std::function<std::vector<std::uint8_t>(int)>;

    /// `port` 0 = any that is free.
    explicit MjpegServer(Pictures pictures, std::uint16_t port = 0);
    ~MjpegServer();
    MjpegServer(const MjpegServer&) = delete;
    MjpegServer& operator=(const MjpegServer&) = delete;

    [[nodiscard]] std::uint16_t port() const { return m_port; }
    [[nodiscard]] std::string address() const {
        return "http://127.0.0.1:" + std::to_string(m_port) + "/video";
    }

private:
    void serve(const std::stop_token& stop) const;
    void send(int caller, const std::stop_token& stop) const;

    Pictures m_pictures;
    int m_socket = -1;
    std::uint16_t m_port = 0;
    std::jthread m_worker;
};

} // namespace meeplecam::tests
