#include "engine/play/random_play.h"

#include "engine/play/open_turn.h"
#include "engine/play/placements.h"
#include "engine/play/scoring.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace meeplecam::engine {

namespace {

constexpr std::size_t kUsualPlacements = 100;

std::vector<TileTypeId> shuffledBag(const TileCounts& counts, RandomNumbers& random) {
    std::vector<TileTypeId> bag;
    for (std::size_t type = 0; type < counts.size(); ++type)
        bag.insert(bag.end(), static_cast<std::size_t>(counts[type]), static_cast<TileTypeId>(type));
    for (std::size_t i = bag.size(); i > 1; --i)
        std::swap(bag[i - 1], bag[random.below(i)]);
    return bag;
}

/// The tiles that are left, in the order in which they will be drawn from the end: a river before all others,
/// its lake after its other tiles, the usual start tile where it is agreed on.
std::vector<TileTypeId> bagOf(const GameState& state, RandomNumbers& random) {
    const TileSet* river = riverIn(state.book->setup().sets);
    TileCounts ordinary = state.left;
    if (river == nullptr)
        return shuffledBag(ordinary, random);
    TileCounts first(ordinary.size(), 0);
    for (std::size_t type = 0; type < first.size(); ++type)
        if (countOf(river->counts, static_cast<TileTypeId>(type)) > 0)
            std::swap(first[type], ordinary[type]);
    first[static_cast<std::size_t>(*river->last)] = 0;
    const std::optional<TileTypeId> start = state.river->startToCome;
    const bool shuffledIn = state.book->rules().riverStartTile == RiverStartTile::InRiver;
    if (start) {
        --ordinary[static_cast<std::size_t>(*start)];
        first[static_cast<std::size_t>(*start)] += shuffledIn ? 1 : 0;
    }
    std::vector<TileTypeId> bag = shuffledBag(ordinary, random);
    if (start && !shuffledIn)
        bag.push_back(*start);
    bag.push_back(*river->last);
    const std::vector<TileTypeId> stretch = shuffledBag(first, random);
    bag.insert(bag.end(), stretch.begin(), stretch.end());
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
        forEachLegalPlacement(state, tile,
                              [&](const Placement& placement) { placements.push_back(placement); });
        if (!placements.empty())
            break;
        discarded.push_back(tile);
        if (!leavesGame(state, tile))
            bag.insert(bag.begin(), tile);
    }
    return placements;
}

/// A figure to place, an abbot to take back, or nothing.
void chooseFigure(const OpenTurn& open, Turn& turn, RandomNumbers& random) {
    const MeepleOptions options = open.meepleOptions();
    const std::vector<SegmentRef> abbots =
        open.state().book->rules().abbots > 0 ? open.abbotOptions() : std::vector<SegmentRef>{};
    const std::size_t choice = random.below(options.size() + abbots.size() + 1);
    if (choice < options.size())
        turn.meeple = options[choice];
    else if (choice < options.size() + abbots.size())
        turn.abbotReturn = abbots[choice - options.size()];
}

/// A turn as it was chosen, and what followed from it.
struct ChosenTurn {
    Turn turn;
    TurnOutcome outcome;
};

/// Chooses by chance how the turn goes on with one of these placements.
ChosenTurn chooseAtRandom(GameState&& state, Turn turn, const std::vector<Placement>& placements,
                          RandomNumbers& random) {
    turn.placement = placements[random.below(placements.size())];
    auto open = OpenTurn::layTile(std::move(state), turn);
    MEEPLECAM_CHECK(open.has_value());
    chooseFigure(*open, turn, random);
    const std::vector<SegmentRef> targets = open->gingerbreadTargets();
    if (!targets.empty())
        turn.gingerbreadMove = targets[random.below(targets.size())];
    auto outcome = (*std::move(open)).finish(turn.meeple, turn.gingerbreadMove, turn.abbotReturn);
    MEEPLECAM_CHECK(outcome.has_value());
    return {std::move(turn), *std::move(outcome)};
}

/// How well a player stands against the best of the others, in points.
double standingOf(const GameState& state, int player) {
    constexpr double kMeeple = 1.5;   // points that a free meeple will bring
    constexpr double kUnbanked = 0.8; // of a point that still has to be scored
    const std::vector<int> totals = finalScoreOf(state).totals;
    double best = 0.0;
    double own = 0.0;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        const PlayerState& one = state.players[i];
        const double usable = std::min<double>(one.supply[0] + one.supply[1], state.tilesLeft);
        const double points = one.score + kUnbanked * (totals[i] - one.score) + kMeeple * std::sqrt(usable);
        if (static_cast<int>(i) == player)
            own = points;
        else
            best = std::max(best, points);
    }
    return own - best;
}

/// Chooses the move after which the player stands best; chance decides between equals.
ChosenTurn chooseEagerly(const GameState& state, Turn turn, const std::vector<Placement>& placements,
                         RandomNumbers& random) {
    constexpr double kEqual = 1e-3; // points
    std::optional<ChosenTurn> best;
    double bestStanding = 0.0;
    const auto consider = [&](const OpenTurn& open, const std::optional<MeepleChoice>& meeple,
                              const std::optional<SegmentRef>& abbot) {
        Turn candidate = turn;
        candidate.meeple = meeple;
        candidate.abbotReturn = abbot;
        const std::vector<SegmentRef> targets = open.gingerbreadTargets();
        if (!targets.empty())
            candidate.gingerbreadMove = targets[random.below(targets.size())];
        auto outcome = OpenTurn(open).finish(meeple, candidate.gingerbreadMove, abbot);
        MEEPLECAM_CHECK(outcome.has_value());
        const double standing =
            standingOf(outcome->state, turn.player) + kEqual * static_cast<double>(random.below(1000)) / 1000;
        if (!best || standing > bestStanding) {
            bestStanding = standing;
            best = ChosenTurn{std::move(candidate), *std::move(outcome)};
        }
    };
    for (const Placement& placement : placements) {
        turn.placement = placement;
        const auto open = OpenTurn::layTile(state, turn);
        MEEPLECAM_CHECK(open.has_value());
        consider(*open, std::nullopt, std::nullopt);
        for (const MeepleChoice& meeple : open->meepleOptions())
            consider(*open, meeple, std::nullopt);
        for (const SegmentRef& abbot : open->abbotOptions())
            consider(*open, std::nullopt, abbot);
    }
    return *std::move(best);
}

/// Plays to the last tile; `choose` says how a turn goes on with a drawn tile.
template<class Choose>
RandomGame playToTheEnd(const std::shared_ptr<const RuleBook>& book, std::uint64_t seed,
                        const Choose& choose) {
    RandomNumbers random(seed);
    RandomGame game{{}, {}, startGame(book)};
    std::vector<TileTypeId> bag = bagOf(game.end, random);
    game.turns.reserve(bag.size());
    for (;;) {
        Turn turn;
        turn.player = game.end.toMove.value_or(0);
        const std::vector<Placement> placements = drawTile(game.end, bag, turn.discarded);
        if (placements.empty()) {
            game.discardedAtEnd = std::move(turn.discarded);
            return game;
        }
        ChosenTurn chosen = choose(std::move(game.end), std::move(turn), placements, random);
        game.end = std::move(chosen.outcome.state);
        game.turns.push_back(std::move(chosen.turn));
    }
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
    return playToTheEnd(book, seed, chooseAtRandom);
}

RandomGame playEagerGame(const std::shared_ptr<const RuleBook>& book, std::uint64_t seed) {
    return playToTheEnd(book, seed, chooseEagerly);
}

} // namespace meeplecam::engine
