#pragma once

#include "app/cli/options/exit_status.h"
#include "engine/tiles/result.h"

#include <opencv2/core/mat.hpp>

#include <functional>
#include <string>
#include <string_view>

namespace meeplecam::cli {

/// Writes text to a file, or to standard output when the path is "-".
engine::Status writeOutput(const std::string& path, std::string_view text);

/// Fails when something that was printed on standard output did not get through: the disk is full, or whoever
/// reads it went away.
engine::Status outputWritten();

/// Writes a picture to a file in the format that the end of its name says.
engine::Status writePicture(const std::string& path, const cv::Mat& picture);

/// Prints the sentence on standard error, on one line, and gives the status to leave with.
ExitStatus complain(const engine::Error& error);

/// Done; or complains about what went wrong.
ExitStatus statusOf(const engine::Status& outcome);

/// What long work calls as it goes on: counts on standard error ("turn 3 of 70") when that is a terminal.
std::function<void(int done, int all)> progressOn(const std::string& what);

} // namespace meeplecam::cli
