#pragma once

#include "app/cli/bundled.h"
#include "models/board_report.h"
#include "vision/board_reader.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace meeplecam::cli {

// What every command that reads tables asks for.

/// What may lie on the table.
struct ReaderRequest {
    std::string catalogue = houseCatalogue().string(); ///< a folder
    std::vector<std::string> sets{"base"};             ///< names of the boxes
    std::vector<std::string> players;                  ///< colours; empty = unknown
};

/// Adds --catalogue, --set and --players.
void addReaderOptions(CLI::App& command, ReaderRequest& request);

/// The colours by their names; fails for one that no meeple has.
engine::Result<std::vector<models::MeepleColour>> coloursOf(const std::vector<std::string>& names);

/// Prepares the reader, which takes seconds for a catalogue that is new.
engine::Result<vision::BoardReader> openReader(const ReaderRequest& request);

} // namespace meeplecam::cli
