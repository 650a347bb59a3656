// Whatever a file holds: reading it as the truth of a picture or of a film ends in a truth or a sentence.

#include "datasets/truth/film_truth.h"
#include "datasets/truth/truth.h"
#include "tests/fuzz/fuzzer.h"

namespace meeplecam::tests {

void fuzz(std::string_view input) {
    const auto picture = datasets::parseTruth(input, "input", models::bundledTiles());
    MEEPLECAM_CHECK(picture.has_value() || !picture.error().message.empty());
    if (picture)
        for (const datasets::TruthTile& tile : picture->tiles)
            MEEPLECAM_CHECK(datasets::tileAt(*picture, tile.cell) == &tile);
    const auto film = datasets::parseFilmTruth(input, "input", models::bundledTiles());
    MEEPLECAM_CHECK(film.has_value() || !film.error().message.empty());
}

} // namespace meeplecam::tests
