#include "app/gui/look/icons.h"

#include "app/gui/look/images.h"
#include "app/gui/look/theme.h"
#include "models/art/drawing/scene_output.h"
#include "models/art/sheets/program_icon.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

namespace meeplecam::gui {

namespace {

constexpr const char* kSignProperty = "sign";

// Lines in a square of 24; y points down.

QPainterPath lines(std::initializer_list<std::initializer_list<QPointF>> strokes) {
    QPainterPath path;
    for (const auto& stroke : strokes) {
        path.moveTo(*stroke.begin());
        for (const QPointF& point : stroke)
            path.lineTo(point);
    }
    return path;
}

/// An arc from 40 degrees on, with the head of an arrow at its left end.
QPainterPath undoArrow() {
    QPainterPath path;
    path.moveTo(6, 10);
    path.cubicTo(10, 5, 20, 6, 19, 14);
    path.cubicTo(18.6, 17, 16, 18.5, 12.5, 18.5);
    path.addPath(lines({{{10.5, 11.2}, {5.5, 10.6}, {5.8, 5.4}}}));
    return path;
}

QPainterPath mirrored(const QPainterPath& path) {
    return QTransform(-1, 0, 0, 1, 24, 0).map(path);
}

QPainterPath framed(const QRectF& frame, const QPainterPath& inside) {
    QPainterPath path;
    path.addRoundedRect(frame, 2, 2);
    path.addPath(inside);
    return path;
}

QPainterPath turnArrow() {
    QPainterPath path;
    path.arcMoveTo(QRectF(5, 5, 14, 14), 60);
    path.arcTo(QRectF(5, 5, 14, 14), 60, 290);
    path.addPath(lines({{{15.2, 2.2}, {15.8, 6.2}, {11.8, 7.4}}}));
    return path;
}

QPainterPath shapeOf(Sign sign) {
    switch (sign) {
    case Sign::Home:
        return lines({{{4, 11.5}, {12, 4.5}, {20, 11.5}}, {{6.5, 10}, {6.5, 19}, {17.5, 19}, {17.5, 10}}});
    case Sign::Undo:
        return undoArrow();
    case Sign::Redo:
        return mirrored(undoArrow());
    case Sign::Fit:
        return lines({{{4, 9}, {4, 4}, {9, 4}},
                      {{15, 4}, {20, 4}, {20, 9}},
                      {{20, 15}, {20, 20}, {15, 20}},
                      {{9, 20}, {4, 20}, {4, 15}}});
    case Sign::Turn:
        return turnArrow();
    case Sign::Shade:
        return framed({4, 4, 16, 16}, lines({{{4, 14}, {14, 4}}, {{4, 20}, {20, 4}}, {{10, 20}, {20, 10}}}));
    case Sign::Swap:
        return lines({{{4, 9}, {20, 9}, {16, 5}}, {{20, 15}, {4, 15}, {8, 19}}});
    case Sign::Screen:
        return framed({3, 4.5, 18, 12}, lines({{{8, 20}, {16, 20}}, {{12, 16.5}, {12, 20}}}));
    case Sign::More:
        return lines({{{4, 7}, {20, 7}}, {{4, 12}, {20, 12}}, {{4, 17}, {20, 17}}});
    case Sign::Film:
        return framed({3, 5, 18, 14}, lines({{{10, 9}, {15, 12}, {10, 15}, {10, 9}}}));
    case Sign::Picture:
        return framed({3, 5, 18, 14}, lines({{{3, 16}, {9, 11}, {13, 15}, {16, 12.5}, {21, 16.5}}}));
    case Sign::Plus:
        return lines({{{12, 5}, {12, 19}}, {{5, 12}, {19, 12}}});
    case Sign::Table:
        return framed({4, 4, 16, 16}, lines({{{12, 4}, {12, 20}}, {{4, 12}, {20, 12}}}));
    case Sign::Continue:
        return lines({{{8, 5}, {18, 12}, {8, 19}, {8, 5}}});
    case Sign::Up:
        return lines({{{6, 14}, {12, 8}, {18, 14}}});
    case Sign::Close:
        return lines({{{6, 6}, {18, 18}}, {{18, 6}, {6, 18}}});
    }
    return {};
}

QPixmap drawn(Sign sign, const QColor& colour) {
    constexpr int kSide = 72; // enough for three pixels to a point
    QPixmap pixmap(kSide, kSide);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(kSide / 24.0, kSide / 24.0);
    painter.strokePath(shapeOf(sign), QPen(colour, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    return pixmap;
}

} // namespace

QIcon iconOf(Sign sign) {
    QColor faint = theme().subtle;
    faint.setAlphaF(0.5F);
    QIcon icon;
    icon.addPixmap(drawn(sign, theme().text));
    icon.addPixmap(drawn(sign, faint), QIcon::Disabled);
    icon.addPixmap(drawn(sign, theme().accentText), QIcon::Normal, QIcon::On);
    return icon;
}

void setSign(QAbstractButton& button, Sign sign) {
    button.setProperty(kSignProperty, static_cast<int>(sign));
    button.setIcon(iconOf(sign));
}

void setSign(QLabel& label, Sign sign, int side) {
    label.setProperty(kSignProperty, static_cast<int>(sign));
    label.setPixmap(iconOf(sign).pixmap(side, side));
}

QToolButton* makeTool(QWidget* parent, Sign sign, const QString& name) {
    auto* button = new QToolButton(parent);
    setSign(*button, sign);
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

QToolButton* makeTool(QWidget* parent, Sign sign, const QString& name, const QKeySequence& key) {
    QToolButton* button = makeTool(parent, sign, name);
    button->setIconSize({24, 24});
    button->setShortcut(key);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)));
    return button;
}

void refreshSigns(const QWidget& window) {
    for (QAbstractButton* button : window.findChildren<QAbstractButton*>())
        if (const QVariant sign = button->property(kSignProperty); sign.isValid())
            button->setIcon(iconOf(static_cast<Sign>(sign.toInt())));
    for (QLabel* label : window.findChildren<QLabel*>())
        if (const QVariant sign = label->property(kSignProperty); sign.isValid())
            setSign(*label, static_cast<Sign>(sign.toInt()), label->pixmap(Qt::ReturnByValue).width());
}

QIcon programIcon() {
    QIcon icon;
    for (const int side : {32, 64, 128})
        icon.addPixmap(QPixmap::fromImage(imageOf(art::rasterise(art::programIcon(), side))));
    return icon;
}

} // namespace meeplecam::gui
