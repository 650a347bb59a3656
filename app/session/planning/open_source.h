#pragma once

#include "app/session/cameras/camera_choice.h"
#include "app/session/cameras/lens_store.h"
#include "app/session/cameras/orientation.h"
#include "app/session/sources/demo_source.h"
#include "app/session/sources/frame_source.h"

#include <memory>

namespace meeplecam::session {

enum class SourceType : std::uint8_t { Demo, Address, Phone, Pictures, Film, Camera };

/// Where pictures are to come from, and how.
struct SourceRequest {
    /// The number or a part of the name of a camera, a film, a folder of pictures, an address (http, https,
    /// rtsp), "phone" for the program's own phone (`phone_line.h`), or "demo" for the virtual table.
    std::string source;
    CameraWish camera;
    DemoWish demo;
    LensWish lens; ///< of the camera; films and photos have one only where it is named
    Orientation orientation;
};

/// What a source is, by its name and by what lies on the disk. Fails with a sentence for addresses of an
/// unknown kind and for paths where nothing is; whatever else is nothing on the disk is taken for a camera.
[[nodiscard]] engine::Result<SourceType> sourceTypeOf(const std::string& source);

/// Opens the source; the demo plays in real time. Cameras need a QCoreApplication on this thread, and its
/// event loop must run while pictures are awaited on another one.
[[nodiscard]] engine::Result<std::unique_ptr<FrameSource>> openSource(const SourceRequest& request);

} // namespace meeplecam::session
