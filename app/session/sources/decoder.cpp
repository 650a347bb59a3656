#include "app/session/sources/decoder.h"

#include <opencv2/core/utils/logger.hpp>
#include <opencv2/videoio.hpp>

#include <cstdlib>
#include <dlfcn.h>

namespace meeplecam::session {

namespace {

constexpr std::size_t kMostAtATime = 128U << 20U; // bytes; pictures of 8K take 100 million

/// FFmpeg's own bound. It comes with OpenCV's films, if these are by FFmpeg at all, so it is looked for in
/// the running program.
void boundFfmpeg() {
    using BoundAllocations = void (*)(std::size_t);
    if (void* const found = ::dlsym(RTLD_DEFAULT, "av_max_alloc"); found != nullptr)
        reinterpret_cast<BoundAllocations>(found)(kMostAtATime);
}

} // namespace

void tameDecoders() {
    boundFfmpeg();
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
