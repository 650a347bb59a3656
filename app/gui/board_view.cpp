#include "app/gui/board_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QVariantAnimation>

#include <cmath>

namespace meeplecam::gui {

BoardView::BoardView(QWidget* parent)
    : QGraphicsView(parent)
    , m_scene(new BoardScene(this))
    , m_flash(new QVariantAnimation(this)) {
    setScene(m_scene);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setCacheMode(QGraphicsView::CacheBackground);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setAccessibleName(tr("Board"));
    constexpr int kFlash_ms = 1600;
    m_flash->setDuration(kFlash_ms);
    m_flash->setStartValue(1.0);
    m_flash->setEndValue(0.0);
    m_flash->setEasingCurve(QEasingCurve::InOutQuad);
    connect(m_flash, &QVariantAnimation::valueChanged, m_scene,
            [this](const QVariant& value) { m_scene->setGlow(value.toDouble()); });
}

void BoardView::show(BoardModel board, std::vector<PlayerStyle> players) {
    m_scene->show(std::move(board), std::move(players));
    if (m_fitting)
        fitNow();
}

void BoardView::flashLast() {
    m_flash->stop();
    m_flash->start();
}

void BoardView::zoomBy(double factor) {
    constexpr double kSmallest = 0.15;
    constexpr double kLargest = 6.0;
    const double now = std::hypot(transform().m11(), transform().m12());
    const double wanted = std::clamp(now * factor, kSmallest, kLargest);
    m_fitting = false;
    scale(wanted / now, wanted / now);
}

void BoardView::turnBy(int quarterTurns) {
    m_turns = (m_turns + quarterTurns) & 3;
    rotate(90.0 * quarterTurns);
    if (m_fitting)
        fitNow();
}

void BoardView::fit() {
    m_fitting = true;
    fitNow();
}

void BoardView::fitNow() {
    fitInView(m_scene->extent(), Qt::KeepAspectRatio);
    constexpr double kLargest = 1.8; // one tile alone needn't fill the window
    const double now = std::hypot(transform().m11(), transform().m12());
    if (now > kLargest)
        scale(kLargest / now, kLargest / now);
}

void BoardView::goTo(engine::Cell cell) {
    centerOn((cell.x + 0.5) * kTileSide, (cell.y + 0.5) * kTileSide);
}

void BoardView::point(const std::optional<engine::SegmentRef>& at) {
    m_scene->highlight(at);
    Q_EMIT featurePointed(at);
}

void BoardView::wheelEvent(QWheelEvent* event) {
    constexpr double kStep = 1.0015; // for each eighth of a degree
    zoomBy(std::pow(kStep, event->angleDelta().y()));
    event->accept();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    m_pressedAt = event->pos();
    m_dragged = false;
    if (event->button() == Qt::LeftButton)
        event->accept();
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0) {
        const QPoint by = event->pos() - m_pressedAt;
        if (!m_dragged && by.manhattanLength() < QApplication::startDragDistance())
            return;
        m_dragged = true;
        m_fitting = false;
        m_pressedAt = event->pos();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
        return;
    }
    point(m_scene->segmentAt(mapToScene(event->pos())));
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !m_dragged)
        point(m_scene->segmentAt(mapToScene(event->pos())));
}

void BoardView::leaveEvent(QEvent* event) {
    point(std::nullopt);
    QGraphicsView::leaveEvent(event);
}

void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    Q_EMIT cellMenuWanted(BoardScene::cellAt(mapToScene(event->pos())), event->globalPos());
}

void BoardView::moveCursor(int dx, int dy) {
    for (int i = 0; i < m_turns; ++i) { // as the board lies on the screen
        const int x = dx;
        dx = dy;
        dy = -x;
    }
    const BoardModel& board = m_scene->board();
    const engine::Cell from = m_cursor.value_or(board.last.value_or(engine::Cell{}));
    m_cursor = engine::Cell{from.x + dx, from.y + dy};
    const QPointF middle((m_cursor->x + 0.5) * kTileSide, (m_cursor->y + 0.5) * kTileSide);
    ensureVisible(QRectF(middle - QPointF(kTileSide, kTileSide), QSizeF(2 * kTileSide, 2 * kTileSide)));
    point(m_scene->segmentAt(middle));
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor(-1, 0);
    case Qt::Key_Right:
        return moveCursor(1, 0);
    case Qt::Key_Up:
        return moveCursor(0, -1);
    case Qt::Key_Down:
        return moveCursor(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Menu: {
        const engine::Cell cell = m_cursor.value_or(m_scene->board().last.value_or(engine::Cell{}));
        const QPointF middle((cell.x + 0.5) * kTileSide, (cell.y + 0.5) * kTileSide);
        Q_EMIT cellMenuWanted(cell, viewport()->mapToGlobal(mapFromScene(middle)));
        return;
    }
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (m_fitting)
        fitNow();
}

void BoardView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange)
        resetCachedContent(); // the table has another colour
}

} // namespace meeplecam::gui
