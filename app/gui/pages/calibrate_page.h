#pragma once

#include "app/session/planning/open_source.h"
#include "calibration/sheet_guide.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace meeplecam::gui {

class CameraEditor;
class LensThread;
struct LensGlance;

/// Measures the lens of a camera: somebody holds the printed sheet before it as the page says, and views are
/// picked by themselves. The lens is kept for the camera and its resolution, and used from then on.
class CalibratePage : public QWidget {
    Q_OBJECT

public:
    explicit CalibratePage(QWidget* parent = nullptr);

    void begin(const session::SourceRequest& camera);
    /// Lets go of the camera.
    void end();
    [[nodiscard]] LensThread& thread() { return *m_thread; }

Q_SIGNALS:
    void leaveWanted();
    /// The lens was kept.
    void measured();

private:
    QWidget* makeGuide();
    void startAnew();
    void showGlance(const LensGlance& glance);
    void keep(models::Lens lens);
    void saveSheet();

    CameraEditor* m_camera;
    LensThread* m_thread;
    QLabel* m_views;
    QLabel* m_hint;
    QLabel* m_outcome;
    QProgressBar* m_progress;
    QPushButton* m_enough;
    bool m_done = false; ///< until somebody starts anew
};

} // namespace meeplecam::gui
