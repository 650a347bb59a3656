#include "tests/support/painted_text.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QWidget>

namespace meeplecam::tests {

namespace {

/// Knows which widget is being painted.
class PaintWatch : public QObject {
public:
    PaintWatch() { qApp->installEventFilter(this); }
    [[nodiscard]] const QWidget* widget() const { return m_widget; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            m_widget = qobject_cast<QWidget*>(object);
        return false;
    }

private:
    const QWidget* m_widget = nullptr;
};

/// Paints nothing, and keeps what is written.
class TextEngine : public QPaintEngine {
public:
    explicit TextEngine(const PaintWatch& watch)
        : QPaintEngine(AllFeatures)
        , m_watch(watch) {}

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    [[nodiscard]] Type type() const override { return User; }

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(at);
        if (item.text().trimmed().isEmpty() || ink.isEmpty())
            return;
        const QTransform& toWindow = state->transform();
        PaintedText text;
        text.widget = m_watch.widget();
        text.text = item.text();
        text.ink = toWindow.mapRect(ink);
        text.colour = state->pen().color();
        text.colour.setAlphaF(text.colour.alphaF() * static_cast<float>(state->opacity()));
        text.ground = painter()->hasClipping() ? toWindow.mapRect(painter()->clipBoundingRect())
                                               : QRectF(-kFar, -kFar, 2 * kFar, 2 * kFar);
        text.shown = systemClip();
        texts.push_back(std::move(text));
    }
    void drawRects(const QRectF* rects, int count) override {
        for (int i = 0; i < count; ++i)
            cover(rects[i], state->brush().isOpaque());
    }
    void drawPath(const QPainterPath& path) override {
        cover(path.boundingRect(), state->brush().isOpaque());
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode != PolylineMode)
            cover(QPolygonF(QList<QPointF>(points, points + count)).boundingRect(),
                  state->brush().isOpaque());
    }
    void drawPixmap(const QRectF& where, const QPixmap& pixmap, const QRectF& /*part*/) override {
        cover(where, !pixmap.hasAlphaChannel());
    }
    void drawImage(const QRectF& where, const QImage& image, const QRectF& /*part*/,
                   Qt::ImageConversionFlags /*flags*/) override {
        cover(where, !image.hasAlphaChannel());
    }
    void drawTiledPixmap(const QRectF& where, const QPixmap& pixmap, const QPointF& /*from*/) override {
        cover(where, !pixmap.hasAlphaChannel());
    }

    std::vector<PaintedText> texts;

private:
    static constexpr double kFar = 1e6;

    void cover(const QRectF& where, bool opaque) {
        if (!opaque || state->opacity() < 1.0)
            return;
        constexpr double kSoft = 1.5; // soft edges
        QRectF area = state->transform().mapRect(where) & QRectF(systemClip().boundingRect());
        if (painter()->hasClipping())
            area &= state->transform().mapRect(painter()->clipBoundingRect());
        for (PaintedText& text : texts) {
            const QRectF common = area & text.ink & QRectF(text.shown.boundingRect());
            if (area.contains(text.ink))
                text.covered = true;
            else if (common.width() > kSoft && common.height() > kSoft)
                text.grazed = true;
        }
    }

    const PaintWatch& m_watch;
};

/// As large and as dense as a window.
class TextDevice : public QPaintDevice {
public:
    TextDevice(const QWidget& like, QPaintEngine& engine)
        : m_like(like)
        , m_engine(engine) {}
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return m_like.width();
        case PdmHeight:
            return m_like.height();
        case PdmWidthMM:
            return m_like.widthMM();
        case PdmHeightMM:
            return m_like.heightMM();
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 24;
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_like.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_like.logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default: // later versions of Qt know more
            return 0;
        }
    }

private:
    const QWidget& m_like;
    QPaintEngine& m_engine;
};

} // namespace

std::vector<PaintedText> paintedTexts(QWidget& window) {
    const PaintWatch watch;
    TextEngine engine(watch);
    TextDevice device(window, engine);
    window.render(&device);
    return std::move(engine.texts);
}

} // namespace meeplecam::tests
