#include "vision/structure/sign_odds.h"

#include "vision/image/logistic.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
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

/// A kind of sign: which types have it, how much speaks for it on a tile, and what is to be learned about it.
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

/// How many of so many tiles are of each type, if they are all tiles of the boxes or, laid out, one of each;
/// nothing when they are about as many as neither.
std::optional<std::vector<double>> numbersByType(std::size_t tiles, const engine::TileCounts& counts,
                                                 TileChoice choice) {
    constexpr double kAbout = 0.1; // of the number
    const std::vector<double> copies(counts.begin(), counts.end());
    std::vector<std::vector<double>> possible{copies};
    if (choice == TileChoice::LaidOut)
        std::ranges::transform(copies, possible.emplace_back(copies.size()).begin(),
                               [](double count) { return std::min(count, 1.0); });
    for (std::vector<double>& numbers : possible) {
        const double sum = std::accumulate(numbers.begin(), numbers.end(), 0.0);
        const double share = static_cast<double>(tiles) / std::max(1.0, sum);
        if (std::abs(share - 1.0) > kAbout)
            continue;
        for (double& number : numbers)
            number *= share;
        return numbers;
    }
    return std::nullopt;
}

/// The shift of at most `most` nats either way that costs least.
template<typename Cost>
float cheapestShift(double most, const Cost& cost) {
    constexpr double kStep = 0.05; // nats
    double best = 0.0;
    double least = cost(0.0);
    const int steps = static_cast<int>(std::round(most / kStep));
    for (int step = -steps; step <= steps; ++step) {
        const double shift = step * kStep;
        if (const double here = cost(shift); here < least) {
            least = here;
            best = shift;
        }
    }
    return static_cast<float>(best);
}

/// The shift with which about so many of the odds speak for the sign. On two editions that the network had
/// not learned, 36 to 38 of 41 and 31 to 34 of 42 single tiles became right, and 86 to 88 of 91 and 78 to 83
/// of 92 of a whole box (2026-11-23); with twice the deviation one more and one less.
float shiftTo(const std::vector<float>& odds, double expected) {
    constexpr double kSharpness = 4.0; // so that odds near to none hardly count
    constexpr double kMiscount = 2.0;  // tiles
    constexpr double kDeviation = 1.0; // nats; how far editions differ
    constexpr double kMost = 3.0;      // nats
    return cheapestShift(kMost, [&](double shift) {
        double count = 0.0;
        for (const float odd : odds)
            count += logistic(kSharpness * (odd + shift));
        const double miscount = (count - expected) / kMiscount;
        return miscount * miscount + shift * shift / (kDeviation * kDeviation);
    });
}

} // namespace

SignShifts shiftsFor(std::span<const TileStructure> tiles, const engine::TileRegistry& registry,
                     const engine::TileCounts& counts, TileChoice choice) {
    SignShifts shifts;
    const auto numbers = numbersByType(tiles.size(), counts, choice);
    if (!numbers)
        return shifts;
    for (const Sign& sign : signs()) {
        double expected = 0.0;
        for (std::size_t i = 0; i < numbers->size(); ++i)
            if (sign.isOn(registry[static_cast<engine::TileTypeId>(i)]))
                expected += (*numbers)[i];
        if (expected == 0.0)
            continue;
        std::vector<float> odds(tiles.size());
        std::ranges::transform(tiles, odds.begin(), sign.odds);
        shifts.*sign.shift = shiftTo(odds, expected);
    }
    return shifts;
}

float pennantShift(std::span<const NamedTile> named, const engine::TileRegistry& registry) {
    constexpr double kDeviation = 2.0; // nats; how far editions differ
    constexpr double kMost = 4.0;      // nats
    std::vector<std::pair<float, bool>> odds;
    for (const NamedTile& tile : named) {
        const std::vector<Segment>& segments = registry[tile.type].segments;
        if (std::ranges::any_of(segments,
                                [](const Segment& part) { return part.kind == engine::FeatureKind::City; }))
            odds.emplace_back(mostOf(tile.structure.pennants, tile.structure, 2),
                              signs().front().isOn(registry[tile.type]));
    }
    return cheapestShift(kMost, [&](double shift) {
        double cost = shift * shift / (2.0 * kDeviation * kDeviation);
        for (const auto& [odd, isOn] : odds)
            cost += std::log1p(std::exp(isOn ? -(odd + shift) : odd + shift));
        return cost;
    });
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
