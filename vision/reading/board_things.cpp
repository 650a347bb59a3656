#include "vision/reading/board_things.h"

#include "vision/meeples/meeple_finder.h"
#include "vision/meeples/pale_meeples.h"

#include <algorithm>
#include <iterator>

namespace meeplecam::vision {

namespace {

constexpr float kPerhapsMeeple = -1.2F; // evidence that is worth a question

} // namespace

BoardThings findOnBoard(const Sight& sight, const TracedBoard& board, const std::vector<KnownTile>& known,
                        const TableReader& tables) {
    const GameKnowledge& game = tables.game();
    const calibration::TableCamera& camera = board.grid.camera();
    BoardThings things{makeOrthoView(sight, board.scorer, camera, known), {}};
    things.meeples =
        findMeeples(sight.frame, things.view, camera, {sight.index.tile_mm, game.figures}, tables.meeples());
    if (playPale(game.players))
        for (FoundMeeple& meeple : things.meeples)
            meeple.evidence += paleGain(meeple);
    std::erase_if(things.meeples, [](const FoundMeeple& meeple) { return meeple.evidence < kPerhapsMeeple; });
    return things;
}

std::vector<ReadMeeple> placeOnBoard(std::vector<FoundMeeple> found, const std::vector<ReadTile>& tiles,
                                     const TracedBoard& board, const TableReader& tables) {
    const std::vector<ColourBelief> beliefs = nameColours(found, tables.game().players);
    if (tables.game().players.empty())
        doubtLoneColours(found, beliefs);
    std::vector<models::MeepleColour> colours;
    std::ranges::transform(beliefs, std::back_inserter(colours), likeliest);
    const auto features =
        placeMeeples(found, colours, lyingTiles(tiles), tables.index(), board.grid.camera());
    std::vector<ReadMeeple> meeples;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (found[i].evidence >= kPerhapsMeeple)
            meeples.push_back({std::move(found[i]), beliefs[i], features[i]});
    return meeples;
}

ReadTile readTileOf(const DecodedCell& decoded, const CellReading& cell) {
    return {{{decoded.face.type, decoded.cell, decoded.face.rotation},
             cell.quad,
             decoded.view,
             cell.square ? cell.square->regions : cv::Mat()},
            decoded.gap,
            decoded.alternatives,
            cell};
}

std::vector<LyingTile> lyingTiles(const std::vector<ReadTile>& tiles) {
    std::vector<LyingTile> lying;
    std::ranges::transform(tiles, std::back_inserter(lying), &ReadTile::tile);
    return lying;
}

} // namespace meeplecam::vision
