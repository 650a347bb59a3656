#include "app/session/editions/boxes_beside.h"

#include "models/records/setup_json.h"
#include "models/tiles/catalogue.h"
#include "vision/any/any_reader.h"
#include "vision/grid/edition_check.h"
#include "vision/reading/doubtful_cells.h"
#include "vision/reading/doubts.h"
#include "vision/reading/other_boxes.h"

#include <algorithm>
#include <utility>

namespace meeplecam::session {

namespace {

using engine::TileSet;
using engine::TileTypeId;

constexpr std::ptrdiff_t kDoubts = 3; ///< tiles; with fewer it isn't worth to look for other boxes
constexpr std::size_t kFew = 4;       ///< tiles of a board; of fewer nobody knows whether others are missing
constexpr int kSeen = 2;              ///< tiles of a box that have to be seen; one without doubt will do
constexpr float kNoDoubt = 4.5F;      ///< nats by which such a one leads, on a board of the edition

/// Whether something may lie on the table that was not looked for: the tiles don't look like the edition, as
/// where only a river lies yet, one of them may be of another box, or several leave a doubt.
bool leavesDoubts(const vision::TableReading& reading) {
    if (!reading.board || vision::editionFitOf(*reading.board) != vision::EditionFit::Own ||
        reading.tiles.size() < kFew || std::ranges::any_of(reading.tiles, vision::mayBeOfOtherBox))
        return true;
    const auto unsure = std::ranges::count_if(
        reading.tiles, [](const vision::ReadTile& tile) { return tile.gap < vision::kAskTile; });
    const auto places = std::ranges::count_if(reading.doubtful, [&](const vision::CellReading& cell) {
        return vision::probabilityOfTile(cell, reading.hands) > 0.5;
    });
    return unsure + places >= kDoubts;
}

bool holds(const TileSet& box, TileTypeId type) {
    return engine::countOf(box.counts, type) > 0;
}

std::vector<TileTypeId> typesOf(const TileSet& box) {
    std::vector<TileTypeId> types;
    for (std::size_t type = 0; type < box.counts.size(); ++type)
        if (box.counts[type] > 0)
            types.push_back(static_cast<TileTypeId>(type));
    return types;
}

/// Whether a box is another edition of the other, as with gardens: it has most of its types in common with
/// it.
bool replaces(const TileSet& box, const TileSet& other) {
    const std::vector<TileTypeId> types = typesOf(box);
    const auto shared = std::ranges::count_if(types, [&](TileTypeId type) { return holds(other, type); });
    return 2 * shared > std::ssize(types);
}

/// The boxes that an edition shows wholly and that may lie beside those in play, or instead of one of them.
std::vector<TileSet> othersShown(const ReaderRequest& request, const std::vector<TileSet>& inPlay) {
    std::vector<TileSet> others;
    const models::TileLibrary& library = models::bundledTiles();
    const auto shown = models::typesShown(request.catalogue, *library.registry);
    if (!shown)
        return others;
    std::ranges::copy_if(library.sets, std::back_inserter(others), [&](const TileSet& box) {
        const std::vector<TileTypeId> types = typesOf(box);
        const bool fits = !box.start || box.kind == engine::BoxKind::River ||
                          std::ranges::any_of(inPlay, [&](const TileSet& one) { return replaces(box, one); });
        const auto isShown = [&](TileTypeId type) { return std::ranges::binary_search(*shown, type); };
        return fits && !types.empty() && std::ranges::all_of(types, isShown) &&
               std::ranges::find(inPlay, box.name, &TileSet::name) == inPlay.end();
    });
    return others;
}

/// A tile of a box that is not in play.
struct Stranger {
    TileTypeId type{};
    bool plain = false; ///< without any doubt
};

/// All tiles that are of none of the boxes in play.
std::vector<Stranger> strangersOn(const vision::TableReading& reading, const engine::TileCounts& inPlay) {
    const bool ofEdition = reading.board && vision::editionFitOf(*reading.board) == vision::EditionFit::Own;
    std::vector<Stranger> strangers;
    for (const vision::ReadTile& tile : reading.tiles) {
        const TileTypeId type = tile.tile.placement.tile;
        if (tile.tile.view != vision::ViewId::None && tile.gap >= vision::kAskTile &&
            !vision::looksForeign(tile.reading) && engine::countOf(inPlay, type) == 0)
            strangers.push_back({type, ofEdition && tile.gap >= kNoDoubt});
    }
    return strangers;
}

/// The fewest boxes that hold these tiles: editions of a box have most of their types in common.
std::vector<TileSet> boxesOf(std::vector<Stranger> tiles, const std::vector<TileSet>& from) {
    std::vector<TileSet> boxes;
    while (true) {
        const auto weightOf = [&](const TileSet& box) {
            int weight = 0;
            for (const Stranger& tile : tiles)
                if (holds(box, tile.type))
                    weight += tile.plain ? kSeen : 1;
            return weight;
        };
        const auto best = std::ranges::max_element(from, {}, weightOf);
        if (best == from.end() || weightOf(*best) < kSeen)
            return boxes;
        boxes.push_back(*best);
        std::erase_if(tiles, [&](const Stranger& tile) { return holds(*best, tile.type); });
    }
}

/// The boxes of these names, which the program knows.
std::vector<TileSet> boxesCalled(const std::vector<std::string>& names) {
    return models::findSets(models::bundledTiles(), names).value();
}

std::vector<std::string> namesOf(const std::vector<TileSet>& boxes) {
    std::vector<std::string> names;
    std::ranges::transform(boxes, std::back_inserter(names), &TileSet::name);
    return names;
}

} // namespace

std::vector<TileSet> boxesBeside(const vision::Frame& frame, const ReaderRequest& request) {
    if (request.catalogue == vision::kAnyTiles)
        return {};
    const std::vector<TileSet> inPlay = boxesCalled(request.sets);
    const std::vector<TileSet> others = othersShown(request, inPlay);
    if (others.empty())
        return {};
    ReaderRequest wider = request;
    std::ranges::move(namesOf(others), std::back_inserter(wider.sets));
    const auto all = openReader(wider);
    return all ? boxesOf(strangersOn(all->tables().read(frame), engine::sumOf(inPlay)), others)
               : std::vector<TileSet>{};
}

std::vector<std::string> setsWith(const std::vector<TileSet>& boxes, const std::vector<std::string>& inPlay) {
    std::vector<std::string> sets;
    const auto add = [&](const TileSet& box) {
        if (std::ranges::find(sets, box.name) == sets.end())
            sets.push_back(box.name);
    };
    for (const TileSet& one : boxesCalled(inPlay)) {
        const auto instead =
            std::ranges::find_if(boxes, [&](const TileSet& box) { return replaces(box, one); });
        add(instead == boxes.end() ? one : *instead);
    }
    std::ranges::for_each(boxes, add);
    return sets;
}

std::optional<ReadPicture> readBoxesBeside(const vision::Frame& frame, const ReaderRequest& request,
                                           const vision::BoardReader& reader,
                                           const vision::BoardReading& reading) {
    if (reader.tables().strange() != nullptr || !leavesDoubts(reading.stages))
        return std::nullopt;
    std::vector<TileSet> boxes = boxesBeside(frame, request);
    if (boxes.empty())
        return std::nullopt;
    ReaderRequest wider = request;
    wider.sets = setsWith(boxes, request.sets);
    auto opened = openReader(wider);
    if (!opened)
        return std::nullopt;
    vision::BoardReading read = opened->read(frame);
    read.report.findings.insert(read.report.findings.begin(), {{}, models::BoxesAdded{std::move(boxes)}});
    return ReadPicture{std::move(wider), *std::move(opened), std::move(read)};
}

engine::Rules rulesWithBoxes(const engine::Rules& chosen, const std::vector<std::string>& before,
                             const std::vector<std::string>& now) {
    const auto keysOf = [](const std::vector<std::string>& sets, const engine::Rules* rules) {
        engine::GameSetup setup = models::setupOf(models::bundledTiles(), sets).value();
        if (rules != nullptr)
            setup.rules = *rules;
        models::Json record;
        models::writeSetup(setup, record);
        return record["rules"];
    };
    const models::Json usual = keysOf(before, nullptr);
    models::Json keys = keysOf(now, nullptr);
    const models::Json wanted = keysOf(before, &chosen);
    for (const auto& [key, value] : wanted.items())
        if (usual[key] != value)
            keys[key] = value;
    std::string complaint;
    return models::readRules(models::JsonCursor(keys, "rules", complaint),
                             models::setupOf(models::bundledTiles(), now).value().sets);
}

std::optional<engine::GameSetup> withBoxesOf(const engine::GameSetup& other, engine::GameSetup game) {
    const std::vector<std::string> had = namesOf(game.sets);
    std::vector<TileSet> added;
    std::ranges::copy_if(other.sets, std::back_inserter(added),
                         [&](const TileSet& box) { return std::ranges::find(had, box.name) == had.end(); });
    if (added.empty() || !std::ranges::is_permutation(setsWith(added, had), namesOf(other.sets)))
        return std::nullopt;
    game.rules = rulesWithBoxes(game.rules, had, namesOf(other.sets));
    game.sets = other.sets;
    return game;
}

} // namespace meeplecam::session
