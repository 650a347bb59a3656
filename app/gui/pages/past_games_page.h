#pragma once

#include "app/gui/look/tile_art.h"
#include "app/gui/model/snapshot.h"
#include "app/records/shelf/game_shelf.h"

#include <QWidget>

#include <thread>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSlider;

namespace meeplecam::gui {

class BoardView;
class ScorePanel;

/// Games of the shelf: found by player, replayed turn by turn, exported, continued, and what they say about
/// each player.
class PastGamesPage : public QWidget {
    Q_OBJECT

public:
    explicit PastGamesPage(QWidget* parent = nullptr);
    /// Reads the shelf in this file, and shows its latest game.
    void begin(const std::filesystem::path& shelf);

Q_SIGNALS:
    void leaveWanted();
    void exportWanted(const meeplecam::gui::GameSnapshotPtr& game);
    /// An interrupted game is to go on.
    void continueWanted(const std::filesystem::path& log);

private:
    QWidget* makeLeft();
    QWidget* makeRight();
    QLayout* makeButtons();
    void loadArt();
    void find();
    void choose(int row);
    void showTurn(int turns);
    void showStatistics();
    bool mayDelete();
    void removeGame();
    void complain(const QString& sentence);

    std::optional<records::GameShelf> m_shelf;
    std::vector<records::ShelvedGame> m_found;
    std::optional<records::KeptGame> m_game; ///< that is shown
    GameSnapshotPtr m_shown;
    QLineEdit* m_search = nullptr;
    QListWidget* m_list = nullptr;
    QLabel* m_statistics = nullptr;
    BoardView* m_board;
    ScorePanel* m_scores;
    QSlider* m_turn = nullptr;
    QLabel* m_caption = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_continue = nullptr;
    QPushButton* m_remove = nullptr;
    std::jthread m_artLoader; ///< last: it uses the others
};

} // namespace meeplecam::gui
