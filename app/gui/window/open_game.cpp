#include "app/gui/window/open_game.h"

#include "app/gui/live/table_host.h"
#include "app/gui/look/chime.h"
#include "app/gui/table/scoreboard_window.h"
#include "app/gui/table/table_page.h"
#include "app/gui/window/game_keeping.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QStackedWidget>
#include <QThread>
#include <QThreadPool>

namespace meeplecam::gui {

OpenGame::OpenGame(QStackedWidget& pages, Settings& settings, QWidget& window)
    : m_pages(pages)
    , m_settings(settings)
    , m_window(window)
    , m_scoreboard(new ScoreboardWindow(&window))
    , m_chime(new Chime(&window)) {}

OpenGame::~OpenGame() = default;

engine::Result<records::ShelfPlace> OpenGame::shelf() const {
    return m_shelf ? engine::Result<records::ShelfPlace>(*m_shelf) : records::chosenShelf();
}

TablePage* OpenGame::open(session::GamePlan plan) {
    leave();
    plan.publish = m_publish;
    m_table = new TablePage(std::move(plan), &m_window);
    setHelp();
    connect(m_table, &TablePage::scoreboardWanted, m_scoreboard, &ScoreboardWindow::open);
    connect(m_table, &TablePage::gameShown, m_scoreboard, [this](const GameSnapshotPtr& game) {
        m_scoreboard->show(*game);
        showOnPages(*game);
    });
    connect(m_table, &TablePage::turnTaken, this, [this] {
        if (m_settings.sounds())
            m_chime->play();
    });
    m_pages.addWidget(m_table);
    m_pages.setCurrentWidget(m_table);
    return m_table;
}

void OpenGame::setHelp() {
    if (m_table != nullptr)
        m_table->setHelpMode(m_settings.tournament() ? HelpMode::Tournament : HelpMode::Friendly);
}

void OpenGame::takeAnswer(const server::PageAnswer& answer) {
    const GameSnapshotPtr game = m_table != nullptr ? m_table->game() : nullptr;
    if (const auto edit = game ? server::editOf(answer, game->ledger) : std::nullopt)
        m_table->thread().edit(*edit);
}

void OpenGame::leave() {
    if (m_table == nullptr)
        return;
    m_scoreboard->hide();
    if (const std::filesystem::path log = m_table->thread().plan().log; !log.empty()) // once it is closed
        m_table->thread().whenFinished(&m_window, [this, log] { keepBeside(&m_window, log, shelf()); });
    m_pages.removeWidget(m_table);
    for (const QObject* listener :
         {static_cast<QObject*>(&m_window), static_cast<QObject*>(this), static_cast<QObject*>(m_scoreboard)})
        m_table->disconnect(listener);
    m_table->retire();
    m_table = nullptr;
}

void OpenGame::close() {
    constexpr int kLongest_ms = 10000;
    if (m_table == nullptr)
        return;
    m_window.hide();
    const auto over = std::make_shared<bool>(false);
    GameThread& thread = m_table->thread();
    leave();
    thread.whenFinished(&m_window, [over] { *over = true; });
    for (const QDeadlineTimer longest(kLongest_ms); !*over && !longest.hasExpired();) {
        constexpr int kNap_ms = 50;
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents, kNap_ms);
        QThread::msleep(1);
    }
    QThreadPool::globalInstance()->waitForDone(kLongest_ms);
}

} // namespace meeplecam::gui
