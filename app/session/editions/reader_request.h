#pragma once

#include "app/session/editions/bundled.h"
#include "app/session/editions/learned_pictures.h"
#include "models/meeple_looks.h"
#include "vision/reading/board_reader.h"

#include <string>
#include <vector>

namespace meeplecam::session {

/// What may lie on the table that is read.
struct ReaderRequest {
    std::string catalogue = houseCatalogue().string(); ///< a folder, or vision::kAnyTiles
    std::vector<std::string> sets{"base"};             ///< names of the boxes
    std::vector<std::string> players;                  ///< colours; empty = unknown
    bool learned = true;                               ///< whether what was learned at tables counts, too
    bool operator==(const ReaderRequest&) const = default;
};

/// The colours by their names; fails for one that no meeple has.
engine::Result<std::vector<models::MeepleColour>> coloursOf(const std::vector<std::string>& names);

/// What was learned for the catalogue of a request; nothing when it shall not count.
engine::Result<std::optional<LearnedPictures>> openLearned(const ReaderRequest& request);

/// Prepares the reader, which takes seconds for a catalogue that is new.
engine::Result<vision::BoardReader> openReader(const ReaderRequest& request);

} // namespace meeplecam::session
