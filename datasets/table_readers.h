#pragma once

#include "datasets/catalogue_readers.h"

#include <memory>

namespace meeplecam::vision {
class BoardReader;
struct TileSource;
} // namespace meeplecam::vision

namespace meeplecam::datasets {

/// Opens a reader for boxes, with the rules that they suggest; nothing is said of the players.
engine::Result<std::shared_ptr<const vision::BoardReader>>
openBoardReader(const vision::TileSource& source, const std::vector<std::string>& tileSets);

/// Prepares the program's own reader (vision/table_reader.h) for a catalogue and boxes, with the rules that
/// the boxes suggest; nothing is said of the players. `networks` is the folder of
/// vision::TileSource. Copies of a reader share what was prepared.
ReaderFactory tableReaders(std::filesystem::path networks);

} // namespace meeplecam::datasets
