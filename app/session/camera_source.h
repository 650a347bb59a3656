#pragma once

#include "app/session/camera_choice.h"
#include "app/session/frame_source.h"

#include <memory>
#include <string>
#include <vector>

namespace meeplecam::session {

// Cameras that the computer knows. All of this belongs to the thread of the QCoreApplication, whose event
// loop brings the pictures; only next() and stop() are for other threads.

/// The names of the cameras that are there, in the order of their numbers.
[[nodiscard]] std::vector<std::string> cameraNames();

/// Opens a camera by its number or a part of its name. Fails with a sentence when there is none like that. A
/// camera that is unplugged gives a SourceGone, and pictures again once it is back, set as before.
[[nodiscard]] engine::Result<std::unique_ptr<FrameSource>> openCamera(const std::string& wanted,
                                                                      const CameraWish& wish);

} // namespace meeplecam::session
