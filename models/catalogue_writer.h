#pragma once

#include "models/catalogue.h"

namespace meeplecam::models {

/// Writes a catalogue folder, which is made when it is missing; region maps lie in its folder `regions`.
engine::Status writeCatalogue(const Catalogue& catalogue, const engine::TileRegistry& registry,
                              const std::filesystem::path& folder);

} // namespace meeplecam::models
