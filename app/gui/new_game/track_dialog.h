#pragma once

#include "app/gui/new_game/track_photo.h"
#include "app/session/planning/open_source.h"
#include "engine/tiles/result.h"
#include "models/score_track.h"

#include <QDialog>

#include <filesystem>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QVBoxLayout;

namespace meeplecam::gui {

class CameraEditor;
class TrackEditor;

/// Lets a person make a scoring track known: by one photo of it, and the spaces at its corners.
class TrackDialog : public QDialog {
    Q_OBJECT

public:
    /// `source` is the camera that may take the photo.
    TrackDialog(const session::SourceRequest& source, QWidget* parent);

    /// The photo from now on; spaces that were pointed at are forgotten.
    void setPhoto(const cv::Mat& bgr);
    /// The middle of a space on the photo, pixels. Its number is proposed, and can be changed.
    void point(const QPointF& at);
    /// Where the track was kept; empty = it was not.
    [[nodiscard]] const std::filesystem::path& kept() const { return m_kept; }

protected:
    void done(int result) override;

private:
    struct Row {
        TrackMark mark;
        bool typed = false; ///< its number, by a person
        QSpinBox* number = nullptr;
        QWidget* widget = nullptr;
    };
    QWidget* makeCamera(const session::SourceRequest& source);
    QWidget* makeSpaces();
    void openPhoto();
    void takePhoto();
    void remove(QWidget* row);
    void typed(QWidget* row, int number);
    void propose();
    void check();
    void save();
    [[nodiscard]] engine::Result<models::ScoreTrack> track() const;

    QStackedWidget* m_steps;
    CameraEditor* m_camera;
    TrackPhoto* m_view;
    QVBoxLayout* m_list; ///< of rows
    QSpinBox* m_count;
    QLineEdit* m_name;
    QLabel* m_straight; ///< the track as it is understood
    QLabel* m_problem;
    QPushButton* m_save;
    cv::Mat m_photo;
    std::vector<Row> m_rows; ///< in the order in which they were pointed at
    std::filesystem::path m_kept;
};

/// Lets a person teach a track, which the editor then has chosen.
void teachTrack(QWidget& parent, const session::SourceRequest& source, TrackEditor& editor);

/// The numbers of spaces that were pointed at in the order of the track, the first of which has this number,
/// by how far they lie apart, if a lap has `count` spaces.
[[nodiscard]] std::vector<int> proposedNumbers(const std::vector<cv::Point2d>& spaces, int first, int count);

} // namespace meeplecam::gui
