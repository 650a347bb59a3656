#pragma once

#include "datasets/measuring/catalogue_readers.h"
#include "datasets/truth/picture_files.h"

namespace meeplecam::datasets {

/// Writes what the comparing network learns from (models/views/README.md): tiles on the boards of pictures
/// beside what they might be, all that are unclear and every eighth of the others. `out`.npy holds planes of
/// 64 × 64, 8 bit: blue, green and red as seen, what is visible, and blue, green and red of each of
/// vision::kMostCompared faces (vision::ViewChoice), black where there are fewer; `out`.jsonl an object for
/// each tile: `picture`, `faces` (how many there are), `right` (which one lies there), and `evidence` (nats
/// for each face, by its costs). `catalogue` as in catalogueFor. Gives how many tiles were written. Fails as
/// reading does, and when a file cannot be written.
engine::Result<int> writeViewSamples(const std::vector<PictureFile>& files,
                                     const std::filesystem::path& catalogue, const std::filesystem::path& out,
                                     const BenchProgress& progress);

} // namespace meeplecam::datasets
