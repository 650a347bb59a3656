#pragma once

#include "app/session/reader_request.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

// What every command that reads tables asks for.

using session::ReaderRequest;

/// Adds --catalogue, --set, --players and --no-learned.
void addReaderOptions(CLI::App& command, ReaderRequest& request);

} // namespace meeplecam::cli
