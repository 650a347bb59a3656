#include "app/gui/table/table_page.h"

#include "app/gui/board/board_view.h"
#include "app/gui/board/camera_view.h"
#include "app/gui/live/edit_words.h"
#include "app/gui/look/icons.h"
#include "app/gui/look/keys.h"
#include "app/gui/model/trouble.h"
#include "app/gui/new_game/camera_dialog.h"
#include "app/gui/table/floating_words.h"
#include "app/gui/table/question_panel.h"
#include "app/gui/table/score_card.h"
#include "app/gui/table/show_panel.h"
#include "app/gui/table/tile_corrections.h"
#include "app/gui/table/turn_list.h"
#include "app/session/editions/edition_words.h"
#include "app/session/story/story_edit.h"
#include "vision/any/any_reader.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace meeplecam::gui {

namespace {

constexpr int kSideWidth = 380;

QLabel* makeLabel(QWidget* parent, const char* name) {
    auto* label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    return label;
}

bool toldATile(const GameSnapshot& game) {
    for (const session::LiveEvent& event : game.news)
        if (const auto* fact = std::get_if<session::Fact>(&event.content))
            if (const auto* tile = std::get_if<session::TilePlaced>(fact); tile != nullptr && tile->turn)
                return true;
    return false;
}

session::StoryEdit editOf(const MeepleMove& move) {
    return session::MoveMeeple{{move.meeple.player, move.meeple.type, move.meeple.at}, move.to};
}

} // namespace

TablePage::TablePage(session::GamePlan plan, QWidget* parent)
    : QWidget(parent)
    , m_thread(std::make_unique<GameThread>(std::move(plan)))
    , m_status(tr("Getting ready"))
    , m_board(new BoardView(this, Meeples::Movable))
    , m_camera(new CameraView(this))
    , m_scorePanel(new ScorePanel(CardSize::Side, this))
    , m_showing(new ShowPanel(this))
    , m_questions(new QuestionPanel(this))
    , m_turns(new TurnList(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(makeStage(), 1);
    row->addWidget(makeSide());
    column->addLayout(row, 1);
    addShortcuts();
    connectThread();
    showHeadline();
    loadArt();
    m_thread->start();
    m_board->setFocus();
}

TablePage::~TablePage() = default;

QWidget* TablePage::makeBar() {
    auto* bar = new QFrame(this);
    bar->setObjectName(QStringLiteral("bar"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(10, 6, 10, 6);
    const auto tool = [&](Sign sign, const QString& name, const QKeySequence& key) {
        QToolButton* button = makeTool(bar, sign, name, key);
        row->addWidget(button);
        return button;
    };
    connect(tool(Sign::Home, tr("Leave the table"), Qt::CTRL | Qt::Key_W), &QToolButton::clicked, this,
            &TablePage::leaveWanted);
    m_headline = makeLabel(bar, "heading");
    m_progress = makeLabel(bar, "subtle");
    row->addSpacing(6);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_headline);
    words->addWidget(m_progress);
    row->addLayout(words);
    row->addStretch(1);
    m_undo = tool(Sign::Undo, tr("Undo the correction"), QKeySequence::Undo);
    m_redo = tool(Sign::Redo, tr("Redo the correction"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    connect(m_undo, &QToolButton::clicked, this, [this] { m_editing = true, m_thread->undo(); });
    connect(m_redo, &QToolButton::clicked, this, [this] { m_editing = true, m_thread->redo(); });
    row->addSpacing(12);
    connect(tool(Sign::Fit, tr("Show the whole board"), Qt::Key_F), &QToolButton::clicked, m_board,
            &BoardView::fit);
    connect(tool(Sign::Turn, tr("Turn the board"), Qt::Key_R), &QToolButton::clicked, this,
            [this] { m_board->turnBy(1); });
    connect(tool(Sign::Shade, tr("Highlight fields or all features"), Qt::Key_S), &QToolButton::clicked, this,
            &TablePage::cycleShading);
    connect(tool(Sign::Swap, tr("Swap board and camera"), Qt::Key_V), &QToolButton::clicked, this,
            &TablePage::swapViews);
    connect(tool(Sign::Screen, tr("Full-screen scoreboard"), Qt::Key_B), &QToolButton::clicked, this,
            &TablePage::scoreboardWanted);
    m_end = tool(Sign::Continue, tr("Final scoring"), Qt::Key_E);
    connect(m_end, &QToolButton::clicked, this, &TablePage::endWanted);
    QToolButton* more = tool(Sign::More, tr("Menu"), Qt::Key_F10);
    connect(more, &QToolButton::clicked, this,
            [this, more] { Q_EMIT menuWanted(more->mapToGlobal(more->rect().bottomLeft())); });
    return bar;
}

QWidget* TablePage::makeStage() {
    m_stage = new QWidget(this);
    auto* fill = new QVBoxLayout(m_stage);
    fill->setContentsMargins(0, 0, 0, 0);
    fill->addWidget(m_board);
    m_floating = new FloatingWords(m_stage);
    m_otherCamera = m_floating->addRemedy(tr("Choose another camera…"));
    connect(m_otherCamera, &QPushButton::clicked, this, &TablePage::chooseSource);
    m_otherEdition = m_floating->addRemedy();
    m_otherEdition->hide();
    connect(m_otherEdition, &QPushButton::clicked, this, [this] {
        m_otherEdition->setEnabled(false); // the next game has its own
        Q_EMIT otherTilesWanted(session::planToFollow(*m_game->otherEdition, m_thread->plan()));
    });
    connect(m_board, &BoardView::featurePointed, this, &TablePage::pointAt);
    connect(m_board, &BoardView::cellMenuWanted, this, &TablePage::openMenu);
    connect(m_board, &BoardView::meepleCarried, this, [this](const std::optional<MeepleMove>& move) {
        m_floating->hint(move && m_game ? previewWords(*m_game, editOf(*move)) : QString());
    });
    connect(m_board, &BoardView::meepleMoved, this, [this](const MeepleMove& move) { edit(editOf(move)); });
    return m_stage;
}

QWidget* TablePage::makeSide() {
    auto* side = new QFrame(this);
    side->setObjectName(QStringLiteral("panel"));
    side->setFixedWidth(kSideWidth);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(12, 12, 12, 8);
    column->setSpacing(10);
    column->addWidget(m_scorePanel);
    m_cameraPlace = new QWidget(side);
    auto* place = new QVBoxLayout(m_cameraPlace);
    place->setContentsMargins(0, 0, 0, 0);
    m_camera->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // it gives way to all others
    place->addWidget(m_camera);
    column->addWidget(m_cameraPlace);
    column->addWidget(m_showing);
    column->addWidget(m_questions);
    column->addWidget(m_turns, 1);
    connect(m_showing, &ShowPanel::skipped, m_thread.get(), &GameThread::skipShowing);
    connect(m_questions, &QuestionPanel::edited, this, &TablePage::edit);
    connect(m_turns, &TurnList::turnChosen, this, &TablePage::markTurn);
    connect(m_turns, &TurnList::turnMenuWanted, this,
            [this](const TurnRow& row, const QPoint& at) { openMenu(row.placement.cell, at); });
    return side;
}

void TablePage::addShortcuts() {
    constexpr double kZoom = 1.2;
    addKey(*this, Qt::Key_Plus, tr("Zoom in"), [this] { m_board->zoomBy(kZoom); });
    addKey(*this, Qt::Key_Minus, tr("Zoom out"), [this] { m_board->zoomBy(1 / kZoom); });
    addKey(*this, Qt::SHIFT | Qt::Key_R, tr("Turn the board back"), [this] { m_board->turnBy(-1); });
    addKey(*this, Qt::Key_T, tr("Show or hide tiles left and spaces nothing fits"),
           [this] { setHelpMode(m_help == HelpMode::Friendly ? HelpMode::Tournament : HelpMode::Friendly); });
    for (std::size_t i = 0; i < 4; ++i)
        addKey(*this, QKeySequence(static_cast<int>(Qt::Key_1 + i)), tr("Answer the first question"),
               [this, i] { m_questions->answerFirst(i); });
}

void TablePage::connectThread() {
    GameThread* thread = m_thread.get();
    connect(thread, &GameThread::gameChanged, this, &TablePage::showGame);
    connect(thread, &GameThread::pictureChanged, this, &TablePage::showPicture);
    connect(thread, &GameThread::refused, this, &TablePage::say);
    connect(thread, &GameThread::ready, this, [this] {
        m_status.clear();
        showHeadline();
    });
    connect(thread, &GameThread::sourceMissing, this, [this](const QString& sentence) {
        m_missing = sentence;
        showTroubles();
    });
    connect(thread, &GameThread::failed, this, [this](const QString& sentence) {
        m_status = tr("This game can't be followed");
        showHeadline();
        m_floating->warn(sentence);
    });
    connect(thread, &GameThread::sourceEnded, this,
            [this] { say(tr("The recording has ended. You can still correct the game.")); });
}

void TablePage::loadArt() {
    m_artLoader = std::jthread([this, catalogue = m_thread->plan().catalogue] {
        TileArtPtr art = TileArt::load(catalogue, *models::bundledTiles().registry);
        QMetaObject::invokeMethod(
            this,
            [this, art] {
                m_art = art;
                m_board->scene().setArt(art);
                m_turns->turns().setArt(art);
                if (m_game)
                    m_questions->show(*m_game, art);
            },
            Qt::QueuedConnection);
    });
}

void TablePage::chooseSource() {
    if (const auto chosen = askForSource(this, m_thread->plan())) {
        m_missing.clear();
        m_thread->changeSource(*chosen);
        showTroubles();
    }
}

void TablePage::retire() {
    hide();
    m_thread->whenFinished(this, [this] { deleteLater(); });
    m_thread->stop();
}

void TablePage::setHelpMode(HelpMode mode) {
    m_help = mode;
    m_board->scene().setHints(mode == HelpMode::Friendly ? Hints::Shown : Hints::Hidden);
    showHeadline();
}

void TablePage::endGame() {
    edit(session::EndGame{});
}

void TablePage::reopenGame() {
    edit(session::ReopenGame{});
}

void TablePage::showGame() {
    const GameSnapshotPtr game = m_thread->game();
    if (!game || game == m_game)
        return;
    m_game = game;
    const std::vector<PlayerStyle> styles = stylesOf(game->ledger.setup());
    m_board->show(boardModelOf(game->ledger, game->story), styles);
    const ScoreModel scores = scoreModelOf(game->ledger);
    m_scorePanel->show(scores, styles);
    m_turns->turns().show(turnRowsOf(game->ledger, game->story), styles, game->turnPictures);
    m_showing->show(*game);
    m_questions->show(*game, m_art);
    limitCamera();
    m_undo->setEnabled(game->canUndo);
    m_redo->setEnabled(game->canRedo);
    m_end->setEnabled(game->ledger.game().has_value());
    if (std::exchange(m_editing, false)) {
        if (scores.over == m_scores.over)
            say(changesBetween(m_scores, scores));
    } else if (toldATile(*game)) {
        m_board->flashLast();
        Q_EMIT turnTaken();
    }
    if (scores.over && !m_scores.over)
        Q_EMIT endWanted();
    m_scores = scores;
    showHeadline();
    showTroubles();
    Q_EMIT gameShown(game);
}

void TablePage::showPicture() {
    m_picture = m_thread->picture();
    m_missing.clear();
    m_camera->setPicture(m_picture);
    m_camera->setSighting(m_thread->sighting(), m_board->scene().board().last);
    showTroubles();
}

void TablePage::showHeadline() {
    m_headline->setText(m_status.isEmpty() ? m_scores.headline : m_status);
    QString progress;
    if (m_status.isEmpty() && m_game && m_game->ledger.game()) {
        progress = tr("%n turn(s) played", nullptr, m_scores.turns);
        if (m_help == HelpMode::Friendly && !m_scores.over)
            progress += QStringLiteral(" · ") + tr("%n tile(s) left", nullptr, m_scores.tilesLeft);
        const auto questions = static_cast<int>(m_game->story.questions.size());
        if (questions > 0)
            progress += QStringLiteral(" · ") + tr("%n question(s)", nullptr, questions);
    }
    m_progress->setText(progress);
}

void TablePage::showTroubles() {
    const std::vector<QString> troubles = troublesOf(m_game.get(), m_picture.get());
    const bool lost = m_game && m_game->ledger.reported().outOfSync();
    const QString text = !m_missing.isEmpty() ? m_missing : troubles.empty() ? QString() : troubles.front();
    m_otherCamera->setVisible(!m_missing.isEmpty() || lost);
    if (m_floating->warning() == text || !m_status.isEmpty())
        return;
    offerEdition();
    m_floating->warn(text);
}

/// A click chooses the edition or the boxes that show the tiles on the table, or any tiles when none does.
void TablePage::offerEdition() {
    const bool other = m_game && m_game->otherEdition;
    m_otherEdition->setVisible(other && !m_game->otherEdition->mirrored);
    if (other && !m_game->otherEdition->boxes.empty())
        m_otherEdition->setText(tr("Follow the game with these boxes"));
    else if (other && m_game->otherEdition->fits)
        m_otherEdition->setText(
            tr("Follow the game with “%1”").arg(session::editionName(*m_game->otherEdition->fits)));
    else if (other)
        m_otherEdition->setText(tr("Play with any tiles"));
}

/// Shows where the tile of a turn lies, and its meeple if that stands elsewhere.
void TablePage::markTurn(const TurnRow& row) {
    std::vector<engine::Cell> cells{row.placement.cell};
    if (row.meepleAt && *row.meepleAt != row.placement.cell)
        cells.push_back(*row.meepleAt);
    m_board->scene().mark(std::move(cells));
    m_board->goTo(row.placement.cell);
}

void TablePage::pointAt(const std::optional<engine::SegmentRef>& at) {
    const BoardFeature* feature = at ? m_board->scene().board().feature(*at) : nullptr;
    m_floating->hint(feature != nullptr ? featureWords(feature->report, m_game->ledger.setup()) : QString());
}

void TablePage::openMenu(engine::Cell cell, const QPoint& globalAt) {
    offerCorrections({m_game, cell, m_art, engine::rotationOf(m_board->turns())}, globalAt, this,
                     [this](const session::StoryEdit& said) { edit(said); });
}

void TablePage::edit(const session::StoryEdit& said) {
    m_editing = true;
    m_thread->edit(said);
}

void TablePage::say(const QString& sentence) {
    m_editing = false;
    m_floating->say(sentence);
}

void TablePage::cycleShading() {
    constexpr std::array kShadings{Shading::None, Shading::Fields, Shading::All};
    m_shading = (m_shading + 1) % static_cast<int>(kShadings.size());
    m_board->scene().setShading(kShadings[static_cast<std::size_t>(m_shading)]);
}

void TablePage::swapViews() {
    m_boardIsLarge = !m_boardIsLarge;
    QWidget* large = m_boardIsLarge ? static_cast<QWidget*>(m_board) : m_camera;
    QWidget* small = m_boardIsLarge ? static_cast<QWidget*>(m_camera) : m_board;
    m_stage->layout()->addWidget(large);
    m_cameraPlace->layout()->addWidget(small);
    constexpr int kSmallBoard = 230;
    m_board->setMinimumHeight(m_boardIsLarge ? 0 : kSmallBoard);
    limitCamera();
    m_floating->place();
    m_board->fit();
}

/// Beside the board of a low window the camera leaves room for the turns, and its place to a question.
void TablePage::limitCamera() {
    constexpr int kLow = 700;
    const int share = height() < kLow ? 6 : 4;
    m_camera->setMaximumHeight(m_boardIsLarge ? height() / share : QWIDGETSIZE_MAX);
    m_cameraPlace->setVisible(height() >= kLow || !m_questions->isVisibleTo(this));
}

void TablePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    limitCamera();
    QTimer::singleShot(0, m_floating, &FloatingWords::place);
}

} // namespace meeplecam::gui
