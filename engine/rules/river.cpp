#include "engine/rules/river.h"

#include "engine/rules/game_state.h"
#include "engine/rules/parts.h"

#include <algorithm>
#include <array>

namespace meeplecam::engine {

namespace {

/// The river tiles that are still to be drawn, taken out one by one.
class RiverBag {
public:
    RiverBag(const GameState& state, const TileSet& river)
        : m_river(river)
        , m_startToCome(state.river->startToCome)
        , m_shuffledIn(state.book->rules().riverStartTile == RiverStartTile::InRiver) {
        for (std::size_t type = 0; type < state.left.size(); ++type)
            if (countOf(river.counts, static_cast<TileTypeId>(type)) > 0)
                (static_cast<TileTypeId>(type) == river.last ? m_lakes : m_others) += state.left[type];
    }

    /// What is wrong with drawing this tile now.
    std::optional<BreachKind> draw(TileTypeId tile) {
        const bool start = m_startToCome == tile;
        const bool river = countOf(m_river.counts, tile) > 0;
        const int before = m_others + (m_shuffledIn && m_startToCome ? 1 : 0);
        if (river && tile == m_river.last) {
            --m_lakes;
            return before > 0 ? std::optional(BreachKind::LakeTooEarly) : std::nullopt;
        }
        if (river) {
            --m_others;
            return std::nullopt;
        }
        if (start && (m_shuffledIn || before + m_lakes <= 0)) {
            m_startToCome.reset();
            return std::nullopt;
        }
        if (before + m_lakes > 0)
            return BreachKind::RiverFirst;
        return m_startToCome ? std::optional(BreachKind::StartTileNext) : std::nullopt;
    }

private:
    const TileSet& m_river;
    int m_others = 0;
    int m_lakes = 0;
    std::optional<TileTypeId> m_startToCome;
    bool m_shuffledIn;
};

/// The five cells around the next one that do not touch the tile from which the river comes.
bool liesAhead(Cell cell, Side heading, const Board& board) {
    const Cell next = neighbour(cell, heading);
    const Cell beyond = neighbour(next, heading);
    for (const Side aside : {turned(heading, Rotation::Quarter), turned(heading, Rotation::ThreeQuarters)})
        if (board.tileAt(neighbour(next, aside)) != nullptr ||
            board.tileAt(neighbour(beyond, aside)) != nullptr)
            return false;
    return board.tileAt(next) == nullptr && board.tileAt(beyond) == nullptr;
}

/// The River: its spring is laid first, its other tiles before all ordinary ones, each at its open end. That
/// it parts fields, and that a church beside the lake is a cloister, the facts of its tiles say.
class River final : public RulePart {
public:
    River(const TileSet& river, std::span<const TileSet> sets, const Rules& rules)
        : m_river(river)
        , m_usualStart(usualStartOf(sets))
        , m_turns(rules.riverTurns)
        , m_startTile(rules.riverStartTile) {}

    /// the spring lies; R-47: what becomes of the usual start tile.
    void beginGame(const Placement& start, GameState& state) const override {
        RiverCourse course;
        if (const auto out = riverOut(state.board.registry(), {start.tile, start.rotation}, std::nullopt))
            course = {start.cell, *out, true, *out, RiverBend::None, RiverBend::None, std::nullopt};
        if (m_usualStart && state.left[static_cast<std::size_t>(*m_usualStart)] > 0) {
            if (m_startTile == RiverStartTile::Removed) {
                --state.left[static_cast<std::size_t>(*m_usualStart)];
                --state.tilesLeft;
            } else if (m_startTile != RiverStartTile::InBag) {
                course.startToCome = m_usualStart;
            }
        }
        state.river = course;
    }

    std::vector<BreachKind> faultsOfDraws(const GameState& state,
                                          std::span<const TileTypeId> drawn) const override {
        std::vector<BreachKind> faults;
        RiverBag bag(state, m_river);
        for (const TileTypeId tile : drawn)
            if (const auto fault = bag.draw(tile))
                faults.push_back(*fault);
        return faults;
    }

    [[nodiscard]] bool limitsPlacement(const TileType& type) const override {
        return std::ranges::find(type.segments, FeatureKind::River, &Segment::kind) != type.segments.end();
    }

    std::optional<BreachKind> faultOfPlacement(const GameState& state,
                                               const Placement& placement) const override {
        if (!state.river)
            return std::nullopt; // nobody knows which way the river of a table without a history runs
        const RiverCourse& course = *state.river;
        const TileFace face{placement.tile, placement.rotation};
        const Side in = opposite(course.out);
        const auto shown = sideKind(state.board.registry().sides(face), in);
        if (!course.open || placement.cell != course.next() || shown != SideKind::River)
            return BreachKind::RiverElsewhere;
        const auto out = riverOut(state.board.registry(), face, in);
        if (out && !mayFlow(course, placement.cell, *out, state.board))
            return BreachKind::RiverTurnsBack;
        return std::nullopt;
    }

    void tileDrawn(TileTypeId tile, GameState& state) const override {
        RiverCourse& course = *state.river;
        if (course.startToCome == tile)
            course.startToCome.reset();
    }

    void tileLaid(const Placement& placement, GameState& state) const override {
        RiverCourse& course = *state.river;
        const TileFace face{placement.tile, placement.rotation};
        const Side in = opposite(course.out);
        if (!course.open || placement.cell != course.next() ||
            sideKind(state.board.registry().sides(face), in) != SideKind::River)
            return;
        course.last = placement.cell;
        const auto out = riverOut(state.board.registry(), face, in);
        course.open = out.has_value();
        if (!out)
            return;
        course.lastTile = bendBetween(course.out, *out);
        course.lastBend = course.lastTile == RiverBend::None ? course.lastBend : course.lastTile;
        course.out = *out;
    }

private:
    /// R-49, as the switch has it.
    [[nodiscard]] bool mayFlow(const RiverCourse& course, Cell cell, Side out, const Board& board) const {
        const RiverBend bend = bendBetween(course.out, out);
        switch (m_turns) {
        case RiverTurns::Immediate:
            return bend == RiverBend::None || bend != course.lastTile;
        case RiverTurns::Source:
            return bend == RiverBend::None || (bend != course.lastTile && out != opposite(course.source));
        case RiverTurns::Strict:
            return bend == RiverBend::None || bend != course.lastBend;
        case RiverTurns::Ahead:
            return liesAhead(cell, out, board);
        case RiverTurns::Free:
            break;
        }
        return true;
    }

    const TileSet& m_river;
    std::optional<TileTypeId> m_usualStart;
    RiverTurns m_turns;
    RiverStartTile m_startTile;
};

} // namespace

const TileSet* riverIn(std::span<const TileSet> sets) {
    const auto river = std::ranges::find(sets, BoxKind::River, &TileSet::kind);
    return river == sets.end() ? nullptr : &*river;
}

std::optional<TileTypeId> usualStartOf(std::span<const TileSet> sets) {
    for (const TileSet& set : sets)
        if (set.kind != BoxKind::River && set.start)
            return set.start;
    return std::nullopt;
}

std::optional<Side> riverOut(const TileRegistry& registry, TileFace face, std::optional<Side> in) {
    for (const Side side : kSides)
        if (side != in && sideKind(registry.sides(face), side) == SideKind::River)
            return side;
    return std::nullopt;
}

RiverBend bendBetween(Side from, Side to) {
    if (to == turned(from, Rotation::Quarter))
        return RiverBend::Right;
    return to == turned(from, Rotation::ThreeQuarters) ? RiverBend::Left : RiverBend::None;
}

std::unique_ptr<const RulePart> riverPart(const GameSetup& setup) {
    return std::make_unique<River>(*riverIn(setup.sets), setup.sets, setup.rules);
}

} // namespace meeplecam::engine
