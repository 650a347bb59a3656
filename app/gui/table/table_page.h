#pragma once

#include "app/gui/live/game_thread.h"
#include "app/gui/look/tile_art.h"
#include "app/gui/model/score_model.h"
#include "app/gui/model/turn_log.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace meeplecam::gui {

class BoardView;
class CameraView;
class FloatingWords;
class QuestionPanel;
class ScorePanel;
class ShowPanel;
class TurnList;

/// What helps the players while they play.
enum class HelpMode : std::uint8_t {
    Friendly,  ///< tiles left and spaces nothing fits are shown
    Tournament ///< they are not
};

/// One game at the table: board, camera, scores, turns, questions and corrections. Holds no data of the game
/// but the last values that its thread handed out.
class TablePage : public QWidget {
    Q_OBJECT

public:
    explicit TablePage(session::GamePlan plan, QWidget* parent = nullptr);
    ~TablePage() override;

    void setHelpMode(HelpMode mode);
    /// Asks for another camera, with which the game goes on.
    void chooseSource();
    /// A person says that the game is over, or that it isn't.
    void endGame();
    void reopenGame();
    /// Lets go of the game and goes, as soon as both can be done without waiting.
    void retire();
    [[nodiscard]] GameSnapshotPtr game() const { return m_game; }
    [[nodiscard]] const TileArtPtr& art() const { return m_art; }
    [[nodiscard]] GameThread& thread() { return *m_thread; }
    [[nodiscard]] BoardView& board() { return *m_board; }

Q_SIGNALS:
    void gameShown(const meeplecam::gui::GameSnapshotPtr& game);
    /// A turn was taken at the table.
    void turnTaken();
    void leaveWanted();
    void scoreboardWanted();
    void endWanted();
    void menuWanted(const QPoint& globalAt);
    /// The game is to be followed by this plan instead, whose tiles are those on the table.
    void otherTilesWanted(const meeplecam::session::GamePlan& plan);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeBar();
    QWidget* makeSide();
    QWidget* makeStage();
    void addShortcuts();
    void connectThread();
    void loadArt();
    void showGame();
    void showPicture();
    void showTroubles();
    void offerEdition();
    void showHeadline();
    void markTurn(const TurnRow& row);
    void pointAt(const std::optional<engine::SegmentRef>& at);
    void openMenu(engine::Cell cell, const QPoint& globalAt);
    void edit(const session::StoryEdit& said);
    void say(const QString& sentence);
    void cycleShading();
    void swapViews();
    void limitCamera();

    std::unique_ptr<GameThread> m_thread;
    GameSnapshotPtr m_game;
    PictureSnapshotPtr m_picture;
    TileArtPtr m_art;
    ScoreModel m_scores;
    HelpMode m_help = HelpMode::Friendly;
    int m_shading = 0;
    bool m_boardIsLarge = true;
    bool m_editing = false; ///< the next change is the answer to what a person said
    QString m_missing;      ///< why there is no source; empty = there is one
    QString m_status;       ///< shown instead of the headline while there is no game

    BoardView* m_board;
    CameraView* m_camera;
    ScorePanel* m_scorePanel;
    ShowPanel* m_showing;
    QuestionPanel* m_questions;
    TurnList* m_turns;
    QWidget* m_stage = nullptr;
    QWidget* m_cameraPlace = nullptr;
    QLabel* m_headline = nullptr;
    QLabel* m_progress = nullptr;
    FloatingWords* m_floating = nullptr;
    QPushButton* m_otherCamera = nullptr;  ///< beside a warning
    QPushButton* m_otherEdition = nullptr; ///< likewise
    QToolButton* m_undo = nullptr;
    QToolButton* m_redo = nullptr;
    QToolButton* m_end = nullptr;
    std::jthread m_artLoader; ///< last: it uses the others
};

} // namespace meeplecam::gui
