#pragma once

#include "app/cli/program.h"
#include "engine/result.h"

#include <string>
#include <string_view>

namespace meeplecam::cli {

/// Writes text to a file, or to standard output when the path is "-".
engine::Status writeOutput(const std::string& path, std::string_view text);

/// Prints the sentence on standard error and gives the status to leave with.
ExitStatus complain(const engine::Error& error);

} // namespace meeplecam::cli
