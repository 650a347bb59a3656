#include "app/gui/past_games_page.h"

#include "app/gui/board_view.h"
#include "app/gui/kept_games.h"
#include "app/gui/page_bar.h"
#include "app/gui/score_card.h"
#include "app/gui/turn_log.h"
#include "app/session/bundled.h"
#include "app/words/dates.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QSlider>
#include <QVBoxLayout>

namespace meeplecam::gui {

namespace {

QString lineOf(const records::ShelvedGame& game) {
    QStringList players;
    for (const records::PlayerResult& result : game.results)
        players.push_back(QStringLiteral("%1 %2%3")
                              .arg(QString::fromStdString(result.name))
                              .arg(result.points)
                              .arg(result.won ? QStringLiteral(" ★") : QString()));
    return QStringLiteral("%1\n%2").arg(words::dateWords(QString::fromStdString(game.note.played)),
                                        players.join(QStringLiteral(" · ")));
}

} // namespace

PastGamesPage::PastGamesPage(QWidget* parent)
    : QWidget(parent)
    , m_board(new BoardView(this))
    , m_scores(new ScorePanel(CardSize::Side, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* bar = new PageBar(tr("Past games"), tr("Back"), this);
    connect(bar, &PageBar::backWanted, this, &PastGamesPage::leaveWanted);
    column->addWidget(bar);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(makeLeft());
    row->addWidget(makeRight(), 1);
    column->addLayout(row, 1);
}

QWidget* PastGamesPage::makeLeft() {
    constexpr int kWidth = 360;
    auto* left = new QFrame(this);
    left->setObjectName(QStringLiteral("panel"));
    left->setFixedWidth(kWidth);
    auto* column = new QVBoxLayout(left);
    m_search = new QLineEdit(left);
    m_search->setPlaceholderText(tr("Search for a player"));
    m_search->setClearButtonEnabled(true);
    m_list = new QListWidget(left);
    m_list->setSpacing(4);
    m_list->setAccessibleName(tr("Past games"));
    m_statistics = new QLabel(left);
    m_statistics->setTextFormat(Qt::RichText);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_statistics);
    connect(m_search, &QLineEdit::textChanged, this, &PastGamesPage::find);
    connect(m_list, &QListWidget::currentRowChanged, this, &PastGamesPage::choose);
    return left;
}

QWidget* PastGamesPage::makeRight() {
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_board, 1);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(14, 6, 14, 12);
    row->setSpacing(12);
    m_scores->setMaximumWidth(420);
    row->addWidget(m_scores);
    auto* controls = new QVBoxLayout;
    m_caption = new QLabel(right);
    m_caption->setWordWrap(true);
    m_turn = new QSlider(Qt::Horizontal, right);
    m_turn->setAccessibleName(tr("Turn"));
    auto* buttons = new QHBoxLayout;
    m_continue = new QPushButton(tr("Continue the game"), right);
    m_continue->setObjectName(QStringLiteral("primary"));
    m_export = new QPushButton(tr("Export…"), right);
    m_remove = new QPushButton(tr("Take off the shelf"), right);
    for (QPushButton* button : {m_remove, m_export, m_continue})
        buttons->addWidget(button);
    controls->addWidget(m_caption, 1);
    controls->addWidget(m_turn);
    controls->addLayout(buttons);
    row->addLayout(controls, 1);
    column->addLayout(row);
    connect(m_turn, &QSlider::valueChanged, this, &PastGamesPage::showTurn);
    connect(m_remove, &QPushButton::clicked, this, &PastGamesPage::removeGame);
    connect(m_export, &QPushButton::clicked, this, [this] { Q_EMIT exportWanted(m_shown); });
    connect(m_continue, &QPushButton::clicked, this, [this] {
        Q_EMIT continueWanted(m_found[static_cast<std::size_t>(m_list->currentRow())].note.log);
    });
    const auto step = [this](int by) { return [this, by] { m_turn->setValue(m_turn->value() + by); }; };
    connect(new QShortcut(Qt::Key_PageDown, this), &QShortcut::activated, this, step(1));
    connect(new QShortcut(Qt::Key_PageUp, this), &QShortcut::activated, this, step(-1));
    return right;
}

void PastGamesPage::loadArt() {
    if (m_board->scene().art())
        return;
    m_artLoader = std::jthread([this] {
        const TileArtPtr art = TileArt::load(session::houseCatalogue(), *models::bundledTiles().registry);
        QMetaObject::invokeMethod(
            this, [this, art] { m_board->scene().setArt(art); }, Qt::QueuedConnection);
    });
}

void PastGamesPage::begin(const std::filesystem::path& shelf) {
    loadArt();
    m_shelf.reset();
    auto opened = records::GameShelf::open(shelf);
    if (opened)
        m_shelf.emplace(*std::move(opened));
    find();
    showStatistics();
    if (!opened)
        complain(QString::fromStdString(opened.error().message));
}

void PastGamesPage::find() {
    records::ShelfSearch search;
    search.player = m_search->text().trimmed().toStdString();
    m_found.clear();
    if (m_shelf)
        if (auto found = m_shelf->find(search))
            m_found = *std::move(found);
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const records::ShelvedGame& game : m_found)
            m_list->addItem(lineOf(game));
        m_list->setCurrentRow(m_found.empty() ? -1 : 0);
    }
    choose(m_list->currentRow());
}

void PastGamesPage::choose(int row) {
    m_game.reset();
    const bool chosen = row >= 0 && row < static_cast<int>(m_found.size());
    if (chosen) {
        auto read = m_shelf->read(m_found[static_cast<std::size_t>(row)].id, models::bundledTiles());
        if (read)
            m_game.emplace(*std::move(read));
        else
            complain(QString::fromStdString(read.error().message));
    }
    for (QWidget* control : {static_cast<QWidget*>(m_turn), static_cast<QWidget*>(m_export)})
        control->setEnabled(m_game.has_value());
    m_remove->setEnabled(chosen);
    const auto* game = chosen ? &m_found[static_cast<std::size_t>(row)] : nullptr;
    m_continue->setVisible(game != nullptr && game->note.standing == records::GameStanding::Interrupted &&
                           std::filesystem::exists(game->note.log));
    if (!m_game) {
        m_board->show({}, {});
        m_caption->setText(m_found.empty() ? tr("No game lies on the shelf yet.") : QString());
        return;
    }
    const auto turns = static_cast<int>(m_game->game.turns().size());
    const QSignalBlocker quiet(m_turn);
    m_turn->setRange(0, turns);
    m_turn->setValue(turns);
    showTurn(turns);
    m_board->fit();
}

void PastGamesPage::showTurn(int turns) {
    if (!m_game)
        return;
    m_shown = snapshotOf(*m_game, turns);
    const std::vector<PlayerStyle> styles = stylesOf(m_shown->ledger.setup());
    m_board->show(boardModelOf(m_shown->ledger, m_shown->story), styles);
    m_scores->show(scoreModelOf(m_shown->ledger), styles);
    const std::vector<TurnRow> rows = turnRowsOf(m_shown->ledger, m_shown->story);
    QString caption = tr("Before the first turn");
    if (!rows.empty())
        caption = QStringLiteral("%1. %2\n%3")
                      .arg(rows.back().number)
                      .arg(rows.back().headline, rows.back().reasons.join(QLatin1Char('\n')));
    m_caption->setText(caption);
}

void PastGamesPage::showStatistics() {
    using Statistics = std::vector<records::PlayerStatistics>;
    const auto statistics = m_shelf ? m_shelf->statistics() : engine::Result<Statistics>(Statistics());
    QString rows;
    constexpr std::size_t kMost = 6;
    if (statistics)
        for (std::size_t i = 0; i < std::min(kMost, statistics->size()); ++i) {
            const records::PlayerStatistics& player = (*statistics)[i];
            rows += QStringLiteral(
                        "<tr><td>%1&nbsp;&nbsp;</td><td align=right>%2</td><td align=right>&nbsp;&nbsp;%3"
                        "</td><td align=right>&nbsp;&nbsp;%4</td></tr>")
                        .arg(QString::fromStdString(player.name).toHtmlEscaped())
                        .arg(tr("%n game(s)", nullptr, player.games), tr("%n win(s)", nullptr, player.wins),
                             tr("%1 on average").arg(player.average, 0, 'f', 1));
        }
    m_statistics->setText(QStringLiteral("<table>%1</table>").arg(rows));
    m_statistics->setVisible(!rows.isEmpty());
}

void PastGamesPage::removeGame() {
    const int row = m_list->currentRow();
    if (!m_shelf || row < 0 ||
        QMessageBox::question(this, tr("Past games"), tr("Take this game off the shelf? Its log stays.")) !=
            QMessageBox::Yes)
        return;
    if (const engine::Status removed = m_shelf->remove(m_found[static_cast<std::size_t>(row)].id); !removed)
        complain(QString::fromStdString(removed.error().message));
    find();
    showStatistics();
}

void PastGamesPage::complain(const QString& sentence) {
    m_caption->setText(sentence);
}

} // namespace meeplecam::gui
