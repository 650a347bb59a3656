#include "vision/board_reader.h"

#include "vision/board_reporter.h"
#include "vision/index_cache.h"

#include <chrono>

namespace meeplecam::vision {

engine::Result<BoardReader> BoardReader::open(const std::filesystem::path& catalogue, engine::GameSetup setup,
                                              std::vector<models::MeepleColour> players) {
    GameKnowledge game{.counts = engine::sumOf(setup.sets),
                       .players = std::move(players),
                       .largeMeeples = setup.rules.largeMeeples > 0};
    engine::Result<TileIndex> index = openIndex(catalogue, setup.registry, game.counts);
    if (!index)
        return index.error();
    return BoardReader(TableReader(*std::move(index), std::move(game)), std::move(setup));
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
