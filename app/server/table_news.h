#pragma once

#include "app/session/story/event_ledger.h"
#include "app/session/story/story_edit.h"
#include "vision/reading/picture_check.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace meeplecam::server {

/// What pages are told about a game.
struct TableNews {
    session::EventLedger ledger;
    std::vector<vision::PictureAdvice> advice; ///< what should be better about the pictures now
};

/// What somebody chose on a page.
struct PageAnswer {
    int question = 0;       ///< session::OpenQuestion::id
    std::size_t choice = 0; ///< of its alternatives
};

/// What the answer says about the game; none when nobody asks that any more, or there is no such choice.
[[nodiscard]] std::optional<session::StoryEdit> editOf(const PageAnswer& answer,
                                                       const session::EventLedger& ledger);

/// Whether a page shows questions to be answered there.
enum class Asks : std::uint8_t { No, Yes };

/// The news as the JSON that the pages read, worded in this language (`InLanguage`): see README.md.
[[nodiscard]] QByteArray pageNews(const TableNews& news, const QString& language, Asks asks = Asks::No);

/// The board as it lies now, as PNG of at most 1600 pixels a side, through which the page can be seen where
/// no tile lies; empty before the first tile.
[[nodiscard]] QByteArray boardPicture(const session::EventLedger& ledger);

} // namespace meeplecam::server
