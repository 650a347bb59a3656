#include "tests/support/shelf_test.h"

namespace meeplecam::tests {

std::optional<records::ShelfPlace> shelfPlaceFor(const std::filesystem::path& folder) {
    return records::ShelfPlace(folder / "games.sqlite");
}

} // namespace meeplecam::tests
