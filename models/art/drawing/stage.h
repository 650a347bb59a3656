#pragma once

#include "models/art/drawing/brush.h"

#include <functional>
#include <vector>

namespace meeplecam::art {

/// Standing things in any order; drawn from the back (north) to the front, so that they hide each other
/// rightly.
class Stage {
public:
    Stage(const Palette& palette, Dice dice)
        : m_palette(palette)
        , m_dice(dice) {}

    /// `draw` gets a brush into a scene of this thing alone; `foot_y` is where it stands.
    void put(double foot_y, const std::function<void(Brush&)>& draw);
    void drawInto(Scene& scene) const;

private:
    struct Thing {
        double foot_y = 0;
        Scene scene;
    };
    const Palette& m_palette;
    Dice m_dice;
    std::vector<Thing> m_things;
};

} // namespace meeplecam::art
