#pragma once

#include "app/cli/options/exit_status.h"
#include "datasets/measuring/catalogue_readers.h"

namespace CLI { // NOLINT(readability-identifier-naming): not ours
class App;
}

namespace meeplecam::cli {

/// Adds `bench` to the program: `bench read` reads pictures with the readers of `factory` and compares them
/// with their truths, `bench watch` does the same with films (bench_watch.h). `status` receives what came of
/// the command and must outlive the parsing.
void addBenchCommand(CLI::App& program, ExitStatus& status, const datasets::ReaderFactory& factory);

} // namespace meeplecam::cli
