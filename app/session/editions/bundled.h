#pragma once

#include "engine/tiles/result.h"

#include <filesystem>
#include <vector>

namespace meeplecam::session {

/// The folder with what comes with the program: catalogues of its own edition and tables to try it on. It
/// lies in share/meeplecam beside the folder of the program.
std::filesystem::path bundledFolder();

/// The catalogue of the project's own tiles.
std::filesystem::path houseCatalogue();

/// The same in their winter dress.
std::filesystem::path winterCatalogue();

/// Adds the boxes that are only tiles, those that come with the program and the user's own
/// (models::addBoxes). To be done once, before anything asks for tiles.
std::vector<engine::Error> addOwnBoxes();

/// The folder with the networks that read tiles and meeples.
std::filesystem::path networkFolder();

/// The network that reads the structure of tiles.
std::filesystem::path structureNetwork();

} // namespace meeplecam::session
