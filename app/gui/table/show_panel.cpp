#include "app/gui/table/show_panel.h"

#include "app/gui/model/score_model.h"
#include "app/session/telling/show_words.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace meeplecam::gui {

namespace {

struct Showing {
    Q_DECLARE_TR_FUNCTIONS(Showing)
};

} // namespace

std::optional<ShowCard> showCardOf(const GameSnapshot& game) {
    if (!game.show || !game.story.turns.empty())
        return std::nullopt;
    const session::ShowState& state = *game.show;
    const std::vector<QString> names = shownNames(game.ledger.setup());
    ShowCard card;
    card.canSkip = state.wanted.has_value();
    const session::ShowWords words = session::wordsOf(state, names);
    card.title =
        !state.wanted && !game.story.start ? Showing::tr("Put the first tile on the table.") : words.title;
    card.news = words.news;
    if (state.trouble == session::ShowTrouble::None)
        if (const QString alike = session::alikeWords(game.ledger.reported().shown(), names);
            !alike.isEmpty())
            card.news = alike;
    if (state.learned) {
        const auto& [red, green, blue] = state.learned->colour;
        card.learned = QColor(red, green, blue);
    }
    return card;
}

ShowPanel::ShowPanel(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_news(new QLabel(this))
    , m_swatch(new QLabel(this))
    , m_skip(new QPushButton(tr("Skip"), this)) {
    constexpr int kSwatch = 40;
    setObjectName(QStringLiteral("show"));
    setAttribute(Qt::WA_StyledBackground);
    m_title->setWordWrap(true);
    m_news->setWordWrap(true);
    m_news->setObjectName(QStringLiteral("subtle"));
    m_swatch->setFixedSize(kSwatch, kSwatch);
    m_skip->setObjectName(QStringLiteral("skip"));
    m_skip->setToolTip(tr("Goes on with the next player; these meeples are learned while you play."));
    auto* grid = new QGridLayout(this);
    grid->addWidget(m_swatch, 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(m_title, 0, 1);
    grid->addWidget(m_news, 1, 1);
    grid->addWidget(m_skip, 2, 1, Qt::AlignLeft);
    grid->setColumnStretch(1, 1);
    connect(m_skip, &QPushButton::clicked, this, &ShowPanel::skipped);
    hide();
}

void ShowPanel::show(const GameSnapshot& game) {
    const std::optional<ShowCard> card = showCardOf(game);
    setVisible(card.has_value());
    if (!card)
        return;
    m_title->setText(card->title);
    m_news->setText(card->news);
    m_news->setVisible(!card->news.isEmpty());
    m_skip->setVisible(card->canSkip);
    m_swatch->setVisible(card->learned.has_value());
    if (card->learned)
        m_swatch->setStyleSheet(
            QStringLiteral("background: %1; border-radius: 6px;").arg(card->learned->name()));
}

} // namespace meeplecam::gui
