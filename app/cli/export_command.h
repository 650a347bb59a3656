#pragma once

#include "app/cli/program.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `export` to the program: makes a game record of the log of a game that was followed. `status`
/// receives what came of the command and must outlive the parsing.
void addExportCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
