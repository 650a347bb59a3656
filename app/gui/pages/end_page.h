#pragma once

#include "app/gui/look/tile_art.h"
#include "app/gui/model/score_model.h"
#include "app/gui/model/snapshot.h"
#include "app/gui/model/turn_log.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace meeplecam::gui {

class BoardView;
class PageBar;
class ScorePanel;

/// The final scoring, feature by feature on the board, then who has won and what was noticed on the way.
class EndPage : public QWidget {
    Q_OBJECT

public:
    explicit EndPage(QWidget* parent = nullptr);
    void begin(GameSnapshotPtr game, const TileArtPtr& art);
    /// How many features were counted so far.
    [[nodiscard]] int step() const { return m_step; }

Q_SIGNALS:
    void leaveWanted();
    void exportWanted(const meeplecam::gui::GameSnapshotPtr& game);
    void playWanted(const meeplecam::gui::GameSnapshotPtr& game);
    /// The game is over, or goes on, says a person.
    void endWanted();
    void reopenWanted();
    /// The tiles of a game with any tiles shall be an edition.
    void keepTilesWanted(bool growsBox);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeSide();
    void goTo(int step);
    void colourLines();
    void showScores();
    void showFindings();
    [[nodiscard]] QString verdict() const;

    GameSnapshotPtr m_game;
    std::vector<FinalRow> m_rows;
    int m_step = 0;
    PageBar* m_bar;
    BoardView* m_board;
    ScorePanel* m_scores;
    QListWidget* m_list = nullptr;
    QLabel* m_findings = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_over = nullptr;   ///< ends the game
    QPushButton* m_reopen = nullptr; ///< that a person ended
    QPushButton* m_keep = nullptr;   ///< saves tiles that nobody had shown before
};

/// The score rows when so many lines of the final scoring are counted.
[[nodiscard]] ScoreModel scoresAfter(const session::EventLedger& ledger, const std::vector<FinalRow>& rows,
                                     int counted);

} // namespace meeplecam::gui
