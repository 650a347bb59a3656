#pragma once

#include "models/art/drawing/palette.h"
#include "models/art/drawing/scene.h"
#include "models/art/plan/dice.h"

namespace meeplecam::art {

/// What every drawing function works with: where it draws, in which colours, with which chance. Light comes
/// from the north-west; things stand upright and are seen a little from the south, so that the north wall of
/// a house is hidden.
struct Brush {
    Scene& scene;
    const Palette& palette;
    Dice& dice;

    [[nodiscard]] bool winter() const { return palette.dress == Dress::Winter; }
};

/// Thickness of ink lines, in tile sides.
inline constexpr double kInk = 0.0042;

template<class T>
const T& anyOf(const std::vector<T>& things, Dice& dice) {
    return things[static_cast<size_t>(dice.below(static_cast<int>(things.size())))];
}

/// An uneven round outline; `unevenness` is the share of the radius by which it wobbles.
[[nodiscard]] Path blob(Point centre, double radius, double unevenness, Dice& dice);

/// A soft shadow on the ground, from `foot` to the south-east.
void drawShadow(Brush& brush, Point foot, double width, double height);

/// A filled outline with an ink line around it.
void drawInked(Brush& brush, const Path& path, Colour colour, double ink_alpha = 0.75);

} // namespace meeplecam::art
