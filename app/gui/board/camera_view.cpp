#include "app/gui/board/camera_view.h"

#include "app/gui/look/images.h"
#include "app/gui/look/theme.h"

#include <QPainter>

namespace meeplecam::gui {

namespace {

QPolygonF polygonOf(const vision::Quad& quad) {
    QPolygonF polygon;
    for (const cv::Point2f& corner : quad)
        polygon << QPointF(corner.x, corner.y);
    return polygon;
}

/// The tile's outline a little inside of its edge.
QPolygonF shrunk(QPolygonF polygon) {
    constexpr double kBy = 0.05;
    QPointF middle;
    for (const QPointF& corner : polygon)
        middle += corner / 4;
    for (QPointF& corner : polygon)
        corner += (middle - corner) * kBy;
    return polygon;
}

} // namespace

CameraView::CameraView(QWidget* parent)
    : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent, false);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Camera picture"));
}

void CameraView::setPicture(PictureSnapshotPtr picture) {
    const auto sizeOf = [](const PictureSnapshotPtr& shown) { return shown ? shown->whole : QSize(); };
    const bool resized = sizeOf(m_picture) != sizeOf(picture);
    m_picture = std::move(picture);
    if (resized)
        updateGeometry();
    update();
}

void CameraView::setSighting(SightingPtr sighting, const std::optional<engine::Cell>& last) {
    m_sighting = std::move(sighting);
    m_last = last;
    update();
}

void CameraView::setMarks(std::vector<cv::Point2f> strong, std::vector<cv::Point2f> faint) {
    m_strong = std::move(strong);
    m_faint = std::move(faint);
    update();
}

QSize CameraView::sizeHint() const {
    constexpr int kWidth = 360;
    return {kWidth, heightForWidth(kWidth)};
}

int CameraView::heightForWidth(int width) const {
    if (!m_picture || m_picture->whole.isEmpty())
        return width * 9 / 16;
    return width * m_picture->whole.height() / m_picture->whole.width();
}

QRectF CameraView::pictureArea() const {
    return fittedIn(size(), m_picture->whole);
}

void CameraView::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QPainterPath rounded;
    rounded.addRoundedRect(m_picture ? pictureArea() : QRectF(rect()), 10, 10);
    painter.setClipPath(rounded);
    painter.fillRect(rect(), Qt::black);
    if (!m_picture) {
        painter.setPen(QColor(200, 200, 200));
        painter.drawText(rect(), Qt::AlignCenter, tr("Waiting for the camera"));
        return;
    }
    const QRectF area = pictureArea();
    painter.drawImage(area, m_picture->picture);
    paintMarks(painter, area);
    if (m_sighting && !m_sighting->picture.empty())
        paintOverlay(painter, area);
}

void CameraView::paintMarks(QPainter& painter, const QRectF& area) const {
    const double scale = area.width() / m_picture->whole.width();
    const auto draw = [&](const std::vector<cv::Point2f>& points, const QColor& colour, double radius) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        for (const cv::Point2f& point : points)
            painter.drawEllipse(area.topLeft() + scale * QPointF(point.x + 0.5, point.y + 0.5), radius,
                                radius);
    };
    draw(m_faint, QColor(255, 205, 70, 130), 1.8);
    draw(m_strong, QColor(90, 230, 110), 2.6);
}

void CameraView::paintOverlay(QPainter& painter, const QRectF& area) const {
    const double scale = area.width() / m_sighting->picture.width;
    painter.translate(area.topLeft());
    painter.scale(scale, scale);
    painter.setBrush(Qt::NoBrush);
    const auto pen = [&](const QColor& colour, double width) {
        painter.setPen(QPen(colour, width / scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    };
    for (const session::SightedTile& tile : m_sighting->tiles) {
        const QPolygonF outline = shrunk(polygonOf(tile.quad));
        const bool last = m_last == tile.placement.cell;
        pen(QColor(0, 0, 0, 90), last ? 5 : 2.6);
        painter.drawPolygon(outline);
        pen(tile.doubtful ? theme().warning
            : last        ? QColor(255, 205, 70)
                          : QColor(190, 245, 180, 200),
            last || tile.doubtful ? 2.6 : 1.2);
        painter.drawPolygon(outline);
    }
    for (const session::SightedMeeple& meeple : m_sighting->meeples) {
        const double radius = std::max(4.0 / scale, meeple.height_px * 0.45);
        const PlayerStyle style = styleOf(std::string(models::nameOf(meeple.colour)), 0);
        const QPointF foot(meeple.foot.x, meeple.foot.y);
        pen(QColor(255, 255, 255, 220), 3.2);
        painter.drawEllipse(foot, radius, radius * 0.7);
        pen(style.colour, 1.8);
        painter.drawEllipse(foot, radius, radius * 0.7);
    }
}

} // namespace meeplecam::gui
