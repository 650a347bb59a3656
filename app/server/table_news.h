#pragma once

#include "app/session/event_ledger.h"
#include "vision/picture_check.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace meeplecam::server {

/// What pages are told about a game.
struct TableNews {
    session::EventLedger ledger;
    std::vector<vision::PictureAdvice> advice; ///< what should be better about the pictures now
};

/// The news as the JSON that the pages read, worded in this language (`InLanguage`): see README.md.
[[nodiscard]] QByteArray pageNews(const TableNews& news, const QString& language);

/// The board as it lies now, as PNG of at most 1600 pixels a side; empty before the first tile.
[[nodiscard]] QByteArray boardPicture(const session::EventLedger& ledger);

} // namespace meeplecam::server
