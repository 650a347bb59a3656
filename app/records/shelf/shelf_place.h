#pragma once

#include "engine/tiles/result.h"

#include <QString>

#include <cstdint>
#include <filesystem>
#include <optional>

namespace meeplecam::records {

/// A database on a PostgreSQL server, which several tables may share.
struct ShelfServer {
    QString host; ///< empty = this computer, by its socket
    std::uint16_t port = 5432;
    QString user;        ///< empty = as libpq finds it: PGUSER, or who runs the program
    QString password;    ///< empty = as libpq finds it: PGPASSWORD, or ~/.pgpass
    QString database;    ///< its name
    QString mode;        ///< libpq's sslmode, such as verify-full; empty = TLS where the server has it
    QString certificate; ///< libpq's sslrootcert: who may have signed the server's; empty = libpq's own
    bool operator==(const ShelfServer&) const = default;
};

/// Where past games are kept: a file of this computer (SQLite), or a server.
struct ShelfPlace {
    std::filesystem::path file; ///< means nothing where there is a server
    std::optional<ShelfServer> server;
    ShelfPlace() = default;
    ShelfPlace(std::filesystem::path place) // NOLINT(google-explicit-constructor): a file is a place
        : file(std::move(place)) {}
    explicit ShelfPlace(ShelfServer place)
        : server(std::move(place)) {}
    bool operator==(const ShelfPlace&) const = default;
};

/// Reads the name of a file, or
/// postgresql://[user[:password]@][host][:port]/database[?sslmode=…&sslrootcert=…] as libpq has it. Fails
/// with a sentence, in which no password is.
[[nodiscard]] engine::Result<ShelfPlace> shelfPlaceOf(const QString& text);

/// The address with all its parts, to be read again by shelfPlaceOf().
[[nodiscard]] QString addressOf(const ShelfServer& server);

/// The place as it may be shown: without a password.
[[nodiscard]] QString shownPlace(const ShelfPlace& place);

} // namespace meeplecam::records
