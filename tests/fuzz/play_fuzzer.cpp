// The bytes are what players do, legal or not, and insist on: the engine goes on, loses no figure, can be
// corrected, and counts what lies there at the end as a picture of it is counted, with a tile that is not
// seen.

#include "engine/notation/notation.h"
#include "engine/play/board_score.h"
#include "engine/play/game.h"
#include "engine/play/queries.h"
#include "engine/play/turn_rules.h"
#include "models/tiles/tile_library.h"
#include "tests/fuzz/fuzzer.h"

#include <algorithm>

namespace meeplecam::tests {

namespace {

using namespace engine;

/// Takes the input apart into small numbers; zeros when it is used up.
class Bytes {
public:
    explicit Bytes(std::string_view bytes)
        : m_bytes(bytes) {}
    [[nodiscard]] bool empty() const { return m_bytes.empty(); }
    int below(int count) {
        if (m_bytes.empty())
            return 0;
        const int value = static_cast<unsigned char>(m_bytes.front());
        m_bytes.remove_prefix(1);
        return value % count;
    }

private:
    std::string_view m_bytes;
};

Rules rulesFrom(Bytes& bytes) {
    const int bits = bytes.below(256);
    Rules rules = rulesOf(bits & 1 ? Preset::Course : Preset::Base);
    rules.farmers = bits & 2;
    rules.innsAndCathedrals = bits & 4;
    rules.largeMeeples = bits & 4 ? 1 : 0;
    rules.gingerbread = bits & 8;
    if (bits & 16)
        rules.table = CellRange{{-2, -2}, {2, 2}};
    rules.tableBorderCompletes = bits & 32;
    rules.fillHoleExtraTurn = rules.unplayableIntoBag = bits & 64;
    if (bits & 128)
        rules.bushCrossings = BushCrossings::FirstEditionArt;
    return rules;
}

GameSetup setupFrom(Bytes& bytes) {
    GameSetup setup;
    setup.registry = models::bundledTiles().registry;
    setup.rules = rulesFrom(bytes);
    std::vector<std::string> boxes{"base", "inns_cathedrals", "gingerbread"};
    const int bits = bytes.below(256);
    if (bits & 1)
        boxes.emplace_back(bits & 2 ? "river_2014" : "river");
    if (bits & 4)
        boxes.emplace_back("traders_builders_gardens");
    setup.sets = *models::findSets(models::bundledTiles(), boxes);
    setup.rules.builders = setup.rules.pigs = setup.rules.abbots = bits & 4 ? 1 : 0;
    setup.rules.goods = bits & 4;
    setup.rules.riverTurns = static_cast<RiverTurns>((bits >> 3) % 5);
    setup.rules.riverStartTile = static_cast<RiverStartTile>((bits >> 6) % 4);
    setup.players.resize(2 + static_cast<std::size_t>(bytes.below(3)));
    return setup;
}

TileTypeId tileFrom(Bytes& bytes) {
    static const int kTypes = models::bundledTiles().registry->size();
    return static_cast<TileTypeId>((bytes.below(256) + 256 * bytes.below(2)) % (kTypes + 1));
}

Turn turnFrom(Bytes& bytes) {
    Turn turn;
    turn.player = bytes.below(6) - 1;
    turn.placement.tile = tileFrom(bytes);
    turn.placement.cell = {bytes.below(7) - 3, bytes.below(7) - 3};
    turn.placement.rotation = rotationOf(bytes.below(4));
    const int choice = bytes.below(64);
    if (choice & 1)
        turn.meeple = MeepleChoice{static_cast<MeepleType>(bytes.below(kMeepleTypes)), bytes.below(10) - 1,
                                   std::nullopt};
    if ((choice & 3) == 3)
        turn.meeple->cell = Cell{bytes.below(7) - 3, bytes.below(7) - 3};
    if (choice & 4)
        turn.gingerbreadMove = SegmentRef{{bytes.below(7) - 3, bytes.below(7) - 3}, bytes.below(10) - 1};
    if (choice & 8)
        turn.transfers.push_back({bytes.below(5) - 1, bytes.below(5), bytes.below(50), "note"});
    if (choice & 16)
        turn.discarded.push_back(tileFrom(bytes));
    if (choice & 32)
        turn.abbotReturn = SegmentRef{{bytes.below(7) - 3, bytes.below(7) - 3}, bytes.below(10) - 1};
    turn.insist = Insist::Yes;
    return turn;
}

void checkFiguresConserved(const GameState& state) {
    const FigureCounts owned = figuresOf(state.book->rules());
    for (std::size_t player = 0; player < state.players.size(); ++player)
        for (std::size_t type = 0; type < owned.size(); ++type) {
            const auto placed =
                std::count_if(state.meeples.begin(), state.meeples.end(), [&](const PlacedMeeple& meeple) {
                    return meeple.player == static_cast<int>(player) &&
                           meeple.type == static_cast<MeepleType>(type);
                });
            MEEPLECAM_CHECK(state.players[player].supply[type] + placed == owned[type]);
        }
}

void ask(const GameState& state) {
    reportOnAll(state);
    deadPlaces(state);
}

/// What lies there, as one picture of it shows it.
void fuzzBoard(const GameState& state, std::size_t unseen) {
    const auto book = RuleBook::createForBoards(state.book->setup());
    MEEPLECAM_CHECK(book.has_value());
    std::vector<Placement> tiles = state.board.tiles();
    const auto hidden = tiles.begin() + static_cast<std::ptrdiff_t>(unseen % tiles.size());
    const Cell there = hidden->cell;
    tiles.erase(hidden);
    const auto score = scoreBoard(*book, tiles, state.meeples);
    MEEPLECAM_CHECK(score && score->state.board.tiles().size() == tiles.size());
    const auto standing = std::ranges::count_if(
        state.meeples, [there](const PlacedMeeple& meeple) { return meeple.at.cell != there; });
    MEEPLECAM_CHECK(std::ssize(score->state.meeples) == standing);
    ask(score->state);
}

} // namespace

void fuzz(std::string_view input) {
    Bytes bytes(input);
    auto game = Game::create(setupFrom(bytes));
    MEEPLECAM_CHECK(game.has_value());
    while (!bytes.empty()) {
        const Turn turn = turnFrom(bytes);
        if (const auto played = game->play(turn); !played)
            MEEPLECAM_CHECK(!sentenceOf(played.error(), game->state().book->setup()).empty());
        checkFiguresConserved(game->state());
    }
    ask(game->state());
    fuzzBoard(game->state(), input.size());
    std::vector<Turn> others; // as if the one in the middle had not been taken
    for (std::size_t i = 0; i < game->turns().size(); ++i)
        if (i != game->turns().size() / 2)
            others.push_back(game->turns()[i].turn);
    const auto corrected = Game::create(game->state().book->setup(), others);
    MEEPLECAM_CHECK(corrected.has_value() && corrected->turns().size() == others.size());
    checkFiguresConserved(corrected->state());
}

} // namespace meeplecam::tests
