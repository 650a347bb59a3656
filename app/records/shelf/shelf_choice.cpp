#include "app/records/shelf/shelf_choice.h"

#include "app/session/log/event_log.h"
#include "engine/tiles/phrase.h"
#include "models/files/file_output.h"
#include "models/files/json_input.h"
#include "models/files/user_folder.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <ranges>

namespace meeplecam::records {

using engine::Error;
using engine::Result;
using engine::Status;

namespace {

std::filesystem::path choiceFile() {
    return models::userFolder(models::UserFolder::Settings) / "past-games";
}

/// Puts what waits on the shelf, the oldest first.
Status handOver(GameShelf& shelf, const std::filesystem::path& waiting) {
    std::error_code problem;
    if (!std::filesystem::exists(waiting, problem))
        return engine::success();
    auto own = GameShelf::open(waiting);
    const auto games = own ? own->find({}) : Result<std::vector<ShelvedGame>>(own.error());
    if (!games)
        return games.error();
    for (const ShelvedGame& game : std::views::reverse(*games)) {
        const auto kept = own->read(game.id, models::bundledTiles());
        const auto put = kept ? shelf.put(*kept, game.note) : Result<int>(kept.error());
        if (!put)
            return put.error();
        if (const Status removed = own->remove(game.id); !removed)
            return removed;
    }
    return engine::success();
}

/// Puts the game on an open shelf; gives its date when it stands there already.
Status put(GameShelf& shelf, const KeptGame& game, GameNote& note) {
    const auto shelved = shelf.find({});
    if (!shelved)
        return shelved.error();
    for (const ShelvedGame& before : *shelved)
        if (!note.log.empty() && before.note.log == note.log &&
            before.turns == static_cast<int>(game.game.turns().size()))
            note.played = before.note.played;
    const auto done = shelf.put(game, note);
    return done ? engine::success() : Status(done.error());
}

} // namespace

Result<ShelfPlace> chosenShelf() {
    constexpr std::uintmax_t kMost = 4096; // bytes
    std::error_code problem;
    if (!std::filesystem::exists(choiceFile(), problem))
        return ShelfPlace(GameShelf::usualFile());
    const auto text =
        models::readFile(choiceFile(), phrase("Files", "a choice where past games are kept").text(), kMost);
    return text ? shelfPlaceOf(QString::fromStdString(*text).trimmed()) : text.error();
}

Result<ShelfPlace> shelfAt(const std::string& place) {
    return place.empty() ? chosenShelf() : shelfPlaceOf(QString::fromStdString(place));
}

Status chooseShelf(const ShelfPlace& place) {
    std::error_code problem;
    if (place == ShelfPlace(GameShelf::usualFile())) {
        std::filesystem::remove(choiceFile(), problem);
        return engine::success();
    }
    models::makePrivateFolder(choiceFile().parent_path()); // writing says what is wrong
    const QString text = place.server ? addressOf(*place.server) : shownPlace(place);
    return models::writeWhole(choiceFile(), [&](const std::filesystem::path& beside) -> Status {
        QFile file(QString::fromStdString(beside.string()));
        if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly) ||
            !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) ||
            file.write(text.toUtf8() + '\n') < 0 || !file.flush())
            return models::notWritten(choiceFile());
        return engine::success();
    });
}

std::filesystem::path waitingGames() {
    return models::userFolder(models::UserFolder::Data) / "waiting.sqlite";
}

Result<GameShelf> openShelf(const ShelfPlace& place, const std::filesystem::path& waiting) {
    auto shelf = GameShelf::open(place);
    if (shelf)
        static_cast<void>(handOver(*shelf, waiting)); // what can't be handed over is seen where it waits
    return shelf;
}

Result<Keeping> keepGame(const KeptGame& game, GameNote note, const ShelfPlace& place,
                         const std::filesystem::path& waiting) {
    auto shelf = openShelf(place, waiting);
    const Status kept = shelf ? put(*shelf, game, note) : Status(shelf.error());
    if (kept)
        return Keeping{};
    if (!place.server)
        return kept.error();
    auto own = GameShelf::open(waiting);
    const Status waits = own ? put(*own, game, note) : Status(own.error());
    return waits ? Result<Keeping>(Keeping{kept.error()}) : waits.error();
}

Result<Keeping> shelve(const session::EventLedger& ledger, GameNote note, const ShelfPlace& shelf,
                       const std::filesystem::path& waiting) {
    if (ledger.reported().turnOrder().empty())
        return Keeping{}; // nobody has laid a tile, or the tiles are of another edition
    const auto kept = keptGameOf(ledger);
    if (!kept)
        return kept.error();
    note.standing = kept->over ? GameStanding::Finished : GameStanding::Interrupted;
    return keepGame(*kept, std::move(note), shelf, waiting);
}

Result<Keeping> shelve(const std::filesystem::path& log, const ShelfPlace& shelf,
                       const std::filesystem::path& waiting) {
    const auto logged = session::readEventLog(log, models::bundledTiles());
    if (!logged)
        return logged.error();
    const auto ledger = session::EventLedger::restore(logged->header.setup, logged->events);
    return ledger ? shelve(*ledger, {dateOf(log), log}, shelf, waiting) : ledger.error();
}

std::string dateOf(const QDateTime& time) {
    return time.toString(QStringLiteral("yyyy-MM-dd HH:mm")).toStdString();
}

std::string dateOf(const std::filesystem::path& file) {
    return dateOf(QFileInfo(QString::fromStdString(file.string())).lastModified());
}

} // namespace meeplecam::records
