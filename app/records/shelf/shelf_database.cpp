#include "app/records/shelf/shelf_database.h"

#include "app/session/basics/refusal.h"

#include <QCoreApplication>
#include <QSqlError>
#include <QStringList>

#include <atomic>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace meeplecam::records {

using engine::Error;
using engine::Result;
using engine::Status;

namespace {

struct Shelf {
    Q_DECLARE_TR_FUNCTIONS(Shelf)
};

/// Says in the file whose it is ("Mpcm"), so that no other program's database is touched.
constexpr int kApplication = 0x4D70636D;

/// What leads from each version of the schema to the next one; the version is how many were applied. Only
/// ever add to the end.
const std::vector<QStringList>& migrations() {
    static const std::vector<QStringList> kMigrations{
        {"CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, played TEXT NOT NULL, finished INTEGER "
         "NOT "
         "NULL, edition TEXT NOT NULL, turns INTEGER NOT NULL, log TEXT UNIQUE, content TEXT NOT NULL "
         "UNIQUE, "
         "record TEXT NOT NULL)",
         "CREATE TABLE results (game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE, seat INTEGER "
         "NOT "
         "NULL, name TEXT NOT NULL, colour TEXT NOT NULL, points INTEGER NOT NULL, won INTEGER NOT NULL, "
         "road "
         "INTEGER NOT NULL, city INTEGER NOT NULL, cloister INTEGER NOT NULL, field INTEGER NOT NULL, "
         "gingerbread INTEGER NOT NULL, transfers INTEGER NOT NULL, PRIMARY KEY (game, seat))",
         "CREATE INDEX results_by_name ON results (name COLLATE NOCASE)",
         "CREATE INDEX games_by_date ON games (played)"},
        {"ALTER TABLE results ADD COLUMN garden INTEGER NOT NULL DEFAULT 0",
         "ALTER TABLE results ADD COLUMN goods INTEGER NOT NULL DEFAULT 0"}};
    return kMigrations;
}

/// Who played, and how well, is for the user alone. What SQLite puts beside the file gets the same rights.
/// One that is there is not opened: closing it would end the locks of this program's other connections. What
/// fails is told when the database is opened.
void keepForOwner(const std::filesystem::path& file) {
    constexpr mode_t kOwnerAlone = 0600;
    if (const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerAlone);
        made >= 0) {
        ::close(made);
        return;
    }
    struct stat facts {};
    if (::stat(file.c_str(), &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_uid == ::geteuid() &&
        (facts.st_mode & ACCESSPERMS & ~kOwnerAlone) != 0)
        static_cast<void>(::chmod(file.c_str(), facts.st_mode & kOwnerAlone));
}

QString newConnection() {
    static std::atomic<int> count = 0;
    return QStringLiteral("meeplecam_games_%1").arg(++count);
}

} // namespace

GameShelf::Database::Database(std::filesystem::path file)
    : m_file(std::move(file))
    , m_connection(newConnection()) {
    QSqlDatabase added = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    added.setDatabaseName(QString::fromStdString(m_file.string()));
    added.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=20000")); // ms to wait for another program
}

GameShelf::Database::~Database() {
    connection().close();
    QSqlDatabase::removeDatabase(m_connection);
}

QSqlDatabase GameShelf::Database::connection() const {
    return QSqlDatabase::database(m_connection, false);
}

Error GameShelf::Database::failure(const QSqlError& error) const {
    return session::refusal(
        Shelf::tr(
            "%1, where past games are kept, cannot be used (%2); nothing in it was changed: mend it, or "
            "choose another file")
            .arg(QString::fromStdString(m_file.string()), error.databaseText()));
}

Result<QSqlQuery> GameShelf::Database::run(const QString& statement, const QVariantList& values) {
    QSqlQuery query(connection());
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return failure(query.lastError());
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        return failure(query.lastError());
    return query;
}

Result<int> GameShelf::Database::number(const QString& statement) {
    Result<QSqlQuery> query = run(statement);
    if (!query)
        return query.error();
    return query->next() ? query->value(0).toInt() : 0;
}

Status GameShelf::Database::migrate() {
    Change change(*this);
    if (!change.begun())
        return change.begun();
    const Result<int> version = number("PRAGMA user_version"); // another program may have been faster
    if (!version)
        return version.error();
    const auto& steps = migrations();
    for (std::size_t step = static_cast<std::size_t>(*version); step < steps.size(); ++step)
        for (const QString& statement : steps[step])
            if (const auto done = run(statement); !done)
                return done.error();
    for (const QString& mark : {QStringLiteral("PRAGMA application_id = %1").arg(kApplication),
                                QStringLiteral("PRAGMA user_version = %1").arg(steps.size())})
        if (const auto done = run(mark); !done)
            return done.error();
    return change.commit();
}

/// Nothing is written before it is known that the file is ours and no newer than the program.
Status GameShelf::Database::prepare() {
    if (!connection().isValid())
        return session::refusal(
            Shelf::tr("Past games need SQLite for Qt; install the package libqt6sql6-sqlite"));
    keepForOwner(m_file);
    if (QSqlDatabase opened = connection(); !opened.open())
        return failure(opened.lastError());
    const Result<int> tables = number("SELECT count(*) FROM sqlite_master");
    const Result<int> owner = number("PRAGMA application_id");
    const Result<int> version = number("PRAGMA user_version");
    for (const Result<int>* read : {&tables, &owner, &version})
        if (!*read)
            return read->error();
    if (*tables > 0 && *owner != kApplication)
        return session::refusal(
            Shelf::tr("%1 is a database of another program; choose another file for past games")
                .arg(QString::fromStdString(m_file.string())));
    const int newest = static_cast<int>(migrations().size());
    if (*version > newest)
        return session::refusal(
            Shelf::tr(
                "%1 was written by a newer Meeplecam (version %2 of its schema, this one knows %3); use that "
                "one, or choose another file for past games")
                .arg(QString::fromStdString(m_file.string()))
                .arg(*version)
                .arg(newest));
    if (const auto keys = run("PRAGMA foreign_keys = ON"); !keys)
        return keys.error();
    return *version < newest ? migrate() : engine::success();
}

Result<std::unique_ptr<GameShelf::Database>> GameShelf::Database::open(const std::filesystem::path& file) {
    std::unique_ptr<Database> database(new Database(file));
    if (const Status prepared = database->prepare(); !prepared)
        return prepared.error();
    return database;
}

GameShelf::Database::Change::Change(Database& database)
    : m_database(database) {
    // A transaction that only wants to write later can't wait for others then, but is refused.
    const auto begun = m_database.run("BEGIN IMMEDIATE");
    m_begun = begun ? engine::success() : Status(begun.error());
}

GameShelf::Database::Change::~Change() {
    if (m_begun && !m_done)
        static_cast<void>(m_database.run("ROLLBACK"));
}

Status GameShelf::Database::Change::commit() {
    const auto done = m_database.run("COMMIT");
    m_done = static_cast<bool>(done);
    return done ? engine::success() : Status(done.error());
}

} // namespace meeplecam::records
