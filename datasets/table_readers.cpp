#include "datasets/table_readers.h"

#include "models/setup_json.h"
#include "vision/board_reporter.h"

#include <chrono>
#include <optional>

namespace meeplecam::datasets {

namespace {

using models::BoardReport;

/// The rules that the boxes come with.
engine::Rules rulesOfBoxes(const std::vector<engine::TileSet>& sets) {
    const models::Json noChoice = models::Json::object();
    std::string complaint;
    return models::readRules({noChoice, "rules", complaint}, sets);
}

/// A reader that is made anew only when other colours are in play.
class TableTask {
public:
    TableTask(vision::TileIndex index, engine::GameSetup setup, double tile_mm)
        : m_setup(std::move(setup))
        , m_reader(std::move(index),
                   {engine::sumOf(m_setup.sets), {}, tile_mm, m_setup.rules.largeMeeples > 0}) {}

    BoardReport read(const PictureTask& task) {
        if (task.players != m_reader.game().players) {
            vision::GameKnowledge game = m_reader.game();
            game.players = task.players;
            m_reader = vision::TableReader(m_reader.index(), std::move(game));
        }
        const auto start = std::chrono::steady_clock::now();
        BoardReport report = vision::reportOf(m_reader.read(vision::Frame(task.picture)), m_reader, m_setup);
        const std::chrono::duration<double, std::milli> total = std::chrono::steady_clock::now() - start;
        report.timing_ms.emplace_back("total", total.count());
        report.file = task.file;
        report.size = task.picture.size();
        return report;
    }

private:
    engine::GameSetup m_setup;
    vision::TableReader m_reader;
};

} // namespace

engine::Result<PictureReader> prepareTableReader(const std::filesystem::path& catalogue,
                                                 const std::vector<std::string>& tileSets) {
    const models::TileLibrary& library = models::bundledTiles();
    engine::Result<std::vector<engine::TileSet>> sets = models::findSets(library, tileSets);
    if (!sets)
        return sets.error();
    const engine::Result<models::Catalogue> art = models::readCatalogue(catalogue, *library.registry);
    if (!art)
        return art.error();
    engine::GameSetup setup;
    setup.registry = library.registry;
    setup.rules = rulesOfBoxes(*sets);
    setup.sets = *std::move(sets);
    vision::TileIndex index = vision::prepareIndex(*art, library.registry, engine::sumOf(setup.sets));
    const auto task = std::make_shared<TableTask>(std::move(index), std::move(setup), art->tile_mm);
    return PictureReader(
        [task](const PictureTask& picture) -> engine::Result<BoardReport> { return task->read(picture); });
}

} // namespace meeplecam::datasets
