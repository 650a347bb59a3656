#include "tests/support/sheet_film.h"

#include <opencv2/videoio.hpp>

namespace meeplecam::tests {

void filmSheet(const models::Lens& lens, std::span<const SheetPose> poses, const std::string& path) {
    constexpr int kPicturesPerSecond = 5;
    cv::VideoWriter film(path, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), kPicturesPerSecond, lens.picture);
    for (const SheetPose& pose : poses) {
        const cv::Mat picture = photographSheet(lens, pose);
        for (int i = 0; i < kPicturesPerSecond; ++i)
            film.write(picture);
    }
}

} // namespace meeplecam::tests
