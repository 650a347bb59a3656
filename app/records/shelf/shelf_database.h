#pragma once

#include "app/records/shelf/game_shelf.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

namespace meeplecam::records {

/// The database of a shelf: a connection of its own, its schema, and statements that give a sentence when
/// they fail.
class GameShelf::Database {
public:
    static engine::Result<std::unique_ptr<Database>> open(const std::filesystem::path& file);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs a statement with values for its question marks.
    [[nodiscard]] engine::Result<QSqlQuery> run(const QString& statement, const QVariantList& values = {});
    /// All that happens until commit(), or nothing of it when that is not reached.
    class Change {
    public:
        explicit Change(Database& database);
        ~Change();
        Change(const Change&) = delete;
        Change& operator=(const Change&) = delete;
        /// An error when the database can't be written; nothing may be changed then.
        [[nodiscard]] const engine::Status& begun() const { return m_begun; }
        engine::Status commit();

    private:
        Database& m_database;
        engine::Status m_begun = engine::success();
        bool m_done = false;
    };

private:
    explicit Database(std::filesystem::path file);
    [[nodiscard]] engine::Status prepare();
    [[nodiscard]] engine::Status migrate();
    [[nodiscard]] engine::Result<int> number(const QString& statement);
    [[nodiscard]] engine::Error failure(const QSqlError& error) const;
    [[nodiscard]] QSqlDatabase connection() const;

    std::filesystem::path m_file;
    QString m_connection; // its name among those of the program
};

} // namespace meeplecam::records
