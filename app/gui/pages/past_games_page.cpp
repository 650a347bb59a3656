#include "app/gui/pages/past_games_page.h"

#include "app/gui/board/board_view.h"
#include "app/gui/look/keys.h"
#include "app/gui/look/page_bar.h"
#include "app/gui/look/theme.h"
#include "app/gui/model/kept_games.h"
#include "app/gui/model/turn_log.h"
#include "app/gui/table/score_card.h"
#include "app/session/editions/bundled.h"
#include "app/words/dates.h"
#include "app/words/words.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace meeplecam::gui {

using words::colourWord;

namespace {

QString unbroken(QString words) {
    return words.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

/// "Anna 42 ★ · Ben 37", broken between players only.
QString resultsOf(const records::ShelvedGame& game) {
    QStringList players;
    for (const records::PlayerResult& result : game.results) {
        QString player = QStringLiteral("%1 %2%3")
                             .arg(colourWord(result.name))
                             .arg(result.points)
                             .arg(result.won ? QStringLiteral(" ★") : QString());
        players.push_back(unbroken(std::move(player)));
    }
    return players.join(QStringLiteral(" · "));
}

QString dateOf(const records::ShelvedGame& game) {
    return words::dateWords(QString::fromStdString(game.note.played));
}

/// A game in the list: when it was played, and how it ended.
class GameDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        const auto* list = qobject_cast<const QListWidget*>(option.widget);
        const int width = list->viewport()->width() - 2 * list->spacing();
        const QRect results(0, 0, width - 2 * kMargin, 10000);
        const int height = QFontMetrics(lineFont(QFont::Normal))
                               .boundingRect(results, Qt::TextWordWrap, index.data(Qt::UserRole).toString())
                               .height();
        return {width, kTop + height + kMargin};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool chosen = (option.state & QStyle::State_Selected) != 0;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        if (chosen || (option.state & QStyle::State_MouseOver) != 0) {
            painter->setBrush(chosen ? theme().accent : theme().card);
            painter->drawRoundedRect(option.rect, 8, 8);
        }
        painter->setPen(chosen ? theme().accentText : theme().text);
        const QRect text = option.rect.adjusted(kMargin, 5, -kMargin, 0);
        painter->setFont(lineFont(QFont::DemiBold));
        painter->drawText(text, index.data(Qt::DisplayRole).toString());
        painter->setFont(lineFont(QFont::Normal));
        painter->drawText(text.adjusted(0, kTop - 5, 0, 0), Qt::TextWordWrap,
                          index.data(Qt::UserRole).toString());
        painter->restore();
    }

private:
    static constexpr int kMargin = 10;
    static constexpr int kTop = 26; // height of the first line
    static QFont lineFont(QFont::Weight weight) {
        constexpr int kPixels = 14;
        QFont font;
        font.setPixelSize(kPixels);
        font.setWeight(weight);
        return font;
    }
};

} // namespace

PastGamesPage::PastGamesPage(QWidget* parent)
    : QWidget(parent)
    , m_board(new BoardView(this))
    , m_scores(new ScorePanel(CardSize::Row, this)) {
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
    constexpr int kWidth = 320;
    auto* left = new QFrame(this);
    left->setObjectName(QStringLiteral("panel"));
    left->setFixedWidth(kWidth);
    auto* column = new QVBoxLayout(left);
    m_search = new QLineEdit(left);
    m_search->setPlaceholderText(tr("Search for a player"));
    m_search->setClearButtonEnabled(true);
    m_list = new QListWidget(left);
    m_list->setSpacing(2);
    m_list->setItemDelegate(new GameDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setAccessibleName(tr("Past games"));
    m_statistics = new QLabel(left);
    m_statistics->setTextFormat(Qt::RichText);
    m_statistics->setWordWrap(true);
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
    column->setContentsMargins(0, 0, 0, 10);
    column->setSpacing(8);
    m_caption = new QLabel(right);
    m_caption->setWordWrap(true);
    m_caption->setMinimumHeight(2 * m_caption->fontMetrics().lineSpacing()); // the board stays where it is
    m_turn = new QSlider(Qt::Horizontal, right);
    m_turn->setAccessibleName(tr("Turn"));
    column->addWidget(m_board, 1);
    auto* below = new QVBoxLayout;
    below->setContentsMargins(14, 0, 14, 0);
    below->addWidget(m_turn);
    below->addWidget(m_caption);
    below->addWidget(m_scores);
    below->addLayout(makeButtons());
    column->addLayout(below);
    connect(m_turn, &QSlider::valueChanged, this, &PastGamesPage::showTurn);
    addKey(*this, Qt::Key_PageDown, tr("Next turn"), [this] { m_turn->setValue(m_turn->value() + 1); });
    addKey(*this, Qt::Key_PageUp, tr("Previous turn"), [this] { m_turn->setValue(m_turn->value() - 1); });
    return right;
}

QLayout* PastGamesPage::makeButtons() {
    auto* row = new QHBoxLayout;
    m_remove = new QPushButton(tr("Delete from list"), this);
    m_export = new QPushButton(tr("Export…"), this);
    m_export->setShortcut(QKeySequence::Save);
    m_continue = new QPushButton(tr("Continue the game"), this);
    m_continue->setObjectName(QStringLiteral("primary"));
    row->addStretch(1);
    for (QPushButton* button : {m_remove, m_export, m_continue})
        row->addWidget(button);
    connect(m_remove, &QPushButton::clicked, this, &PastGamesPage::removeGame);
    connect(m_export, &QPushButton::clicked, this,
            [this] { Q_EMIT exportWanted(snapshotOf(*m_game, m_turn->maximum())); });
    connect(m_continue, &QPushButton::clicked, this, [this] {
        Q_EMIT continueWanted(m_found[static_cast<std::size_t>(m_list->currentRow())].note.log);
    });
    return row;
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

void PastGamesPage::begin(const engine::Result<records::ShelfPlace>& shelf) {
    loadArt();
    m_shelf.reset();
    ++m_begun;
    if (!shelf || shelf->server) {
        find();
        showStatistics();
        m_caption->setText(shelf ? tr("Asking the database for past games…")
                                 : QString::fromStdString(shelf.error().message));
    } else {
        open(*shelf);
    }
    if (!shelf || !shelf->server)
        return;
    // A server may take its time. A connection belongs to its thread, so that the page opens one of its own.
    m_asker = std::jthread([this, place = *shelf, asked = m_begun] {
        const auto opened = records::openShelf(place, records::waitingGames());
        QString trouble;
        if (!opened)
            trouble = QString::fromStdString(opened.error().message);
        QMetaObject::invokeMethod(
            this,
            [this, place, asked, trouble] {
                if (asked == m_begun)
                    trouble.isEmpty() ? open(place) : showAway(trouble);
            },
            Qt::QueuedConnection);
    });
}

void PastGamesPage::open(const records::ShelfPlace& shelf) {
    auto opened = records::openShelf(shelf, records::waitingGames());
    const std::string trouble = opened ? std::string() : opened.error().message;
    if (opened)
        m_shelf.emplace(*std::move(opened));
    find();
    showStatistics();
    if (!trouble.empty())
        complain(QString::fromStdString(trouble));
}

/// Shows what is on this computer instead.
void PastGamesPage::showAway(const QString& sentence) {
    std::error_code problem;
    if (std::filesystem::exists(records::waitingGames(), problem))
        if (auto own = records::GameShelf::open(records::waitingGames()))
            m_shelf.emplace(*std::move(own));
    find();
    showStatistics();
    const auto waiting = static_cast<int>(m_found.size());
    complain(waiting == 0
                 ? sentence
                 : sentence + QLatin1Char('\n') +
                       tr("%n game(s) of this computer wait for it; they are shown here.", nullptr, waiting));
}

void PastGamesPage::find() {
    records::ShelfSearch search;
    search.player = m_search->text().trimmed().toStdString();
    m_found.clear();
    auto found = m_shelf ? m_shelf->find(search) : engine::Result<std::vector<records::ShelvedGame>>(m_found);
    const std::string trouble = found ? std::string() : found.error().message;
    if (found)
        m_found = *std::move(found);
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const records::ShelvedGame& game : m_found) {
            const bool finished = game.note.standing == records::GameStanding::Finished;
            auto* item = new QListWidgetItem(
                finished ? dateOf(game) : tr("%1 (not finished)").arg(dateOf(game)), m_list);
            item->setData(Qt::UserRole, resultsOf(game));
            item->setData(Qt::AccessibleDescriptionRole, resultsOf(game));
        }
        m_list->setCurrentRow(m_found.empty() ? -1 : 0);
    }
    choose(m_list->currentRow());
    if (!trouble.empty())
        complain(QString::fromStdString(trouble));
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
        m_scores->hide();
        if (m_found.empty())
            m_caption->setText(m_search->text().trimmed().isEmpty() ? tr("No games yet")
                                                                    : tr("No game with this player"));
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
    m_scores->QWidget::show();
    const std::vector<TurnRow> rows = turnRowsOf(m_shown->ledger, m_shown->story);
    QString caption = tr("Before the first turn");
    if (!rows.empty())
        caption =
            tr("Turn %1 of %2: %3")
                .arg(rows.back().number)
                .arg(m_turn->maximum())
                .arg((QStringList(rows.back().headline) + rows.back().reasons).join(QStringLiteral(" · ")));
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
            rows +=
                QStringLiteral(
                    "<tr><td>%1&nbsp;&nbsp;</td><td align=right>%2</td><td align=right>&nbsp;&nbsp;%3"
                    "</td><td align=right>&nbsp;&nbsp;%4</td></tr>")
                    .arg(
                        colourWord(player.name).toHtmlEscaped(),
                        unbroken(tr("%n game(s)", nullptr, player.games)),
                        unbroken(tr("%n win(s)", nullptr, player.wins)),
                        unbroken(
                            tr("⌀ %1", "points on average").arg(QLocale().toString(player.average, 'f', 1))));
        }
    m_statistics->setText(QStringLiteral("<table>%1</table>").arg(rows));
    m_statistics->setVisible(!rows.isEmpty());
}

bool PastGamesPage::mayDelete() {
    QMessageBox box(QMessageBox::Question, tr("Past games"),
                    tr("Delete this game from the list? The recording is kept."), QMessageBox::NoButton,
                    this);
    const QPushButton* remove = box.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    QPushButton* cancel = box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.setDefaultButton(cancel);
    box.exec();
    return box.clickedButton() == remove;
}

void PastGamesPage::removeGame() {
    const int row = m_list->currentRow();
    if (!m_shelf || row < 0 || !mayDelete())
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
