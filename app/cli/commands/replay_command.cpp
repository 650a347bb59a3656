#include "app/cli/commands/replay_command.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/cli/writing/replay_text.h"
#include "app/words/breach_words.h"
#include "engine/play/scoring.h"
#include "engine/tiles/phrase.h"
#include "models/records/game_record.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>

namespace meeplecam::cli {

namespace {

struct ReplayCommand {
    Q_DECLARE_TR_FUNCTIONS(ReplayCommand)
};

struct ReplayOptions {
    std::filesystem::path game;
    std::string
        json; ///< where the record with everything that follows goes; "-" = standard output, empty = nowhere
    bool text = false;    ///< print the whole game in the engine's notation
    bool options = false; ///< work out `legal` and `meeple_options` too
};

void printScores(const models::Replay& replay) {
    const engine::GameState& state = replay.end();
    const engine::FinalScore final = engine::finalScoreOf(state);
    std::cout << ReplayCommand::tr("%n turn(s) played", nullptr, state.turns).toStdString() << ", "
              << ReplayCommand::tr("%n tile(s) left", nullptr, state.tilesLeft).toStdString() << '\n';
    for (std::size_t player = 0; player < state.players.size(); ++player)
        std::cout << ReplayCommand::tr("%1: %2 during the game, %3 at the end", "a player and points")
                         .arg(words::playerWord(state.book->setup(), static_cast<int>(player)))
                         .arg(state.players[player].score)
                         .arg(final.totals[player])
                         .toStdString()
                  << '\n';
}

ExitStatus runReplay(const ReplayOptions& options) {
    const auto record = models::readGameRecord(options.game, models::bundledTiles());
    if (!record)
        return complain(record.error());
    const auto detail =
        options.options ? models::ReplayDetail::WithOptions : models::ReplayDetail::WithoutOptions;
    const auto replay = models::replay(*record, detail);
    if (!replay)
        return complain({options.game.string() + ": " + replay.error().message});
    if (options.json != "-" && options.text)
        std::cout << describe(*record, *replay);
    else if (options.json != "-")
        printScores(*replay);
    if (options.json.empty())
        return Done;
    const std::string text = models::formatGameRecord(models::writeGameRecord(*record, *replay, detail));
    return statusOf(writeOutput(options.json, text));
}

} // namespace

void addReplayCommand(CLI::App& program, ExitStatus& status) {
    const auto options = std::make_shared<ReplayOptions>();
    CLI::App* command = program.add_subcommand(
        "replay", phrase("Help", "Plays a game record through the rules and scores it"));
    command->add_option("game", options->game, phrase("Help", "The game record (carcassonne-game 1)"))
        ->required();
    command->add_option("--json", options->json,
                        phrase("Help", "Write the record with all that follows to this file (- = output)"));
    command->add_flag("--text", options->text,
                      phrase("Help", "Print the whole game turn by turn in short notation"));
    command->add_flag("--options", options->options,
                      phrase("Help", "List legal placements and meeple options of each turn too"));
    keepApart(*command, {.read = {"game"}, .written = {"--json"}});
    command->callback([options, &status] { status = runReplay(*options); });
}

} // namespace meeplecam::cli
