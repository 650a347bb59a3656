#pragma once

#include "datasets/catalogue_readers.h"

namespace meeplecam::datasets {

/// The program's own reader (vision/table_reader.h), prepared for a catalogue and boxes, with the rules that
/// the boxes suggest; nothing is said of the players. A ReaderFactory. Copies of the reader share what was
/// prepared.
engine::Result<PictureReader> prepareTableReader(const std::filesystem::path& catalogue,
                                                 const std::vector<std::string>& tileSets);

} // namespace meeplecam::datasets
