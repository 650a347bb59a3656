#pragma once

#include "app/gui/window/open_game.h"

#include <QMainWindow>

class QPushButton;
class QStackedWidget;

namespace meeplecam::gui {

class CalibratePage;
class EndPage;
class NewGamePage;
class PastGamesPage;
class PhotoPage;
class StartPage;
class TablePage;
class TeachPage;

/// The window of the program: builds its pages and leads from one to the other.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Goes to the table with this game; one that is open is left, and is kept in its log.
    void play(session::GamePlan plan);
    /// All games from now on are published there (GamePlan::publish).
    void setPublish(const std::string& address) { m_game.setPublish(address); }
    /// Past games are kept there, whatever is chosen in the settings.
    void setShelf(const records::ShelfPlace& shelf) { m_game.setShelf(shelf); }
    void playDemo();
    /// The game that is open; null on the other pages.
    [[nodiscard]] TablePage* table() { return m_game.table(); }

    void showStart();
    void showNewGame();
    /// Asks who plays with which tiles in a film.
    void showRecording(const QString& file);
    void showEnd();
    /// The photo that was read last, or the choice of one.
    void showPhoto();
    void showPhoto(const QString& file);
    void showSettings();
    void showPastGames();
    /// For tiles of these boxes, printed as in this catalogue if it is one that the user taught.
    void showTeach(const std::vector<std::string>& sets, const std::string& catalogue);
    void showCalibration();
    /// Asks for a file and writes the game into it.
    void exportGame(const GameSnapshotPtr& game);
    /// Asks for a file and writes the board of the photo into it.
    void exportPhoto();
    /// Lists the keys of the page.
    void showKeys();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void connectPages();
    void connectPhoto();
    [[nodiscard]] QPushButton* primaryButton() const;
    void leaveTeach();
    void switchFullScreen();
    void showMenu(const QPoint& globalAt);
    void begin(session::GamePlan plan);
    void noteTiles(const QString& folder, int guessed, const QString& problem);
    void changeTiles(session::GamePlan plan);
    void continueGame(const std::filesystem::path& log);
    void dress();

    Settings m_settings;
    QStackedWidget* m_pages;
    StartPage* m_start;
    NewGamePage* m_newGame;
    PhotoPage* m_photo;
    EndPage* m_end;
    PastGamesPage* m_past;
    TeachPage* m_teach = nullptr; ///< made when it is wanted, like the next
    CalibratePage* m_calibrate = nullptr;
    QWidget* m_taughtFor = nullptr; ///< the page that it was opened from; null = that of the start
    QString m_recording;            ///< that the new game is read from; empty = a camera
    OpenGame m_game;
};

} // namespace meeplecam::gui
