#include "app/gui/photo/photo_view.h"

#include "app/gui/board/board_scene.h"
#include "app/gui/look/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QGraphicsPixmapItem>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace meeplecam::gui {

namespace {

const QPolygonF kUnitSquare(QList<QPointF>{{0, 0}, {1, 0}, {1, 1}, {0, 1}});

QPolygonF outlineOf(const models::ReportedTile& tile) {
    QPolygonF outline;
    for (const cv::Point2d& corner : tile.corners)
        outline << QPointF(corner.x, corner.y);
    return outline;
}

double sideOf(const QPolygonF& outline) {
    return std::sqrt(QLineF(outline[0], outline[1]).length() * QLineF(outline[1], outline[2]).length());
}

} // namespace

PhotoView::PhotoView(QWidget* parent)
    : QGraphicsView(parent) {
    setScene(new QGraphicsScene(this));
    m_photo = scene()->addPixmap({});
    m_photo->setTransformationMode(Qt::SmoothTransformation);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setBackgroundBrush(QColor(18, 18, 18));
    setAccessibleName(tr("Photo"));
}

void PhotoView::setPhoto(const QImage& photo, const cv::Size& whole) {
    m_photo->setPixmap(QPixmap::fromImage(photo));
    if (!photo.isNull())
        m_photo->setScale(double(whole.width) / photo.width());
    constexpr double kAround = 2.0; // so that it can be moved at its edges
    const QRectF picture(0, 0, whole.width, whole.height);
    setSceneRect(picture.adjusted(-kAround * whole.width, -kAround * whole.height, kAround * whole.width,
                                  kAround * whole.height));
    m_tiles.clear();
    m_meeples.clear();
    m_board = {};
    m_lit.reset();
    m_marked.reset();
    fit();
}

void PhotoView::show(const PhotoModel& model, const TileArtPtr& art) {
    m_board = model.board;
    m_art = art;
    m_lit.reset();
    m_tiles.clear();
    m_meeples.clear();
    m_side = 0;
    for (const models::ReportedTile& seen : model.photo.report.tiles) {
        SeenTile tile{*m_board.tileAt(seen.placement.cell), outlineOf(seen), {}};
        if (!QTransform::quadToQuad(kUnitSquare, tile.outline, tile.inPicture))
            continue;
        m_side += sideOf(tile.outline);
        m_tiles.push_back(std::move(tile));
    }
    m_side /= std::max<double>(1, static_cast<double>(m_tiles.size()));
    const std::vector<PlayerStyle> styles = stylesOf(model.photo.setup);
    m_colours.clear();
    for (const PlayerStyle& style : styles)
        m_colours.push_back(style.colour);
    for (const models::ReportedMeeple& meeple : model.photo.report.meeples) {
        const auto player = std::ranges::find(model.photo.setup.players, models::nameOf(meeple.colour),
                                              &engine::Player::colour) -
                            model.photo.setup.players.begin();
        m_meeples.push_back({{meeple.foot.x, meeple.foot.y}, styles[static_cast<std::size_t>(player)]});
    }
    viewport()->update();
}

void PhotoView::switchOverlay() {
    m_overlay = !m_overlay;
    viewport()->update();
}

void PhotoView::highlight(const std::optional<engine::SegmentRef>& at) {
    std::optional<std::size_t> lit;
    if (at)
        if (const auto found = m_board.featureOf.find(*at); found != m_board.featureOf.end())
            lit = found->second;
    if (lit == m_lit)
        return;
    m_lit = lit;
    if (m_lit) {
        const std::vector<int>& owners = m_board.features[*m_lit].report.owners;
        m_litColour = owners.size() == 1 ? m_colours[static_cast<std::size_t>(owners.front())]
                      : owners.empty()   ? QColor(255, 255, 255)
                                         : QColor(255, 214, 120);
        m_litColour.setAlpha(150);
    }
    viewport()->update();
}

void PhotoView::mark(const std::optional<engine::Cell>& cell) {
    m_marked = cell;
    viewport()->update();
}

const PhotoView::SeenTile* PhotoView::tileAt(QPointF at) const {
    const auto tile = std::ranges::find_if(
        m_tiles, [&](const SeenTile& other) { return other.outline.containsPoint(at, Qt::OddEvenFill); });
    return tile == m_tiles.end() ? nullptr : &*tile;
}

std::optional<engine::Cell> PhotoView::cellAt(QPointF at) const {
    const SeenTile* tile = tileAt(at);
    return tile != nullptr ? std::optional(tile->tile.placement.cell) : std::nullopt;
}

std::optional<engine::SegmentRef> PhotoView::segmentAt(QPointF at) const {
    const SeenTile* tile = tileAt(at);
    const TileFacePicture* face =
        tile != nullptr && m_art ? m_art->face(tile->tile.placement.tile, tile->tile.copy) : nullptr;
    if (face == nullptr)
        return std::nullopt;
    const auto segment = face->segmentAt(tile->inPicture.inverted().map(at));
    return segment ? std::optional(engine::SegmentRef{tile->tile.placement.cell, *segment}) : std::nullopt;
}

void PhotoView::zoomBy(double factor) {
    constexpr double kLargest = 12.0; // pixels of the screen to one of the photo
    const double now = transform().m11();
    const double whole = std::min(viewport()->width() / std::max(1.0, sceneRect().width()),
                                  viewport()->height() / std::max(1.0, sceneRect().height()));
    const double wanted = std::clamp(now * factor, std::min(now, whole), kLargest);
    m_fitting = false;
    scale(wanted / now, wanted / now);
}

void PhotoView::fit() {
    m_fitting = true;
    QRectF board;
    for (const SeenTile& tile : m_tiles)
        board |= tile.outline.boundingRect();
    const QRectF whole = m_photo->sceneBoundingRect();
    if (!whole.isEmpty())
        fitInView(board.isEmpty() ? whole : board.adjusted(-m_side, -m_side, m_side, m_side) & whole,
                  Qt::KeepAspectRatio);
}

void PhotoView::point(const std::optional<engine::SegmentRef>& at) {
    highlight(at);
    Q_EMIT featurePointed(at);
}

void PhotoView::wheelEvent(QWheelEvent* event) {
    constexpr double kStep = 1.0015; // for each eighth of a degree
    zoomBy(std::pow(kStep, event->angleDelta().y()));
    event->accept();
}

void PhotoView::mousePressEvent(QMouseEvent* event) {
    m_pressedAt = event->pos();
    m_dragged = false;
    event->accept();
}

void PhotoView::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) == 0)
        return point(segmentAt(mapToScene(event->pos())));
    if (!m_dragged && (event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    const QPoint by = event->pos() - m_pressedAt;
    m_dragged = true;
    m_fitting = false;
    m_pressedAt = event->pos();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
}

void PhotoView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !m_dragged)
        point(segmentAt(mapToScene(event->pos())));
}

void PhotoView::leaveEvent(QEvent* event) {
    point(std::nullopt);
    QGraphicsView::leaveEvent(event);
}

void PhotoView::contextMenuEvent(QContextMenuEvent* event) {
    if (const auto cell = cellAt(mapToScene(event->pos())))
        Q_EMIT cellMenuWanted(*cell, event->globalPos());
}

void PhotoView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (m_fitting)
        fit();
}

double PhotoView::pixel() const {
    return 1.0 / transform().m11();
}

void PhotoView::drawForeground(QPainter* painter, const QRectF& part) {
    Q_UNUSED(part)
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (const SeenTile& tile : m_tiles)
        paintLit(*painter, tile);
    if (m_overlay) {
        for (const SeenTile& tile : m_tiles)
            paintTile(*painter, tile);
        for (const SeenMeeple& meeple : m_meeples)
            paintMeeple(*painter, meeple);
    }
    const auto marked = std::ranges::find_if(
        m_tiles, [&](const SeenTile& tile) { return m_marked == tile.tile.placement.cell; });
    if (marked == m_tiles.end())
        return;
    painter->setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(QColor(0, 0, 0, 150), 7.0), {QColor(255, 205, 70), 4.0}}) {
        painter->setPen(QPen(colour, width * pixel(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolygon(marked->outline);
    }
}

void PhotoView::paintLit(QPainter& painter, const SeenTile& tile) const {
    const TileFacePicture* face =
        m_lit && m_art ? m_art->face(tile.tile.placement.tile, tile.tile.copy) : nullptr;
    if (face == nullptr)
        return;
    std::vector<QColor> colours(face->spots.size());
    for (const engine::SegmentRef& at : m_board.features[*m_lit].segments)
        if (at.cell == tile.tile.placement.cell)
            colours[static_cast<std::size_t>(at.segment)] = m_litColour;
    const QImage shade = face->shade(colours);
    if (shade.isNull())
        return;
    painter.save();
    painter.setTransform(tile.inPicture, true);
    painter.drawImage(QRectF(0, 0, 1, 1), shade);
    painter.restore();
}

void PhotoView::paintTile(QPainter& painter, const SeenTile& tile) const {
    const bool doubtful = tile.tile.asked || tile.tile.found;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 90), (doubtful ? 4.5 : 2.5) * pixel()));
    painter.drawPolygon(tile.outline);
    painter.setPen(QPen(tile.tile.found   ? QColor(232, 84, 70)
                        : tile.tile.asked ? theme().warning
                                          : QColor(190, 245, 180, 200),
                        (doubtful ? 2.4 : 1.1) * pixel()));
    painter.drawPolygon(tile.outline);
    constexpr double kSmallest = 7; // pixels of the screen
    const double radius = std::max(m_side * 0.11, kSmallest * pixel());
    if (tile.tile.asked)
        paintBadge(painter, tile.inPicture.map(QPointF(0.16, 0.16)), radius, Badge::Asked);
    if (tile.tile.found)
        paintBadge(painter, tile.inPicture.map(QPointF(0.84, 0.16)), radius, Badge::Found);
}

void PhotoView::paintMeeple(QPainter& painter, const SeenMeeple& meeple) const {
    const double radius = m_side * 0.13;
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(QColor(0, 0, 0, 120), 5.5),
                                        {QColor(255, 255, 255, 230), 4.0},
                                        {meeple.style.colour, 2.4}}) {
        painter.setPen(QPen(colour, width * pixel()));
        painter.drawEllipse(meeple.foot, radius, radius);
    }
}

} // namespace meeplecam::gui
