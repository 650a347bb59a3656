#pragma once

#include "app/session/planning/open_source.h"

#include <QWidget>

class QComboBox;

namespace meeplecam::gui {

/// Which scoring track is read while a game is played, if any.
class TrackEditor : public QWidget {
    Q_OBJECT

public:
    explicit TrackEditor(QWidget* parent = nullptr);

    /// GamePlan::track; none where it is gone.
    void setTrack(const std::string& track);
    [[nodiscard]] std::string track() const;

Q_SIGNALS:
    void changed();
    /// A track is to be taught, which needs the camera. Afterwards it is chosen by setTrack.
    void teachWanted();

private:
    void listTracks();

    QComboBox* m_choice;
    QString m_track;
};

} // namespace meeplecam::gui
