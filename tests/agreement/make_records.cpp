// Writes the random games of tests/games anew. Usage: make_records FOLDER
// They keep what the engine did when they were made: run this only after a change of rules that is meant, and
// read the difference.

#include "engine/play/random_play.h"
#include "models/records/game_record.h"

#include <fstream>
#include <iostream>

namespace {

using namespace meeplecam;
using engine::CellRange;
using engine::Preset;
using engine::Rules;

struct Recipe {
    std::string name;
    std::vector<std::string> sets;
    Rules rules;
    std::size_t players = 2;
    std::uint64_t seed = 0;
    models::ReplayDetail detail = models::ReplayDetail::WithOptions;
};

Rules with(Preset preset, void (*change)(Rules&)) {
    Rules rules = engine::rulesOf(preset);
    change(rules);
    return rules;
}

std::vector<Recipe> recipes() {
    constexpr auto kBrief = models::ReplayDetail::WithoutOptions;
    return {
        {"classic", {"base"}, engine::rulesOf(Preset::Base), 4, 1, kBrief},
        {"classic_small_table",
         {"base"},
         with(Preset::Base,
              [](Rules& rules) {
                  rules.table = CellRange{{-2, -2}, {2, 2}};
              }),
         2,
         2},
        {"inns_cathedrals",
         {"base", "inns_cathedrals"},
         with(Preset::Base,
              [](Rules& rules) {
                  rules.innsAndCathedrals = true;
                  rules.largeMeeples = 1;
                  rules.table = CellRange{{-3, -3}, {3, 3}};
              }),
         3,
         3},
        {"gingerbread",
         {"winter", "gingerbread"},
         with(Preset::Winter, [](Rules& rules) { rules.gingerbread = true; }),
         3,
         4,
         kBrief},
        {"demo", {"demo"}, engine::rulesOf(Preset::Demo), 5, 5, kBrief},
        {"course",
         {"base"},
         with(Preset::Course,
              [](Rules& rules) {
                  rules.table = CellRange{{-3, -2}, {3, 2}};
              }),
         2,
         6},
        {"house_rules",
         {"base", "inns_cathedrals"},
         with(Preset::Base,
              [](Rules& rules) {
                  rules.twoTileCityPoints = 2;
                  rules.unfinishedFeaturesScore = false;
                  rules.fillHoleExtraTurn = true;
                  rules.table = CellRange{{-2, -2}, {3, 3}};
                  rules.tableBorderCompletes = true;
                  rules.unplayableIntoBag = true;
                  rules.bushCrossings = engine::BushCrossings::FirstEditionArt;
              }),
         4,
         7},
    };
}

/// Empty when the game cannot be written.
std::string playedRecord(const Recipe& recipe) {
    models::GameRecord record;
    record.setup.registry = models::bundledTiles().registry;
    record.setup.sets = *models::findSets(models::bundledTiles(), recipe.sets);
    record.setup.rules = recipe.rules;
    record.setup.players.resize(recipe.players);
    const auto book = engine::RuleBook::create(record.setup);
    engine::RandomGame game = engine::playRandomGame(*book, recipe.seed);
    record.turns = std::move(game.turns);
    record.discardedAtEnd = std::move(game.discardedAtEnd);
    record.source = {
        {"format", ""}, {"source", "random legal play of Meeplecam's own engine"}, {"config", recipe.name}};
    const auto replay = models::replay(record, recipe.detail);
    return replay ? models::formatGameRecord(models::writeGameRecord(record, *replay, recipe.detail)) : "";
}

} // namespace

int main(int argc, char** argv) try {
    if (argc != 2) {
        std::cerr << "usage: make_records FOLDER\n";
        return 2;
    }
    for (const Recipe& recipe : recipes()) {
        std::ofstream file(std::string(argv[1]) + "/" + recipe.name + ".json");
        file << playedRecord(recipe);
        if (!file) {
            std::cerr << "cannot write " << recipe.name << ".json into " << argv[1] << "\n";
            return 1;
        }
    }
    return 0;
} catch (const std::exception& exception) {
    std::cerr << "make_records: " << exception.what() << "\n";
    return 1;
}
