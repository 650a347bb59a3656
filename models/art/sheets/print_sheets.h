#pragma once

#include "models/art/drawing/scene_output.h"
#include "models/art/tiles/tile_art.h"

#include <string>
#include <vector>

namespace meeplecam::art {

inline constexpr PageSize kA4{210, 297};
inline constexpr PageSize kLetter{215.9, 279.4};

/// How tiles are put on sheets to print, glue on cardboard and cut out.
struct SheetOptions {
    PageSize paper = kA4;
    double tile_mm = 45; ///< side of a printed tile, 20 to 90
    std::string title;   ///< printed small at the foot of each sheet
    enum class Backs { Printed, Left } backs = Backs::Printed;
};

/// Where a tile lies: its sheet (counting fronts only) and the corner of its face, mm from the paper's upper
/// left.
struct Slot {
    int sheet = 0;
    Point corner;
    bool operator==(const Slot&) const = default;
};

/// Slots of `count` tiles, row by row. The block of tiles is centred, so that fronts and backs fit when the
/// paper is turned about its long edge.
[[nodiscard]] std::vector<Slot> slotsFor(int count, const SheetOptions& options);

/// Pages in millimetres: fronts, each followed by its backs if wanted; cut marks lie outside the block of
/// tiles.
[[nodiscard]] std::vector<Scene> tileSheets(const std::vector<TileCopy>& tiles, const SheetOptions& options);

} // namespace meeplecam::art
