#include "app/gui/look/player_style.h"

#include "models/art/reports/report_marks.h"
#include "models/meeple_outline.h"

#include <QPainter>

#include <array>
#include <cmath>
#include <numbers>

namespace meeplecam::gui {

namespace {

QColor colourOf(const art::Colour& colour) {
    return QColor::fromRgbF(static_cast<float>(colour.r), static_cast<float>(colour.g),
                            static_cast<float>(colour.b), static_cast<float>(colour.a));
}

/// Corners on circles of the radii in turn, the first at the top.
QPainterPath starShape(int corners, std::initializer_list<double> radii) {
    QPolygonF polygon;
    const auto count = static_cast<double>(corners);
    for (int i = 0; i < corners; ++i) {
        const double radius = radii.begin()[static_cast<std::size_t>(i) % radii.size()];
        const double angle = 2 * std::numbers::pi * i / count - std::numbers::pi / 2;
        polygon << QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

QPainterPath makeMeeple(engine::MeepleType figure) {
    QPolygonF polygon;
    for (const cv::Point2d& corner : models::outlineOf(figure))
        polygon << QPointF(corner.x, -corner.y);
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

} // namespace

PlayerStyle styleOf(const std::string& colour, int player) {
    constexpr int kSymbols = 6;
    const models::MeepleColour wood = models::findColour(colour).value_or(models::MeepleColour::Grey);
    const art::Colour ground = art::woodOf(wood);
    return {colourOf(ground), colourOf(art::inkOn(ground)), static_cast<Symbol>(player % kSymbols)};
}

PlayerStyle styleOf(const engine::GameSetup& setup, int player) {
    return styleOf(setup.players[static_cast<std::size_t>(player)].colour, player);
}

std::vector<PlayerStyle> stylesOf(const engine::GameSetup& setup) {
    std::vector<PlayerStyle> styles;
    for (std::size_t i = 0; i < setup.players.size(); ++i)
        styles.push_back(styleOf(setup, static_cast<int>(i)));
    return styles;
}

const QPainterPath& meepleShape(engine::MeepleType figure) {
    static const auto shapes = [] {
        std::array<QPainterPath, engine::kMeepleTypes> made;
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = makeMeeple(static_cast<engine::MeepleType>(i));
        return made;
    }();
    return shapes[static_cast<std::size_t>(figure)];
}

QPainterPath shapeOf(Symbol symbol) {
    QPainterPath path;
    switch (symbol) {
    case Symbol::Disc:
        path.addEllipse(QPointF(0, 0), 0.8, 0.8);
        return path;
    case Symbol::Triangle:
        return starShape(3, {1.0});
    case Symbol::Square:
        path.addRect(-0.72, -0.72, 1.44, 1.44);
        return path;
    case Symbol::Diamond:
        return starShape(4, {1.0});
    case Symbol::Star:
        return starShape(10, {1.05, 0.46});
    case Symbol::Cross:
        path.addRect(-0.28, -0.9, 0.56, 1.8);
        path.addRect(-0.9, -0.28, 1.8, 0.56);
        path.setFillRule(Qt::WindingFill);
        return path;
    }
    return path;
}

void paintMeeple(QPainter& painter, const PlayerStyle& style, QPointF foot, const Figure& figure) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(foot);
    painter.scale(figure.height, figure.height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 80));
    if (figure.pose == Pose::Lying) {
        painter.drawEllipse(QPointF(0.06, 0.1), 0.58, 0.45);
        painter.rotate(90);
        painter.translate(0, 0.5);
    } else {
        painter.drawEllipse(QPointF(0.1, -0.02), 0.55, 0.16);
    }
    const QPainterPath& shape = meepleShape(figure.type);
    painter.strokePath(shape,
                       QPen(QColor(255, 255, 255, 210), 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(shape, QPen(QColor(20, 16, 14), 0.09, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QLinearGradient wood(QPointF(-0.3, -1), QPointF(0.3, 0));
    wood.setColorAt(0, style.colour.lighter(122));
    wood.setColorAt(1, style.colour.darker(116));
    painter.fillPath(shape, wood);
    painter.translate(0, -0.5);
    painter.scale(0.155, 0.155);
    QColor ink = style.ink;
    ink.setAlpha(215);
    painter.fillPath(shapeOf(style.symbol), ink);
    painter.restore();
}

QIcon meepleIcon(const PlayerStyle& style) {
    QPixmap pixmap(64, 64);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintMeeple(painter, style, {32, 58}, {.height = 50});
    return pixmap;
}

} // namespace meeplecam::gui
