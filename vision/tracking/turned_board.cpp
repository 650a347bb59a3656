#include "vision/tracking/turned_board.h"

#include "vision/decision/unknown_tiles.h"
#include "vision/image/patches.h"

#include <algorithm>

namespace meeplecam::vision {

namespace {

/// The corners in the order of the turned grid.
Quad aligned(const Quad& quad, engine::Rotation turn) {
    Quad result;
    for (std::size_t i = 0; i < 4; ++i)
        result[(i + static_cast<std::size_t>(engine::quarterTurns(turn))) % 4] = quad[i];
    return result;
}

CellReading aligned(CellReading reading, const engine::BoardAlignment& by) {
    const int turns = engine::quarterTurns(by.turn);
    reading.cell = engine::aligned(reading.cell, by);
    reading.quad = aligned(reading.quad, by.turn);
    reading.expectedLight = turnedLight(reading.expectedLight, turns);
    for (ViewScore& score : reading.views)
        score.view = turned(score.view, turns);
    if (reading.square) {
        SquareLook square = *reading.square;
        if (!square.regions.empty())
            square.regions = turned(square.regions, turns);
        if (square.print) {
            square.print->structure = turned(square.print->structure, turns);
            square.print->face = turned(square.print->face, turns);
            square.print->turn += turns;
        }
        for (FaceSuggestion& suggestion : square.faces)
            suggestion.face.rotation =
                engine::rotationOf(engine::quarterTurns(suggestion.face.rotation) + turns);
        reading.square = std::make_shared<const SquareLook>(std::move(square));
    }
    return reading;
}

} // namespace

TracedBoard aligned(const TracedBoard& board, const engine::BoardAlignment& by) {
    TracedBoard result{board.grid.aligned(by), board.scorer, {}};
    for (const CellReading& cell : board.cells)
        result.cells.push_back(aligned(cell, by));
    std::ranges::sort(result.cells,
                      [](const CellReading& a, const CellReading& b) { return a.cell < b.cell; });
    return result;
}

} // namespace meeplecam::vision
