#pragma once

#include "tests/support/local_server.h"

#include <string>
#include <vector>

namespace meeplecam::tests {

/// A phone as a network camera, on this machine: sends motion JPEG by HTTP, 50 pictures a second.
class MjpegServer {
public:
    /// The bytes of the picture with this number.
    using Pictures = std::function<std::vector<std::uint8_t>(int)>;

    /// `port` 0 = any that is free.
    explicit MjpegServer(Pictures pictures, std::uint16_t port = 0);

    [[nodiscard]] std::uint16_t port() const { return m_server.port(); }
    [[nodiscard]] std::string address() const {
        return "http://127.0.0.1:" + std::to_string(port()) + "/video";
    }

private:
    LocalServer m_server;
};

} // namespace meeplecam::tests
