#pragma once

#include "datasets/measuring/catalogue_readers.h"
#include "datasets/truth/picture_files.h"

namespace meeplecam::datasets {

/// How many things were written.
struct ThingSamples {
    int meeples = 0;
    int others = 0;
};

/// Writes what the meeple network learns from (models/meeples/README.md): everything that stands out on the
/// boards of pictures, with what it really is. `out`.npy holds the planes of vision::ThingPatch (things ×
/// planes × 96 × 96, 8 bit), `out`.jsonl an object for each: `picture`, `pose` (standing, lying, or none),
/// `figure` (as in files, or none), `cotangent`, the log odds `evidence` (that it is a meeple), `standing`,
/// `large` and `figures` (vision::FoundMeeple) of its shape alone, how much the shape `explains` (pixels),
/// whether it is `dark`, and where in the patch its `foot` is and was `fitted` (vision::ThingPatch::Place;
/// both the same for what is none). Things near a meeple that nothing was taken for are left out. `catalogue`
/// as in catalogueFor. Fails as reading does, and when a file cannot be written.
engine::Result<ThingSamples> writeThingSamples(const std::vector<PictureFile>& files,
                                               const std::filesystem::path& catalogue,
                                               const std::filesystem::path& out,
                                               const BenchProgress& progress);

} // namespace meeplecam::datasets
