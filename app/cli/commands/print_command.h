#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `print tiles`, `print track` and `print target` to the program. `status` receives what came of the
/// command and must outlive the parsing.
void addPrintCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
