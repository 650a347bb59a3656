#include "app/cli/export_command.h"

#include "app/cli/output.h"
#include "app/cli/replay_text.h"
#include "app/session/event_log.h"
#include "app/session/log_record.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>

namespace meeplecam::cli {

namespace {

struct ExportOptions {
    std::filesystem::path log;
    std::string record; ///< where the record goes; "-" = standard output
    bool text = false;  ///< print the whole game in the engine's notation
};

ExitStatus runExport(const ExportOptions& options) {
    const std::string name = options.log.string();
    const auto logged = session::readEventLog(options.log, models::bundledTiles());
    if (!logged)
        return complain(logged.error());
    const auto record = session::recordOf(*logged);
    if (!record)
        return complain({name + ": " + record.error().message});
    constexpr auto kDetail = models::ReplayDetail::WithoutOptions;
    const auto replay = models::replay(*record, kDetail);
    if (!replay)
        return complain({name + ": " + replay.error().message});
    if (options.text && options.record != "-")
        std::cout << describe(*record, *replay);
    return statusOf(writeOutput(
        options.record, models::formatGameRecord(models::writeGameRecord(*record, *replay, kDetail))));
}

} // namespace

void addExportCommand(CLI::App& program, ExitStatus& status) {
    const auto options = std::make_shared<ExportOptions>();
    CLI::App* command =
        program.add_subcommand("export", "Makes a game record of the log of a game that was followed");
    command->add_option("log", options->log, "The log (meeplecam-log 1)")->required();
    command
        ->add_option("--record", options->record,
                     "Write the game record (carcassonne-game 1) to this file (- = output)")
        ->required();
    command->add_flag("--text", options->text, "Print the whole game turn by turn in short notation too");
    command->callback([options, &status] { status = runExport(*options); });
}

} // namespace meeplecam::cli
