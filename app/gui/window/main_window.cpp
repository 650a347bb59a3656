#include "app/gui/window/main_window.h"

#include "app/gui/live/table_host.h"
#include "app/gui/look/icons.h"
#include "app/gui/look/keys.h"
#include "app/gui/new_game/new_game_page.h"
#include "app/gui/pages/calibrate_page.h"
#include "app/gui/pages/end_page.h"
#include "app/gui/pages/export_dialog.h"
#include "app/gui/pages/keep_tiles_dialog.h"
#include "app/gui/pages/past_games_page.h"
#include "app/gui/pages/play_dialog.h"
#include "app/gui/pages/settings_dialog.h"
#include "app/gui/pages/start_page.h"
#include "app/gui/photo/photo_page.h"
#include "app/gui/table/table_page.h"
#include "app/gui/teach/teach_page.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>

namespace meeplecam::gui {

namespace {

/// The text of a menu's entry beside the key that does the same.
QString withKey(const QString& text, Qt::Key key) {
    return text + QLatin1Char('\t') + QKeySequence(key).toString(QKeySequence::NativeText);
}

} // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent)
    , m_pages(new QStackedWidget(this))
    , m_start(new StartPage(this))
    , m_newGame(new NewGamePage(this))
    , m_photo(new PhotoPage(this))
    , m_end(new EndPage(this))
    , m_past(new PastGamesPage(this))
    , m_game(*m_pages, m_settings, *this) {
    setWindowTitle(QStringLiteral("Meeplecam"));
    setWindowIcon(programIcon());
    constexpr QSize kSize(1280, 800);
    resize(kSize);
    restoreGeometry(m_settings.windowPlace());
    addKey(*this, Qt::Key_F11, tr("Full screen"), [this] { switchFullScreen(); });
    addKey(*this, Qt::Key_F1, tr("Show all keys"), [this] { showKeys(); });
    setCentralWidget(m_pages);
    for (QWidget* page :
         {static_cast<QWidget*>(m_start), static_cast<QWidget*>(m_newGame), static_cast<QWidget*>(m_photo),
          static_cast<QWidget*>(m_end), static_cast<QWidget*>(m_past)})
        m_pages->addWidget(page);
    connectPages();
    showStart();
}

MainWindow::~MainWindow() = default;

void MainWindow::connectPages() {
    connect(m_start, &StartPage::newGameWanted, this, &MainWindow::showNewGame);
    connect(m_start, &StartPage::demoWanted, this, &MainWindow::playDemo);
    connect(m_start, &StartPage::photoWanted, this, [this] { showPhoto(); });
    connect(m_start, &StartPage::recordingWanted, this, &MainWindow::showRecording);
    connect(m_start, &StartPage::settingsWanted, this, &MainWindow::showSettings);
    connect(m_start, &StartPage::planChosen, this, &MainWindow::begin);
    connect(m_start, &StartPage::calibrationWanted, this, &MainWindow::showCalibration);
    connect(m_start, &StartPage::teachWanted, this, [this] {
        m_taughtFor = nullptr;
        const session::GamePlan plan = m_settings.lastPlan();
        showTeach(plan.sets, plan.catalogue);
    });
    connect(m_newGame, &NewGamePage::teachWanted, this, [this] {
        m_taughtFor = m_newGame;
        const session::GamePlan plan = m_newGame->plan();
        m_settings.setLastPlan(plan); // what was chosen so far
        m_newGame->end();
        showTeach(plan.sets, plan.catalogue);
    });
    connect(m_newGame, &NewGamePage::leaveWanted, this, [this] {
        m_settings.setLastPlan(m_newGame->plan()); // what was chosen so far
        showStart();
    });
    connect(m_newGame, &NewGamePage::planChosen, this, [this](const session::GamePlan& plan) {
        m_settings.setLastPlan(plan);
        begin(plan);
    });
    connectPhoto();
    connect(m_start, &StartPage::pastGamesWanted, this, &MainWindow::showPastGames);
    connect(m_past, &PastGamesPage::leaveWanted, this, &MainWindow::showStart);
    connect(m_past, &PastGamesPage::exportWanted, this, &MainWindow::exportGame);
    connect(m_past, &PastGamesPage::continueWanted, this, &MainWindow::continueGame);
    connect(m_end, &EndPage::exportWanted, this, &MainWindow::exportGame);
    connect(m_end, &EndPage::playWanted, this,
            [this](const GameSnapshotPtr& game) { offerPlay(this, *game, table()->thread().plan().log); });
    connect(m_end, &EndPage::endWanted, this, [this] {
        if (table() != nullptr)
            table()->endGame();
    });
    connect(m_end, &EndPage::reopenWanted, this, [this] {
        if (table() == nullptr)
            return;
        table()->reopenGame();
        m_pages->setCurrentWidget(table());
    });
    connect(m_end, &EndPage::keepTilesWanted, this, [this](bool growsBox) {
        if (table() == nullptr)
            return;
        if (growsBox) // which has its name
            table()->thread().keepTiles({});
        else
            offerToKeepTiles(this, table()->thread());
    });
    connect(m_end, &EndPage::leaveWanted, this, [this] {
        if (table() != nullptr)
            m_pages->setCurrentWidget(table());
    });
}

void MainWindow::connectPhoto() {
    connect(m_photo, &PhotoPage::leaveWanted, this, &MainWindow::showStart);
    connect(m_photo, &PhotoPage::exportWanted, this, &MainWindow::exportPhoto);
    connect(m_photo, &PhotoPage::planUsed, this, [this](const session::GamePlan& used) {
        session::GamePlan plan = m_settings.lastPlan();
        plan.sets = used.sets;
        plan.catalogue = used.catalogue;
        plan.track = used.track;
        m_settings.setLastPlan(plan);
    });
    connect(m_photo, &PhotoPage::teachWanted, this, [this](const session::GamePlan& plan) {
        m_taughtFor = m_photo;
        showTeach(plan.sets, plan.catalogue);
    });
}

/// A game that is played, and therefore kept.
void MainWindow::begin(session::GamePlan plan) {
    if (plan.log.empty())
        plan.log = newGameFile();
    play(std::move(plan));
}

void MainWindow::play(session::GamePlan plan) {
    m_newGame->end();
    TablePage* table = m_game.open(std::move(plan));
    connect(table, &TablePage::leaveWanted, this, &MainWindow::showStart);
    connect(table, &TablePage::menuWanted, this, &MainWindow::showMenu);
    connect(table, &TablePage::endWanted, this, &MainWindow::showEnd);
    connect(table, &TablePage::otherTilesWanted, this, &MainWindow::changeTiles);
    connect(&table->thread(), &GameThread::tilesKept, this, &MainWindow::noteTiles);
}

/// The next game is played with the tiles that were kept.
void MainWindow::noteTiles(const QString& folder, int guessed, const QString& problem) {
    if (!problem.isEmpty()) {
        QMessageBox::warning(this, windowTitle(), problem);
        return;
    }
    session::GamePlan plan = m_settings.lastPlan();
    plan.catalogue = folder.toStdString();
    m_settings.setLastPlan(plan);
    QString said = tr("The tiles are saved. The next game can be played with them.");
    if (guessed > 0)
        said += QLatin1Char(' ') +
                tr("%n of them nobody has confirmed: the next game will ask about them.", nullptr, guessed);
    QMessageBox::information(this, windowTitle(), said);
}

/// Goes on with the game at the table by another plan. Where it can't it begins anew; so does a recording.
void MainWindow::changeTiles(session::GamePlan plan) {
    if (!plan.log.empty()) {
        m_settings.setLastPlan(plan);
        if (plan.existing == session::ExistingLog::Refuse || isRecording(plan.source)) {
            plan.log = newGameFile();
            plan.existing = session::ExistingLog::Refuse;
        }
    }
    connect(&table()->thread(), &GameThread::finished, this,
            [this, plan] { play(plan); }); // its camera is free
    table()->thread().stop();
}

void MainWindow::playDemo() {
    play(session::demoPlan(1));
}

void MainWindow::showStart() {
    m_newGame->end();
    m_photo->end();
    m_start->refresh();
    m_pages->setCurrentWidget(m_start);
    m_game.leave();
}

void MainWindow::showNewGame() {
    m_recording.clear();
    m_newGame->begin(m_settings.lastPlan());
    m_pages->setCurrentWidget(m_newGame);
}

void MainWindow::showRecording(const QString& file) {
    m_recording = file;
    session::GamePlan plan = m_settings.lastPlan();
    plan.source = {};
    plan.source.source = file.toStdString();
    m_newGame->begin(plan);
    m_pages->setCurrentWidget(m_newGame);
}

void MainWindow::showEnd() {
    if (table() == nullptr || !table()->game())
        return;
    m_end->begin(table()->game(), table()->art());
    m_pages->setCurrentWidget(m_end);
}

void MainWindow::showPhoto() {
    m_pages->setCurrentWidget(m_photo);
    m_photo->begin(m_settings.lastPlan());
}

void MainWindow::showPhoto(const QString& file) {
    m_pages->setCurrentWidget(m_photo);
    m_photo->read(file, m_settings.lastPlan());
}

void MainWindow::showTeach(const std::vector<std::string>& sets, const std::string& catalogue) {
    if (m_teach == nullptr) {
        m_teach = new TeachPage(this);
        m_pages->addWidget(m_teach);
        connect(m_teach, &TeachPage::leaveWanted, this, &MainWindow::leaveTeach);
        connect(m_teach, &TeachPage::kept, this,
                [this](const QString& folder, const std::vector<std::string>& taught) {
                    session::GamePlan plan = m_settings.lastPlan();
                    plan.catalogue = folder.toStdString();
                    plan.sets = taught;
                    m_settings.setLastPlan(plan);
                });
    }
    m_pages->setCurrentWidget(m_teach);
    m_teach->begin(sets, catalogue, m_settings.lastPlan().source);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_teach != nullptr && m_pages->currentWidget() == m_teach && !m_teach->mayForget()) {
        event->ignore();
        return;
    }
    m_settings.setWindowPlace(saveGeometry());
    QMainWindow::closeEvent(event);
    m_game.close();
}

void MainWindow::leaveTeach() {
    if (m_taughtFor == m_photo) {
        m_pages->setCurrentWidget(m_photo);
        m_photo->chooseAgain(m_settings.lastPlan());
    } else if (m_taughtFor == nullptr) {
        showStart();
    } else if (!m_recording.isEmpty()) {
        showRecording(m_recording);
    } else {
        showNewGame();
    }
}

void MainWindow::showCalibration() {
    if (m_calibrate == nullptr) {
        m_calibrate = new CalibratePage(this);
        m_pages->addWidget(m_calibrate);
        connect(m_calibrate, &CalibratePage::leaveWanted, this, &MainWindow::showStart);
    }
    m_pages->setCurrentWidget(m_calibrate);
    m_calibrate->begin(m_settings.lastPlan().source);
}

void MainWindow::showPastGames() {
    m_past->begin(m_game.shelf());
    m_pages->setCurrentWidget(m_past);
}

void MainWindow::continueGame(const std::filesystem::path& log) {
    if (const auto plan = session::planToResume(log))
        begin(*plan);
    else
        QMessageBox::warning(this, windowTitle(), QString::fromStdString(plan.error().message));
}

void MainWindow::exportGame(const GameSnapshotPtr& game) {
    if (!game)
        return;
    if (const auto kept = records::keptGameOf(game->ledger))
        exportByDialog(this, *kept);
    else
        QMessageBox::warning(this, windowTitle(), QString::fromStdString(kept.error().message));
}

/// The button that takes a page further; null when there is none now.
QPushButton* MainWindow::primaryButton() const {
    for (QPushButton* button :
         m_pages->currentWidget()->findChildren<QPushButton*>(QStringLiteral("primary")))
        if (button->isVisible() && button->isEnabled())
            return button;
    return nullptr;
}

void MainWindow::showKeys() {
    std::vector<KeyLine> keys = keysOf({m_pages->currentWidget()});
    if (const QPushButton* primary = primaryButton())
        keys.insert(keys.begin(),
                    {QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText), primary->text()});
    for (const QShortcut* own : findChildren<QShortcut*>(QString(), Qt::FindDirectChildrenOnly))
        keys.push_back({own->key().toString(QKeySequence::NativeText), own->whatsThis()});
    KeysDialog(keys, this).exec();
}

/// Enter presses the button that has the focus, else the one that takes the page further.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        QMainWindow::keyPressEvent(event);
        return;
    }
    if (auto* focused = qobject_cast<QAbstractButton*>(focusWidget()))
        focused->click();
    else if (QPushButton* primary = primaryButton())
        primary->click();
}

void MainWindow::exportPhoto() {
    exportByDialog(this, {tr("board"), boardExportKinds(), [this](const std::filesystem::path& file) {
                              return m_photo->exportTo(QString::fromStdString(file.string()));
                          }});
}

void MainWindow::showSettings() {
    SettingsDialog dialog(this);
    connect(&dialog, &SettingsDialog::appearanceChanged, this, &MainWindow::dress);
    connect(&dialog, &SettingsDialog::helpChanged, this, [this] { m_game.setHelp(); });
    dialog.exec();
}

void MainWindow::dress() {
    applyTheme(*qApp, m_settings.appearance());
    refreshSigns(*this);
}

void MainWindow::switchFullScreen() {
    if (isFullScreen())
        showNormal();
    else
        showFullScreen();
}

void MainWindow::showMenu(const QPoint& globalAt) {
    QMenu menu(this);
    const GameSnapshotPtr game = table()->game();
    const bool begun = game && game->ledger.game();
    menu.addAction(tr("Final scoring"), this, &MainWindow::showEnd)->setEnabled(begun);
    if (begun && game->story.endOrigin == session::Origin::Person)
        menu.addAction(tr("Resume the game"), table(), &TablePage::reopenGame);
    else
        menu.addAction(tr("End the game"), table(), &TablePage::endGame)
            ->setEnabled(begun && !game->story.ended);
    menu.addAction(tr("Export…"), this, [this] { exportGame(table()->game()); })->setEnabled(begun);
    menu.addAction(tr("Scores on other screens…"), this, [this] {
        offerScores(this, table()->game(),
                    [this](const server::PageAnswer& answer) { m_game.takeAnswer(answer); });
    });
    menu.addAction(tr("Choose another camera…"), table(), &TablePage::chooseSource);
    menu.addAction(withKey(tr("Full screen"), Qt::Key_F11), this, &MainWindow::switchFullScreen);
    menu.addAction(tr("Settings"), this, &MainWindow::showSettings);
    menu.addAction(withKey(tr("Keys"), Qt::Key_F1), this, &MainWindow::showKeys);
    menu.addSeparator();
    menu.addAction(tr("Leave the table"), this, &MainWindow::showStart);
    menu.exec(globalAt);
}

} // namespace meeplecam::gui
