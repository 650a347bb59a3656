#pragma once

#include "engine/rules/river.h"
#include "engine/rules/rule_book.h"

namespace meeplecam::engine {

struct PlayerState {
    int score = 0;
    FigureCounts supply{}; ///< by MeepleType; below zero when players insisted on one too many
    GoodsCounts goods{};   ///< tokens (R-65)
    bool operator==(const PlayerState&) const = default;
};

/// A game between two turns. A value: copy it to try something, keep it to come back to it. Made by startGame
/// and by playing turns; its members belong together, so change it through those only.
struct GameState {
    std::shared_ptr<const RuleBook> book;
    Board board;
    std::vector<PlayerState> players;
    std::vector<PlacedMeeple> meeples;     ///< on the board, in the order in which they were placed
    TileCounts left;                       ///< tiles still to be drawn, by type
    int tilesLeft = 0;                     ///< all of them
    int turns = 0;                         ///< how many were played
    std::optional<int> toMove;             ///< none before the first turn when anyone may start (R-44)
    std::optional<SegmentRef> gingerbread; ///< where the gingerbread man stands; none = beside the board
    bool gingerbreadWaits = false;         ///< for the first city of a game that begins with a river (R-69)
    bool secondPart = false;               ///< the next turn is the second part of a double turn (R-59)
    std::optional<RiverCourse> river;      ///< none in a game without one, and on a table without a history

    [[nodiscard]] bool over() const { return tilesLeft == 0; } ///< R-20
};

/// The state before the first turn: the start tile lies on the table.
GameState startGame(const std::shared_ptr<const RuleBook>& book);

/// A table without any tile, everything still in the box: what a board without a history is built on.
GameState emptyTable(const std::shared_ptr<const RuleBook>& book);

} // namespace meeplecam::engine
