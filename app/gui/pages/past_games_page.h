#pragma once

#include "app/gui/look/tile_art.h"
#include "app/gui/model/snapshot.h"
#include "app/records/shelf/shelf_choice.h"

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
    /// Reads the shelf, and shows its latest game; games that wait for it where it is away.
    void begin(const engine::Result<records::ShelfPlace>& shelf);

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
    void open(const records::ShelfPlace& shelf);
    void showAway(const QString& sentence);
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
    int m_begun = 0;          ///< counts what was asked for, so that a late answer is not taken for another's
    std::jthread m_asker;     ///< last, as it uses the others: whether a server is there
    std::jthread m_artLoader; ///< the same
};

} // namespace meeplecam::gui
