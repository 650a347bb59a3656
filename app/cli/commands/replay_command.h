#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `replay` to the program: plays a game record through the engine and writes what follows from the
/// rules. `status` receives what came of the command and must outlive the parsing.
void addReplayCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
