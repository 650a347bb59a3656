// Whatever a file holds: reading it as a game record or as tile sets ends in a value or a sentence, and what
// was read can be played, written and read again.

#include "models/records/game_record.h"
#include "tests/fuzz/fuzzer.h"

namespace meeplecam::tests {

void fuzz(std::string_view input) {
    const auto tiles = models::parseTileLibrary(input, "input");
    MEEPLECAM_CHECK(tiles.has_value() || !tiles.error().message.empty());
    const auto record = models::parseGameRecord(input, "input", models::bundledTiles());
    if (!record) {
        MEEPLECAM_CHECK(!record.error().message.empty());
        return;
    }
    constexpr auto kDetail = models::ReplayDetail::WithOptions;
    const auto replay = models::replay(*record, kDetail);
    if (!replay)
        return;
    const models::Json written = models::writeGameRecord(*record, *replay, kDetail);
    const auto again =
        models::parseGameRecord(models::formatGameRecord(written), "written", models::bundledTiles());
    MEEPLECAM_CHECK(again.has_value() && again->turns == record->turns);
}

} // namespace meeplecam::tests
