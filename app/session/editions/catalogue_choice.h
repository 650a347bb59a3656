#pragma once

#include "app/session/editions/taught_folder.h"

#include <string>
#include <vector>

namespace meeplecam::session {

/// What stands for a catalogue where a picture itself shall tell which known edition lies there.
inline constexpr const char* kAutoCatalogue = "auto";

/// The folder of the catalogue that a person means: vision::kAnyTiles, kAutoCatalogue and a folder as they
/// are, else the edition of that name, in capitals or not, that was taught in the window or comes with the
/// program. What is none of these stays as it is.
std::string catalogueFolder(const std::string& word);

/// The editions that need no folder: taught ones, then those that come with the program, which are called as
/// their folders.
std::vector<KeptCatalogue> knownCatalogues();

/// What a person types for the edition, so that a shell takes it as one word.
std::string catalogueWord(const KeptCatalogue& edition);

/// The names of editions that need no folder: taught ones, then those that come with the program.
std::vector<std::string> catalogueNames();

/// Fails, and says which names there are, when this is no folder.
engine::Status checkCatalogue(const std::string& folder);

} // namespace meeplecam::session
