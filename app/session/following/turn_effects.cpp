#include "app/session/following/turn_effects.h"

#include "engine/play/open_turn.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

using engine::ExtraTurn;

/// The state after these turns; those that are impossible leave it as it was.
engine::GameState stateAfter(const std::shared_ptr<const engine::RuleBook>& book,
                             std::span<const engine::Turn> turns) {
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

} // namespace

std::vector<std::vector<ExtraTurn>> extraTurns(const std::shared_ptr<const engine::RuleBook>& book,
                                               std::span<const engine::Turn> turns) {
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

std::vector<AbbotReturn> abbotReturns(const std::shared_ptr<const engine::RuleBook>& book,
                                      std::span<const LaidTurn> laid, std::vector<engine::Turn> turns,
                                      std::span<const ExplainedMeeple> meeples) {
    std::vector<const ExplainedMeeple*> gone;
    for (const ExplainedMeeple& explained : meeples)
        if (explained.meeple->gone && !explained.readings.empty() &&
            explained.readings.front().choice.type == engine::MeepleType::Abbot)
            gone.push_back(&explained);
    std::ranges::stable_sort(gone, {}, [](const auto* explained) { return explained->meeple->gone->frame; });
    std::vector<AbbotReturn> returns;
    for (const ExplainedMeeple* explained : gone) {
        const MeepleReading& reading = explained->readings.front();
        const engine::PlacedMeeple abbot{
            explained->player,
            reading.choice.type,
            {reading.choice.cell.value_or(laid[reading.turn].placement.cell), reading.choice.segment}};
        const std::optional<std::size_t> last = lastBegunBy(explained->meeple->gone->frame, laid);
        for (std::size_t late = 0; last && late < 2 && *last >= reading.turn + late + 1; ++late) {
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

} // namespace meeplecam::session
