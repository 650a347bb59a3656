#pragma once

#include "models/tiles/catalogue.h"
#include "models/tiles/tile_library.h"
#include "vision/teaching/lesson.h"

#include <filesystem>
#include <string>
#include <vector>

namespace meeplecam::session {

/// What a taught catalogue is called, and what it is of.
struct TaughtAs {
    std::string name;
    std::vector<std::string> sets{"base"}; ///< names of the boxes that the tiles belong to
    double tile_mm = 45.0;
    bool played = false; ///< by what was seen in games (models::Catalogue)
};

/// Writes the tiles of a lesson as a catalogue into a folder, beside what else is there. Fails when no square
/// has a tile, for boxes that are not known, and when it can't be written.
engine::Status writeTaught(const vision::Lesson& lesson, const TaughtAs& as,
                           const std::filesystem::path& folder);

/// The same for a folder that holds nothing but the catalogue: it is replaced as a whole or not at all.
engine::Status keepTaught(const vision::Lesson& lesson, const TaughtAs& as,
                          const std::filesystem::path& folder);

/// A catalogue that was taught, to go on with it: its pictures as squares that a person has confirmed.
struct TaughtBefore {
    TaughtAs as;
    vision::Lesson lesson;
};

/// Reads what was taught. Fails as models::readCatalogue does.
engine::Result<TaughtBefore> readTaught(const std::filesystem::path& folder);

/// A catalogue among those that the user taught.
struct KeptCatalogue {
    std::filesystem::path folder;
    std::string name;
    bool operator==(const KeptCatalogue&) const = default;
};

/// A box that was kept from games (TaughtAs::played), after another game with it: what is new is added, and
/// what was guessed is confirmed where that game knew it.
[[nodiscard]] TaughtBefore grownBox(TaughtBefore box, const vision::Lesson& game);

/// Where this user's catalogues are kept: `catalogues` in the user's data. Empty when the user has no home.
std::filesystem::path cataloguesFolder();

/// The catalogues in a folder by name; damaged ones are left out.
std::vector<KeptCatalogue> keptCatalogues(const std::filesystem::path& folder);

/// A name as that of a folder or file: letters of any alphabet, digits and hyphens.
[[nodiscard]] std::string folderName(const std::string& name);

/// The folder for a new catalogue of this name among those in `folder`. Fails for an empty name and for one
/// that there is already.
engine::Result<std::filesystem::path> folderForNew(const std::string& name,
                                                   const std::filesystem::path& folder);

} // namespace meeplecam::session
