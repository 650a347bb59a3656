#include "app/gui/board/board_view.h"

#include "app/gui/look/keys.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QVariantAnimation>

#include <cmath>

namespace meeplecam::gui {

BoardView::BoardView(QWidget* parent, Meeples meeples)
    : QGraphicsView(parent)
    , m_scene(new BoardScene(this))
    , m_flash(new QVariantAnimation(this))
    , m_scroll(new QVariantAnimation(this))
    , m_meeples(meeples) {
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
    constexpr int kScroll_ms = 450;
    m_scroll->setDuration(kScroll_ms);
    m_scroll->setEasingCurve(QEasingCurve::InOutQuad);
    connect(m_scroll, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { centerOn(value.toPointF()); });
    addKeys();
}

/// They count only while the board has the focus.
void BoardView::addKeys() {
    const auto add = [this](const QKeySequence& key, const QString& does, const auto& action) {
        addKey(*this, key, does, action, Qt::WidgetShortcut);
    };
    add(Qt::Key_Left, tr("Point at a tile of the board"), [this] { moveCursor(-1, 0); });
    add(Qt::Key_Right, tr("Point at a tile of the board"), [this] { moveCursor(1, 0); });
    add(Qt::Key_Up, tr("Point at a tile of the board"), [this] { moveCursor(0, -1); });
    add(Qt::Key_Down, tr("Point at a tile of the board"), [this] { moveCursor(0, 1); });
    if (m_meeples == Meeples::Fixed)
        return; // nothing can be corrected
    add(Qt::Key_Return, tr("Correct this tile"), [this] { openMenuAtCursor(); });
    add(Qt::Key_Menu, tr("Correct this tile"), [this] { openMenuAtCursor(); });
}

void BoardView::show(BoardModel board, std::vector<PlayerStyle> players) {
    putMeepleBack(); // it may be another one now
    const bool grown = board.last && board.last != m_scene->board().last;
    m_scene->show(std::move(board), std::move(players));
    if (m_fitting)
        fitNow();
    else if (grown && QApplication::mouseButtons() == Qt::NoButton)
        goTo(*m_scene->board().last);
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
    if (viewport()->rect().isEmpty())
        return; // it is fitted when there is room
    fitInView(m_scene->extent(), Qt::KeepAspectRatio);
    constexpr double kLargestShare = 0.3; // one tile alone needn't fill the window
    const double largest = kLargestShare * std::min(viewport()->width(), viewport()->height()) / kTileSide;
    const double now = std::hypot(transform().m11(), transform().m12());
    if (now > largest) {
        scale(largest / now, largest / now);
        centerOn(m_scene->extent().center()); // wherever the mouse is
    }
}

void BoardView::goTo(engine::Cell cell) {
    const QRectF square(cell.x * kTileSide, cell.y * kTileSide, kTileSide, kTileSide);
    if (mapToScene(viewport()->rect()).boundingRect().contains(square))
        return;
    m_scroll->stop();
    m_scroll->setStartValue(mapToScene(viewport()->rect().center()));
    m_scroll->setEndValue(square.center());
    m_scroll->start();
}

/// Says what a "?" or "!" means.
void BoardView::explain(QPoint at) {
    constexpr int kShown_ms = 15000;
    const BoardTile* tile = m_scene->badgeAt(mapToScene(at));
    if (tile == nullptr) {
        QToolTip::hideText();
        return;
    }
    QString text;
    for (const QString& note : tile->notes)
        text += QStringLiteral("<p>%1</p>").arg(note.toHtmlEscaped());
    QToolTip::showText(viewport()->mapToGlobal(at), text, viewport(), {}, kShown_ms);
}

bool BoardView::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QGraphicsView::viewportEvent(event);
    explain(static_cast<QHelpEvent*>(event)->pos());
    return true;
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
    if (event->button() != Qt::LeftButton)
        return;
    event->accept();
    if (m_meeples == Meeples::Movable)
        m_held = m_scene->meepleAt(mapToScene(event->pos()));
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) == 0) {
        const QPointF at = mapToScene(event->pos());
        const bool takes = m_meeples == Meeples::Movable && m_scene->meepleAt(at);
        viewport()->setCursor(m_scene->badgeAt(at) != nullptr ? Qt::WhatsThisCursor
                              : takes                         ? Qt::OpenHandCursor
                                                              : Qt::ArrowCursor);
        point(m_scene->segmentAt(at));
        return;
    }
    if (!m_dragged && (event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    m_dragged = true;
    if (m_held)
        carryMeeple(mapToScene(event->pos()));
    else
        dragBoard(event->pos());
}

void BoardView::dragBoard(QPoint to) {
    const QPoint by = to - m_pressedAt;
    m_fitting = false;
    m_scroll->stop();
    m_pressedAt = to;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    if (!m_dragged) {
        point(m_scene->segmentAt(mapToScene(event->pos())));
        explain(event->pos());
    } else if (m_held) {
        dropMeeple();
    }
    m_held.reset();
}

std::optional<MeepleMove> BoardView::moveTo(QPointF at) const {
    const BoardModel& board = m_scene->board();
    const BoardMeeple& meeple = board.meeples[*m_held];
    const BoardTile* tile = board.tileAt(BoardScene::cellAt(at));
    if (tile == nullptr)
        return MeepleMove{meeple, std::nullopt};
    const std::optional<engine::SegmentRef> to = m_scene->segmentAt(at);
    const auto& segments = (*board.registry)[tile->placement.tile].segments;
    if (!to || to == meeple.at || !segments[static_cast<std::size_t>(to->segment)].takesMeeple)
        return std::nullopt;
    return MeepleMove{meeple, to};
}

void BoardView::carryMeeple(QPointF to) {
    m_scene->carry(*m_held, to);
    const std::optional<MeepleMove> move = moveTo(to);
    if (move == m_move)
        return;
    m_move = move;
    m_scene->highlight(move ? move->to : std::nullopt);
    Q_EMIT meepleCarried(move);
}

void BoardView::dropMeeple() {
    const std::optional<MeepleMove> move = m_move;
    putMeepleBack(); // until the game says where it is now
    if (move)
        Q_EMIT meepleMoved(*move);
}

void BoardView::putMeepleBack() {
    if (!m_held)
        return;
    m_scene->carry(*m_held, std::nullopt);
    m_scene->highlight(std::nullopt);
    m_held.reset();
    m_move.reset();
    Q_EMIT meepleCarried(std::nullopt);
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

void BoardView::openMenuAtCursor() {
    const engine::Cell cell = m_cursor.value_or(m_scene->board().last.value_or(engine::Cell{}));
    const QPointF middle((cell.x + 0.5) * kTileSide, (cell.y + 0.5) * kTileSide);
    Q_EMIT cellMenuWanted(cell, viewport()->mapToGlobal(mapFromScene(middle)));
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_held)
        putMeepleBack();
    else
        event->ignore(); // scrolling would only move the board away
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
