#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `teach`: pictures of somebody's own tiles become a catalogue.
void addTeachCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
