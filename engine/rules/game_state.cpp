#include "engine/rules/game_state.h"

namespace meeplecam::engine {

namespace {

/// the city of the start tile.
std::optional<SegmentRef> gingerbreadStart(const GameSetup& setup, const Placement& start) {
    if (!setup.rules.gingerbread || setup.gingerbreadStart)
        return setup.rules.gingerbread ? setup.gingerbreadStart : std::nullopt;
    const std::vector<Segment>& segments = (*setup.registry)[start.tile].segments;
    for (std::size_t i = 0; i < segments.size(); ++i)
        if (segments[i].kind == FeatureKind::City)
            return SegmentRef{start.cell, static_cast<int>(i)};
    return std::nullopt;
}

} // namespace

GameState emptyTable(const std::shared_ptr<const RuleBook>& book) {
    const GameSetup& setup = book->setup();
    const PlayerState fresh{0, figuresOf(setup.rules), {}};
    GameState state{.book = book,
                    .board = Board(book->registry(), book->limits()),
                    .players = {},
                    .meeples = {},
                    .left = sumOf(setup.sets),
                    .toMove = {},
                    .gingerbread = {},
                    .river = {}};
    state.left.resize(static_cast<std::size_t>(book->registry()->size()), 0);
    state.tilesLeft = total(state.left);
    state.players.assign(setup.players.size(), fresh);
    state.meeples.reserve(setup.players.size() * 8);
    return state;
}

GameState startGame(const std::shared_ptr<const RuleBook>& book) {
    const GameSetup& setup = book->setup();
    const Placement start = *startOf(setup);
    GameState state = emptyTable(book);
    state.toMove = setup.firstPlayer;
    state.gingerbread = gingerbreadStart(setup, start);
    state.gingerbreadWaits = setup.rules.gingerbread && !state.gingerbread && hasRiver(setup.sets);
    state.left[static_cast<std::size_t>(start.tile)] -= 1;
    state.tilesLeft -= 1;
    state.board.place(start);
    for (const auto& part : book->parts())
        part->beginGame(start, state);
    return state;
}

} // namespace meeplecam::engine
