#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `watch` to the program: follows a game by the pictures of a camera, a film, a folder or the virtual
/// table. `status` receives what came of the command and must outlive the parsing.
void addWatchCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
