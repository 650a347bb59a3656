#pragma once

#include "app/records/shelf/shelf_database.h"

namespace meeplecam::records {

/// A shelf in a file of this computer (SQLite).
class FileDatabase : public ShelfDatabase {
public:
    explicit FileDatabase(std::filesystem::path file);

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
    std::filesystem::path m_file;
};

} // namespace meeplecam::records
