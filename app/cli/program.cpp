#include "app/cli/program.h"

#include "app/cli/print_command.h"
#include "app/cli/replay_command.h"
#include "app/cli/simulate_command.h"

#include <CLI/CLI.hpp>
#include <memory>

namespace meeplecam::cli {

namespace {

void addReplay(CLI::App& program, ExitStatus& status) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* command =
        program.add_subcommand("replay", "Plays a game record through the rules and scores it");
    command->add_option("game", options->game, "The game record (carcassonne-game 1)")->required();
    command->add_option("--json", options->json,
                        "Write the record with all that follows to this file (- = output)");
    command->add_flag("--options", options->options,
                      "List legal placements and meeple options of each turn too");
    command->callback([options, &status] { status = runReplay(*options); });
}

} // namespace

int runProgram(int argc, char** argv) {
    CLI::App program{"Meeplecam reads and scores Carcassonne on a real table.", "meeplecam"};
    program.require_subcommand(1);
    program.set_version_flag("--version", "meeplecam " MEEPLECAM_VERSION);
    ExitStatus status = Done;
    addReplay(program, status);
    addPrintCommand(program, status);
    addSimulateCommand(program, status);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? Done : WrongUsage;
    }
    return status;
}

} // namespace meeplecam::cli
