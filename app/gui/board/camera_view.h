#pragma once

#include "app/gui/look/player_style.h"
#include "app/gui/model/snapshot.h"

#include <QWidget>

namespace meeplecam::gui {

/// What the camera sees, with what was recognised drawn over it.
class CameraView : public QWidget {
    Q_OBJECT

public:
    explicit CameraView(QWidget* parent = nullptr);

    /// Null = there is none any more.
    void setPicture(PictureSnapshotPtr picture);
    /// What to draw over it, and which cell was laid last.
    void setSighting(SightingPtr sighting, const std::optional<engine::Cell>& last);
    /// Points of the whole picture to mark: strongly, and faintly.
    void setMarks(std::vector<cv::Point2f> strong, std::vector<cv::Point2f> faint);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRectF pictureArea() const;
    void paintOverlay(QPainter& painter, const QRectF& area) const;
    void paintMarks(QPainter& painter, const QRectF& area) const;

    PictureSnapshotPtr m_picture;
    SightingPtr m_sighting;
    std::optional<engine::Cell> m_last;
    std::vector<cv::Point2f> m_strong;
    std::vector<cv::Point2f> m_faint;
};

} // namespace meeplecam::gui
