#pragma once

#include "models/art/drawing/scene.h"

#include <vector>

namespace meeplecam::art {

/// What the land of the house edition wears.
enum class Dress { Summer, Winter };

/// The colours of one dress: every drawing function takes its colours from here and nowhere else.
struct Palette {
    Dress dress = Dress::Summer;
    Colour meadow;
    Colour meadow_light;
    Colour meadow_dark;
    Colour grass;
    Colour road;
    Colour road_edge;
    Colour road_rut;
    Colour street;
    Colour street_light;
    Colour street_dark;
    Colour stone;
    Colour stone_light;
    Colour stone_dark;
    Colour plaster;
    Colour timber;
    Colour trunk;
    Colour water;
    Colour water_light;
    Colour leaf;
    Colour fir;
    Colour soil;
    Colour ink;    ///< thin outlines
    Colour shadow; ///< cast on the ground, translucent
    Colour snow;   ///< on roofs, crowns and walls; fully transparent in summer
    std::vector<Colour> roofs;
    std::vector<Colour> tower_roofs;
    std::vector<Colour> crops;
    std::vector<Colour> flowers;
};

[[nodiscard]] const Palette& paletteOf(Dress dress);

// What is written and drawn on reports.
inline constexpr Colour kPageInk{0.20, 0.14, 0.09, 1};
inline constexpr Colour kPageFaint{0.47, 0.39, 0.31, 1}; ///< what matters less
inline constexpr Colour kPageRule{0.72, 0.62, 0.47, 1};  ///< lines between parts

} // namespace meeplecam::art
