#include "engine/rules/game_setup.h"

#include "engine/tiles/phrase.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

/// R-40, but a river begins with its spring.
bool mayBeginWithAny(const GameSetup& setup) {
    return setup.rules.startTileIntoBag && !hasRiver(setup.sets);
}

Status checkStart(const GameSetup& setup) {
    const Result<Placement> start = startOf(setup);
    if (!start)
        return start.error();
    const std::string name = (*setup.registry)[start->tile].name;
    if (countOf(sumOf(setup.sets), start->tile) == 0)
        return phrase("Rules", "the start tile %1 is in none of the chosen boxes; choose its box, too")
            .with(name)
            .error();
    const auto river = std::ranges::find(setup.sets, BoxKind::River, &TileSet::kind);
    const auto own =
        river != setup.sets.end()
            ? river
            : std::ranges::find_if(setup.sets, [](const TileSet& set) { return set.start.has_value(); });
    if (!mayBeginWithAny(setup) && own != setup.sets.end() && own->start != start->tile)
        return phrase("Rules", "the game starts with %1, but the start tile of %2 is %3")
            .with(name)
            .with(own->name)
            .with((*setup.registry)[*own->start].name)
            .error();
    const CellRange cells = setup.rules.table.value_or(BoardLimits{}.cells);
    if (!contains(cells, start->cell))
        return phrase("Rules", "the start tile lies beyond the edge of the table; make the table larger")
            .error();
    return success();
}

Status checkPlayers(const GameSetup& setup) {
    const auto [fewest, most] = playersOf(setup.rules.preset);
    const int count = static_cast<int>(setup.players.size());
    if (count < fewest || count > most)
        return phrase("Rules", "there are %1 players; this game is for %2 to %3")
            .with(count)
            .with(fewest)
            .with(most)
            .error();
    if (setup.firstPlayer && (*setup.firstPlayer < 0 || *setup.firstPlayer >= count))
        return phrase("Rules", "the first player is number %1; players are numbered from 0 to %2")
            .with(*setup.firstPlayer)
            .with(count - 1)
            .error();
    return success();
}

Status checkGingerbreadStart(const GameSetup& setup) {
    if (!setup.gingerbreadStart)
        return success();
    const Placement start = *startOf(setup);
    const std::vector<Segment>& segments = (*setup.registry)[start.tile].segments;
    const auto [cell, segment] = *setup.gingerbreadStart;
    if (cell != start.cell || segment < 0 || segment >= static_cast<int>(segments.size()) ||
        segments[static_cast<std::size_t>(segment)].kind != FeatureKind::City)
        return phrase("Rules", "the gingerbread man starts on a city of the start tile").error();
    return success();
}

} // namespace

std::string nameOfPlayer(const GameSetup& setup, int player) {
    const auto at = static_cast<std::size_t>(player);
    if (at < setup.players.size() && !setup.players[at].name.empty())
        return setup.players[at].name;
    return "player " + std::to_string(player);
}

Result<Placement> startOf(const GameSetup& setup) {
    if (setup.start)
        return *setup.start;
    for (const TileSet& set : setup.sets) // the spring, whatever the other boxes start with
        if (set.kind == BoxKind::River)
            return Placement{*set.start, {0, 0}, Rotation::None};
    for (const TileSet& set : setup.sets)
        if (set.start)
            return Placement{*set.start, {0, 0}, Rotation::None};
    return phrase("Rules",
                  "none of the chosen boxes has a start tile; add a complete game such as base or winter")
        .error();
}

std::optional<TileTypeId> firstTileOf(const GameSetup& setup) {
    if (mayBeginWithAny(setup))
        return std::nullopt;
    const Result<Placement> start = startOf(setup);
    return start ? std::optional(start->tile) : std::nullopt;
}

Status check(const GameSetup& setup) {
    MEEPLECAM_CHECK(setup.registry != nullptr);
    if (std::ranges::count(setup.sets, BoxKind::River, &TileSet::kind) > 1)
        return phrase("Rules", "two rivers are chosen; choose one of them").error();
    for (const Status& status : {check(setup.rules), checkPlayers(setup), checkStart(setup)})
        if (!status)
            return status;
    return checkGingerbreadStart(setup);
}

} // namespace meeplecam::engine
