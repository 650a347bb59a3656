#include "app/cli/reader_options.h"

#include "models/setup_json.h"

#include <CLI/CLI.hpp>

namespace meeplecam::cli {

engine::Result<std::vector<models::MeepleColour>> coloursOf(const std::vector<std::string>& names) {
    std::vector<models::MeepleColour> colours;
    for (const std::string& name : names) {
        const auto colour = models::findColour(name);
        if (!colour) {
            std::string known;
            for (int i = 0; i < models::kMeepleColours; ++i)
                known +=
                    (i > 0 ? ", " : "") + std::string(models::nameOf(static_cast<models::MeepleColour>(i)));
            return engine::Error{"no meeple is " + name + "; the colours are " + known};
        }
        colours.push_back(*colour);
    }
    return colours;
}

engine::Result<vision::BoardReader> openReader(const ReaderRequest& request) {
    engine::Result<engine::GameSetup> setup = models::setupOf(models::bundledTiles(), request.sets);
    if (!setup)
        return setup.error();
    engine::Result<std::vector<models::MeepleColour>> players = coloursOf(request.players);
    if (!players)
        return players.error();
    return vision::BoardReader::open(request.catalogue, *std::move(setup), *std::move(players));
}

void addReaderOptions(CLI::App& command, ReaderRequest& request) {
    command.add_option("--catalogue", request.catalogue,
                       "The folder with pictures of the printed tiles (default: the house edition)");
    command.add_option("--set", request.sets, "Boxes in play")->delimiter(',');
    command.add_option("--players", request.players, "Colours in play, where known")->delimiter(',');
}

} // namespace meeplecam::cli
