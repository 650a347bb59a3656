#pragma once

#include "models/art/tiles/house_edition.h"
#include "vision/catalogue/tile_index.h"

#include <string>
#include <vector>

namespace meeplecam::tests {

/// Copies of some types in the house edition; a type that is named again is drawn as its next copy.
std::vector<art::TileCopy> houseCopies(const std::vector<std::string>& names);

/// The first copy of a type, 128 pixels a side; drawn once.
const cv::Mat& housePicture(const std::string& name);

/// First copies of some types as a catalogue in memory.
models::Catalogue houseCatalogue(const std::vector<std::string>& names);

/// How many copies of these types lie in the box of the base game.
engine::TileCounts baseCounts(const std::vector<std::string>& names);

/// The types that most tests play with: twins, all kinds of features, plain tiles.
const std::vector<std::string>& fewTypes();

/// fewTypes() prepared for recognition; made once.
const vision::TileIndex& fewTypesIndex();

/// The first view of the index that shows this type, turned.
vision::ViewId viewOf(const vision::TileIndex& index, const std::string& name, int quarterTurns = 0);

} // namespace meeplecam::tests
