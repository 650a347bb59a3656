#include "app/gui/board/board_scene.h"

#include "app/gui/look/theme.h"
#include "models/meeple_outline.h"

#include <QGraphicsPixmapItem>
#include <QPainter>

#include <cmath>

namespace meeplecam::gui {

namespace {

constexpr double kMeepleHeight = 36.0; // of a wooden one beside its tile

QPointF cornerOf(engine::Cell cell) {
    return {cell.x * kTileSide, cell.y * kTileSide};
}

QRectF squareOf(engine::Cell cell) {
    return {cornerOf(cell), QSizeF(kTileSide, kTileSide)};
}

/// A place on the unrotated tile, 0 to 1, after turning.
QPointF turned(QPointF at, engine::Rotation rotation) {
    for (int i = 0; i < engine::quarterTurns(rotation); ++i)
        at = {1 - at.y(), at.x()};
    return at;
}

QPointF turnedBack(QPointF at, engine::Rotation rotation) {
    return turned(at, engine::rotationOf(-engine::quarterTurns(rotation)));
}

/// Puts an item that holds the picture of an unturned tile on its cell.
void layOn(QGraphicsPixmapItem& item, const engine::Placement& placement) {
    const double scale = kTileSide / item.pixmap().width();
    QTransform transform;
    transform.translate(placement.cell.x * kTileSide + kTileSide / 2,
                        placement.cell.y * kTileSide + kTileSide / 2);
    transform.rotate(90.0 * engine::quarterTurns(placement.rotation));
    transform.scale(scale, scale);
    transform.translate(-item.pixmap().width() / 2.0, -item.pixmap().height() / 2.0);
    item.setTransform(transform);
    item.setTransformationMode(Qt::SmoothTransformation);
}

class MeepleItem : public QGraphicsItem {
public:
    MeepleItem(const PlayerStyle& style, const Figure& figure)
        : m_style(style)
        , m_figure(figure) {}
    [[nodiscard]] QRectF boundingRect() const override {
        const double height = m_figure.height;
        return {-1.1 * height, -1.3 * height, 2.3 * height, 2.3 * height};
    }
    /// Its middle, by which it is taken.
    [[nodiscard]] QPainterPath shape() const override {
        QPainterPath middle;
        const double half = m_figure.height / 2;
        middle.addEllipse(QPointF(0, m_figure.pose == Pose::Lying ? 0 : -half), half, half);
        return middle;
    }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override {
        Q_UNUSED(option)
        Q_UNUSED(widget)
        paintMeeple(*painter, m_style, {}, m_figure);
    }

private:
    PlayerStyle m_style;
    Figure m_figure;
};

double heightOf(engine::MeepleType figure) {
    return kMeepleHeight * models::heightOf_mm(figure) / models::kMeepleHeight_mm;
}

constexpr double kBadgeRadius = 12.0;

QPointF askedBadge(engine::Cell cell) {
    return squareOf(cell).topLeft() + QPointF(16, 16);
}

QPointF foundBadge(engine::Cell cell) {
    return squareOf(cell).topRight() + QPointF(-16, 16);
}

} // namespace

void paintBadge(QPainter& painter, QPointF middle, double radius, Badge badge) {
    const QColor ink(20, 16, 10);
    painter.setPen(QPen(ink, radius / 4));
    painter.setBrush(badge == Badge::Asked ? theme().warning : QColor(232, 84, 70));
    painter.drawEllipse(middle, radius, radius);
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(1.4 * radius)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QRectF(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                     Qt::AlignCenter, badge == Badge::Asked ? QStringLiteral("?") : QStringLiteral("!"));
}

BoardScene::BoardScene(QObject* parent)
    : QGraphicsScene(parent) {}

void BoardScene::setArt(TileArtPtr art) {
    m_art = std::move(art);
    rebuild();
}

void BoardScene::show(BoardModel board, std::vector<PlayerStyle> players) {
    if (board.last != m_board.last)
        m_marked.clear();
    m_board = std::move(board);
    m_players = std::move(players);
    m_lit.reset();
    rebuild();
}

void BoardScene::setShading(Shading shading) {
    m_shading = shading;
    shade();
}

void BoardScene::setHints(Hints hints) {
    m_hints = hints;
    update();
}

void BoardScene::highlight(const std::optional<engine::SegmentRef>& at) {
    std::optional<std::size_t> lit;
    if (at)
        if (const auto found = m_board.featureOf.find(*at); found != m_board.featureOf.end())
            lit = found->second;
    if (lit == m_lit)
        return;
    m_lit = lit;
    shade();
}

void BoardScene::setGlow(double glow) {
    m_glow = glow;
    if (m_board.last)
        update(squareOf(*m_board.last).adjusted(-20, -20, 20, 20));
}

engine::Cell BoardScene::cellAt(QPointF at) {
    return {static_cast<int>(std::floor(at.x() / kTileSide)),
            static_cast<int>(std::floor(at.y() / kTileSide))};
}

std::optional<engine::SegmentRef> BoardScene::segmentAt(QPointF at) const {
    const engine::Cell cell = cellAt(at);
    const BoardTile* tile = m_board.tileAt(cell);
    const TileFacePicture* face = tile != nullptr ? faceOf(*tile) : nullptr;
    if (face == nullptr)
        return std::nullopt;
    const auto segment =
        face->segmentAt(turnedBack((at - cornerOf(cell)) / kTileSide, tile->placement.rotation));
    return segment ? std::optional(engine::SegmentRef{cell, *segment}) : std::nullopt;
}

QRectF BoardScene::extent() const {
    const engine::CellRange range = extentOf(m_board);
    const double border = kTileSide * 0.6;
    return squareOf(range.first).united(squareOf(range.last)).adjusted(-border, -border, border, border);
}

void BoardScene::rebuild() {
    clear();
    m_shades.clear();
    m_meeples.clear();
    setSceneRect(extent().adjusted(-20 * kTileSide, -20 * kTileSide, 20 * kTileSide, 20 * kTileSide));
    for (const BoardTile& tile : m_board.tiles)
        addTile(tile);
    for (const BoardMeeple& meeple : m_board.meeples)
        addMeeple(meeple);
    shade();
    update();
}

void BoardScene::addTile(const BoardTile& tile) {
    const QRectF square = squareOf(tile.placement.cell);
    auto* shadow = addRect(square.translated(3, 4), Qt::NoPen, QColor(0, 0, 0, 70));
    shadow->setZValue(0);
    if (const TileFacePicture* face = faceOf(tile)) {
        auto* item = addPixmap(QPixmap::fromImage(face->picture));
        layOn(*item, tile.placement);
        item->setZValue(1);
    } else {
        addRect(square, QPen(QColor(90, 80, 60)), QColor(225, 215, 190))->setZValue(1);
    }
    addRect(square.adjusted(0.5, 0.5, -0.5, -0.5), QPen(QColor(40, 28, 16, 140), 1.2))->setZValue(2);
    auto* shaded = addPixmap({});
    shaded->setZValue(3);
    m_shades.push_back(shaded);
}

void BoardScene::addMeeple(const BoardMeeple& meeple) {
    auto* item =
        new MeepleItem(m_players[static_cast<std::size_t>(meeple.player)],
                       {meeple.type, heightOf(meeple.type), meeple.lies ? Pose::Lying : Pose::Standing});
    addItem(item);
    item->setPos(placeOf(meeple));
    item->setZValue(10 + footOf(meeple).y() / 1e4);
    m_meeples.push_back(item);
}

std::optional<std::size_t> BoardScene::meepleAt(QPointF at) const {
    for (const QGraphicsItem* item : items(at)) // those in front first
        if (const auto meeple = std::ranges::find(m_meeples, item); meeple != m_meeples.end())
            return static_cast<std::size_t>(meeple - m_meeples.begin());
    return std::nullopt;
}

void BoardScene::carry(std::size_t meeple, const std::optional<QPointF>& to) {
    m_meeples[meeple]->setPos(to.value_or(placeOf(m_board.meeples[meeple])));
    m_meeples[meeple]->setOpacity(to ? 0.75 : 1.0);
}

/// Where its item is put.
QPointF BoardScene::placeOf(const BoardMeeple& meeple) const {
    return meeple.lies ? footOf(meeple) : footOf(meeple) + QPointF(0, heightOf(meeple.type) / 2);
}

QPointF BoardScene::footOf(const BoardMeeple& meeple) const {
    int among = 0;
    int count = 0;
    for (const BoardMeeple& other : m_board.meeples)
        if (other.at == meeple.at) {
            among += &other < &meeple ? 1 : 0;
            ++count;
        }
    const BoardTile* tile = m_board.tileAt(meeple.at.cell);
    const TileFacePicture* face = tile != nullptr ? faceOf(*tile) : nullptr;
    QPointF spot(0.5, 0.5);
    const auto segment = static_cast<std::size_t>(meeple.at.segment);
    if (face != nullptr && segment < face->spots.size())
        spot = turned(face->spots[segment], tile->placement.rotation);
    return cornerOf(meeple.at.cell) + spot * kTileSide + QPointF(18.0 * (among - (count - 1) / 2.0), 0);
}

const TileFacePicture* BoardScene::faceOf(const BoardTile& tile) const {
    return m_art ? m_art->face(tile.placement.tile, tile.copy) : nullptr;
}

/// The colour over a segment; none at all where nothing is to be shown.
QColor BoardScene::shadeOf(const engine::SegmentRef& at) const {
    const auto found = m_board.featureOf.find(at);
    if (found == m_board.featureOf.end())
        return {};
    const engine::FeatureReport& report = m_board.features[found->second].report;
    const bool lit = m_lit == found->second;
    const bool field = report.feature.kind == engine::FeatureKind::Field;
    const bool wanted = m_shading == Shading::All || (m_shading == Shading::Fields && field);
    if (!lit && (!wanted || report.owners.empty()))
        return {};
    QColor colour(255, 255, 255);
    if (report.owners.size() == 1)
        colour = m_players[static_cast<std::size_t>(report.owners.front())].colour;
    else if (report.owners.size() > 1)
        colour = QColor(255, 214, 120);
    colour.setAlpha(lit ? 150 : 105);
    return colour;
}

QImage BoardScene::shadeOf(const BoardTile& tile) const {
    const TileFacePicture* face = faceOf(tile);
    if (face == nullptr)
        return {};
    std::vector<QColor> colours;
    for (std::size_t segment = 0; segment < face->spots.size(); ++segment)
        colours.push_back(shadeOf({tile.placement.cell, static_cast<int>(segment)}));
    return face->shade(colours);
}

void BoardScene::shade() {
    for (std::size_t i = 0; i < m_shades.size(); ++i) {
        const QImage shade = shadeOf(m_board.tiles[i]);
        m_shades[i]->setVisible(!shade.isNull());
        if (shade.isNull())
            continue;
        m_shades[i]->setPixmap(QPixmap::fromImage(shade));
        layOn(*m_shades[i], m_board.tiles[i].placement);
    }
}

void BoardScene::drawBackground(QPainter* painter, const QRectF& part) {
    const QRectF whole = extent();
    QRadialGradient wood(whole.center(), std::max(whole.width(), whole.height()));
    wood.setColorAt(0, theme().table);
    wood.setColorAt(1, theme().tableEdge);
    painter->fillRect(part, wood);
}

void BoardScene::drawForeground(QPainter* painter, const QRectF& part) {
    Q_UNUSED(part)
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_hints == Hints::Shown)
        paintDeadPlaces(*painter);
    paintGlow(*painter);
    paintMarks(*painter);
    paintBadges(*painter);
}

void BoardScene::paintGlow(QPainter& painter) const {
    if (!m_board.last)
        return;
    const QRectF square = squareOf(*m_board.last);
    painter.setBrush(Qt::NoBrush);
    constexpr int kRings = 5;
    for (int ring = kRings; m_glow > 0.01 && ring > 0; --ring) {
        painter.setPen(QPen(QColor(255, 214, 90, static_cast<int>(90 * m_glow / ring)), 5.0 * ring));
        painter.drawRoundedRect(square, 4, 4);
    }
    painter.setPen(QPen(QColor(255, 205, 70), 3.5));
    painter.drawRoundedRect(square.adjusted(1, 1, -1, -1), 3, 3);
}

void BoardScene::paintDeadPlaces(QPainter& painter) const {
    for (const engine::Cell cell : m_board.dead) {
        const QRectF square = squareOf(cell).adjusted(8, 8, -8, -8);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 240, 220, 90), 2, Qt::DashLine));
        painter.drawRoundedRect(square, 6, 6);
        const QRectF cross = square.adjusted(28, 28, -28, -28);
        painter.setPen(QPen(QColor(255, 240, 220, 120), 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
    }
}

void BoardScene::paintBadges(QPainter& painter) const {
    for (const BoardTile& tile : m_board.tiles) {
        if (tile.asked)
            paintBadge(painter, askedBadge(tile.placement.cell), kBadgeRadius, Badge::Asked);
        if (tile.found)
            paintBadge(painter, foundBadge(tile.placement.cell), kBadgeRadius, Badge::Found);
    }
}

const BoardTile* BoardScene::badgeAt(QPointF at) const {
    const engine::Cell cell = cellAt(at);
    const BoardTile* tile = m_board.tileAt(cell);
    const auto isOn = [&](QPointF middle) { return QLineF(at, middle).length() <= kBadgeRadius; };
    return tile != nullptr &&
                   ((tile->asked && isOn(askedBadge(cell))) || (tile->found && isOn(foundBadge(cell))))
               ? tile
               : nullptr;
}

void BoardScene::mark(std::vector<engine::Cell> cells) {
    m_marked = std::move(cells);
    update();
}

void BoardScene::paintMarks(QPainter& painter) const {
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] :
         {std::pair(QColor(20, 16, 10), 9.0), std::pair(QColor(90, 200, 250), 5.0)}) {
        painter.setPen(QPen(colour, width));
        for (const engine::Cell cell : m_marked)
            painter.drawRoundedRect(squareOf(cell).adjusted(1, 1, -1, -1), 4, 4);
    }
}

} // namespace meeplecam::gui
