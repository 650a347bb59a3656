#include "vision/sign_odds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <vector>

namespace meeplecam::vision {

namespace {

using engine::Segment;
using engine::TileType;

float mostOf(const std::array<float, 4>& odds, const TileStructure& tile, std::size_t kind) {
    float most = odds[0] + tile.sides[0][kind];
    for (std::size_t side = 1; side < odds.size(); ++side)
        most = std::max(most, odds[side] + tile.sides[side][kind]);
    return most;
}

/// A kind of sign: which types have it, how much speaks for it on a tile, and what is to be learnt about it.
struct Sign {
    std::function<bool(const TileType&)> isOn;
    std::function<float(const TileStructure&)> odds;
    float SignShifts::*shift;
};

const std::array<Sign, 5>& signs() {
    const auto onSome = [](auto&& property) {
        return [property](const TileType& type) { return std::ranges::any_of(type.segments, property); };
    };
    static const std::array<Sign, 5> kSigns{
        {{onSome([](const Segment& segment) { return segment.pennants > 0; }),
          [](const TileStructure& tile) { return mostOf(tile.pennants, tile, 2); }, &SignShifts::pennant},
         {onSome(&Segment::inn), [](const TileStructure& tile) { return mostOf(tile.inns, tile, 1); },
          &SignShifts::inn},
         {onSome(&Segment::cathedral), std::mem_fn(&TileStructure::cathedral), &SignShifts::cathedral},
         {[](const TileType& type) { return hasMarker(type, engine::kGingerbreadMarker); },
          std::mem_fn(&TileStructure::gingerbread), &SignShifts::gingerbread},
         {[](const TileType& type) { return hasMarker(type, engine::kAnimalMarker); },
          std::mem_fn(&TileStructure::animal), &SignShifts::animal}}};
    return kSigns;
}

/// How many of so many tiles show a sign, if they are all tiles of the boxes or one of each type.
std::optional<double> expectedCount(const Sign& sign, std::size_t tiles, const engine::TileRegistry& registry,
                                    const engine::TileCounts& counts) {
    constexpr double kAbout = 0.1; // of the number
    double types = 0.0;
    double copies = 0.0;
    double typesWith = 0.0;
    double copiesWith = 0.0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0)
            continue;
        const double with = sign.isOn(registry[static_cast<engine::TileTypeId>(i)]) ? 1.0 : 0.0;
        types += 1.0;
        copies += counts[i];
        typesWith += with;
        copiesWith += with * counts[i];
    }
    const auto all = static_cast<double>(tiles);
    if (std::abs(all - types) <= kAbout * types)
        return all * typesWith / types;
    if (std::abs(all - copies) <= kAbout * copies)
        return all * copiesWith / copies;
    return std::nullopt;
}

/// The shift with which about so many of the odds speak for the sign. On two editions that the network had
/// not learnt, 36 to 38 of 41 and 31 to 34 of 42 single tiles became right, and 86 to 88 of 91 and 78 to 83
/// of 92 of a whole box (2026-11-23); with twice the deviation one more and one less.
float shiftTo(const std::vector<float>& odds, double expected) {
    constexpr double kSharpness = 4.0; // so that odds near to none hardly count
    constexpr double kMiscount = 2.0;  // tiles
    constexpr double kDeviation = 1.0; // nats; how far editions differ
    constexpr double kMost = 3.0;
    constexpr double kStep = 0.05;
    double best = 0.0;
    double leastCost = 1e9;
    for (double shift = -kMost; shift <= kMost; shift += kStep) {
        double count = 0.0;
        for (const float odd : odds)
            count += 1.0 / (1.0 + std::exp(-kSharpness * (odd + shift)));
        const double miscount = (count - expected) / kMiscount;
        const double cost = miscount * miscount + shift * shift / (kDeviation * kDeviation);
        if (cost < leastCost) {
            leastCost = cost;
            best = shift;
        }
    }
    return static_cast<float>(best);
}

} // namespace

SignShifts shiftsFor(std::span<const TileStructure> tiles, const engine::TileRegistry& registry,
                     const engine::TileCounts& counts) {
    SignShifts shifts;
    for (const Sign& sign : signs()) {
        const auto expected = expectedCount(sign, tiles.size(), registry, counts);
        if (!expected || *expected == 0.0)
            continue;
        std::vector<float> odds(tiles.size());
        std::ranges::transform(tiles, odds.begin(), sign.odds);
        shifts.*sign.shift = shiftTo(odds, *expected);
    }
    return shifts;
}

TileStructure shifted(const TileStructure& structure, const SignShifts& shifts) {
    TileStructure result = structure;
    for (float& odds : result.pennants)
        odds += shifts.pennant;
    for (float& odds : result.inns)
        odds += shifts.inn;
    result.cathedral += shifts.cathedral;
    result.gingerbread += shifts.gingerbread;
    result.animal += shifts.animal;
    return result;
}

} // namespace meeplecam::vision
