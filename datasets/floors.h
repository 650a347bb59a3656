#pragma once

#include "datasets/catalogue_readers.h"

namespace meeplecam::datasets {

// Floors (`meeplecam-floors 1`, floors.json): what reading must reach on each set of pictures, so that a
// change which makes it worse fails.

/// One bound, e.g. "tiles_right_at_least": 0.99.
struct Floor {
    enum class Bound : std::uint8_t { AtLeast, AtMost };
    std::string measure; ///< a name of figures.h
    Bound bound = Bound::AtLeast;
    double value = 0;
    bool operator==(const Floor&) const = default;
};

struct FloorRun {
    DisturbedRun run;
    std::vector<Floor> floors;
    bool operator==(const FloorRun&) const = default;
};

/// Where a set lies: drawn by the build, or in the data folder, which may be absent.
enum class FloorRoot : std::uint8_t { Bundled, Data };

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

/// What a comparison with floors says, one sentence each.
struct FloorComparison {
    std::vector<std::string> broken; ///< floors that were not reached
    std::vector<std::string> better; ///< floors that could be tightened
};

/// Compares the sums of each run with its floors.
FloorComparison compareWithFloors(const FloorSet& set, std::span<const PictureResult> results);

} // namespace meeplecam::datasets
