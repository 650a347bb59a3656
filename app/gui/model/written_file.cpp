#include "app/gui/model/written_file.h"

#include "models/files/file_output.h"

#include <opencv2/imgcodecs.hpp>

namespace meeplecam::gui {

engine::Status writePicture(const std::filesystem::path& file, const cv::Mat& picture) {
    return models::writeWhole(file, [&](const std::filesystem::path& beside) -> engine::Status {
        try {
            return cv::imwrite(beside.string(), picture) ? engine::success()
                                                         : engine::Status(models::notWritten(file));
        } catch (const cv::Exception&) {
            return models::notWritten(file);
        }
    });
}

} // namespace meeplecam::gui
