#pragma once

#include "app/records/shelf/shelf_place.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <memory>

namespace meeplecam::records {

/// The database of a shelf: a connection of its own, its schema, and statements that give a sentence when
/// they fail. What file and server do differently is in those who derive from it.
class ShelfDatabase {
public:
    static engine::Result<std::unique_ptr<ShelfDatabase>> open(const ShelfPlace& place);
    virtual ~ShelfDatabase();
    ShelfDatabase(const ShelfDatabase&) = delete;
    ShelfDatabase& operator=(const ShelfDatabase&) = delete;

    /// Runs a statement with values for its question marks.
    [[nodiscard]] engine::Result<QSqlQuery> run(const QString& statement, const QVariantList& values = {});
    /// How a log of this computer is called in the database, and which one it is there; empty = none, or one
    /// of another computer.
    [[nodiscard]] virtual QString nameOf(const std::filesystem::path& log) const = 0;
    [[nodiscard]] virtual std::filesystem::path logNamed(const QString& name) const = 0;

    /// All that happens until commit(), or nothing of it when that is not reached. Others who change
    /// something wait meanwhile.
    class Change {
    public:
        explicit Change(ShelfDatabase& database);
        ~Change();
        Change(const Change&) = delete;
        Change& operator=(const Change&) = delete;
        /// An error when the database can't be written; nothing may be changed then.
        [[nodiscard]] const engine::Status& begun() const { return m_begun; }
        engine::Status commit();

    private:
        ShelfDatabase& m_database;
        engine::Status m_begun = engine::success();
        bool m_done = false;
    };

protected:
    /// What is known of the schema before anything is written.
    struct Schema {
        int tables = 0; ///< of anybody
        bool ours = false;
        int version = 0; ///< how many migrations were applied
    };

    /// A connection by Qt's driver of that name, not opened yet.
    explicit ShelfDatabase(const QString& driver);

    /// Connects, and sets what holds for the connection.
    [[nodiscard]] virtual engine::Status connect() = 0;
    [[nodiscard]] virtual engine::Result<Schema> schema() = 0;
    [[nodiscard]] virtual engine::Status setVersion(int version) = 0;
    /// What begins a change that nobody else may make at the same time.
    [[nodiscard]] virtual QStringList beginning() const = 0;
    /// A statement of a migration in the words of this database: {id} is a column that numbers its rows,
    /// {player} a player's name in either case.
    [[nodiscard]] virtual QString adapted(QString statement) const = 0;
    [[nodiscard]] virtual engine::Error failure(const QSqlError& error) const = 0;
    [[nodiscard]] virtual QString shownName() const = 0;

    [[nodiscard]] engine::Result<int> number(const QString& statement);
    [[nodiscard]] QSqlDatabase connection() const;

private:
    [[nodiscard]] engine::Status prepare();
    [[nodiscard]] engine::Status migrate();

    QString m_connection; // its name among those of the program
};

} // namespace meeplecam::records
