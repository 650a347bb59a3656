#include "app/gui/pages/end_page.h"

#include "app/gui/board/board_view.h"
#include "app/gui/look/keys.h"
#include "app/gui/look/page_bar.h"
#include "app/gui/look/theme.h"
#include "app/gui/table/score_card.h"
#include "app/session/story/game_words.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace meeplecam::gui {

ScoreModel scoresAfter(const session::EventLedger& ledger, const std::vector<FinalRow>& rows, int counted) {
    ScoreModel model = scoreModelOf(ledger);
    std::vector<int> sums(model.rows.size(), 0);
    for (int i = 0; i < std::min(counted, static_cast<int>(rows.size())); ++i)
        for (const auto& [player, points] : rows[static_cast<std::size_t>(i)].points)
            sums[static_cast<std::size_t>(player)] += points;
    const bool all = counted >= static_cast<int>(rows.size());
    for (ScoreRow& row : model.rows) {
        row.toMove = false;
        row.shown = row.soFar + sums[static_cast<std::size_t>(row.player)];
        row.wins = row.wins && all;
        row.note = all ? sourcesOf(row) : EndPage::tr("%1 at the end").arg(row.ifEndedNow);
    }
    return model;
}

EndPage::EndPage(QWidget* parent)
    : QWidget(parent)
    , m_bar(new PageBar(QString(), tr("Back to the table"), this))
    , m_board(new BoardView(this))
    , m_scores(new ScorePanel(CardSize::Side, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    connect(m_bar, &PageBar::backWanted, this, &EndPage::leaveWanted);
    m_over = new QPushButton(tr("End the game"), m_bar);
    m_reopen = new QPushButton(tr("Resume the game"), m_bar);
    connect(m_over, &QPushButton::clicked, this, &EndPage::endWanted);
    connect(m_reopen, &QPushButton::clicked, this, &EndPage::reopenWanted);
    m_bar->add(m_over);
    m_bar->add(m_reopen);
    m_keep = new QPushButton(m_bar);
    connect(m_keep, &QPushButton::clicked, this, [this] { Q_EMIT keepTilesWanted(m_game->growsBox); });
    m_bar->add(m_keep);
    auto* play = new QPushButton(tr("Board Game Stats…"), m_bar);
    connect(play, &QPushButton::clicked, this, [this] { Q_EMIT playWanted(m_game); });
    m_bar->add(play);
    auto* save = new QPushButton(tr("Export…"), m_bar);
    save->setShortcut(QKeySequence::Save);
    connect(save, &QPushButton::clicked, this, [this] { Q_EMIT exportWanted(m_game); });
    m_bar->add(save);
    column->addWidget(m_bar);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_board, 1);
    row->addWidget(makeSide());
    column->addLayout(row, 1);
}

QWidget* EndPage::makeSide() {
    constexpr int kWidth = 380;
    auto* side = new QFrame(this);
    side->setObjectName(QStringLiteral("panel"));
    side->setFixedWidth(kWidth);
    auto* column = new QVBoxLayout(side);
    column->addWidget(m_scores);
    m_list = new QListWidget(side);
    m_list->setWordWrap(true);
    m_list->setSpacing(3);
    m_list->setAccessibleName(tr("Final scoring"));
    column->addWidget(m_list, 1);
    m_findings = new QLabel(side);
    m_findings->setWordWrap(true);
    m_findings->setObjectName(QStringLiteral("subtle"));
    column->addWidget(m_findings);
    auto* row = new QHBoxLayout;
    m_back = new QPushButton(tr("Back"), side);
    m_next = new QPushButton(tr("Next"), side);
    m_next->setObjectName(QStringLiteral("primary"));
    row->addWidget(m_back);
    row->addWidget(m_next, 1);
    column->addLayout(row);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int line) {
        if (line >= 0 && line + 1 != m_step)
            goTo(line + 1);
    });
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_step - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_step + 1); });
    addKey(*this, Qt::Key_Right, tr("Count the next feature"), [this] { goTo(m_step + 1); });
    addKey(*this, Qt::Key_Left, tr("Go back one feature"), [this] { goTo(m_step - 1); });
    addKey(*this, Qt::Key_End, tr("Show the result"), [this] { goTo(static_cast<int>(m_rows.size())); });
    return side;
}

void EndPage::begin(GameSnapshotPtr game, const TileArtPtr& art) {
    m_game = std::move(game);
    m_rows = finalRowsOf(m_game->ledger);
    const session::Story& story = m_game->story;
    m_over->setVisible(!story.ended);
    m_reopen->setVisible(story.ended && story.endOrigin == session::Origin::Person);
    m_keep->setVisible(m_game->newTiles > 0);
    m_keep->setText(m_game->growsBox ? tr("Add these tiles to my box") : tr("Keep these tiles as my box…"));
    m_board->scene().setArt(art);
    m_board->scene().setHints(Hints::Hidden);
    m_board->show(boardModelOf(m_game->ledger, m_game->story), stylesOf(m_game->ledger.setup()));
    m_board->fit();
    const std::vector<QString> names = shownNames(m_game->ledger.setup());
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const FinalRow& row : m_rows)
        m_list->addItem(lineOf(row, names));
    showFindings();
    goTo(0);
    m_next->setFocus();
}

void EndPage::goTo(int step) {
    const auto all = static_cast<int>(m_rows.size());
    m_step = std::clamp(step, 0, all);
    colourLines();
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentRow(m_step - 1);
    if (m_step == all && m_next->hasFocus())
        m_list->setFocus(); // a disabled button would hand it to one that does something else
    m_back->setEnabled(m_step > 0);
    m_next->setEnabled(m_step < all);
    m_board->scene().highlight(m_step > 0 && m_step <= all ? m_rows[static_cast<std::size_t>(m_step) - 1].at
                                                           : std::nullopt);
    showScores();
}

/// What is not counted yet is paler.
void EndPage::colourLines() {
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setForeground(i < m_step ? theme().text : theme().subtle);
}

void EndPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        colourLines(); // of another theme
}

void EndPage::showScores() {
    m_scores->show(scoresAfter(m_game->ledger, m_rows, m_step), stylesOf(m_game->ledger.setup()));
    m_bar->setHeading(m_step == static_cast<int>(m_rows.size()) ? verdict() : tr("Final scoring"));
}

QString EndPage::verdict() const {
    const ScoreModel scores = scoreModelOf(m_game->ledger);
    if (scores.over)
        return scores.headline;
    QStringList leaders;
    for (const ScoreRow& row : scores.rows)
        if (row.leads)
            leaders.push_back(row.name);
    if (leaders.empty())
        return tr("Nobody has points yet");
    return leaders.size() == 1 ? tr("%1 would win now").arg(leaders.front())
                               : tr("%1 would share the victory now").arg(listOf(leaders));
}

void EndPage::showFindings() {
    QStringList lines;
    for (const session::OpenFinding& open : m_game->ledger.reported().findings())
        lines.push_back(QStringLiteral("• ") + session::wordsOf(open.made.finding, m_game->ledger.setup()));
    constexpr qsizetype kMost = 6;
    if (lines.size() > kMost) {
        const auto more = static_cast<int>(lines.size() - kMost);
        lines.resize(kMost);
        lines.push_back(tr("and %n more", nullptr, more));
    }
    m_findings->setText(lines.join(QLatin1Char('\n')));
    m_findings->setVisible(!lines.empty());
}

} // namespace meeplecam::gui
