#pragma once

#include "engine/play/game.h"

#include <optional>
#include <vector>

namespace meeplecam::records {

/// What somebody did wrong who kept score.
struct SlipCause {
    enum class Kind : std::uint8_t {
        Forgotten,      ///< a feature
        CountedTwice,   ///< a feature
        DetailLeftOut,  ///< of a feature, as `detail` says
        ShareForgotten, ///< a feature that several share, for `player`
        WrongPlayer,    ///< a feature was given to `other` instead of `player`
        PartForgotten,  ///< all features of the kind `part` at the end, of `player` or of all
        EndForgotten,   ///< the whole scoring at the end, of `player` or of all
        LapLost,        ///< of the scoring track, by `player`
        LapTooMany,     ///< likewise
    };
    /// The feature that was scored.
    struct Feature {
        engine::ScoreKind kind = engine::ScoreKind::Road;
        bool complete = false;
        int tiles = 0;
        engine::SegmentRef at;
        bool operator==(const Feature&) const = default;
    };
    Kind kind = Kind::Forgotten;
    std::optional<Feature> feature = {};
    engine::PointsReason detail = engine::PointsReason::Pennants;
    engine::ScoreKind part = engine::ScoreKind::Field;
    std::optional<int> player = {}; ///< none = everybody
    int other = 0;
    bool operator==(const SlipCause&) const = default;
};

/// Things done wrong that explain something together.
using SlipCauses = std::vector<SlipCause>;

/// A mistake that people make when they keep score, and what it does to the points.
struct Slip {
    SlipCause cause;
    std::vector<int> change; ///< by player, what is written down too much; below 0 = too little
    int cost = 1;            ///< how seldom it happens; 1 = often
    bool operator==(const Slip&) const = default;
};

/// The mistakes that could be made with what was scored in a game and at its end: something forgotten,
/// counted twice, for the wrong player or without pennants, a whole part of the final scoring left out, a lap
/// of the track lost. The cheapest come first.
std::vector<Slip> possibleSlips(const engine::Game& game);

} // namespace meeplecam::records
