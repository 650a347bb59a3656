#pragma once

#include "app/cli/options/output.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `learn`: what was learned at tables for a catalogue, and how to undo it.
void addLearnCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
