#pragma once

#include "app/session/planning/open_source.h"

#include <QWidget>

namespace meeplecam::gui {

class CameraEditor;

/// A camera's live picture, of which single pictures are taken.
class SnapshotPanel : public QWidget {
    Q_OBJECT

public:
    explicit SnapshotPanel(QWidget* parent = nullptr);

    void setSource(const session::SourceRequest& source);
    [[nodiscard]] session::SourceRequest source() const;
    /// The camera is looked through between these two.
    void open();
    void close();

Q_SIGNALS:
    void taken(const cv::Mat& bgr);
    /// Enough pictures were taken.
    void closed();

private:
    void take();

    CameraEditor* m_camera;
};

} // namespace meeplecam::gui
