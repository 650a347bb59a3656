#include "app/records/shelf/server_database.h"

#include "app/session/basics/refusal.h"
#include "models/files/content_hash.h"

#include <QCoreApplication>
#include <QSqlError>
#include <QSysInfo>
#include <QTcpSocket>

namespace meeplecam::records {

using engine::Error;
using engine::Result;
using engine::Status;

namespace {

struct ServerShelf {
    Q_DECLARE_TR_FUNCTIONS(ServerShelf)
};

/// Of PostgreSQL's advisory locks the one that is held while something is changed ("Mpcm").
constexpr int kChanging = 0x4D70636D;

/// Names this computer among those that share a database, where paths may be the same.
QString thisComputer() {
    const QByteArray marks = QSysInfo::machineHostName().toUtf8() + '\n' + QSysInfo::machineUniqueId();
    return QString::number(models::contentHash(marks.toStdString()), 16);
}

/// Whether somebody listens there at all.
bool answers(const ShelfServer& server) {
    constexpr int kPatience_ms = 3000;
    QTcpSocket socket;
    socket.connectToHost(server.host, server.port);
    return socket.waitForConnected(kPatience_ms);
}

} // namespace

ServerDatabase::ServerDatabase(ShelfServer server)
    : ShelfDatabase(QStringLiteral("QPSQL"))
    , m_server(std::move(server)) {
    QSqlDatabase added = connection();
    added.setHostName(m_server.host);
    added.setPort(m_server.port);
    added.setUserName(m_server.user);
    added.setPassword(m_server.password);
    added.setDatabaseName(m_server.database);
    // Seconds to answer; milliseconds until a server that fell silent is given up.
    QString options = QStringLiteral("connect_timeout=5;tcp_user_timeout=10000;application_name=meeplecam");
    if (!m_server.mode.isEmpty())
        options += QStringLiteral(";sslmode='%1'").arg(m_server.mode);
    if (!m_server.certificate.isEmpty())
        options += QStringLiteral(";sslrootcert='%1'").arg(m_server.certificate);
    added.setConnectOptions(options);
}

/// "file://<computer>/home/anna/game.jsonl"
QString ServerDatabase::nameOf(const std::filesystem::path& log) const {
    return QStringLiteral("file://") + thisComputer() + QString::fromStdString(log.string());
}

std::filesystem::path ServerDatabase::logNamed(const QString& name) const {
    const QString here = QStringLiteral("file://") + thisComputer();
    return name.startsWith(here + QLatin1Char('/')) ? name.mid(here.size()).toStdString() : std::string();
}

QString ServerDatabase::shownName() const {
    return shownPlace(ShelfPlace(m_server));
}

/// Libpq says why in the language of the system; its abbreviations are the same in each.
Error ServerDatabase::whyRefused(const QSqlError& error) const {
    if (!m_server.host.isEmpty() && !answers(m_server))
        return session::refusal(
            ServerShelf::tr("The database %1 can't be reached; check the address, and that it runs")
                .arg(shownName()));
    if (error.databaseText().contains(QStringLiteral("SSL")))
        return session::refusal(
            ServerShelf::tr("The database %1 isn't trusted; check its certificate, and sslmode and "
                            "sslrootcert in the address")
                .arg(shownName()));
    return session::refusal(
        ServerShelf::tr("The database %1 refuses; check user, password and the name of the database")
            .arg(shownName()));
}

/// By the classes of SQLSTATE (PostgreSQL's documentation, appendix A).
Error ServerDatabase::failure(const QSqlError& error) const {
    const QString state = error.nativeErrorCode();
    if (state.isEmpty() || state.startsWith(QStringLiteral("08")) || state.startsWith(QStringLiteral("57P")))
        return session::refusal(
            ServerShelf::tr("The connection to the database %1 is lost; nothing in it was changed: try again")
                .arg(shownName()));
    if (state == QStringLiteral("55P03")) // lock_timeout
        return session::refusal(
            ServerShelf::tr("The database %1 is in use by others for too long; try again later")
                .arg(shownName()));
    if (state.startsWith(QStringLiteral("53"))) // resources
        return session::refusal(
            ServerShelf::tr("The database %1 has no room; nothing in it was changed: make room there")
                .arg(shownName()));
    return session::refusal(
        ServerShelf::tr("The database %1 can't be used (error %2); nothing in it was changed: let its "
                        "owner grant you to read, write and create tables")
            .arg(shownName(), state));
}

Status ServerDatabase::connect() {
    if (!connection().isValid())
        return session::refusal(ServerShelf::tr(
            "Past games on a server need PostgreSQL for Qt; install the package libqt6sql6-psql"));
    if (QSqlDatabase opened = connection(); !opened.open())
        return whyRefused(opened.lastError());
    for (const char* wish : {"SET client_min_messages = error", "SET lock_timeout = '20s'"})
        if (const auto done = run(QString::fromLatin1(wish)); !done)
            return done.error();
    return engine::success();
}

Result<ShelfDatabase::Schema> ServerDatabase::schema() {
    const Result<int> tables =
        number("SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()");
    const Result<int> ours = number("SELECT count(*) FROM information_schema.tables WHERE table_schema = "
                                    "current_schema() AND table_name = 'meeplecam_schema'");
    for (const Result<int>* read : {&tables, &ours})
        if (!*read)
            return read->error();
    const Result<int> version =
        *ours > 0 ? number("SELECT max(version) FROM meeplecam_schema") : Result<int>(0);
    return version ? Result<Schema>(Schema{*tables, *ours > 0, *version}) : version.error();
}

Status ServerDatabase::setVersion(int version) {
    for (const QString& mark :
         {QStringLiteral("CREATE TABLE IF NOT EXISTS meeplecam_schema (version INTEGER NOT NULL)"),
          QStringLiteral("DELETE FROM meeplecam_schema"),
          QStringLiteral("INSERT INTO meeplecam_schema VALUES (%1)").arg(version)})
        if (const auto done = run(mark); !done)
            return done.error();
    return engine::success();
}

QStringList ServerDatabase::beginning() const {
    return {QStringLiteral("BEGIN"), QStringLiteral("SELECT pg_advisory_xact_lock(%1)").arg(kChanging)};
}

QString ServerDatabase::adapted(QString statement) const {
    return statement
        .replace(QStringLiteral("{id}"),
                 QStringLiteral("INTEGER GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"))
        .replace(QStringLiteral("{player}"), QStringLiteral("lower(name)"));
}

} // namespace meeplecam::records
