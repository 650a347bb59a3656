#pragma once

#include <QImage>
#include <QWidget>
#include <opencv2/core.hpp>

#include <vector>

namespace meeplecam::gui {

/// A space that was pointed at.
struct TrackMark {
    cv::Point2d at; ///< its middle, pixels of the photo
    int number = 0; ///< points that it stands for
};

/// A photo of a scoring track, on which a person points at spaces.
class TrackPhoto : public QWidget {
    Q_OBJECT

public:
    explicit TrackPhoto(QWidget* parent = nullptr);

    void setPhoto(const cv::Mat& bgr);
    void setMarks(std::vector<TrackMark> marks);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// A point of the photo, pixels.
    void pointed(const QPointF& at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    /// Where the photo lies in the widget.
    [[nodiscard]] QRectF area() const;

    QImage m_photo;
    QSize m_size; ///< of the photo, pixels
    std::vector<TrackMark> m_marks;
};

} // namespace meeplecam::gui
