#include "app/records/shelf/file_database.h"

#include "app/session/basics/refusal.h"

#include <QCoreApplication>
#include <QSqlError>

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

} // namespace

FileDatabase::FileDatabase(std::filesystem::path file)
    : ShelfDatabase(QStringLiteral("QSQLITE"))
    , m_file(std::move(file)) {
    QSqlDatabase added = connection();
    added.setDatabaseName(QString::fromStdString(m_file.string()));
    added.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=20000")); // ms to wait for another program
}

QString FileDatabase::nameOf(const std::filesystem::path& log) const {
    return QString::fromStdString(log.string());
}

std::filesystem::path FileDatabase::logNamed(const QString& name) const {
    return name.toStdString();
}

QString FileDatabase::shownName() const {
    return QString::fromStdString(m_file.string());
}

/// By SQLite's result codes (https://www.sqlite.org/rescode.html), of which the last byte is the kind.
Error FileDatabase::failure(const QSqlError& error) const {
    enum : std::uint8_t { Busy = 5, Locked = 6, Corrupt = 11, Full = 13, NoDatabase = 26 };
    constexpr int kKind = 0xFF;
    switch (error.nativeErrorCode().toInt() & kKind) {
    case Full:
        return session::refusal(
            Shelf::tr("There is no room for %1, where past games are kept; nothing in it was "
                      "changed: make room on the disk")
                .arg(shownName()));
    case Corrupt:
    case NoDatabase:
        return session::refusal(
            Shelf::tr("%1, where past games are kept, cannot be used: it is damaged, or no "
                      "such file; nothing in it was changed: choose another file")
                .arg(shownName()));
    case Busy:
    case Locked:
        return session::refusal(
            Shelf::tr("%1, where past games are kept, is in use by another program for too long; try again")
                .arg(shownName()));
    default:
        return session::refusal(
            Shelf::tr("%1, where past games are kept, cannot be used; nothing in it was "
                      "changed: see that it may be read and written, or choose another file")
                .arg(shownName()));
    }
}

Status FileDatabase::connect() {
    if (!connection().isValid())
        return session::refusal(
            Shelf::tr("Past games need SQLite for Qt; install the package libqt6sql6-sqlite"));
    keepForOwner(m_file);
    if (QSqlDatabase opened = connection(); !opened.open())
        return failure(opened.lastError());
    const auto keys = run("PRAGMA foreign_keys = ON");
    return keys ? engine::success() : Status(keys.error());
}

Result<ShelfDatabase::Schema> FileDatabase::schema() {
    const Result<int> tables = number("SELECT count(*) FROM sqlite_master");
    const Result<int> owner = number("PRAGMA application_id");
    const Result<int> version = number("PRAGMA user_version");
    for (const Result<int>* read : {&tables, &owner, &version})
        if (!*read)
            return read->error();
    return Schema{*tables, *owner == kApplication, *version};
}

Status FileDatabase::setVersion(int version) {
    for (const QString& mark : {QStringLiteral("PRAGMA application_id = %1").arg(kApplication),
                                QStringLiteral("PRAGMA user_version = %1").arg(version)})
        if (const auto done = run(mark); !done)
            return done.error();
    return engine::success();
}

/// A transaction that only wants to write later can't wait for others then, but is refused.
QStringList FileDatabase::beginning() const {
    return {QStringLiteral("BEGIN IMMEDIATE")};
}

QString FileDatabase::adapted(QString statement) const {
    return statement.replace(QStringLiteral("{id}"), QStringLiteral("INTEGER PRIMARY KEY AUTOINCREMENT"))
        .replace(QStringLiteral("{player}"), QStringLiteral("name COLLATE NOCASE"));
}

} // namespace meeplecam::records
