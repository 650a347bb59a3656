#include "app/cli/commands/games_command.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/cli/writing/replay_text.h"
#include "app/records/audit/audit_report.h"
#include "app/records/shelf/shelf_choice.h"
#include "app/records/shelf/shelf_text.h"
#include "engine/tiles/phrase.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace meeplecam::cli {

namespace {

using engine::Error;
using engine::Result;
using engine::Status;
using records::GameShelf;
using records::GameStanding;

struct GamesRequest {
    std::string shelf; ///< empty = as chosen
    records::ShelfSearch search;
    std::filesystem::path file; ///< to put on the shelf
    std::string date;           ///< of that game; empty = of its file
    std::string record;         ///< where the record of a shown game goes; "-" = standard output
    int id = 0;
    bool text = false;
};

/// Opens the shelf and does something with it.
template<class Work>
ExitStatus withShelf(const GamesRequest& request, Work work) {
    int count = 0; // Qt finds its database drivers only while there is an application
    std::unique_ptr<QCoreApplication> application;
    if (QCoreApplication::instance() == nullptr)
        application = std::make_unique<QCoreApplication>(count, nullptr);
    const auto place = records::shelfAt(request.shelf);
    Result<GameShelf> shelf = !place                  ? Result<GameShelf>(place.error())
                              : request.shelf.empty() ? openShelf(*place, records::waitingGames())
                                                      : GameShelf::open(*place);
    return shelf ? statusOf(work(*shelf)) : complain(shelf.error());
}

Status list(const GamesRequest& request, const GameShelf& shelf) {
    const auto games = shelf.find(request.search);
    if (!games)
        return games.error();
    for (const records::ShelvedGame& game : *games)
        std::cout << describe(game);
    if (games->empty())
        std::cout << phrase("CommandLine", "no past games").text() << "\n";
    return engine::success();
}

Status show(const GamesRequest& request, const GameShelf& shelf) {
    const auto game = shelf.game(request.id);
    if (!game)
        return game.error();
    const auto kept = shelf.read(request.id, models::bundledTiles());
    if (!kept)
        return kept.error();
    const auto replay = models::replay(kept->record, models::ReplayDetail::WithoutOptions);
    if (!replay)
        return replay.error();
    if (request.record != "-") {
        std::cout << describe(*game);
        const auto audit = records::auditOf(*kept);
        if (!audit)
            return audit.error();
        std::cout << (request.text ? describe(kept->record, *replay)
                                   : describe(records::AuditReport{"", *audit, {}}));
    }
    if (request.record.empty())
        return engine::success();
    return writeOutput(request.record, models::formatGameRecord(models::writeGameRecord(
                                           kept->record, *replay, models::ReplayDetail::WithoutOptions)));
}

Status showStatistics(const GameShelf& shelf) {
    const auto players = shelf.statistics();
    if (!players)
        return players.error();
    std::cout << records::describe(*players);
    return engine::success();
}

Status import(const GamesRequest& request, GameShelf& shelf) {
    const auto kept = records::readKeptGame(request.file, models::bundledTiles());
    if (!kept)
        return kept.error();
    const auto audit = records::auditOf(*kept);
    if (!audit)
        return Error{request.file.string() + ": " + audit.error().message};
    const std::string date = request.date.empty() ? records::dateOf(request.file) : request.date;
    const auto id = shelf.put(*kept, {date, kept->told ? request.file : std::filesystem::path(),
                                      audit->over ? GameStanding::Finished : GameStanding::Interrupted});
    if (!id)
        return id.error();
    std::cout << phrase("CommandLine", "added to the past games as number %1").with(*id).text() << '\n';
    return engine::success();
}

void addSearchOptions(CLI::App& command, records::ShelfSearch& search) {
    command.add_option("--player", search.player,
                       phrase("Help", "Only games of a player whose name has this in it"));
    command.add_option("--edition", search.edition, phrase("Help", "Only games with such a box"));
    command.add_option("--from", search.from, phrase("Help", "Only games since this day, e.g. 2026-11-01"));
    command.add_option("--until", search.until, phrase("Help", "Only games up to this day"));
}

} // namespace

void addGamesCommand(CLI::App& program, ExitStatus& status) {
    const auto request = std::make_shared<GamesRequest>();
    CLI::App* command =
        program.add_subcommand("games", phrase("Help", "Past games: list, show, stats, import, delete"));
    command->require_subcommand(1);
    command->add_option(
        "--shelf", request->shelf,
        phrase("Help",
               "Where past games are kept: a file, or postgresql://anna@server/games (default: as chosen "
               "in the window's settings)"));
    CLI::App* listing = command->add_subcommand("list", phrase("Help", "Lists past games, the latest first"));
    addSearchOptions(*listing, request->search);
    listing->callback([request, &status] {
        status = withShelf(*request, [&](GameShelf& shelf) { return list(*request, shelf); });
    });
    CLI::App* showing = command->add_subcommand("show", phrase("Help", "Shows a past game"));
    showing->add_option("id", request->id, phrase("Help", "Its number in the list"))->required();
    showing->add_flag("--text", request->text, phrase("Help", "Turn by turn in short notation"));
    showing->add_option("--record", request->record,
                        phrase("Help", "Write its record to this file (- = output)"));
    keepApart(*showing, {.read = {"--shelf"}, .written = {"--record"}});
    showing->callback([request, &status] {
        status = withShelf(*request, [&](GameShelf& shelf) { return show(*request, shelf); });
    });
    CLI::App* counting =
        command->add_subcommand("stats", phrase("Help", "Games, wins and points of each player"));
    counting->callback([request, &status] {
        status = withShelf(*request, [](GameShelf& shelf) { return showStatistics(shelf); });
    });
    CLI::App* importing =
        command->add_subcommand("import", phrase("Help", "Puts a game record or a log on the shelf"));
    importing->add_option("file", request->file, phrase("Help", "The record or the log"))->required();
    importing->add_option("--date", request->date,
                          phrase("Help", "When it was played (default: when the file was written)"));
    keepApart(*importing, {.read = {"file"}, .continued = {"--shelf"}});
    importing->callback([request, &status] {
        status = withShelf(*request, [&](GameShelf& shelf) { return import(*request, shelf); });
    });
    CLI::App* deleting =
        command->add_subcommand("delete", phrase("Help", "Takes a game off the shelf for good"));
    deleting->add_option("id", request->id, phrase("Help", "Its number in the list"))->required();
    deleting->callback([request, &status] {
        status = withShelf(*request, [&](GameShelf& shelf) { return shelf.remove(request->id); });
    });
}

} // namespace meeplecam::cli
