#pragma once

#include "app/session/cameras/camera_choice.h"
#include "app/session/sources/frame_source.h"

#include <memory>
#include <string>
#include <vector>

namespace meeplecam::session {

// Cameras that the computer knows. Both functions belong to the thread of the QCoreApplication, whose event
// loop notices what is plugged in. The cameras themselves work on a thread of their own (`camera_thread.h`),
// so that neither to open nor to leave one makes anybody wait.

/// The names of the cameras that are there, in the order of their numbers.
[[nodiscard]] std::vector<std::string> cameraNames();

/// Opens a camera by its number or a part of its name. Fails with a sentence when there is none like that. A
/// camera that is unplugged gives a SourceGone, and pictures again once it is back, set as before. One camera
/// has one source at a time: the newest gets the pictures.
[[nodiscard]] engine::Result<std::unique_ptr<FrameSource>> openCamera(const std::string& wanted,
                                                                      const CameraWish& wish);

} // namespace meeplecam::session
