#pragma once

#include "app/gui/look/tile_art.h"
#include "app/gui/model/snapshot.h"
#include "app/session/story/story_edit.h"

#include <QWidget>

namespace meeplecam::gui {

/// What a card says about one question.
struct QuestionCard {
    session::StoryQuestion question;
    QString title;                ///< "Turn 12: which tile is this?"
    std::vector<QString> answers; ///< in the order of the question's alternatives
};

/// A card for each open question of the game.
[[nodiscard]] std::vector<QuestionCard> questionCardsOf(const GameSnapshot& game);

/// The first open question as a card with a picture and a button for each answer. It can wait, and the others
/// wait behind it.
class QuestionPanel : public QWidget {
    Q_OBJECT

public:
    explicit QuestionPanel(QWidget* parent = nullptr);
    void show(const GameSnapshot& game, const TileArtPtr& art);
    /// Answers the first card as its button does; what it doesn't have is passed over.
    void answerFirst(std::size_t answer);

Q_SIGNALS:
    void edited(const meeplecam::session::StoryEdit& edit);

private:
    [[nodiscard]] QWidget* cardOf(const QuestionCard& card, const GameSnapshot& game, const TileArtPtr& art);

    std::optional<session::StoryQuestion> m_shown;
    bool m_withArt = false;
};

} // namespace meeplecam::gui
