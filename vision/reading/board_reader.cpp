#include "vision/reading/board_reader.h"

#include "vision/catalogue/index_cache.h"
#include "vision/reading/board_reporter.h"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace meeplecam::vision {

namespace {

engine::FigureCounts figuresIn(const engine::GameSetup& setup) {
    engine::FigureCounts figures{};
    for (const engine::TileSet& set : setup.sets)
        for (std::size_t i = 0; i < figures.size(); ++i)
            figures[i] += set.extraMeeples[i];
    figures[static_cast<std::size_t>(engine::MeepleType::Small)] = setup.rules.meeples;
    figures[static_cast<std::size_t>(engine::MeepleType::Large)] = setup.rules.largeMeeples;
    return figures;
}

} // namespace

GameKnowledge knowledgeOf(const engine::GameSetup& setup, std::vector<models::MeepleColour> players) {
    return {.counts = engine::sumOf(setup.sets),
            .players = std::move(players),
            .figures = figuresIn(setup),
            .first = engine::firstTileOf(setup)};
}

engine::Result<BoardReader> BoardReader::open(const TileSource& source, engine::GameSetup setup,
                                              std::vector<models::MeepleColour> players) {
    GameKnowledge game = knowledgeOf(setup, std::move(players));
    engine::Result<TileIndex> index = openIndex(source.catalogue, setup.registry, game.counts);
    if (!index)
        return index.error();
    Networks networks;
    if (!source.networks.empty()) {
        engine::Result<StructureReader> tiles =
            StructureReader::open(source.networks / StructureReader::kFile);
        if (!tiles)
            return tiles.error();
        networks.unknown = std::make_shared<const UnknownTiles>(*std::move(tiles), game.counts);
        engine::Result<MeepleReader> meeples = MeepleReader::open(source.networks);
        if (!meeples)
            return meeples.error();
        engine::Result<ViewComparer> views = ViewComparer::open(source.networks / ViewComparer::kFile);
        if (!views)
            return views.error();
        networks.views = std::make_shared<const ViewComparer>(*std::move(views));
        networks.meeples = std::make_shared<const MeepleReader>(*std::move(meeples));
    }
    return BoardReader(TableReader(*std::move(index), std::move(game), std::move(networks)),
                       std::move(setup));
}

BoardReader BoardReader::with(std::span<const models::CataloguePicture> learned) const {
    std::vector<models::CataloguePicture> inPlay;
    std::ranges::copy_if(learned, std::back_inserter(inPlay), [&](const models::CataloguePicture& picture) {
        return engine::countOf(m_tables.game().counts, picture.tile) > 0;
    });
    return {m_tables.with(inPlay), m_setup};
}

BoardReading BoardReader::read(const Frame& frame) const {
    const auto start = std::chrono::steady_clock::now();
    BoardReading reading;
    reading.stages = m_tables.read(frame);
    reading.report = reportOf(reading.stages, m_tables, m_setup);
    reading.report.size = frame.size();
    const std::chrono::duration<double, std::milli> total = std::chrono::steady_clock::now() - start;
    reading.report.timing_ms.emplace_back("total", total.count());
    return reading;
}

} // namespace meeplecam::vision
