#include "app/gui/question_panel.h"

#include "app/gui/edit_words.h"
#include "app/session/turn_edits.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace meeplecam::gui {

using words::colourWord;
using words::tileWord;
using words::wordWithin;

namespace {

struct Questions {
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

bool isAboutTile(const session::StoryQuestion& question) {
    return question.about == models::ReportQuestion::About::Tile;
}

QString answerWords(const session::StoryQuestion& question, const session::StoryAlternative& answer,
                    const engine::GameSetup& setup) {
    const engine::TileType& type = (*setup.registry)[answer.turn.turn.placement.tile];
    if (isAboutTile(question))
        return Questions::tr("Tile %1").arg(tileWord(type));
    if (!answer.turn.turn.meeple)
        return Questions::tr("No meeple");
    const auto segment = static_cast<std::size_t>(answer.turn.turn.meeple->segment);
    const QString player =
        colourWord(setup.players[static_cast<std::size_t>(answer.turn.turn.player)].colour);
    if (segment >= type.segments.size())
        return player;
    return QStringLiteral("%1, %2").arg(player, wordWithin(type.segments[segment].kind));
}

QPixmap faceOf(const TileArtPtr& art, const engine::Placement& placement, int side) {
    return art ? QPixmap::fromImage(art->turned({placement.tile, placement.rotation}, side)) : QPixmap();
}

GameThread::Edit answerOf(const session::StoryQuestion& question, std::size_t answer) {
    return [question, answer](const session::Story& story, const engine::GameSetup&) {
        return session::withAnswer(story, question, answer);
    };
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
        card.title = question.turn == session::kNoTurn ? Questions::tr("The first tile: which tile is this?")
                     : isAboutTile(question)
                         ? Questions::tr("Turn %1: which tile is this?").arg(number)
                         : Questions::tr("Turn %1: what does the meeple claim?").arg(number);
        for (const session::StoryAlternative& answer : question.alternatives)
            card.answers.push_back(answerWords(question, answer, game.ledger.setup()));
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
    if (m_shown == game.story.questions && m_withArt == (art != nullptr))
        return; // who is about to press a button finds it where it was
    m_shown = game.story.questions;
    m_withArt = art != nullptr;
    qDeleteAll(findChildren<QFrame*>(QStringLiteral("question"), Qt::FindDirectChildrenOnly));
    constexpr std::size_t kShown = 2; // the others wait behind them
    const std::vector<QuestionCard> cards = questionCardsOf(game);
    for (std::size_t i = 0; i < std::min(kShown, cards.size()); ++i)
        layout()->addWidget(cardOf(cards[i], game, art));
    setVisible(!cards.empty());
}

void QuestionPanel::answerFirst(std::size_t answer) {
    if (!m_shown.empty() && answer < m_shown.front().alternatives.size())
        Q_EMIT edited(answerOf(m_shown.front(), answer));
}

QWidget* QuestionPanel::cardOf(const QuestionCard& card, const GameSnapshot& game, const TileArtPtr& art) {
    constexpr int kPicture = 72;
    auto* frame = new QFrame(this);
    frame->setObjectName(QStringLiteral("question"));
    auto* grid = new QGridLayout(frame);
    auto* picture = new QLabel(frame);
    if (const auto seen = game.turnPictures.find(card.question.turn); seen != game.turnPictures.end())
        picture->setPixmap(QPixmap::fromImage(seen->second.scaled(kPicture, kPicture)));
    else
        picture->setPixmap(faceOf(art, card.question.alternatives.front().turn.turn.placement, kPicture));
    grid->addWidget(picture, 0, 0, 2, 1, Qt::AlignTop);
    auto* title = new QLabel(card.title, frame);
    title->setWordWrap(true);
    grid->addWidget(title, 0, 1, 1, 2);
    for (std::size_t i = 0; i < card.answers.size(); ++i) {
        auto* button = new QPushButton(card.answers[i], frame);
        button->setObjectName(QStringLiteral("answer"));
        if (isAboutTile(card.question))
            button->setIcon(faceOf(art, card.question.alternatives[i].turn.turn.placement, kPicture));
        button->setIconSize({32, 32});
        const GameThread::Edit answer = answerOf(card.question, i);
        button->setToolTip(previewWords(game, answer));
        connect(button, &QPushButton::clicked, this, [this, answer] { Q_EMIT edited(answer); });
        grid->addWidget(button, 1 + static_cast<int>(i) / 2, 1 + static_cast<int>(i) % 2);
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    return frame;
}

} // namespace meeplecam::gui
