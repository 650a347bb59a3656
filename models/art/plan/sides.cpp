#include "models/art/plan/sides.h"

#include <algorithm>
#include <numbers>

namespace meeplecam::art {

Polyline swung(const Polyline& line, double swing, Dice& dice) {
    const double phase = dice.between(0, 2 * std::numbers::pi);
    const double turns = dice.between(0.6, 1.3);
    const double size = swing * dice.between(0.5, 1.0) * std::min(1.0, lengthOf(line) / 0.8);
    Polyline result;
    for (size_t i = 0; i < line.size(); ++i) {
        const double t = static_cast<double>(i) / static_cast<double>(line.size() - 1);
        const double calm = std::pow(std::sin(std::numbers::pi * t), 2);
        const double shift = size * calm * std::sin(2 * std::numbers::pi * turns * t + phase);
        result.push_back(line[i] + turnedRight(directionAlong(line, t)) * shift);
    }
    return result;
}

} // namespace meeplecam::art
