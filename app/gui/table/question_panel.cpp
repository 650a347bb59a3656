#include "app/gui/table/question_panel.h"

#include "app/gui/live/edit_words.h"
#include "app/gui/look/answer_card.h"
#include "app/gui/model/meeple_places.h"
#include "app/session/story/game_words.h"

#include <QVBoxLayout>

#include <algorithm>

namespace meeplecam::gui {

namespace {

bool isAboutTile(const session::StoryQuestion& question) {
    return question.about == models::ReportQuestion::About::Tile;
}

/// What an answer looks like: the tile, or the meeple where it would stand on it.
QPixmap pictureOf(const session::StoryQuestion& question, const session::StoryTurn& answer,
                  const engine::GameSetup& setup, const TileArt& art) {
    const engine::Placement& placement = answer.turn.placement;
    const engine::TileFace face{placement.tile, placement.rotation};
    if (isAboutTile(question) || !answer.turn.meeple || answer.turn.meeple->cell)
        return QPixmap::fromImage(art.turned(face, TileArt::kSide_px));
    const engine::MeepleChoice& choice = *answer.turn.meeple;
    const bool lies = session::poseOn((*setup.registry)[face.type], choice.segment, choice.type) ==
                      models::MeeplePose::Lying;
    return QPixmap::fromImage(placePicture(art, face, choice, styleOf(setup, answer.turn.player),
                                           lies ? Pose::Lying : Pose::Standing));
}

QPixmap faceOf(const TileArtPtr& art, const engine::Placement& placement, int side) {
    return art ? QPixmap::fromImage(art->turned({placement.tile, placement.rotation}, side)) : QPixmap();
}

} // namespace

std::vector<QuestionCard> questionCardsOf(const GameSnapshot& game) {
    std::vector<QuestionCard> cards;
    for (const session::StoryQuestion& question : game.story.questions) {
        const auto turn = std::ranges::find(game.story.turns, question.turn, &session::StoryTurn::id);
        if (turn == game.story.turns.end() && question.turn != session::kNoTurn)
            continue;
        QuestionCard card{question, {}, {}};
        const auto number = static_cast<int>(turn - game.story.turns.begin()) + 1;
        card.title = session::titleOf(question, number);
        for (const session::StoryAlternative& answer : question.alternatives)
            card.answers.push_back(session::answerWords(question, answer, game.ledger.setup()));
        cards.push_back(std::move(card));
    }
    return cards;
}

QuestionPanel::QuestionPanel(QWidget* parent)
    : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    hide();
}

void QuestionPanel::show(const GameSnapshot& game, const TileArtPtr& art) {
    const std::vector<QuestionCard> cards = questionCardsOf(game);
    const auto first = cards.empty() ? std::nullopt : std::optional(cards.front().question);
    if (m_shown == first && m_withArt == (art != nullptr))
        return; // who is about to press a button finds it where it was
    m_shown = first;
    m_withArt = art != nullptr;
    qDeleteAll(findChildren<AnswerCard*>(QString(), Qt::FindDirectChildrenOnly));
    if (!cards.empty())
        layout()->addWidget(cardOf(cards.front(), game, art));
    setVisible(!cards.empty());
}

void QuestionPanel::answerFirst(std::size_t answer) {
    if (m_shown && answer < m_shown->alternatives.size())
        Q_EMIT edited(session::AnswerQuestion{*m_shown, answer});
}

QWidget* QuestionPanel::cardOf(const QuestionCard& card, const GameSnapshot& game, const TileArtPtr& art) {
    constexpr int kPicture = AnswerCard::kPicture_px;
    const auto seen = game.turnPictures.find(card.question.turn);
    const QPixmap picture =
        seen != game.turnPictures.end()
            ? QPixmap::fromImage(seen->second.scaled(kPicture, kPicture))
            : faceOf(art, card.question.alternatives.front().turn.turn.placement, kPicture);
    std::vector<AnswerCard::Answer> answers;
    for (std::size_t i = 0; i < card.answers.size(); ++i)
        answers.push_back({.text = card.answers[i],
                           .icon = art ? QIcon(pictureOf(card.question, card.question.alternatives[i].turn,
                                                         game.ledger.setup(), *art))
                                       : QIcon(),
                           .tip = previewWords(game, session::AnswerQuestion{card.question, i}),
                           .key = static_cast<int>(i) + 1});
    auto* shown = new AnswerCard(card.title, picture, answers, this);
    connect(shown, &AnswerCard::answered, this, &QuestionPanel::answerFirst);
    return shown;
}

} // namespace meeplecam::gui
