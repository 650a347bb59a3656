#pragma once

#include "app/gui/photo/photo_reader.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace meeplecam::gui {

class BoxesEditor;
class PlayersEditor;
class SnapshotPanel;
class TrackEditor;

/// The choice of a photo, of the tiles and rules of its table, and of who plays.
class PhotoSetup : public QWidget {
    Q_OBJECT

public:
    explicit PhotoSetup(QWidget* parent = nullptr);

    /// Fills in a plan; who plays is seen on the photo.
    void begin(const session::GamePlan& plan);
    void setBoxes(const session::GamePlan& plan);
    /// The same photo once more, with whom it was read.
    void setPlayers(const std::vector<engine::Player>& players);
    void setPhoto(const QString& file, const cv::Mat& taken = {});
    /// Lets go of the camera.
    void end();
    [[nodiscard]] PhotoRequest request() const;
    /// The photo, small; null while there is none.
    [[nodiscard]] const QImage& preview() const { return m_small; }

public Q_SLOTS:
    void choosePhoto();
    void takePhoto();

Q_SIGNALS:
    /// A photo and its tiles were chosen.
    void chosen();
    /// Another photo was chosen; the rest stays.
    void photoChanged();
    void teachWanted();

private:
    QWidget* makePhoto();
    QWidget* makeGame();
    void check();
    void showPhoto();

    QString m_file;
    cv::Mat m_taken;
    QImage m_small;
    PhotoPlayers m_playing = PhotoPlayers::AsSeen;
    bool m_filling = false; ///< players change because they are filled in
    BoxesEditor* m_boxes;
    PlayersEditor* m_players;
    TrackEditor* m_track;
    SnapshotPanel* m_camera;
    QStackedWidget* m_sources;
    QLabel* m_picture;
    QLabel* m_name;
    QLabel* m_problem;
    QPushButton* m_read;
};

} // namespace meeplecam::gui
