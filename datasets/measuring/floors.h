#pragma once

#include "datasets/measuring/catalogue_readers.h"
#include "datasets/measuring/floor.h"

namespace meeplecam::datasets {

// Floors (`meeplecam-floors 1`, floors.json): what reading must reach on each set of pictures, so that a
// change which makes it worse fails.

struct FloorRun {
    DisturbedRun run;
    std::vector<Floor> floors;
    bool operator==(const FloorRun&) const = default;
};

struct FloorSet {
    std::string name;
    FloorRoot root = FloorRoot::Data;
    std::string folder;         ///< below the root
    int pictures = 0;           ///< how many must be there
    std::vector<FloorRun> runs; ///< each disturbance at most once
    bool operator==(const FloorSet&) const = default;
};

/// Fails on unknown measures, disturbances and roots, and on a set that is listed twice.
engine::Result<std::vector<FloorSet>> parseFloors(std::string_view text, const std::string& source);
engine::Result<std::vector<FloorSet>> readFloors(const std::filesystem::path& file);

/// Where pictures and catalogues of one root lie.
struct FloorFolders {
    std::filesystem::path pictures;
    std::filesystem::path catalogues;
};

/// Reads the pictures of a set as its runs say. Fails when the number of pictures is not the one stated.
engine::Result<std::vector<PictureResult>> benchSet(const FloorSet& set, const FloorFolders& folders,
                                                    const ReaderFactory& factory,
                                                    const models::TileLibrary& library);

/// Compares the sums of each run with its floors.
FloorComparison compareWithFloors(const FloorSet& set, std::span<const PictureResult> results);

} // namespace meeplecam::datasets
