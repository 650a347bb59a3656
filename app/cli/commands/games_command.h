#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `games` to the program: past games are listed, shown, counted, put on the shelf and taken off it.
/// `status` receives what came of the command and must outlive the parsing.
void addGamesCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
