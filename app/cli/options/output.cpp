#include "app/cli/options/output.h"

#include "engine/tiles/phrase.h"
#include "models/files/file_output.h"

#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <iostream>
#include <unistd.h>

namespace meeplecam::cli {

engine::Status writeOutput(const std::string& path, std::string_view text) {
    if (path != "-")
        return models::writeFile(path, text);
    std::cout << text;
    return outputWritten();
}

engine::Status outputWritten() {
    if (std::cout.flush())
        return engine::success();
    return phrase("CommandLine", "standard output cannot be written to; make room where it goes").error();
}

engine::Status writePicture(const std::string& path, const cv::Mat& picture) {
    const std::string sentence = phrase("CommandLine", "%1 cannot be written; choose a name that ends in "
                                                       ".png or .jpg, in a folder that exists and has room")
                                     .with(path);
    return models::writeWhole(path, [&](const std::filesystem::path& beside) -> engine::Status {
        try {
            return cv::imwrite(beside.string(), picture) ? engine::success()
                                                         : engine::Status(engine::Error{sentence});
        } catch (const cv::Exception&) { // a format that OpenCV does not know
            return engine::Error{sentence};
        }
    });
}

ExitStatus complain(const engine::Error& error) {
    std::string sentence = error.message; // parts of it may come from a file: keep it to one line
    std::replace_if(
        sentence.begin(), sentence.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, '?');
    std::cerr << "meeplecam: " << sentence << '\n';
    return InputAtFault;
}

ExitStatus statusOf(const engine::Status& outcome) {
    return outcome ? Done : complain(outcome.error());
}

std::function<void(int, int)> progressOn(const std::string& what) {
    if (isatty(STDERR_FILENO) == 0)
        return {};
    return [what](int done, int all) {
        std::cerr << '\r' << phrase("CommandLine", "%1 %2 of %3").with(what).with(done).with(all).text()
                  << (done == all ? "\n" : "") << std::flush;
    };
}

} // namespace meeplecam::cli
