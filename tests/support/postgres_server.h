#pragma once

#include "app/records/shelf/shelf_place.h"

#include <QProcess>
#include <QTemporaryDir>

namespace meeplecam::tests {

/// A PostgreSQL server of this program alone, in a temporary folder, on a port of its own, and never run by
/// root. Its user "club" needs the password "a secret"; who signed its certificate is in a file.
class PostgresServer {
public:
    /// The server, started when it is asked for first; null where PostgreSQL is not installed.
    static PostgresServer* ofThisProgram();
    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    /// An empty database.
    [[nodiscard]] records::ShelfServer newDatabase();
    /// The same as somebody who may not change anything in it.
    [[nodiscard]] records::ShelfServer asReader(records::ShelfServer database);
    /// Runs SQL in it as its owner.
    void run(const records::ShelfServer& database, const QString& sql);
    void start();
    void stop(); ///< at once, as when it is killed
    /// Who signed the server's certificate, and somebody who did not.
    [[nodiscard]] QString signer() const { return m_folder.filePath(QStringLiteral("signer.crt")); }
    [[nodiscard]] QString stranger() const { return m_folder.filePath(QStringLiteral("stranger.crt")); }

private:
    explicit PostgresServer(QString programs);
    /// Runs a program of PostgreSQL as somebody who isn't root; fails the test when that fails.
    void runProgram(const QString& name, const QStringList& arguments);
    [[nodiscard]] QStringList asNobody(const QString& name, const QStringList& arguments) const;
    void makeCertificates();

    QString m_programs; ///< the folder of its programs
    QTemporaryDir m_folder;
    quint16 m_port = 0;
    int m_databases = 0;
    QProcess m_process;
};

} // namespace meeplecam::tests
