#include "app/cli/commands/learn_command.h"

#include "app/cli/options/reader_options.h"
#include "app/session/editions/bundled.h"
#include "app/session/editions/catalogue_choice.h"
#include "app/session/editions/learned_pictures.h"
#include "engine/tiles/phrase.h"
#include "models/tiles/tile_library.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <functional>
#include <iostream>
#include <memory>

namespace meeplecam::cli {

namespace {

using engine::Status;
using session::LearnedPictures;

struct LearnCommand {
    Q_DECLARE_TR_FUNCTIONS(LearnCommand)
};

/// What the command line asks for.
struct LearnRequest {
    std::string catalogue = session::houseCatalogue().string();
    int id = 0;
};

ExitStatus withLearned(const LearnRequest& request, const std::function<Status(LearnedPictures&)>& work) {
    if (const Status there = session::checkCatalogue(request.catalogue); !there)
        return complain(there.error());
    const auto folder = session::learnedFolder(request.catalogue);
    if (!folder)
        return complain(folder.error());
    auto learned = LearnedPictures::open(*folder, models::bundledTiles().registry);
    if (!learned)
        return complain(learned.error());
    return statusOf(work(*learned));
}

Status listLearned(const LearnedPictures& learned) {
    int counting = 0;
    for (const session::LearnedPicture& picture : learned.list()) {
        counting += picture.undone ? 0 : 1;
        std::cout << picture.id << "  " << picture.time << "  "
                  << (*models::bundledTiles().registry)[picture.tile].name
                  << (picture.undone ? "  " + phrase("CommandLine", "undone").text() : "") << '\n';
    }
    std::cout << LearnCommand::tr("%n learned picture(s) count", nullptr, counting).toStdString() << '\n';
    return engine::success();
}

Status clear(LearnedPictures& learned) {
    const std::vector<session::LearnedPicture> all = learned.list();
    for (const session::LearnedPicture& picture : all)
        if (!picture.undone)
            if (const Status undone = learned.undo(picture.id); !undone)
                return undone;
    return engine::success();
}

} // namespace

void addLearnCommand(CLI::App& program, ExitStatus& status) {
    const auto request = std::make_shared<LearnRequest>();
    CLI::App* command = program.add_subcommand(
        "learn", phrase("Help", "Pictures that were learned at tables for a catalogue: list, undo, clear"));
    command->require_subcommand(1);
    addCatalogueOption(*command, request->catalogue, phrase("Help", "the house edition"));
    CLI::App* listing =
        command->add_subcommand("list", phrase("Help", "Lists all that was learned, and what counts"));
    listing->fallthrough();
    listing->callback([request, &status] { status = withLearned(*request, listLearned); });
    CLI::App* undoing =
        command->add_subcommand("undo", phrase("Help", "Lets a learned picture count no more"));
    undoing->fallthrough();
    undoing->add_option("id", request->id, phrase("Help", "Its number in the list"))->required();
    undoing->callback([request, &status] {
        status = withLearned(*request, [&](LearnedPictures& learned) { return learned.undo(request->id); });
    });
    CLI::App* clearing =
        command->add_subcommand("clear", phrase("Help", "Lets all learned pictures count no more"));
    clearing->fallthrough();
    clearing->callback([request, &status] { status = withLearned(*request, clear); });
}

} // namespace meeplecam::cli
