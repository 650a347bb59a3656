#pragma once

#include "app/records/games/kept_game.h"

#include <QDateTime>
#include <QString>

#include <filesystem>
#include <string>

namespace meeplecam::records {

// A game as it is taken in by where people note what they have played.

/// When a game was played, and how long.
struct PlayTime {
    QDateTime played; ///< invalid = not known
    int minutes = 0;  ///< 0 = not known
};

/// From when the file was written; a log was begun with its game, and ends with it. A game that went on
/// for more than half a day was put aside meanwhile: how long it was played isn't known.
[[nodiscard]] PlayTime playTimeOf(const std::filesystem::path& file);

/// The address by which the app Board Game Stats takes in this game: its names, points and ranks, who began
/// and who won, and the boxes. What isn't known is left out.
/// Format: https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
[[nodiscard]] QString playLink(const KeptGame& kept, const PlayTime& time);

/// The same as the body of a request to BoardGameGeek's geekplay.php, which one who has logged in there
/// sends; JSON. The interface has no documentation of its own; the fields are those that the site's form
/// sends.
[[nodiscard]] std::string geekPlay(const KeptGame& kept, const PlayTime& time);

} // namespace meeplecam::records
