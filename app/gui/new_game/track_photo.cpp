#include "app/gui/new_game/track_photo.h"

#include "app/gui/look/images.h"

#include <QMouseEvent>
#include <QPainter>

namespace meeplecam::gui {

TrackPhoto::TrackPhoto(QWidget* parent)
    : QWidget(parent) {
    setCursor(Qt::CrossCursor);
    setAccessibleName(tr("Photo of the scoring track"));
}

void TrackPhoto::setPhoto(const cv::Mat& bgr) {
    m_photo = reduced(bgr);
    m_size = {bgr.cols, bgr.rows};
    update();
}

void TrackPhoto::setMarks(std::vector<TrackMark> marks) {
    m_marks = std::move(marks);
    update();
}

QSize TrackPhoto::sizeHint() const {
    return {640, 480};
}

QRectF TrackPhoto::area() const {
    return fittedIn(size(), m_size);
}

void TrackPhoto::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    if (m_photo.isNull())
        return;
    constexpr double kRadius = 11.0;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF shown = area();
    painter.drawImage(shown, m_photo);
    const double scale = shown.width() / m_size.width();
    for (const TrackMark& mark : m_marks) {
        const QPointF at = shown.topLeft() + scale * QPointF(mark.at.x, mark.at.y);
        painter.setPen(QPen(Qt::white, 2));
        painter.setBrush(QColor(20, 90, 170, 200));
        painter.drawEllipse(at, kRadius, kRadius);
        painter.drawText(QRectF(at.x() - 2 * kRadius, at.y() - kRadius, 4 * kRadius, 2 * kRadius),
                         Qt::AlignCenter, QString::number(mark.number));
    }
}

void TrackPhoto::mousePressEvent(QMouseEvent* event) {
    const QRectF shown = area();
    if (m_photo.isNull() || !shown.contains(event->position()))
        return;
    Q_EMIT pointed((event->position() - shown.topLeft()) * (m_size.width() / shown.width()));
}

} // namespace meeplecam::gui
