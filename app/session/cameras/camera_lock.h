#pragma once

#include <optional>

class QCamera;

namespace meeplecam::session {

/// What a camera has settled at.
struct CameraSettings {
    float exposure_s = 0;   ///< 0 = the camera doesn't say
    int whiteBalance_K = 0; ///< colour temperature; 0 = the camera doesn't say
    bool operator==(const CameraSettings&) const = default;
};

/// Keeps a camera from adjusting itself, as far as it lets us: at these settings, or else at those that it
/// has now. Gives the settings, so that the camera can be locked at the same ones when it comes back.
CameraSettings lockCamera(QCamera& camera, const std::optional<CameraSettings>& settings);

} // namespace meeplecam::session
