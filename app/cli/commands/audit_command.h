#pragma once

#include "app/cli/options/exit_status.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

/// Adds `audit` to the program: what was missed, forgotten or scored wrongly in a game record, in the log of
/// a followed game, or on a picture of a table. `status` receives what came of the command and must outlive
/// the parsing.
void addAuditCommand(CLI::App& program, ExitStatus& status);

} // namespace meeplecam::cli
