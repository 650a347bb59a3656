#include "app/gui/model/tile_choices.h"

#include "engine/play/queries.h"

#include <algorithm>

namespace meeplecam::gui {

namespace {

using engine::TileFace;

/// What the neighbours of a cell ask of a tile there, whether one lies there or not.
engine::SideCode askedAround(const engine::Board& board, engine::Cell cell) {
    engine::SideCode code = 0;
    for (const engine::Side side : engine::kSides)
        if (const engine::Placement* beside = board.tileAt(engine::neighbour(cell, side))) {
            const engine::SideCode sides = board.registry().sides({beside->tile, beside->rotation});
            code = static_cast<engine::SideCode>(
                code | engine::sideCode(side, engine::sideKind(sides, engine::opposite(side))));
        }
    return code;
}

/// The turns of a type that fit, each look once.
std::vector<TileFace> fitting(const engine::TileRegistry& registry, engine::TileTypeId type,
                              engine::SideCode around) {
    std::vector<TileFace> faces;
    const auto turns = registry.fittingRotations(type, around) & registry.distinctRotations(type);
    for (const engine::Rotation rotation : engine::kRotations)
        if ((turns & engine::maskOf(rotation)) != 0)
            faces.push_back({type, rotation});
    return faces;
}

std::vector<engine::TileTypeId> typesOf(const engine::GameState& state) {
    std::vector<engine::TileTypeId> types;
    const engine::TileCounts counts = engine::sumOf(state.book->setup().sets);
    for (int i = 0; i < state.board.registry().size(); ++i)
        if (engine::countOf(counts, static_cast<engine::TileTypeId>(i)) > 0)
            types.push_back(static_cast<engine::TileTypeId>(i));
    return types;
}

} // namespace

std::vector<TileFace> facesInstead(const engine::GameState& state, const engine::Placement& lying,
                                   const std::vector<session::StoryQuestion>& questions) {
    const engine::TileRegistry& registry = state.board.registry();
    std::vector<TileFace> faces;
    const auto add = [&](TileFace face) {
        const auto same = [&](TileFace other) { return registry.sameFace(face, other); };
        if (!same({lying.tile, lying.rotation}) && std::ranges::none_of(faces, same))
            faces.push_back(face);
    };
    for (const session::StoryQuestion& question : questions)
        if (question.cell == lying.cell && question.about == models::ReportQuestion::About::Tile)
            for (const session::StoryAlternative& other : question.alternatives)
                add({other.turn.turn.placement.tile, other.turn.turn.placement.rotation});
    const engine::SideCode around = askedAround(state.board, lying.cell);
    for (const engine::TileTypeId type : typesOf(state))
        for (const TileFace face : fitting(registry, type, around))
            add(face);
    return faces;
}

std::vector<TileFace> allFaces(const engine::GameState& state, engine::Cell cell) {
    std::vector<TileFace> faces;
    const engine::SideCode around = askedAround(state.board, cell);
    for (const engine::TileTypeId type : typesOf(state)) {
        const std::vector<TileFace> fits = fitting(state.board.registry(), type, around);
        faces.push_back(fits.empty() ? TileFace{type, engine::Rotation::None} : fits.front());
    }
    return faces;
}

std::vector<TileFace> facesFitting(const engine::GameState& state, engine::Cell cell) {
    std::vector<TileFace> faces;
    const engine::SideCode around = askedAround(state.board, cell);
    for (const engine::TilesLeft& left : engine::tilesThatFit(state, cell))
        for (const TileFace face : fitting(state.board.registry(), left.tile, around))
            faces.push_back(face);
    return faces;
}

std::vector<TileFace> likelyFaces(const GameSnapshot& game, engine::Cell cell) {
    const engine::GameState& state = game.ledger.game()->state();
    const engine::Placement* lying = state.board.tileAt(cell);
    return lying != nullptr ? facesInstead(state, *lying, game.story.questions) : facesFitting(state, cell);
}

session::StoryEdit layHere(const session::Story& story, engine::Cell cell, const TileFace& face) {
    const auto turn = std::ranges::find_if(
        story.turns, [&](const session::StoryTurn& other) { return other.turn.placement.cell == cell; });
    if (turn != story.turns.end())
        return session::SetTile{turn->id, face};
    if (story.start && story.start->cell == cell)
        return session::SetStart{face};
    return session::InsertTurn{{face.type, cell, face.rotation}, std::nullopt, std::nullopt};
}

} // namespace meeplecam::gui
