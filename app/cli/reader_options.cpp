#include "app/cli/reader_options.h"

#include <CLI/CLI.hpp>

namespace meeplecam::cli {

void addReaderOptions(CLI::App& command, ReaderRequest& request) {
    command.add_option("--catalogue", request.catalogue,
                       "The folder with pictures of the printed tiles (default: the house edition)");
    command.add_option("--set", request.sets, "Boxes in play")->delimiter(',');
    command.add_option("--players", request.players, "Colours in play, where known")->delimiter(',');
    command.add_flag("!--no-learned", request.learned,
                     "Leave out the pictures that were learned at tables (see: learn)");
}

} // namespace meeplecam::cli
