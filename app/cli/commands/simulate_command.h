#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `simulate` to the program: pictures of a virtual table with truth. `status` receives what came of the
/// command and must outlive the parsing.
void addSimulateCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
