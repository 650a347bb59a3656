#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `read` to the program: one picture of a table becomes a board with meeples, what it is worth, and
/// what is wrong on it. `status` receives what came of the command and must outlive the parsing.
void addReadCommand(CLI::App& program, ExitStatus& status);

/// Reads the bundled table of the house edition and prints what was found.
ExitStatus readBundledTable();

} // namespace meeplecam::cli
