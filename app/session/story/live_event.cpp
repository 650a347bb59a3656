#include "app/session/story/live_event.h"

#include <algorithm>

namespace meeplecam::session {

std::optional<int> turnOf(const Fact& fact) {
    const TilePlaced* tile = std::get_if<TilePlaced>(&fact);
    return tile ? tile->turn : std::nullopt;
}

std::vector<std::string> playerNames(const engine::GameSetup& setup) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < setup.players.size(); ++i) {
        const auto& [own, colour] = setup.players[i];
        const std::string wish =
            own.empty() && !colour.empty() ? colour : engine::nameOfPlayer(setup, static_cast<int>(i));
        std::string name = wish;
        for (int same = 2; std::ranges::find(names, name) != names.end(); ++same)
            name = wish + " (" + std::to_string(same) + ")";
        names.push_back(name);
    }
    return names;
}

} // namespace meeplecam::session
