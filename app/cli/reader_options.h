#pragma once

#include "app/session/reader_request.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

// What every command that reads tables asks for.

using session::ReaderRequest;

/// Adds --catalogue, which takes a folder or a name (session::catalogueFolder). `catalogue` must outlive the
/// parsing; `without` says what counts without it.
void addCatalogueOption(CLI::App& command, std::string& catalogue, const std::string& without);

/// Adds --catalogue, --set, --players and --no-learned.
void addReaderOptions(CLI::App& command, ReaderRequest& request);

} // namespace meeplecam::cli
