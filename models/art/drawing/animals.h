#pragma once

#include "models/art/drawing/brush.h"

#include <optional>
#include <string_view>

namespace meeplecam::art {

enum class Animal { Deer, Boar, Wolf, Fox, Crow, Bear, Wolpertinger, Sheep, Cow };

/// The animal of a marker of the tile list such as "animal:fox"; nothing for other markers.
[[nodiscard]] std::optional<Animal> animalOf(std::string_view marker);

/// One animal, `size` long, with its feet (a crow: its middle) at `at`; faces left or right by chance.
void drawAnimal(Brush& brush, Animal animal, Point at, double size);

/// How many stand together, and how large they are drawn.
struct Herd {
    int count = 1;
    double size = 0.1;
};
[[nodiscard]] Herd herdOf(Animal animal);

} // namespace meeplecam::art
