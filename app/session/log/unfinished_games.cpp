#include "app/session/log/unfinished_games.h"

#include "app/session/log/event_log.h"
#include "app/session/story/reported_game.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

std::optional<UnfinishedGame> unfinishedGame(const std::filesystem::path& log) {
    std::error_code problem;
    const std::filesystem::file_time_type written = std::filesystem::last_write_time(log, problem);
    if (problem)
        return std::nullopt;
    auto logged = readEventLog(log, models::bundledTiles());
    if (!logged)
        return std::nullopt;
    const auto reported = reportedGameOf(logged->events);
    if (!reported || reported->ended() || reported->turnOrder().empty())
        return std::nullopt;
    return UnfinishedGame{log, std::move(logged->header), static_cast<int>(reported->turnOrder().size()),
                          std::chrono::time_point_cast<std::chrono::system_clock::duration>(
                              std::chrono::file_clock::to_sys(written))};
}

} // namespace

std::vector<UnfinishedGame> unfinishedGames(const std::filesystem::path& folder) {
    std::vector<UnfinishedGame> games;
    std::error_code problem;
    for (const auto& file : std::filesystem::directory_iterator(folder, problem))
        if (file.path().extension() == ".log")
            if (auto game = unfinishedGame(file.path()))
                games.push_back(*std::move(game));
    std::ranges::stable_sort(games, std::ranges::greater{}, &UnfinishedGame::written);
    return games;
}

} // namespace meeplecam::session
