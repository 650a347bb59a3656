#pragma once

#include "models/art/scene.h"

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

} // namespace meeplecam::art
