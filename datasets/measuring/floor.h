#pragma once

#include "datasets/verdicts/figures.h"
#include "models/files/json_input.h"

namespace meeplecam::datasets {

/// One bound, e.g. "tiles_right_at_least": 0.99.
struct Floor {
    enum class Bound : std::uint8_t { AtLeast, AtMost };
    std::string measure; ///< its name
    Bound bound = Bound::AtLeast;
    double value = 0;
    bool operator==(const Floor&) const = default;
};

/// Where pictures or films with floors lie: drawn by the build and part of the program, rendered for the
/// tests alone, or in the data folder, which may be absent.
enum class FloorRoot : std::uint8_t { Bundled, Rendered, Data };

/// What a comparison with floors says, one sentence each.
struct FloorComparison {
    std::vector<std::string> broken; ///< floors that were not reached
    std::vector<std::string> better; ///< floors that could be tightened
};

/// Reads the floor that a key of an object states; complains when it is none of these measures.
Floor readFloor(const models::JsonCursor& object, const std::string& key, std::span<const Measure> measures);
FloorRoot readFloorRoot(const models::JsonCursor& cursor);

/// Compares what was reached with the floors on it; `what` begins each sentence. Each floor is on one of the
/// measures.
FloorComparison compareWithFloors(std::span<const Floor> floors, std::span<const Measure> measures,
                                  const std::string& what);

} // namespace meeplecam::datasets
