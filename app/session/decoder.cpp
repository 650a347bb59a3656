#include "app/session/decoder.h"

#include <opencv2/core/utils/logger.hpp>
#include <opencv2/videoio.hpp>

#include <cstdlib>

namespace meeplecam::session {

void silenceDecoders() {
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0); // FFmpeg's AV_LOG_QUIET; what the user set stays
}

cv::Mat nextPicture(cv::VideoCapture& capture) {
    cv::Mat picture; // a new one each time, since others keep what they were given
    try {
        capture.read(picture);
    } catch (const cv::Exception&) {
        picture.release();
    }
    return picture;
}

} // namespace meeplecam::session
