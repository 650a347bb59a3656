#pragma once

#include "datasets/measuring/catalogue_readers.h"
#include "datasets/truth/picture_files.h"
#include "datasets/truth/truth.h"

#include <functional>
#include <memory>

namespace meeplecam::vision {
class BoardReader;
class Frame;
class TableReader;
struct TileSource;
} // namespace meeplecam::vision

namespace meeplecam::datasets {

/// Opens a reader for boxes, with the rules that they suggest; nothing is said of the players.
engine::Result<std::shared_ptr<const vision::BoardReader>>
openBoardReader(const vision::TileSource& source, const std::vector<std::string>& tileSets);

/// Prepares the program's own reader (vision/reading/table_reader.h) for a catalogue and boxes, with the
/// rules that the boxes suggest; nothing is said of the players. `networks` is the folder of
/// vision::TileSource. Copies of a reader share what was prepared.
ReaderFactory tableReaders(std::filesystem::path networks);

/// Takes a picture, named by set and file, with its truth and a reader for what lies on it.
using TableVisit = std::function<void(const std::string& name, const Truth& truth,
                                      const vision::TableReader& reader, const vision::Frame& frame)>;

/// Visits all these pictures with readers for what `source` names, its catalogue as in catalogueFor. Stops
/// with the first picture that cannot be opened.
engine::Status visitTables(const std::vector<PictureFile>& files, const vision::TileSource& source,
                           const BenchProgress& progress, const TableVisit& visit);

} // namespace meeplecam::datasets
