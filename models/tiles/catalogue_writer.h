#pragma once

#include "models/tiles/catalogue.h"

namespace meeplecam::models {

/// Writes a catalogue folder, which is made when it is missing; region maps lie in its folder `regions`.
/// Pictures that this wrote there before and that the new catalogue doesn't name are taken away with their
/// maps; other files stay.
engine::Status writeCatalogue(const Catalogue& catalogue, const engine::TileRegistry& registry,
                              const std::filesystem::path& folder);

} // namespace meeplecam::models
