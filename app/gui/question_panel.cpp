#include "app/gui/question_panel.h"

#include "app/gui/edit_words.h"
#include "app/gui/meeple_places.h"
#include "app/session/game_words.h"

#include <QCoreApplication>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace meeplecam::gui {

namespace {

struct Questions {
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

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
    const int segment = answer.turn.meeple->segment;
    const bool lies = session::poseOn((*setup.registry)[face.type], segment) == models::MeeplePose::Lying;
    return QPixmap::fromImage(placePicture(art, face, segment, styleOf(setup, answer.turn.player),
                                           lies ? Pose::Lying : Pose::Standing));
}

QPixmap faceOf(const TileArtPtr& art, const engine::Placement& placement, int side) {
    return art ? QPixmap::fromImage(art->turned({placement.tile, placement.rotation}, side)) : QPixmap();
}

/// The number of the key that presses it, a picture, and a text that may be long.
class AnswerButton : public QPushButton {
public:
    AnswerButton(int number, const QPixmap& picture, const QString& text, QWidget* parent)
        : QPushButton(parent) {
        setObjectName(QStringLiteral("answer"));
        setAccessibleName(text);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(10, 5, 10, 5);
        auto* key = new QLabel(QString::number(number), this);
        key->setObjectName(QStringLiteral("subtle"));
        auto* words = new QLabel(text, this);
        words->setWordWrap(true);
        row->addWidget(key);
        if (!picture.isNull()) {
            auto* face = new QLabel(this);
            face->setPixmap(picture);
            row->addWidget(face);
        }
        row->addWidget(words, 1);
        for (QLabel* label : findChildren<QLabel*>())
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    [[nodiscard]] QSize sizeHint() const override { return layout()->totalSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return layout()->totalMinimumSize(); }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override {
        return layout()->totalHeightForWidth(width);
    }
};

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
    qDeleteAll(findChildren<QFrame*>(QStringLiteral("question"), Qt::FindDirectChildrenOnly));
    if (!cards.empty())
        layout()->addWidget(cardOf(cards.front(), game, art));
    setVisible(!cards.empty());
}

void QuestionPanel::answerFirst(std::size_t answer) {
    if (m_shown && answer < m_shown->alternatives.size())
        Q_EMIT edited(session::AnswerQuestion{*m_shown, answer});
}

QWidget* QuestionPanel::cardOf(const QuestionCard& card, const GameSnapshot& game, const TileArtPtr& art) {
    constexpr int kPicture = 64;
    auto* frame = new QFrame(this);
    frame->setObjectName(QStringLiteral("question"));
    auto* grid = new QGridLayout(frame);
    auto* picture = new QLabel(frame);
    if (const auto seen = game.turnPictures.find(card.question.turn); seen != game.turnPictures.end())
        picture->setPixmap(QPixmap::fromImage(seen->second.scaled(kPicture, kPicture)));
    else
        picture->setPixmap(faceOf(art, card.question.alternatives.front().turn.turn.placement, kPicture));
    grid->addWidget(picture, 0, 0, Qt::AlignTop);
    auto* title = new QLabel(card.title, frame);
    title->setWordWrap(true);
    grid->addWidget(title, 0, 1);
    for (std::size_t i = 0; i < card.answers.size(); ++i) {
        constexpr int kFace = 40;
        const QPixmap face =
            art ? pictureOf(card.question, card.question.alternatives[i].turn, game.ledger.setup(), *art)
                      .scaled(kFace, kFace, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                : QPixmap();
        const auto number = static_cast<int>(i) + 1;
        auto* button = new AnswerButton(number, face, card.answers[i], frame);
        const session::StoryEdit answer = session::AnswerQuestion{card.question, i};
        button->setToolTip(previewWords(game, answer));
        connect(button, &QPushButton::clicked, this, [this, answer] { Q_EMIT edited(answer); });
        grid->addWidget(button, number, 0, 1, 2);
    }
    grid->setColumnStretch(1, 1);
    return frame;
}

} // namespace meeplecam::gui
