#pragma once

#include "datasets/catalogue_readers.h"

namespace meeplecam::datasets {

/// Prepares the program's own reader (vision/table_reader.h) for a catalogue and boxes, with the rules that
/// the boxes suggest; nothing is said of the players. `networks` is the folder of
/// vision::TileSource. Copies of a reader share what was prepared.
ReaderFactory tableReaders(std::filesystem::path networks);

} // namespace meeplecam::datasets
