#pragma once

#include "datasets/catalogue_readers.h"

namespace meeplecam::datasets {

/// The program's own reader (vision/table_reader.h), prepared for a catalogue and boxes, with the rules that
/// the boxes suggest. A ReaderFactory. The reader keeps what it prepared; copies of it share that, and only
/// one thread may read at a time.
engine::Result<PictureReader> prepareTableReader(const std::filesystem::path& catalogue,
                                                 const std::vector<std::string>& tileSets);

} // namespace meeplecam::datasets
