#include "app/cli/program.h"

#include "app/cli/commands/audit_command.h"
#include "app/cli/commands/bench_command.h"
#include "app/cli/commands/calibrate_command.h"
#include "app/cli/commands/doctor_command.h"
#include "app/cli/commands/export_command.h"
#include "app/cli/commands/games_command.h"
#include "app/cli/commands/hall_command.h"
#include "app/cli/commands/learn_command.h"
#include "app/cli/commands/print_command.h"
#include "app/cli/commands/read_command.h"
#include "app/cli/commands/replay_command.h"
#include "app/cli/commands/simulate_command.h"
#include "app/cli/commands/teach_command.h"
#include "app/cli/commands/watch_command.h"
#include "app/cli/options/arguments.h"
#include "app/cli/options/exit_status.h"
#include "app/cli/options/output.h"
#include "app/cli/options/usage.h"
#include "app/cli/watching/qt_application.h"
#include "app/session/basics/mishap.h"
#include "app/session/editions/bundled.h"
#include "app/words/language.h"
#include "datasets/measuring/table_readers.h"
#include "engine/tiles/phrase.h"

#include <memory>
#include <optional>

namespace meeplecam::cli {

namespace {

int runCommand(int argc, char** argv) {
    const std::unique_ptr<QCoreApplication> application = makeApplication();
    const std::optional<words::Language> language =
        application
            ? std::make_optional<words::Language>(QString(), session::bundledFolder() / "translations")
            : std::nullopt;
    CLI::App program{phrase("Help", "Meeplecam reads and scores Carcassonne on a real table."), "meeplecam"};
    program.require_subcommand(0, 1);
    program.set_version_flag("--version", "meeplecam " MEEPLECAM_VERSION,
                             phrase("Help", "Print the version and leave"));
    program.add_flag("--demo")->description(phrase("Help", "Open the window on the demo table"));
    program.add_option("--publish")
        ->description(phrase(
            "Help", "Open the window, and publish its games on an MQTT broker, mqtt://broker/club/table-7"));
    program.add_option("--shelf")->description(phrase(
        "Help", "Open the window, and keep past games there: a file, or postgresql://anna@server/games"));
    ExitStatus status = Done;
    addReplayCommand(program, status);
    addExportCommand(program, status);
    addAuditCommand(program, status);
    addGamesCommand(program, status);
    addHallCommand(program, status);
    addPrintCommand(program, status);
    addSimulateCommand(program, status);
    addReadCommand(program, status);
    addWatchCommand(program, status);
    addTeachCommand(program, status);
    addLearnCommand(program, status);
    addCalibrateCommand(program, status);
    addDoctorCommand(program, status);
    addBenchCommand(program, status, datasets::tableReaders(session::networkFolder()));
    wordHelp(program);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0)
            return program.exit(error); // prints the help that was asked for
        complain({sentenceOf(program, error)});
        return WrongUsage;
    } catch (const std::exception& exception) {
        return complain(session::mishap(phrase("Mishaps", "the work could not be finished"), exception));
    }
    return program.get_subcommands().empty() ? readBundledTable() : status;
}

} // namespace

int runProgram(int argc, char** argv) {
    const int status = runCommand(argc, argv);
    return status == Done ? statusOf(outputWritten()) : status;
}

} // namespace meeplecam::cli
