#pragma once

#include "app/session/game_plan.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace meeplecam::gui {

class BoxesEditor;
class CameraEditor;
class PlayersEditor;

/// Everything that is agreed on before a game, with what was chosen for the last one filled in.
class NewGamePage : public QWidget {
    Q_OBJECT

public:
    explicit NewGamePage(QWidget* parent = nullptr);

    /// Fills in the plan and opens the camera.
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
    void check();
    void finish();

    BoxesEditor* m_boxes;
    PlayersEditor* m_players;
    CameraEditor* m_camera;
    QCheckBox* m_showMeeples;
    QLabel* m_problem;
    QPushButton* m_start;
};

} // namespace meeplecam::gui
