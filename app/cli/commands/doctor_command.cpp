#include "app/cli/commands/doctor_command.h"

#include "app/session/machine/machine_words.h"
#include "engine/tiles/phrase.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <iostream>

namespace meeplecam::cli {

namespace {

struct DoctorCommand {
    Q_DECLARE_TR_FUNCTIONS(DoctorCommand)
};

void print(const QString& line) {
    std::cout << line.toStdString() << '\n';
}

ExitStatus examine() {
    session::Machine machine = session::lookAtMachine();
    if (machine.bundled)
        machine.reading = session::timeReading();
    const std::vector<session::MachineTopic> topics = session::wordsOf(machine);
    print(DoctorCommand::tr("Meeplecam %1 on %2")
              .arg(QStringLiteral(MEEPLECAM_VERSION), QString::fromStdString(machine.system)));
    for (const session::MachineTopic& topic : topics) {
        print(QStringLiteral("\n") + topic.title);
        for (const QString& line : topic.there)
            print(QStringLiteral("  ") + line);
        for (const QString& line : topic.advised)
            print(QStringLiteral("  ") + DoctorCommand::tr("Note: %1").arg(line));
        for (const QString& line : topic.missing)
            print(QStringLiteral("  ") + DoctorCommand::tr("Missing: %1").arg(line));
    }
    const bool lacking = session::lacksSomething(topics);
    print(QStringLiteral("\n") + (lacking ? DoctorCommand::tr("Something is missing; see above what to do.")
                                          : DoctorCommand::tr("All that the program needs is there.")));
    return lacking ? InputAtFault : Done;
}

} // namespace

void addDoctorCommand(CLI::App& program, ExitStatus& status) {
    CLI::App* command = program.add_subcommand(
        "doctor", phrase("Help", "Says what this machine has for the program, and what is missing"));
    command->callback([&status] { status = examine(); });
}

} // namespace meeplecam::cli
