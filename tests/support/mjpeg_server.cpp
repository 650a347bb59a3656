#include "tests/support/mjpeg_server.h"

#include <chrono>

namespace meeplecam::tests {

namespace {

void sendPictures(const MjpegServer::Pictures& pictures, int caller, const std::stop_token& stop) {
    if (!hearRequest(caller) ||
        !sendAll(caller,
                 "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=picture\r\n\r\n"))
        return;
    for (int i = 0; !stop.stop_requested(); ++i) {
        const std::vector<std::uint8_t> picture = pictures(i);
        const std::string head =
            "--picture\r\nContent-Type: image/jpeg\r\nContent-Length: " + std::to_string(picture.size()) +
            "\r\n\r\n";
        if (!sendAll(caller, head) ||
            !sendAll(caller, {reinterpret_cast<const char*>(picture.data()), picture.size()}) ||
            !sendAll(caller, "\r\n"))
            return;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

} // namespace

MjpegServer::MjpegServer(Pictures pictures, std::uint16_t port)
    : m_server([pictures = std::move(pictures)](
                   int caller, const std::stop_token& stop) { sendPictures(pictures, caller, stop); },
               port) {}

} // namespace meeplecam::tests
