#include "app/gui/main_window.h"

#include "app/gui/start_page.h"
#include "app/gui/table_page.h"

#include <QStackedWidget>

namespace meeplecam::gui {

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent)
    , m_pages(new QStackedWidget(this))
    , m_start(new StartPage(this)) {
    setWindowTitle(QStringLiteral("Meeplecam"));
    constexpr QSize kSize(1280, 800);
    resize(kSize);
    setCentralWidget(m_pages);
    m_pages->addWidget(m_start);
    connect(m_start, &StartPage::demoWanted, this, &MainWindow::playDemo);
    connect(m_start, &StartPage::planChosen, this, [this](const GamePlan& plan) { play(plan); });
    showStart();
}

MainWindow::~MainWindow() = default;

void MainWindow::play(GamePlan plan) {
    leaveTable();
    m_table = new TablePage(std::move(plan), this);
    connect(m_table, &TablePage::leaveWanted, this, &MainWindow::showStart);
    m_pages->addWidget(m_table);
    m_pages->setCurrentWidget(m_table);
}

void MainWindow::playDemo() {
    play(demoPlan(1));
}

void MainWindow::showStart() {
    m_start->refresh();
    m_pages->setCurrentWidget(m_start);
    leaveTable();
}

void MainWindow::leaveTable() {
    if (m_table == nullptr)
        return;
    m_pages->removeWidget(m_table);
    m_table->deleteLater();
    m_table = nullptr;
}

} // namespace meeplecam::gui
