#pragma once

#include "models/art/drawing/free_space.h"
#include "models/art/drawing/stage.h"

namespace meeplecam::art {

/// Little scenes in the fields; they mean nothing in the game and make each copy of a tile an individual.
enum class Vignette {
    Farm,
    Orchard,
    Windmill,
    Wheat,
    Grove,
    Sheep,
    Lavender,
    Stones,
    Vines,
    Pond,
    Cows,
    Camp,
    Cabbages,
    Hayfield,
    Ploughed,
    Garden,
    Snowmen
};

/// Those that fit the dress, in the order in which copies take them.
[[nodiscard]] const std::vector<Vignette>& vignettesFor(Dress dress);

/// Where a vignette is drawn: plots and water on `ground`, what stands on `stage`.
struct Site {
    Brush& ground;
    Stage& stage;
    Dice& dice;
    Point at;
    double radius = 0.1;
};
void drawVignette(Site& site, Vignette vignette);

} // namespace meeplecam::art
