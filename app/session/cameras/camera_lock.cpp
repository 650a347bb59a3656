#include "app/session/cameras/camera_lock.h"

#include <QCamera>

namespace meeplecam::session {

CameraSettings lockCamera(QCamera& camera, const std::optional<CameraSettings>& settings) {
    const CameraSettings now =
        settings.value_or(CameraSettings{camera.exposureTime(), camera.colorTemperature()});
    if (camera.isExposureModeSupported(QCamera::ExposureManual)) {
        camera.setExposureMode(QCamera::ExposureManual);
        if (now.exposure_s > 0)
            camera.setManualExposureTime(now.exposure_s);
    }
    if (camera.isWhiteBalanceModeSupported(QCamera::WhiteBalanceManual)) {
        camera.setWhiteBalanceMode(QCamera::WhiteBalanceManual);
        if (now.whiteBalance_K > 0)
            camera.setColorTemperature(now.whiteBalance_K);
    }
    if (camera.isFocusModeSupported(QCamera::FocusModeManual))
        camera.setFocusMode(QCamera::FocusModeManual);
    return now;
}

} // namespace meeplecam::session
