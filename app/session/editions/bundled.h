#pragma once

#include <filesystem>

namespace meeplecam::session {

/// The folder with what comes with the program: catalogues of its own edition and tables to try it on. It
/// lies in share/meeplecam beside the folder of the program.
std::filesystem::path bundledFolder();

/// The catalogue of the project's own tiles.
std::filesystem::path houseCatalogue();

/// The folder with the networks that read tiles and meeples.
std::filesystem::path networkFolder();

/// The network that reads the structure of tiles.
std::filesystem::path structureNetwork();

} // namespace meeplecam::session
