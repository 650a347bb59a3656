#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI { // NOLINT(readability-identifier-naming): not ours
class App;
}

namespace meeplecam::cli {

/// Adds `track` to the command `calibrate`: makes a scoring track known by a photo of it. `status` receives
/// what came of it and must outlive the parsing.
void addCalibrateTrack(CLI::App& calibrate, ExitStatus& status);

} // namespace meeplecam::cli
