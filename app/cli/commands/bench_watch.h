#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI { // NOLINT(readability-identifier-naming): not ours
class App;
}

namespace meeplecam::cli {

/// Adds `watch` to the command `bench`: follows games in films and compares what is told with what happens.
/// `status` receives what came of it and must outlive the parsing.
void addBenchWatch(CLI::App& bench, ExitStatus& status);

} // namespace meeplecam::cli
