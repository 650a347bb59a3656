#include "app/session/following/explained_game.h"

#include "engine/play/open_turn.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

using engine::ExtraTurn;
using Book = std::shared_ptr<const engine::RuleBook>;

/// The state after these turns; those that are impossible leave it as it was.
engine::GameState stateAfter(const Book& book, std::span<const engine::Turn> turns) {
    engine::GameState state = engine::startGame(book);
    for (const engine::Turn& turn : turns) {
        engine::Result<engine::TurnOutcome, engine::Breach> outcome = engine::play(state, turn);
        if (outcome)
            state = std::move(outcome->state);
    }
    return state;
}

/// What laying the tile of a turn would give a player whose turn begins with it.
ExtraTurn extraTurnFor(engine::GameState state, const engine::Turn& turn, int player) {
    engine::Turn plain;
    plain.player = player;
    plain.placement = turn.placement;
    plain.insist = engine::Insist::Yes;
    state.secondPart = false;
    const engine::Result<engine::TurnOutcome, engine::Breach> outcome = engine::play(std::move(state), plain);
    if (!outcome || !outcome->events.anotherTurn)
        return ExtraTurn::None;
    return outcome->events.secondPart ? ExtraTurn::SecondPart : ExtraTurn::Turn;
}

/// The position of the last turn that had begun in a frame; none before the first.
std::optional<std::size_t> lastBegunBy(std::int64_t frame, std::span<const LaidTurn> laid) {
    for (std::size_t turn = laid.size(); turn > 0; --turn)
        if (laid[turn - 1].since.frame <= frame)
            return turn - 1;
    return std::nullopt;
}

/// Whether an abbot may come home in a turn, after these before it.
bool mayComeHome(const engine::PlacedMeeple& abbot, const engine::Turn& turn, engine::GameState before) {
    engine::Turn plain = turn;
    plain.meeple.reset();
    const auto open = engine::OpenTurn::layTile(std::move(before), plain);
    if (!open)
        return false;
    const std::vector<engine::SegmentRef> options = open->abbotOptions();
    return std::ranges::find(options, abbot.at) != options.end();
}

/// What each turn would give each player who took it, as the first part of a turn: another one for a filled
/// hole, the second part for a builder. By turn and player; of each turn empty in games
/// without both.
std::vector<std::vector<ExtraTurn>> extraTurns(const Book& book, std::span<const engine::Turn> turns) {
    std::vector<std::vector<ExtraTurn>> extra(turns.size());
    if (book->rules().builders == 0 && !book->rules().fillHoleExtraTurn)
        return extra;
    engine::GameState state = engine::startGame(book);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        for (int player = 0; player < book->playerCount(); ++player)
            extra[i].push_back(extraTurnFor(state, turns[i], player));
        engine::Result<engine::TurnOutcome, engine::Breach> outcome = engine::play(state, turns[i]);
        if (outcome)
            state = std::move(outcome->state);
    }
    return extra;
}

/// The figure that a meeple most probably is, on the board.
engine::PlacedMeeple placed(const ExplainedMeeple& explained, std::span<const LaidTurn> laid) {
    const MeepleReading& reading = explained.readings.front();
    return {explained.player, reading.choice.type, reading.choice.at(laid[reading.turn].placement.cell)};
}

/// The abbots that are gone, in that order.
std::vector<const ExplainedMeeple*> goneAbbots(std::span<const ExplainedMeeple> meeples) {
    std::vector<const ExplainedMeeple*> gone;
    for (const ExplainedMeeple& explained : meeples)
        if (explained.meeple->gone && !explained.readings.empty() &&
            explained.readings.front().choice.type == engine::MeepleType::Abbot)
            gone.push_back(&explained);
    std::ranges::stable_sort(gone, {}, [](const auto* explained) { return explained->meeple->gone->frame; });
    return gone;
}

/// Whether a turn brings a figure home as what it stands on is scored, after these before it.
bool isScoredBy(const engine::Turn& turn, const engine::GameState& before,
                const engine::PlacedMeeple& figure) {
    const auto outcome = engine::play(before, turn);
    return outcome && std::ranges::find(outcome->events.returned, figure) != outcome->events.returned.end();
}

/// The abbots that came home without having been scored; `turns` with who took each.
std::vector<AbbotReturn> abbotReturns(const Book& book, std::span<const LaidTurn> laid,
                                      std::vector<engine::Turn> turns,
                                      std::span<const ExplainedMeeple> meeples) {
    constexpr std::size_t kLate = 1; // turns
    std::vector<AbbotReturn> returns;
    for (const ExplainedMeeple* explained : goneAbbots(meeples)) {
        const engine::PlacedMeeple abbot = placed(*explained, laid);
        if (std::ranges::any_of(turns, [&](const engine::Turn& turn) {
                return turn.player == abbot.player && turn.abbotReturn == abbot.at;
            }))
            continue; // somebody said when
        const std::optional<std::size_t> last = lastBegunBy(explained->meeple->gone->frame, laid);
        if (last && isScoredBy(turns[*last], stateAfter(book, std::span(turns).first(*last)), abbot))
            continue;
        for (std::size_t late = 0; last && late <= kLate && *last > explained->readings.front().turn + late;
             ++late) {
            engine::Turn& turn = turns[*last - late];
            if (turn.player != abbot.player || turn.meeple || turn.abbotReturn ||
                !mayComeHome(abbot, turn, stateAfter(book, std::span(turns).first(*last - late))))
                continue;
            turn.abbotReturn = abbot.at;
            returns.push_back({*last - late, abbot});
            break;
        }
    }
    return returns;
}

std::vector<TurnHint> hintsOf(const Book& book, std::span<const LaidTurn> laid,
                              std::span<const ExplainedMeeple> meeples) {
    std::vector<TurnHint> hints(laid.size());
    for (const ExplainedMeeple& explained : meeples)
        if (!explained.readings.empty())
            hints[explained.readings.front().turn].likelihoods =
                playerLikelihoods(*explained.meeple, book->setup().players);
    const auto extra = extraTurns(book, playedTurns(laid, meeples));
    for (std::size_t i = 0; i < laid.size(); ++i) {
        hints[i].known = laid[i].player;
        hints[i].goesOn = extra[i];
        if (laid[i].said && !laid[i].said->meeple)
            hints[i].likelihoods.clear(); // whatever was seen there is no meeple of this turn
    }
    return hints;
}

/// The meeples, and who took the turns.
ExplainedGame explainOnce(const Book& book, std::span<const LaidTurn> laid,
                          std::span<const SeenMeeple> meeples) {
    ExplainedGame game;
    game.meeples = explainMeeples(book, laid, meeples);
    game.hints = hintsOf(book, laid, game.meeples);
    game.players = likeliestPlayers(game.hints, book->playerCount()).players;
    return game;
}

} // namespace

ExplainedGame explainGame(const std::shared_ptr<const engine::RuleBook>& book, std::vector<LaidTurn> laid,
                          std::span<const SeenMeeple> meeples) {
    constexpr int kPasses =
        3; // an abbot that came home leaves room for another one, which may come home, too
    ExplainedGame game = explainOnce(book, laid, meeples);
    for (int pass = 0; pass < kPasses && book->rules().abbots > 0; ++pass) {
        for (LaidTurn& turn : laid)
            turn.abbotHome.reset();
        std::vector<engine::Turn> turns = playedTurns(laid, game.meeples);
        for (std::size_t i = 0; i < turns.size(); ++i)
            turns[i].player = game.players[i];
        std::vector<AbbotReturn> home = abbotReturns(book, laid, std::move(turns), game.meeples);
        if (home == game.abbotsHome)
            break;
        for (const auto& [turn, abbot] : home)
            laid[turn].abbotHome = abbot;
        game = explainOnce(book, laid, meeples);
        game.abbotsHome = std::move(home);
    }
    return game;
}

} // namespace meeplecam::session
