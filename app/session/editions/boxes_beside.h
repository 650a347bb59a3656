#pragma once

#include "app/session/editions/reader_request.h"

#include <optional>

namespace meeplecam::session {

/// What came of a picture, and with what it was read.
struct ReadPicture {
    ReaderRequest request;
    vision::BoardReader reader;
    vision::BoardReading reading;
};

/// Reads a picture once more with boxes that lie on its table besides those of the request, as far as its
/// edition shows their tiles; models::BoxesAdded says which. None where no other boxes lie there, or the
/// tiles of the request leave hardly any doubt. Takes as long as reading it twice.
std::optional<ReadPicture> readBoxesBeside(const vision::Frame& frame, const ReaderRequest& request,
                                           const vision::BoardReader& reader,
                                           const vision::BoardReading& reading);

/// The boxes that lie on the table of a picture besides those of a request, or instead of them, as far as its
/// edition shows their tiles. Takes as long as reading it once.
std::vector<engine::TileSet> boxesBeside(const vision::Frame& frame, const ReaderRequest& request);

/// The names of the boxes in play when these come to them; another edition of a box takes its place. Names of
/// boxes that the program knows.
[[nodiscard]] std::vector<std::string> setsWith(const std::vector<engine::TileSet>& boxes,
                                                const std::vector<std::string>& inPlay);

/// Rules for more boxes: those that come with them, and whatever was chosen for the boxes before. Names of
/// boxes that the program knows.
[[nodiscard]] engine::Rules rulesWithBoxes(const engine::Rules& chosen,
                                           const std::vector<std::string>& before,
                                           const std::vector<std::string>& now);

/// The game with the boxes of another and the rules that come with them. None unless these are its own boxes
/// and further ones, which may take the place of some of its own.
[[nodiscard]] std::optional<engine::GameSetup> withBoxesOf(const engine::GameSetup& other,
                                                           engine::GameSetup game);

} // namespace meeplecam::session
