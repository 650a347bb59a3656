// The bytes are what players do, legal or not, and insist on: the engine goes on, loses no meeple, and can be
// corrected.

#include "engine/notation/notation.h"
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
    static const std::vector<TileSet> kSets = *models::findSets(
        models::bundledTiles(), std::vector<std::string>{"base", "inns_cathedrals", "gingerbread"});
    GameSetup setup;
    setup.registry = models::bundledTiles().registry;
    setup.sets = kSets;
    setup.rules = rulesFrom(bytes);
    setup.players.resize(2 + static_cast<std::size_t>(bytes.below(3)));
    return setup;
}

Turn turnFrom(Bytes& bytes) {
    Turn turn;
    turn.player = bytes.below(6) - 1;
    turn.placement.tile = static_cast<TileTypeId>(bytes.below(60));
    turn.placement.cell = {bytes.below(7) - 3, bytes.below(7) - 3};
    turn.placement.rotation = rotationOf(bytes.below(4));
    const int choice = bytes.below(32);
    if (choice & 1)
        turn.meeple =
            MeepleChoice{static_cast<MeepleType>(bytes.below(2)), bytes.below(10) - 1, std::nullopt};
    if ((choice & 3) == 3)
        turn.meeple->cell = Cell{bytes.below(7) - 3, bytes.below(7) - 3};
    if (choice & 4)
        turn.gingerbreadMove = SegmentRef{{bytes.below(7) - 3, bytes.below(7) - 3}, bytes.below(10) - 1};
    if (choice & 8)
        turn.transfers.push_back({bytes.below(5) - 1, bytes.below(5), bytes.below(50), "note"});
    if (choice & 16)
        turn.discarded.push_back(static_cast<TileTypeId>(bytes.below(60)));
    turn.insist = Insist::Yes;
    return turn;
}

void checkMeeplesConserved(const GameState& state) {
    const Rules& rules = state.book->rules();
    for (std::size_t player = 0; player < state.players.size(); ++player)
        for (const MeepleType type : {MeepleType::Small, MeepleType::Large}) {
            const auto placed =
                std::count_if(state.meeples.begin(), state.meeples.end(), [&](const PlacedMeeple& meeple) {
                    return meeple.player == static_cast<int>(player) && meeple.type == type;
                });
            const int owned = type == MeepleType::Small ? rules.meeples : rules.largeMeeples;
            MEEPLECAM_CHECK(state.players[player].supply[static_cast<std::size_t>(type)] + placed == owned);
        }
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
        checkMeeplesConserved(game->state());
    }
    reportOnAll(game->state());
    deadPlaces(game->state());
    std::vector<Turn> others; // as if the one in the middle had not been taken
    for (std::size_t i = 0; i < game->turns().size(); ++i)
        if (i != game->turns().size() / 2)
            others.push_back(game->turns()[i].turn);
    const auto corrected = Game::create(game->state().book->setup(), others);
    MEEPLECAM_CHECK(corrected.has_value() && corrected->turns().size() == others.size());
    checkMeeplesConserved(corrected->state());
}

} // namespace meeplecam::tests
