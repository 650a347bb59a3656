#include "tests/support/postgres_server.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>
#include <gtest/gtest.h>

#include <grp.h>
#include <memory>
#include <pwd.h>
#include <unistd.h>

namespace meeplecam::tests {

namespace {

/// The newest version that is installed as Debian does it; empty where there is none.
QString programsOfPostgres() {
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    const QStringList names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (auto name = names.rbegin(); name != names.rend(); ++name)
        if (QFile::exists(versions.filePath(*name + QStringLiteral("/bin/postgres"))))
            return versions.filePath(*name + QStringLiteral("/bin/"));
    return {};
}

quint16 freePort() {
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

void writeFile(const QString& name, const QByteArray& text) {
    QFile file(name);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

PostgresServer* PostgresServer::ofThisProgram() {
    static const QString kPrograms = programsOfPostgres();
    if (kPrograms.isEmpty())
        return nullptr;
    static const std::unique_ptr<PostgresServer> kServer(new PostgresServer(kPrograms));
    return kServer.get();
}

PostgresServer::PostgresServer(QString programs)
    : m_programs(std::move(programs))
    , m_port(freePort()) {
    const QString data = m_folder.filePath(QStringLiteral("data"));
    const QString password = m_folder.filePath(QStringLiteral("password"));
    writeFile(password, "a secret\n");
    makeCertificates();
    if (::geteuid() == 0) {
        const passwd* nobody = ::getpwnam("nobody");
        for (const QString& own : QDir(m_folder.path()).entryList(QDir::Files) + QStringList(QString()))
            EXPECT_EQ(::chown(qPrintable(m_folder.filePath(own)), nobody->pw_uid, nobody->pw_gid), 0);
    }
    runProgram(QStringLiteral("initdb"),
               {QStringLiteral("-D"), data, QStringLiteral("-U"), QStringLiteral("club"),
                QStringLiteral("-A"), QStringLiteral("scram-sha-256"), QStringLiteral("--pwfile=") + password,
                QStringLiteral("-N"), QStringLiteral("--locale=C.UTF-8")});
    start();
}

PostgresServer::~PostgresServer() {
    stop();
}

QStringList PostgresServer::asNobody(const QString& name, const QStringList& arguments) const {
    QStringList command;
    if (::geteuid() == 0)
        command = {QStringLiteral("setpriv"), QStringLiteral("--reuid=nobody"),
                   QStringLiteral("--regid=nogroup"), QStringLiteral("--clear-groups")};
    return command + QStringList(m_programs + name) + arguments;
}

void PostgresServer::runProgram(const QString& name, const QStringList& arguments) {
    const QStringList command = asNobody(name, arguments);
    QProcess program;
    program.setWorkingDirectory(m_folder.path());
    program.start(command.front(), command.mid(1));
    EXPECT_TRUE(program.waitForFinished(60'000) && program.exitCode() == 0)
        << qPrintable(name) << ": " << program.readAllStandardError().toStdString();
}

/// A signer for localhost's certificate, and another one.
void PostgresServer::makeCertificates() {
    const auto openssl = [this](const QString& arguments) {
        QProcess program;
        program.setWorkingDirectory(m_folder.path());
        program.start(QStringLiteral("openssl"), arguments.split(u' '));
        EXPECT_TRUE(program.waitForFinished() && program.exitCode() == 0)
            << program.readAllStandardError().toStdString();
    };
    writeFile(m_folder.filePath(QStringLiteral("names")), "subjectAltName=DNS:localhost\n");
    for (const char* who : {"signer", "stranger"})
        openssl(QStringLiteral(
                    "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=%1 -keyout %1.key -out %1.crt")
                    .arg(QString::fromLatin1(who)));
    openssl(
        QStringLiteral("req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout server.key -out server.csr"));
    openssl(
        QStringLiteral("x509 -req -in server.csr -CA signer.crt -CAkey signer.key -CAcreateserial -days 2 "
                       "-extfile names -out server.crt"));
}

void PostgresServer::start() {
    const QString folder = m_folder.path();
    const QStringList command =
        asNobody(QStringLiteral("postgres"),
                 {QStringLiteral("-D"), m_folder.filePath(QStringLiteral("data")), QStringLiteral("-p"),
                  QString::number(m_port), QStringLiteral("-k"), folder, QStringLiteral("-c"),
                  QStringLiteral("listen_addresses=localhost"), QStringLiteral("-c"),
                  QStringLiteral("fsync=off"), QStringLiteral("-c"), QStringLiteral("ssl=on"),
                  QStringLiteral("-c"), QStringLiteral("ssl_cert_file=%1/server.crt").arg(folder),
                  QStringLiteral("-c"), QStringLiteral("ssl_key_file=%1/server.key").arg(folder)});
    m_process.setWorkingDirectory(folder);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardOutputFile(m_folder.filePath(QStringLiteral("output")));
    m_process.start(command.front(), command.mid(1));
    QProcess ready;
    const QDeadlineTimer end(30'000);
    do {
        ready.start(m_programs + QStringLiteral("pg_isready"),
                    {QStringLiteral("-h"), QStringLiteral("localhost"), QStringLiteral("-p"),
                     QString::number(m_port)});
        ready.waitForFinished();
        if (ready.exitCode() == 0)
            return;
        QThread::msleep(50);
    } while (!end.hasExpired());
    ADD_FAILURE() << "PostgreSQL does not start";
}

void PostgresServer::stop() {
    if (m_process.state() == QProcess::NotRunning)
        return;
    runProgram(QStringLiteral("pg_ctl"),
               {QStringLiteral("stop"), QStringLiteral("-D"), m_folder.filePath(QStringLiteral("data")),
                QStringLiteral("-m"), QStringLiteral("immediate")});
    m_process.waitForFinished();
}

void PostgresServer::run(const records::ShelfServer& database, const QString& sql) {
    QProcess client;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PGPASSWORD"), QStringLiteral("a secret"));
    client.setProcessEnvironment(environment);
    client.start(m_programs + QStringLiteral("psql"),
                 {QStringLiteral("-h"), QStringLiteral("localhost"), QStringLiteral("-p"),
                  QString::number(m_port), QStringLiteral("-U"), QStringLiteral("club"), QStringLiteral("-d"),
                  database.database, QStringLiteral("-v"), QStringLiteral("ON_ERROR_STOP=1"),
                  QStringLiteral("-c"), sql});
    EXPECT_TRUE(client.waitForFinished() && client.exitCode() == 0)
        << client.readAllStandardError().toStdString();
}

records::ShelfServer PostgresServer::newDatabase() {
    records::ShelfServer server{QStringLiteral("localhost"),
                                m_port,
                                QStringLiteral("club"),
                                QStringLiteral("a secret"),
                                QStringLiteral("postgres"),
                                {},
                                {}};
    const QString name = QStringLiteral("games_%1").arg(++m_databases);
    run(server, QStringLiteral("CREATE DATABASE %1").arg(name));
    server.database = name;
    return server;
}

records::ShelfServer PostgresServer::asReader(records::ShelfServer database) {
    run(database, QStringLiteral("DROP ROLE IF EXISTS reader"));
    run(database, QStringLiteral("CREATE ROLE reader LOGIN PASSWORD 'a secret'"));
    database.user = QStringLiteral("reader");
    return database;
}

} // namespace meeplecam::tests
