#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `hall` to the program: all tables of a club, as they publish their games on a broker. `status` must
/// outlive the parsing.
void addHallCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
