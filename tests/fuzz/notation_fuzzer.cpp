// Every reader of the notation, chosen by the first character: what it accepts is written so that it reads
// the same again.

#include "engine/notation/notation.h"
#include "models/tiles/tile_library.h"
#include "tests/fuzz/fuzzer.h"

namespace meeplecam::tests {

namespace {

using namespace engine;

const TileRegistry& registry() {
    return *models::bundledTiles().registry;
}

void fuzzBoard(std::string_view text) {
    const auto board = parseBoard(registry(), text);
    if (!board)
        return;
    const auto again = parseBoard(registry(), formatBoard(registry(), *board));
    MEEPLECAM_CHECK(again && again->tiles.size() == board->tiles.size());
}

template<class Value, class Parse, class Format>
void fuzzReader(std::string_view text, Parse parse, Format format) {
    const Result<Value> value = parse(text);
    if (!value) {
        MEEPLECAM_CHECK(!value.error().message.empty());
        return;
    }
    const Result<Value> again = parse(format(*value));
    MEEPLECAM_CHECK(again && *again == *value);
}

} // namespace

void fuzz(std::string_view input) {
    if (input.empty())
        return;
    const std::string_view text = input.substr(1);
    switch (input.front()) {
    case 'f':
        return fuzzReader<TileFace>(
            text, [](auto t) { return parseFace(registry(), t); },
            [](auto v) { return formatFace(registry(), v); });
    case 'p':
        return fuzzReader<Placement>(
            text, [](auto t) { return parsePlacement(registry(), t); },
            [](auto v) { return formatPlacement(registry(), v); });
    case 't':
        return fuzzReader<Turn>(
            text, [](auto t) { return parseTurn(registry(), t); },
            [](const auto& v) { return formatTurn(registry(), v); });
    case 's':
        return fuzzReader<ScoreEvent>(text, parseScore, formatScore);
    case 'y':
        return fuzzReader<TileType>(
            text, [](auto t) { return parseType("type", t); }, formatType);
    default:
        return fuzzBoard(text);
    }
}

} // namespace meeplecam::tests
