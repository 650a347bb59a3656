#pragma once

#include "datasets/catalogue_readers.h"

namespace meeplecam::datasets {

/// Prepares the program's own reader (vision/table_reader.h) for a catalogue and boxes, with the rules that
/// the boxes suggest; nothing is said of the players. `structure` is the network that reads tiles of no
/// catalogue; empty = none is sought. Copies of a reader share what was prepared.
ReaderFactory tableReaders(std::filesystem::path structure);

} // namespace meeplecam::datasets
