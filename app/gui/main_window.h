#pragma once

#include "app/gui/game_plan.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;

namespace meeplecam::gui {

class ScoreboardWindow;
class StartPage;
class TablePage;

/// The window of the program: builds its pages and leads from one to the other.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Goes to the table with this game; one that is open is left, and is kept in its log.
    void play(GamePlan plan);
    void playDemo();
    /// The game that is open; null on the other pages.
    [[nodiscard]] TablePage* table() { return m_table; }

private:
    void showStart();
    void leaveTable();

    QStackedWidget* m_pages;
    StartPage* m_start;
    TablePage* m_table = nullptr;
};

} // namespace meeplecam::gui
