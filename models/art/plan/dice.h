#pragma once

#include "models/art/plan/geometry.h"

#include <cstdint>
#include <string_view>

namespace meeplecam::art {

/// Repeatable chance: the same seed throws the same numbers with every compiler and library, which the
/// standard distributions do not promise. SplitMix64 (Steele, Lea, Flood 2014).
class Dice {
public:
    explicit Dice(std::uint64_t seed)
        : m_state(seed) {}
    /// A seed made of text and a number, e.g. a tile's name and which copy of it.
    Dice(std::string_view text, std::uint64_t number);

    /// Even over [0, 1).
    double fraction();
    /// Even over [low, high).
    double between(double low, double high) { return low + (high - low) * fraction(); }
    /// Even over 0 … count - 1; count ≥ 1.
    int below(int count) { return static_cast<int>(fraction() * count); }
    /// True `probability` (0 to 1) of the time.
    bool happens(double probability) { return fraction() < probability; }
    /// Bell-shaped with mean 0 and the given standard deviation (Irwin–Hall sum of four throws).
    double normal(double deviation);
    /// Even over the disc around the origin.
    Point inDisc(double radius);
    /// Dice of their own for one part of a work, so that parts do not disturb each other's numbers.
    Dice fork() { return Dice(next()); }

private:
    std::uint64_t next();

    std::uint64_t m_state;
};

} // namespace meeplecam::art
