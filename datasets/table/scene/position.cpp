#include "datasets/table/scene/position.h"

#include <algorithm>
#include <map>

namespace meeplecam::table {

Position positionAfter(const TableGame& game, const models::TileLibrary& library, size_t moves) {
    Position position{game.sets,
                      engine::Board(library.registry),
                      {},
                      game.players,
                      std::vector<int>(game.players.size(), 0)};
    position.board.place(game.start);
    for (size_t i = 0; i < std::min(moves, game.moves.size()); ++i) {
        const TableMove& move = game.moves[i];
        position.board.place(move.tile);
        if (move.meeple)
            position.meeples.push_back(*move.meeple);
        for (const StandingMeeple& meeple : move.returned)
            position.meeples.erase(std::ranges::find(position.meeples, meeple));
        position.scores = move.scores;
    }
    return position;
}

std::vector<int> copiesOf(const engine::Board& board) {
    std::map<engine::TileTypeId, int> laid;
    std::vector<int> copies;
    for (const engine::Placement& placement : board.tiles())
        copies.push_back(laid[placement.tile]++);
    return copies;
}

} // namespace meeplecam::table
