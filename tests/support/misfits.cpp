#include "tests/support/misfits.h"

#include "tests/support/contrast.h"
#include "tests/support/painted_text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAction>
#include <QComboBox>
#include <QGraphicsView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSet>
#include <QWidget>

#include <map>

namespace meeplecam::tests {

namespace {

constexpr double kHair = 1.5; // pixels by which letters may leave their place unseen

QString nameOf(const QWidget* widget) {
    QStringList names;
    for (; widget != nullptr && names.size() < 3; widget = widget->parentWidget()) {
        QString name =
            QString::fromLatin1(widget->metaObject()->className()).section(QStringLiteral("::"), -1);
        if (!widget->objectName().isEmpty())
            name += QLatin1Char('#') + widget->objectName();
        names.prepend(name);
    }
    return names.join(QStringLiteral(" > "));
}

QString wordsOf(const QString& text, const QWidget* widget, const QString& fault) {
    return QStringLiteral("\"%1\" of %2 %3").arg(text.left(60), nameOf(widget), fault);
}

/// The same place in the window.
QRectF placeOf(const QWidget& widget, const QWidget& window) {
    return QRectF(QPointF(widget.mapTo(&window, QPoint(0, 0))), QSizeF(widget.size()));
}

/// The views that scroll around a widget, the nearest first.
std::vector<const QAbstractScrollArea*> scrollsAround(const QWidget* widget) {
    std::vector<const QAbstractScrollArea*> scrolls;
    for (; widget != nullptr; widget = widget->parentWidget())
        if (const auto* scroll = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
            scroll != nullptr && scroll->viewport() == widget)
            scrolls.push_back(scroll);
    return scrolls;
}

bool turns(const QScrollBar* bar) {
    return bar->maximum() > bar->minimum();
}

/// Whether what leaves its views on these sides comes into sight by scrolling.
bool isReached(const QRectF& ink, const QWidget* widget, const QWidget& window) {
    for (const QAbstractScrollArea* scroll : scrollsAround(widget)) {
        const QRectF view = placeOf(*scroll->viewport(), window);
        const bool down = ink.top() < view.top() || ink.bottom() > view.bottom();
        const bool across = ink.left() < view.left() || ink.right() > view.right();
        if ((down && turns(scroll->verticalScrollBar())) || (across && turns(scroll->horizontalScrollBar())))
            return true;
    }
    return false;
}

bool isOnBoard(const QWidget* widget) {
    return widget != nullptr && qobject_cast<const QGraphicsView*>(widget->parentWidget()) != nullptr;
}

bool isCutOff(const PaintedText& text, const QWidget& window) {
    const QRectF core = text.ink.adjusted(kHair, kHair, -kHair, -kHair);
    if (core.isEmpty() || isOnBoard(text.widget)) // a board is moved about
        return false;
    if (!text.ground.contains(core) && !isReached(text.ground, text.widget, window))
        return true;
    const QRegion missing = QRegion(core.toAlignedRect()).subtracted(text.shown);
    return !missing.isEmpty() && !isReached(text.ink, text.widget, window);
}

/// All that a widget says, in full.
QStringList saidBy(const QWidget* widget) {
    QStringList said;
    for (const char* property : {"text", "placeholderText", "currentText", "title", "windowTitle", "format"})
        said.push_back(widget->property(property).toString().remove(QLatin1Char('&')));
    for (const QAction* action : widget->actions())
        said.push_back(action->text().remove(QLatin1Char('&')));
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget->parentWidget());
        view != nullptr && view->model() != nullptr)
        for (int row = 0; row < view->model()->rowCount(); ++row)
            for (int column = 0; column < view->model()->columnCount(); ++column)
                said.push_back(view->model()->index(row, column).data().toString());
    return said;
}

bool isShortened(const PaintedText& text) {
    if (!text.text.contains(QChar(0x2026)) || text.widget == nullptr)
        return false;
    const QStringList said = saidBy(text.widget);
    return std::ranges::none_of(said,
                                [&](const QString& whole) { return whole.contains(text.text.trimmed()); });
}

bool lieOnEachOther(const QRectF& one, const QRectF& other) {
    const QRectF common = one & other;
    return common.width() > kHair && common.height() > kHair;
}

/// The colour that most pixels around the letters have. What lies between them counts as well where they are
/// small; bold digits fill their place.
QColor groundOf(const QRectF& ink, const QImage& picture) {
    constexpr int kEdge = 2;
    constexpr double kLarge = 40.0; // pixels
    const QRect letters = ink.toAlignedRect();
    const QRect area = letters.adjusted(-kEdge, -kEdge, kEdge, kEdge) & picture.rect();
    const bool large = ink.height() > kLarge;
    std::map<QRgb, int> counts;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (!large || !letters.contains(x, y))
                ++counts[picture.pixel(x, y)];
    const auto most = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
    return most == counts.end() ? QColor(Qt::white) : QColor(most->first);
}

QColor over(const QColor& above, const QColor& below) {
    const auto mixed = [share = above.alphaF()](float one, float other) {
        return share * one + (1 - share) * other;
    };
    return QColor::fromRgbF(mixed(above.redF(), below.redF()), mixed(above.greenF(), below.greenF()),
                            mixed(above.blueF(), below.blueF()));
}

void addPale(const std::vector<PaintedText>& texts, const QImage& picture, QStringList& found) {
    for (const PaintedText& text : texts) {
        const QRectF seen = text.ink & QRectF(text.shown.boundingRect());
        if (text.covered || seen.isEmpty())
            continue;
        const QColor ground = groundOf(seen, picture);
        const double ratio = contrast(over(text.colour, ground), ground);
        if (ratio < kTextContrast)
            found.push_back(wordsOf(text.text, text.widget,
                                    QStringLiteral("has a contrast of %1 only: %2 on %3")
                                        .arg(ratio, 0, 'f', 2)
                                        .arg(text.colour.name(), ground.name())));
    }
}

void addOverlaps(const std::vector<PaintedText>& texts, QStringList& found) {
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (!texts[i].covered && !texts[j].covered && !isOnBoard(texts[j].widget) &&
                lieOnEachOther(texts[i].ink & QRectF(texts[i].shown.boundingRect()),
                               texts[j].ink & QRectF(texts[j].shown.boundingRect())))
                found.push_back(wordsOf(texts[i].text, texts[i].widget,
                                        QStringLiteral("lies on \"%1\"").arg(texts[j].text.left(60))));
}

/// What a widget is there to say.
QString textOf(const QWidget* widget) {
    if (const auto* label = qobject_cast<const QLabel*>(widget))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        return button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
        return box->currentText();
    if (const auto* line = qobject_cast<const QLineEdit*>(widget))
        return line->text().isEmpty() ? line->placeholderText() : line->text();
    return {};
}

void addUnseen(const QWidget& window, const std::vector<PaintedText>& texts, QStringList& found) {
    QSet<const QWidget*> painted;
    for (const PaintedText& text : texts)
        painted.insert(text.widget);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const QString text = textOf(widget).trimmed();
        if (!text.isEmpty() && widget->window() == &window && widget->isVisible() &&
            !painted.contains(widget) && !isReached(placeOf(*widget, window), widget, window))
            found.push_back(wordsOf(text, widget, QStringLiteral("is not seen at all")));
    }
}

} // namespace

QStringList misfits(QWidget& window, Contrast contrast) {
    const std::vector<PaintedText> texts = paintedTexts(window);
    QStringList found;
    for (const PaintedText& text : texts) {
        if (text.covered)
            continue;
        if (isCutOff(text, window))
            found.push_back(wordsOf(text.text, text.widget, QStringLiteral("is cut off")));
        if (isShortened(text))
            found.push_back(wordsOf(text.text, text.widget, QStringLiteral("is shortened")));
        if (text.grazed && !isOnBoard(text.widget))
            found.push_back(wordsOf(text.text, text.widget, QStringLiteral("is partly covered")));
    }
    addOverlaps(texts, found);
    addUnseen(window, texts, found);
    if (contrast == Contrast::Checked)
        addPale(texts, window.grab().toImage(), found);
    return found;
}

} // namespace meeplecam::tests
