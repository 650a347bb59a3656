#include "app/records/shelf/shelf_database.h"

#include "app/records/shelf/file_database.h"
#include "app/records/shelf/server_database.h"
#include "app/session/basics/refusal.h"

#include <QCoreApplication>
#include <QSqlError>

#include <atomic>

namespace meeplecam::records {

using engine::Result;
using engine::Status;

namespace {

struct ShelfSchema {
    Q_DECLARE_TR_FUNCTIONS(ShelfSchema)
};

/// What leads from each version of the schema to the next one, in files and on servers alike. Only ever add
/// to the end.
const std::vector<QStringList>& migrations() {
    static const std::vector<QStringList> kMigrations{
        {"CREATE TABLE games (id {id}, played TEXT NOT NULL, finished INTEGER NOT NULL, edition TEXT NOT "
         "NULL, turns INTEGER NOT NULL, log TEXT UNIQUE, content TEXT NOT NULL UNIQUE, record TEXT NOT NULL)",
         "CREATE TABLE results (game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE, seat INTEGER "
         "NOT NULL, name TEXT NOT NULL, colour TEXT NOT NULL, points INTEGER NOT NULL, won INTEGER NOT NULL, "
         "road INTEGER NOT NULL, city INTEGER NOT NULL, cloister INTEGER NOT NULL, field INTEGER NOT NULL, "
         "gingerbread INTEGER NOT NULL, transfers INTEGER NOT NULL, PRIMARY KEY (game, seat))",
         "CREATE INDEX results_by_name ON results ({player})",
         "CREATE INDEX games_by_date ON games (played)"},
        {"ALTER TABLE results ADD COLUMN garden INTEGER NOT NULL DEFAULT 0",
         "ALTER TABLE results ADD COLUMN goods INTEGER NOT NULL DEFAULT 0"}};
    return kMigrations;
}

QString newConnection() {
    static std::atomic<int> count = 0;
    return QStringLiteral("meeplecam_games_%1").arg(++count);
}

} // namespace

ShelfDatabase::ShelfDatabase(const QString& driver)
    : m_connection(newConnection()) {
    QSqlDatabase::addDatabase(driver, m_connection);
}

ShelfDatabase::~ShelfDatabase() {
    connection().close();
    QSqlDatabase::removeDatabase(m_connection);
}

QSqlDatabase ShelfDatabase::connection() const {
    return QSqlDatabase::database(m_connection, false);
}

Result<QSqlQuery> ShelfDatabase::run(const QString& statement, const QVariantList& values) {
    if (!connection().isOpen()) // a server is gone; Qt would complain in its own way
        return failure(QSqlError());
    QSqlQuery query(connection());
    if (values.isEmpty()) // servers prepare nothing that changes the schema
        return query.exec(statement) ? Result<QSqlQuery>(std::move(query)) : failure(query.lastError());
    if (!query.prepare(statement))
        return failure(query.lastError());
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        return failure(query.lastError());
    return query;
}

Result<int> ShelfDatabase::number(const QString& statement) {
    Result<QSqlQuery> query = run(statement);
    if (!query)
        return query.error();
    return query->next() ? query->value(0).toInt() : 0;
}

Status ShelfDatabase::migrate() {
    Change change(*this);
    if (!change.begun())
        return change.begun();
    const Result<Schema> now = schema(); // another program may have been faster
    if (!now)
        return now.error();
    const auto& steps = migrations();
    for (std::size_t step = static_cast<std::size_t>(now->version); step < steps.size(); ++step)
        for (const QString& statement : steps[step])
            if (const auto done = run(adapted(statement)); !done)
                return done.error();
    if (const Status marked = setVersion(static_cast<int>(steps.size())); !marked)
        return marked;
    return change.commit();
}

/// Nothing is written before it is known that the database is ours and no newer than the program.
Status ShelfDatabase::prepare() {
    if (Status connected = connect(); !connected)
        return connected;
    const Result<Schema> found = schema();
    if (!found)
        return found.error();
    if (found->tables > 0 && !found->ours)
        return session::refusal(
            ShelfSchema::tr("%1 is a database of another program; choose another place for past games")
                .arg(shownName()));
    const int newest = static_cast<int>(migrations().size());
    if (found->version > newest)
        return session::refusal(
            ShelfSchema::tr(
                "%1 was written by a newer Meeplecam (version %2 of its schema, this one knows %3); use that "
                "one, or choose another place for past games")
                .arg(shownName())
                .arg(found->version)
                .arg(newest));
    return found->version < newest ? migrate() : engine::success();
}

Result<std::unique_ptr<ShelfDatabase>> ShelfDatabase::open(const ShelfPlace& place) {
    std::unique_ptr<ShelfDatabase> database;
    if (place.server)
        database = std::make_unique<ServerDatabase>(*place.server);
    else
        database = std::make_unique<FileDatabase>(place.file);
    if (const Status prepared = database->prepare(); !prepared)
        return prepared.error();
    return database;
}

ShelfDatabase::Change::Change(ShelfDatabase& database)
    : m_database(database) {
    for (const QString& statement : m_database.beginning())
        if (m_begun)
            if (const auto done = m_database.run(statement); !done)
                m_begun = done.error();
}

ShelfDatabase::Change::~Change() {
    if (!m_done)
        static_cast<void>(m_database.run("ROLLBACK")); // nothing where nothing was begun
}

Status ShelfDatabase::Change::commit() {
    const auto done = m_database.run("COMMIT");
    m_done = static_cast<bool>(done);
    return done ? engine::success() : Status(done.error());
}

} // namespace meeplecam::records
