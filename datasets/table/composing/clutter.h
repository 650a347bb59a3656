#pragma once

#include "datasets/table/scene/layout.h"

namespace meeplecam::table {

/// What may lie around the board.
struct ClutterOptions {
    Artist& artist;
    double things = 0.5; ///< chance of each kind of thing
    bool track = false;  ///< whether the scoring track lies there in any case
    double hands = 0;    ///< chance of a hand reaching over the board
};

/// The scoring track as it lies, for whoever moves its markers.
struct TrackOnTable {
    Card card;
    size_t number = 0;           ///< of the card in the scene
    std::vector<size_t> markers; ///< bodies of the scene, by player
    std::vector<int> spaces;     ///< on which they stand, by player
};

/// A marker on the space of that score, a little off as people put it.
[[nodiscard]] Body markerOn(const Card& track, const std::string& colour, int score, art::Dice& dice);

/// Adds stacks of tiles, supplies of meeples, the scoring track with markers, a cup, the box, a telephone,
/// paper, and a hand: things where there is room beside the board and in view, the hand over it. Returns the
/// track if there is one.
std::optional<TrackOnTable> addClutter(TableScene& scene, const Position& position, const Layout& layout,
                                       const ClutterOptions& options, art::Dice dice);

} // namespace meeplecam::table
