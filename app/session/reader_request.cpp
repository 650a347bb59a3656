#include "app/session/reader_request.h"

#include "models/setup_json.h"

namespace meeplecam::session {

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

} // namespace meeplecam::session
