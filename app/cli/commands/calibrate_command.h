#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `calibrate camera`: pictures of the printed sheet tell what a camera's lens does.
void addCalibrateCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
