#pragma once

#include "datasets/table/layout.h"

namespace meeplecam::table {

/// What may lie around the board.
struct ClutterOptions {
    Artist& artist;
    double things = 0.5; ///< chance of each kind of thing
    double hands = 0;    ///< chance of a hand reaching over the board
};

/// Adds stacks of tiles, supplies of meeples, the scoring track with markers, a cup, the box, a telephone,
/// paper, and a hand: things where there is room beside the board and in view, the hand over it.
void addClutter(TableScene& scene, const Position& position, const Layout& layout,
                const ClutterOptions& options, art::Dice dice);

} // namespace meeplecam::table
