#include "app/records/shelf_text.h"

#include "datasets/text_table.h"

namespace meeplecam::records {

std::string describe(const ShelvedGame& game) {
    std::string text = std::to_string(game.id) + "  " + game.note.played + "  " + game.edition + "  " +
                       std::to_string(game.turns) + (game.turns == 1 ? " turn  " : " turns  ");
    for (const PlayerResult& own : game.results)
        text += (&own == &game.results.front() ? "" : ", ") + own.name + " " + std::to_string(own.points) +
                (own.won && game.note.standing == GameStanding::Finished ? " *" : "");
    return text + (game.note.standing == GameStanding::Interrupted ? "  (interrupted)\n" : "\n");
}

std::string describe(const std::vector<PlayerStatistics>& players) {
    std::vector<std::vector<std::string>> rows{
        {"player", "games", "wins", "average", "best", "roads", "cities", "cloisters", "fields"}};
    const auto share = [](int points, int games) {
        return datasets::fixed(static_cast<double>(points) / games, 1);
    };
    for (const PlayerStatistics& own : players)
        rows.push_back({own.name, std::to_string(own.games), std::to_string(own.wins),
                        datasets::fixed(own.average, 1), std::to_string(own.best),
                        share(own.kinds.road, own.games), share(own.kinds.city, own.games),
                        share(own.kinds.cloister, own.games), share(own.kinds.field, own.games)});
    return datasets::alignedTable(rows);
}

} // namespace meeplecam::records
