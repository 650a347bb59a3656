#include "tests/support/postgres_server.h"
#include "tests/support/shelf_test.h"

namespace meeplecam::tests {

std::optional<records::ShelfPlace> shelfPlaceFor(const std::filesystem::path&) {
    PostgresServer* server = PostgresServer::ofThisProgram();
    if (server == nullptr)
        return std::nullopt;
    return records::ShelfPlace(server->newDatabase());
}

} // namespace meeplecam::tests
