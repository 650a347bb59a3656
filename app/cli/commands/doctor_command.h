#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `doctor` to the program: what this machine has for it and what is missing, in words. `status`
/// receives Done when all that is needed is there, else InputAtFault, and must outlive the parsing.
void addDoctorCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
