#pragma once

#include "engine/rules/game_setup.h"
#include "models/board_report.h"
#include "models/tiles/tile_library.h"
#include "vision/reading/table_reader.h"

#include <filesystem>

namespace meeplecam::vision {

/// What the boxes and rules of a game tell before a picture of it is read.
[[nodiscard]] GameKnowledge knowledgeOf(const engine::GameSetup& setup,
                                        std::vector<models::MeepleColour> players);

/// A picture as it was understood.
struct BoardReading {
    TableReading stages;
    models::BoardReport report; ///< without the name of the file
};

/// What tiles, and things on them, look like.
struct TileSource {
    TileSource(std::filesystem::path folder)
        : catalogue(std::move(folder)) {}
    TileSource(std::filesystem::path folder, std::filesystem::path networksFolder)
        : catalogue(std::move(folder))
        , networks(std::move(networksFolder)) {}

    std::filesystem::path catalogue; ///< a folder
    std::filesystem::path networks;  ///< the folder with the networks; empty = does without
};

/// Reads boards from pictures: everything from the catalogue on disk to the report. Immutable; may be shared
/// by threads.
class BoardReader {
public:
    /// Opens a catalogue folder (openIndex) for a game (models::setupOf). `players` are the colours in play;
    /// empty = not known.
    static engine::Result<BoardReader> open(const TileSource& source, engine::GameSetup setup,
                                            std::vector<models::MeepleColour> players);

    BoardReader(TableReader tables, engine::GameSetup setup)
        : m_tables(std::move(tables))
        , m_setup(std::move(setup)) {}

    [[nodiscard]] const TableReader& tables() const { return m_tables; }
    [[nodiscard]] const engine::GameSetup& setup() const { return m_setup; }
    /// A reader that knows more pictures (withLearned), as far as they show tiles of the boxes.
    [[nodiscard]] BoardReader with(std::span<const models::CataloguePicture> learned) const;
    [[nodiscard]] BoardReading read(const Frame& frame) const;

private:
    TableReader m_tables;
    engine::GameSetup m_setup;
};

} // namespace meeplecam::vision
