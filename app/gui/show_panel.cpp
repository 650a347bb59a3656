#include "app/gui/show_panel.h"

#include "app/gui/score_model.h"
#include "app/session/player_colours.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace meeplecam::gui {

namespace {

struct Showing {
    Q_DECLARE_TR_FUNCTIONS(Showing)
};

QString wordsOf(const session::ShowState& state, const std::vector<QString>& names) {
    switch (state.trouble) {
    case session::ShowTrouble::None:
        break;
    case session::ShowTrouble::OnTile:
        return Showing::tr("That lies on a tile. Put it on the bare table beside the tile.");
    case session::ShowTrouble::Several:
        return Showing::tr("More than one thing came. Take all but one away.");
    case session::ShowTrouble::TooLarge:
        return Showing::tr(
            "That is too large for a meeple. It may stay if a meeple fits beside it, or on it.");
    case session::ShowTrouble::TooSmall:
        return Showing::tr("Too little of that can be seen. Put it where the table has another colour, or "
                           "on a sheet of paper.");
    case session::ShowTrouble::AnothersColour:
        return Showing::tr("That looks like a meeple of %1. Take it away; it is not their turn.")
            .arg(names[static_cast<std::size_t>(state.other)]);
    case session::ShowTrouble::Moved:
        return Showing::tr("The camera was moved. If a meeple lies there already, take it away and put it "
                           "down again.");
    }
    return {};
}

/// That two look alike, if they do.
QString alikeWords(const GameSnapshot& game, const std::vector<QString>& names) {
    const std::vector<session::MeepleShown>& shown = game.ledger.reported().shown();
    for (std::size_t i = 0; i < shown.size(); ++i)
        for (std::size_t k = i + 1; k < shown.size(); ++k)
            if (session::lookAlike(shown[i].colour, shown[k].colour))
                return Showing::tr("The meeples of %1 and %2 look alike under this light. Turn on another "
                                   "lamp, or let one of them play another colour.")
                    .arg(names[static_cast<std::size_t>(shown[i].player)],
                         names[static_cast<std::size_t>(shown[k].player)]);
    return {};
}

} // namespace

std::optional<ShowCard> showCardOf(const GameSnapshot& game) {
    if (!game.show || !game.story.turns.empty())
        return std::nullopt;
    const session::ShowState& state = *game.show;
    const std::vector<QString> names = shownNames(game.ledger.setup());
    const auto nameOf = [&](int player) { return names[static_cast<std::size_t>(player)]; };
    ShowCard card;
    card.canSkip = state.wanted.has_value();
    if (state.wanted)
        card.title = Showing::tr("%1: put one of your meeples on the table beside the first tile.")
                         .arg(nameOf(*state.wanted));
    else if (!game.story.start)
        card.title = Showing::tr("Put the first tile on the table.");
    else
        card.title = Showing::tr("The game can begin.");
    card.news = wordsOf(state, names);
    if (card.news.isEmpty())
        card.news = alikeWords(game, names);
    if (state.learnt) {
        const auto& [red, green, blue] = state.learnt->colour;
        card.learnt = QColor(red, green, blue);
        if (card.news.isEmpty())
            card.news = Showing::tr("Learnt: the meeples of %1.").arg(nameOf(state.learnt->player));
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
    m_skip->setToolTip(tr("Goes on with the next player; these meeples are learnt while you play."));
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
    m_swatch->setVisible(card->learnt.has_value());
    if (card->learnt)
        m_swatch->setStyleSheet(
            QStringLiteral("background: %1; border-radius: 6px;").arg(card->learnt->name()));
}

} // namespace meeplecam::gui
