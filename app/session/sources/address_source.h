#pragma once

#include "app/session/sources/frame_source.h"
#include "engine/tiles/result.h"

#include <chrono>
#include <memory>

namespace meeplecam::session {

/// How patient a connection is.
struct ConnectionLimits {
    std::chrono::milliseconds open{4000};         ///< for connecting until the first picture
    std::chrono::milliseconds read{3000};         ///< without a picture: the connection is given up
    std::chrono::milliseconds retry{500};         ///< before the first new attempt; doubles with each
    std::chrono::milliseconds longestRetry{5000}; ///< between two attempts
};

/// Fails, with what to do in the language of the player, when a camera in the network can't have this
/// address: it is empty, or no host can be reached by it.
[[nodiscard]] engine::Status checkAddress(const std::string& address);

/// The pictures that a camera in the network sends: motion JPEG by http or https, or rtsp. Fails with a
/// sentence when it can't be reached; a connection that breaks later gives a SourceGone and is made again.
/// Taking the source down waits for an attempt that is under way, at most as long as the limits say.
[[nodiscard]] engine::Result<std::unique_ptr<FrameSource>> openAddress(const std::string& address,
                                                                       const ConnectionLimits& limits = {});

/// The address without the passwords, keys and tokens that it may hold, for showing it.
[[nodiscard]] std::string withoutPassword(const std::string& address);

} // namespace meeplecam::session
