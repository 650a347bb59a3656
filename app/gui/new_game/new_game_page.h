#pragma once

#include "app/session/planning/game_plan.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace meeplecam::gui {

class BoxesEditor;
class CameraEditor;
class PageBar;
class PlayersEditor;
class TrackEditor;

/// Everything that is agreed on before a game, with what was chosen for the last one filled in.
class NewGamePage : public QWidget {
    Q_OBJECT

public:
    explicit NewGamePage(QWidget* parent = nullptr);

    /// Fills in the plan and opens its source, a camera or a recording.
    void begin(const session::GamePlan& plan);
    /// Lets go of the camera.
    void end();
    [[nodiscard]] session::GamePlan plan() const;

Q_SIGNALS:
    void planChosen(const session::GamePlan& plan);
    void leaveWanted();
    /// The tiles are to be taught first.
    void teachWanted();

private:
    QWidget* makeLeft();
    QWidget* makeRight();
    [[nodiscard]] QString problemOf(const session::GamePlan& wanted) const;
    void check();
    void teachTrack();
    void finish();

    PageBar* m_bar;
    BoxesEditor* m_boxes;
    PlayersEditor* m_players;
    CameraEditor* m_camera;
    QCheckBox* m_showMeeples;
    TrackEditor* m_track;
    QLabel* m_problem;
    QPushButton* m_start;
};

} // namespace meeplecam::gui
