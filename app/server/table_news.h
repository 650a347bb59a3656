#pragma once

#include "app/server/answer_pictures.h"
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

/// The news as the JSON that the pages read, worded in this language (`InLanguage`): see README.md. With
/// pictures of the answers, the questions are there to be answered.
[[nodiscard]] QByteArray pageNews(const TableNews& news, const QString& language,
                                  AnswerPictures* answers = nullptr);

/// The board as it lies now, as PNG of at most 1600 pixels a side, through which the page can be seen where
/// no tile lies; empty before the first tile.
[[nodiscard]] QByteArray boardPicture(const session::EventLedger& ledger);

} // namespace meeplecam::server
