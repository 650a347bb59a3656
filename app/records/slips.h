#pragma once

#include "engine/game.h"

#include <string>
#include <vector>

namespace meeplecam::records {

/// A mistake that people make when they keep score, and what it does to the points.
struct Slip {
    std::string text;        ///< "the field at (2, 3) was forgotten"
    std::vector<int> change; ///< by player, what is written down too much; below 0 = too little
    int cost = 1;            ///< how seldom it happens; 1 = often
    bool operator==(const Slip&) const = default;
};

/// The mistakes that could be made with what was scored in a game and at its end: something forgotten,
/// counted twice, for the wrong player or without pennants, a whole part of the final scoring left out, a lap
/// of the track lost. The cheapest come first.
std::vector<Slip> possibleSlips(const engine::Game& game, const std::vector<std::string>& names);

} // namespace meeplecam::records
