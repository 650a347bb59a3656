#pragma once

#include "app/records/kept_game.h"

#include <QDateTime>
#include <QString>

namespace meeplecam::records {

/// The address by which the app Board Game Stats takes in this game: its names, points and ranks, who began
/// and who won, and the boxes. `played`: when; an invalid one is left out.
/// Format: https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
[[nodiscard]] QString playLink(const KeptGame& kept, const QDateTime& played);

} // namespace meeplecam::records
