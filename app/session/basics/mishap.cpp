#include "app/session/basics/mishap.h"

#include "engine/tiles/phrase.h"

#include <opencv2/core.hpp>

#include <new>
#include <stdexcept>

namespace meeplecam::session {

namespace {

bool isForWantOfMemory(const std::exception& exception) {
    if (const auto* ofOpenCv = dynamic_cast<const cv::Exception*>(&exception))
        return ofOpenCv->code == cv::Error::StsNoMem;
    return dynamic_cast<const std::bad_alloc*>(&exception) != nullptr ||
           dynamic_cast<const std::length_error*>(&exception) != nullptr;
}

} // namespace

engine::Error mishap(const std::string& what, const std::exception& exception) {
    if (isForWantOfMemory(exception))
        return phrase(
                   "Mishaps",
                   "%1, because there is not enough memory; close other programs, or take smaller pictures")
            .with(what)
            .error();
    return phrase("Mishaps",
                  "%1, because something in it is not as it should be; try it with another file or picture")
        .with(what)
        .error();
}

} // namespace meeplecam::session
