#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `export` to the program: makes a record, a table of scorings, a picture of the board or a report of a
/// game record or of the log of a game that was followed. `status` receives what came of the command and must
/// outlive the parsing.
void addExportCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
