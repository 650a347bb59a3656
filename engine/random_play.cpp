#include "engine/random_play.h"

#include "engine/board_queries.h"
#include "engine/open_turn.h"

#include <utility>

namespace meeplecam::engine {

namespace {

constexpr std::size_t kUsualPlacements = 100;

/// The tiles that are left, in the order in which they will be drawn from the end.
std::vector<TileTypeId> shuffledBag(const TileCounts& counts, RandomNumbers& random) {
    std::vector<TileTypeId> bag;
    for (std::size_t type = 0; type < counts.size(); ++type)
        bag.insert(bag.end(), static_cast<std::size_t>(counts[type]), static_cast<TileTypeId>(type));
    for (std::size_t i = bag.size(); i > 1; --i)
        std::swap(bag[i - 1], bag[random.below(i)]);
    return bag;
}

/// Draws until a tile fits somewhere. Tiles that do not go to `discarded`; with R-40 back into the bag, at
/// its bottom.
std::vector<Placement> drawTile(const GameState& state, std::vector<TileTypeId>& bag,
                                std::vector<TileTypeId>& discarded) {
    std::vector<Placement> placements;
    placements.reserve(kUsualPlacements);
    std::size_t untried = bag.size();
    for (; placements.empty() && untried > 0; --untried) {
        const TileTypeId tile = bag.back();
        bag.pop_back();
        forEachLegalPlacement(state.board, tile,
                              [&](const Placement& placement) { placements.push_back(placement); });
        if (!placements.empty())
            break;
        discarded.push_back(tile);
        if (state.book->rules().unplayableIntoBag)
            bag.insert(bag.begin(), tile);
    }
    return placements;
}

std::optional<MeepleChoice> chooseMeeple(const MeepleOptions& options, RandomNumbers& random) {
    const std::size_t choice = random.below(options.size() + 1);
    if (choice == options.size())
        return std::nullopt;
    return options[choice];
}

} // namespace

std::uint64_t RandomNumbers::next() {
    m_state += 0x9E3779B97F4A7C15U;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

std::size_t RandomNumbers::below(std::size_t count) {
    return static_cast<std::size_t>((next() >> 32U) * count >> 32U);
}

RandomGame playRandomGame(const std::shared_ptr<const RuleBook>& book, std::uint64_t seed) {
    RandomNumbers random(seed);
    RandomGame game{{}, {}, startGame(book)};
    std::vector<TileTypeId> bag = shuffledBag(game.end.left, random);
    game.turns.reserve(bag.size());
    for (;;) {
        Turn turn;
        turn.player = game.end.toMove.value_or(0);
        const std::vector<Placement> placements = drawTile(game.end, bag, turn.discarded);
        if (placements.empty()) {
            game.discardedAtEnd = std::move(turn.discarded);
            return game;
        }
        turn.placement = placements[random.below(placements.size())];
        Result<OpenTurn, Breach> open = OpenTurn::layTile(std::move(game.end), turn);
        MEEPLECAM_CHECK(open.has_value());
        turn.meeple = chooseMeeple(open->meepleOptions(), random);
        const std::vector<SegmentRef> targets = open->gingerbreadTargets();
        if (!targets.empty())
            turn.gingerbreadMove = targets[random.below(targets.size())];
        Result<TurnOutcome, Breach> outcome = (*std::move(open)).finish(turn.meeple, turn.gingerbreadMove);
        MEEPLECAM_CHECK(outcome.has_value());
        game.end = std::move(outcome->state);
        game.turns.push_back(std::move(turn));
    }
}

} // namespace meeplecam::engine
