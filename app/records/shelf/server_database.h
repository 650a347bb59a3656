#pragma once

#include "app/records/shelf/shelf_database.h"

namespace meeplecam::records {

/// A shelf on a PostgreSQL server, in the schema that is first in the user's search path; computers write to
/// it one after the other. Passwords and certificates are as libpq has them.
class ServerDatabase : public ShelfDatabase {
public:
    explicit ServerDatabase(ShelfServer server);

    [[nodiscard]] QString nameOf(const std::filesystem::path& log) const override;
    [[nodiscard]] std::filesystem::path logNamed(const QString& name) const override;

protected:
    [[nodiscard]] engine::Status connect() override;
    [[nodiscard]] engine::Result<Schema> schema() override;
    [[nodiscard]] engine::Status setVersion(int version) override;
    [[nodiscard]] QStringList beginning() const override;
    [[nodiscard]] QString adapted(QString statement) const override;
    [[nodiscard]] engine::Error failure(const QSqlError& error) const override;
    [[nodiscard]] QString shownName() const override;

private:
    [[nodiscard]] engine::Error whyRefused(const QSqlError& error) const;

    ShelfServer m_server;
};

} // namespace meeplecam::records
