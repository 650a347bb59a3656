#include "app/cli/replay_command.h"

#include "app/cli/output.h"
#include "engine/scoring.h"
#include "models/game_record.h"

#include <iostream>

namespace meeplecam::cli {

namespace {

void printScores(const models::Replay& replay) {
    const engine::GameState& state = replay.end();
    const engine::FinalScore final = engine::finalScoreOf(state);
    std::cout << state.turns << (state.turns == 1 ? " turn" : " turns") << " played, " << state.tilesLeft
              << (state.tilesLeft == 1 ? " tile" : " tiles") << " left\n";
    for (std::size_t player = 0; player < state.players.size(); ++player)
        std::cout << engine::nameOfPlayer(state.book->setup(), static_cast<int>(player)) << ": "
                  << state.players[player].score << " during the game, " << final.totals[player]
                  << " at the end\n";
}

} // namespace

ExitStatus runReplay(const ReplayOptions& options) {
    const auto record = models::readGameRecord(options.game, models::bundledTiles());
    if (!record)
        return complain(record.error());
    const auto detail =
        options.options ? models::ReplayDetail::WithOptions : models::ReplayDetail::WithoutOptions;
    const auto replay = models::replay(*record, detail);
    if (!replay)
        return complain({options.game.string() + ": " + replay.error().message});
    if (options.json != "-")
        printScores(*replay);
    if (options.json.empty())
        return Done;
    const std::string text = models::formatGameRecord(models::writeGameRecord(*record, *replay, detail));
    const engine::Status written = writeOutput(options.json, text);
    return written ? Done : complain(written.error());
}

} // namespace meeplecam::cli
