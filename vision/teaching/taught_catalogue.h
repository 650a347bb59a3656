#pragma once

#include "models/tiles/catalogue.h"
#include "vision/teaching/lesson.h"

namespace meeplecam::vision {

/// The squares of a lesson that have a tile, as a catalogue without a name: unrotated, named after their
/// types. Copies with art of their own stay apart; where there are more squares of a type than `counts` has
/// copies, the most alike ones are taken for the same tile and the sharper stays.
models::Catalogue taughtCatalogue(const Lesson& lesson, const engine::TileRegistry& registry,
                                  const engine::TileCounts& counts);

} // namespace meeplecam::vision
