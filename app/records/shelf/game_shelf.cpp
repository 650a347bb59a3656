#include "app/records/shelf/game_shelf.h"

#include "app/records/shelf/shelf_database.h"
#include "engine/play/scoring.h"
#include "engine/tiles/phrase.h"
#include "models/files/content_hash.h"
#include "models/files/joined.h"
#include "models/files/user_folder.h"

#include <algorithm>

namespace meeplecam::records {

using engine::Error;
using engine::Result;
using engine::Status;

namespace {

QString text(const std::string& value) {
    return QString::fromStdString(value);
}

std::string editionOf(const engine::GameSetup& setup) {
    return models::joined(setup.sets, ", ", &engine::TileSet::name);
}

std::vector<PlayerResult> resultsOf(const KeptGame& game) {
    const engine::FinalScore final = engine::finalScoreOf(game.game.state());
    const std::vector<PointsByKind> kinds = pointsByKind(game.game);
    std::vector<PlayerResult> results;
    for (std::size_t player = 0; player < game.names.size(); ++player)
        results.push_back({game.names[player], game.record.setup.players[player].colour, final.totals[player],
                           std::ranges::find(final.winners, static_cast<int>(player)) != final.winners.end(),
                           kinds[player]});
    return results;
}

/// Whether a game on the shelf may be an earlier state of this one.
bool isSameGame(const ShelvedGame& old, const KeptGame& game) {
    return old.edition == editionOf(game.record.setup) &&
           std::ranges::equal(old.results, game.names, {}, &PlayerResult::name);
}

/// Anywhere in the text, with the signs of LIKE taken as they are.
QVariant likePattern(const std::string& part) {
    std::string pattern = "%";
    for (const char letter : part) {
        if (letter == '%' || letter == '_' || letter == '!')
            pattern += '!';
        pattern += letter;
    }
    return text(pattern + "%");
}

PointsByKind kindsIn(const QSqlQuery& query, int first) {
    const auto value = [&](int column) { return query.value(first + column).toInt(); };
    return {.road = value(0),
            .city = value(1),
            .cloister = value(2),
            .field = value(3),
            .gingerbread = value(4),
            .garden = value(6),
            .goods = value(7),
            .transfers = value(5)};
}

Error noSuchGame(int id) {
    return phrase("Shelf", "there is no past game %1; list them to see which there are").with(id).error();
}

} // namespace

GameShelf::GameShelf(std::unique_ptr<ShelfDatabase> database)
    : m_database(std::move(database)) {}
GameShelf::GameShelf(GameShelf&&) noexcept = default;
GameShelf& GameShelf::operator=(GameShelf&&) noexcept = default;
GameShelf::~GameShelf() = default;

std::filesystem::path GameShelf::usualFile() {
    return models::userFolder(models::UserFolder::Data) / "games.sqlite";
}

Result<GameShelf> GameShelf::open(const ShelfPlace& place) {
    if (!place.server)
        models::makePrivateFolder(place.file.parent_path()); // opening says what is wrong
    Result<std::unique_ptr<ShelfDatabase>> database = ShelfDatabase::open(place);
    if (!database)
        return database.error();
    return GameShelf(*std::move(database));
}

/// The place that the game has on the shelf already. A log that another game was written to since belongs to
/// that one from now on.
Result<std::optional<int>> GameShelf::placeOf(const KeptGame& game, const std::string& content,
                                              const std::filesystem::path& log) {
    Result<QSqlQuery> same = m_database->run("SELECT id FROM games WHERE content = ?", {text(content)});
    if (!same)
        return same.error();
    if (same->next())
        return std::optional(same->value(0).toInt());
    if (log.empty())
        return std::optional<int>();
    Result<std::vector<ShelvedGame>> games = find({});
    if (!games)
        return games.error();
    const auto old = std::ranges::find(*games, log, [](const ShelvedGame& other) { return other.note.log; });
    if (old == games->end())
        return std::optional<int>();
    if (old->note.standing == GameStanding::Interrupted && isSameGame(*old, game))
        return std::optional(old->id);
    const auto freed = m_database->run("UPDATE games SET log = NULL WHERE id = ?", {old->id});
    return freed ? Result<std::optional<int>>(std::nullopt) : freed.error();
}

Status GameShelf::putResults(int id, const KeptGame& game) {
    int seat = 0;
    for (const PlayerResult& own : resultsOf(game)) {
        const auto done =
            m_database->run("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                            {id, seat++, text(own.name), text(own.colour), own.points, own.won ? 1 : 0,
                             own.kinds.road, own.kinds.city, own.kinds.cloister, own.kinds.field,
                             own.kinds.gingerbread, own.kinds.transfers, own.kinds.garden, own.kinds.goods});
        if (!done)
            return done.error();
    }
    return engine::success();
}

Result<int> GameShelf::put(const KeptGame& game, const GameNote& note) {
    const std::string record = recordText(game);
    const std::string content = QString::number(models::contentHash(record), 16).toStdString();
    const auto log = note.log.empty() ? std::filesystem::path() : std::filesystem::absolute(note.log);
    ShelfDatabase::Change change(*m_database);
    if (!change.begun())
        return change.begun().error();
    const Result<std::optional<int>> place = placeOf(game, content, log);
    if (!place)
        return place.error();
    if (*place)
        if (const auto done = m_database->run("DELETE FROM games WHERE id = ?", {**place}); !done)
            return done.error();
    QVariantList values{text(note.played),
                        note.standing == GameStanding::Finished ? 1 : 0,
                        text(editionOf(game.record.setup)),
                        static_cast<int>(game.game.turns().size()),
                        log.empty() ? QVariant(QMetaType(QMetaType::QString)) : m_database->nameOf(log),
                        text(content),
                        text(record)};
    if (*place)
        values.push_back(**place);
    auto added = m_database->run(
        QStringLiteral("INSERT INTO games (played, finished, edition, turns, log, content, record%1) VALUES "
                       "(?, ?, ?, ?, ?, ?, ?%2) RETURNING id")
            .arg(*place ? ", id" : "", *place ? ", ?" : ""),
        values);
    if (!added)
        return added.error();
    const int id = added->next() ? added->value(0).toInt() : 0;
    added->finish(); // a statement that is underway would keep the change from its end
    Status done = putResults(id, game);
    if (done)
        done = change.commit();
    return done ? Result<int>(id) : done.error();
}

Result<std::vector<ShelvedGame>> GameShelf::find(const ShelfSearch& search) const {
    QString statement =
        "SELECT id, played, finished, edition, turns, log, seat, name, colour, points, won, road, "
        "city, cloister, field, gingerbread, transfers, garden, goods FROM games JOIN results ON game = id "
        "WHERE 1 = 1";
    QVariantList values;
    const auto demand = [&](bool wanted, const char* condition, const QVariant& value) {
        if (!wanted)
            return;
        statement += QStringLiteral(" AND ") + condition;
        values.push_back(value);
    };
    demand(!search.player.empty(),
           "id IN (SELECT game FROM results WHERE lower(name) LIKE lower(?) ESCAPE '!')",
           likePattern(search.player));
    demand(!search.edition.empty(), "lower(edition) LIKE lower(?) ESCAPE '!'", likePattern(search.edition));
    demand(!search.from.empty(), "substr(played, 1, 10) >= ?", text(search.from));
    demand(!search.until.empty(), "substr(played, 1, 10) <= ?", text(search.until));
    demand(search.standing.has_value(), "finished = ?", search.standing == GameStanding::Finished ? 1 : 0);
    Result<QSqlQuery> query = m_database->run(statement + " ORDER BY played DESC, id DESC, seat", values);
    if (!query)
        return query.error();
    std::vector<ShelvedGame> games;
    while (query->next()) {
        const int id = query->value(0).toInt();
        if (games.empty() || games.back().id != id)
            games.push_back(
                {id,
                 {query->value(1).toString().toStdString(), m_database->logNamed(query->value(5).toString()),
                  query->value(2).toInt() != 0 ? GameStanding::Finished : GameStanding::Interrupted},
                 query->value(3).toString().toStdString(),
                 query->value(4).toInt(),
                 {}});
        games.back().results.push_back({query->value(7).toString().toStdString(),
                                        query->value(8).toString().toStdString(), query->value(9).toInt(),
                                        query->value(10).toInt() != 0, kindsIn(*query, 11)});
    }
    return games;
}

Result<ShelvedGame> GameShelf::game(int id) const {
    Result<std::vector<ShelvedGame>> games = find({});
    if (!games)
        return games.error();
    const auto found = std::ranges::find(*games, id, &ShelvedGame::id);
    if (found == games->end())
        return noSuchGame(id);
    return std::move(*found);
}

Result<KeptGame> GameShelf::read(int id, const models::TileLibrary& library) const {
    Result<QSqlQuery> query = m_database->run("SELECT record, finished FROM games WHERE id = ?", {id});
    if (!query)
        return query.error();
    if (!query->next())
        return noSuchGame(id);
    Result<models::GameRecord> record = models::parseGameRecord(
        query->value(0).toString().toStdString(), phrase("Shelf", "the past game %1").with(id), library);
    if (!record)
        return record.error();
    Result<KeptGame> kept = keptGameOf(*std::move(record));
    if (kept)
        kept->over = query->value(1).toInt() != 0;
    return kept;
}

Status GameShelf::remove(int id) {
    if (const Result<ShelvedGame> there = game(id); !there)
        return there.error();
    const auto done = m_database->run("DELETE FROM games WHERE id = ?", {id});
    return done ? engine::success() : Status(done.error());
}

Result<std::vector<PlayerStatistics>> GameShelf::statistics() const {
    Result<QSqlQuery> query = m_database->run(
        "SELECT min(name), count(*), sum(won), avg(points), max(points), sum(road), sum(city), "
        "sum(cloister), sum(field), sum(gingerbread), sum(transfers), sum(garden), sum(goods) FROM results "
        "JOIN games ON game = id WHERE finished = 1 GROUP BY lower(name) "
        "ORDER BY sum(won) DESC, avg(points) DESC, min(name)");
    if (!query)
        return query.error();
    std::vector<PlayerStatistics> players;
    while (query->next())
        players.push_back({query->value(0).toString().toStdString(), query->value(1).toInt(),
                           query->value(2).toInt(), query->value(3).toDouble(), query->value(4).toInt(),
                           kindsIn(*query, 5)});
    return players;
}

} // namespace meeplecam::records
