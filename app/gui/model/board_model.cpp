#include "app/gui/model/board_model.h"

#include "app/session/story/game_words.h"
#include "engine/tiles/cell_extent.h"

#include <algorithm>

namespace meeplecam::gui {

namespace {

engine::Cell cellOf(const BoardTile& tile) {
    return tile.placement.cell;
}

/// What is open about each tile.
void addNotes(const session::ReportedGame& reported, const engine::GameSetup& setup, BoardModel& board) {
    for (const session::OpenQuestion& open : reported.questions())
        board.ask(open.question.cell, session::wordsOf(open.question.why));
    for (const session::OpenFinding& open : reported.findings())
        board.find(open.made.finding.cell, session::wordsOf(open.made.finding, setup));
}

void addTiles(const engine::Board& board, BoardModel& model) {
    std::map<engine::TileTypeId, int> laid;
    for (const engine::Placement& placement : board.tiles()) {
        BoardTile tile;
        tile.placement = placement;
        tile.copy = laid[placement.tile]++;
        model.tiles.push_back(std::move(tile));
    }
}

void addTurns(const session::Story& story, BoardModel& model) {
    for (BoardTile& tile : model.tiles) {
        const auto turn = std::ranges::find_if(story.turns, [&](const session::StoryTurn& other) {
            return other.turn.placement.cell == tile.placement.cell;
        });
        if (turn != story.turns.end())
            tile.turn = turn->id;
    }
    if (model.tiles.size() > 1)
        model.last = model.tiles.back().placement.cell;
}

void addFeatures(const engine::GameState& state, BoardModel& model) {
    for (engine::FeatureReport& report : engine::reportOnAll(state)) {
        BoardFeature feature{std::move(report), {}};
        state.board.forEachSegment(state.board.featureAt(feature.report.first),
                                   [&](const engine::SegmentRef& at) { feature.segments.push_back(at); });
        std::sort(feature.segments.begin(), feature.segments.end());
        for (const engine::SegmentRef& at : feature.segments)
            model.featureOf[at] = model.features.size();
        model.features.push_back(std::move(feature));
    }
}

void addMeeples(const engine::GameState& state, BoardModel& model) {
    for (const engine::PlacedMeeple& meeple : state.meeples) {
        const BoardFeature* feature = model.feature(meeple.at);
        const bool field = feature != nullptr && feature->report.feature.kind == engine::FeatureKind::Field;
        model.meeples.push_back(
            {meeple.player, meeple.type, meeple.at, field && meeple.type != engine::MeepleType::Pig});
    }
}

} // namespace

const BoardTile* BoardModel::tileAt(engine::Cell cell) const {
    const auto tile = std::ranges::find(tiles, cell, cellOf);
    return tile == tiles.end() ? nullptr : &*tile;
}

void BoardModel::ask(engine::Cell cell, const QString& why) {
    if (const auto tile = std::ranges::find(tiles, cell, cellOf); tile != tiles.end()) {
        tile->asked = true;
        tile->notes.push_back(why);
    }
}

void BoardModel::find(engine::Cell cell, const QString& what) {
    if (const auto tile = std::ranges::find(tiles, cell, cellOf); tile != tiles.end()) {
        tile->found = true;
        tile->notes.push_back(what);
    }
}

const BoardFeature* BoardModel::feature(const engine::SegmentRef& at) const {
    const auto found = featureOf.find(at);
    return found == featureOf.end() ? nullptr : &features[found->second];
}

BoardModel boardModelOf(const session::EventLedger& ledger, const session::Story& story) {
    if (!ledger.game()) {
        BoardModel empty;
        empty.registry = ledger.setup().registry;
        return empty;
    }
    BoardModel model = boardModelOf(ledger.game()->state());
    addTurns(story, model);
    addNotes(ledger.reported(), ledger.setup(), model);
    if (ledger.reported().ended())
        model.dead.clear(); // nothing is to be laid any more
    return model;
}

BoardModel boardModelOf(const engine::GameState& state) {
    BoardModel model;
    model.registry = state.book->setup().registry;
    addTiles(state.board, model);
    addFeatures(state, model);
    addMeeples(state, model);
    model.dead = engine::deadPlaces(state);
    return model;
}

engine::CellRange extentOf(const BoardModel& board) {
    engine::CellRange range;
    for (const BoardTile& tile : board.tiles)
        range = engine::widened(range, tile.placement.cell);
    return range;
}

} // namespace meeplecam::gui
