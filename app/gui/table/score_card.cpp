#include "app/gui/table/score_card.h"

#include "app/gui/look/goods_icon.h"
#include "app/gui/look/theme.h"
#include "app/words/words.h"
#include "models/meeple_outline.h"

#include <QGridLayout>
#include <QPainter>

#include <array>

namespace meeplecam::gui {

namespace {

QFont sized(double pixels, QFont::Weight weight) {
    QFont font;
    font.setPixelSize(std::max(1, static_cast<int>(pixels)));
    font.setWeight(weight);
    return font;
}

/// Writes a line as large as wanted, or as it fits.
void drawFitting(QPainter& painter, const QRectF& area, Qt::Alignment alignment, const QString& text,
                 QFont font) {
    constexpr int kSmallest_px = 9;
    while (font.pixelSize() > kSmallest_px && QFontMetricsF(font).horizontalAdvance(text) > area.width())
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.drawText(area, static_cast<int>((alignment | Qt::AlignVCenter).toInt()),
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(area.width())));
}

/// What words to a card say of its player.
QString spokenWords(const ScoreRow& row) {
    QString note = row.note;
    if (const QString goods = words::goodsWords(row.goods.value_or(engine::GoodsCounts{})); !goods.isEmpty())
        note += QStringLiteral(", ") + goods;
    const QString words = row.toMove ? ScoreCard::tr("%1's turn: %n point(s), %2", nullptr, row.shown)
                          : row.wins ? ScoreCard::tr("%1 wins: %n point(s), %2", nullptr, row.shown)
                                     : ScoreCard::tr("%1: %n point(s), %2", nullptr, row.shown);
    return words.arg(row.name, note);
}

} // namespace

ScoreCard::ScoreCard(CardSize size, QWidget* parent)
    : QWidget(parent)
    , m_size(size) {
    const auto vertical = size == CardSize::Screen ? QSizePolicy::Expanding : QSizePolicy::Maximum;
    setSizePolicy(QSizePolicy::Expanding, vertical);
}

void ScoreCard::show(const ScoreRow& row, const PlayerStyle& style) {
    const bool resized = m_row.goods.has_value() != row.goods.has_value();
    m_row = row;
    m_style = style;
    if (resized)
        updateGeometry();
    setAccessibleName(spokenWords(row));
    setToolTip(row.name);
    update();
}

/// A line more where there are goods.
int ScoreCard::units() const {
    constexpr int kUnits = 84;
    constexpr int kGoods = 22;
    return m_row.goods ? kUnits + kGoods : kUnits;
}

QSize ScoreCard::sizeHint() const {
    return m_size == CardSize::Screen ? QSize(520, 300) : QSize(180, units());
}

QSize ScoreCard::minimumSizeHint() const {
    return m_size == CardSize::Screen ? QSize(260, 120) : QSize(96, 58 * units() / 84);
}

void ScoreCard::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    const double unit = height() / static_cast<double>(units());
    const QRectF inside = QRectF(rect()).adjusted(14 * unit, 7 * unit, -10 * unit, -7 * unit);
    paintName(painter, {inside.left(), inside.top() - 2 * unit, inside.width(), 22 * unit}, unit);
    const QRectF middle(inside.left(), inside.top() + 20 * unit, inside.width(), 34 * unit);
    painter.setPen(theme().text);
    painter.setFont(sized(std::min(40 * unit, width() * 0.3), QFont::Bold));
    painter.drawText(middle, Qt::AlignRight | Qt::AlignVCenter, QString::number(m_row.shown));
    const double taken = painter.fontMetrics().horizontalAdvance(QString::number(m_row.shown)) + 8 * unit;
    paintSupply(painter, {middle.left(), middle.top() + 7 * unit, middle.width() - taken, 22 * unit});
    if (m_row.goods)
        paintGoods(painter, {middle.left(), middle.bottom() + unit, middle.width(), 20 * unit});
    painter.setPen(theme().subtle);
    drawFitting(painter, {inside.left(), inside.bottom() - 18 * unit, inside.width(), 19 * unit},
                Qt::AlignRight, m_row.note, sized(13 * unit, QFont::Normal));
}

/// The name, and a sign where it is the player's turn or victory.
void ScoreCard::paintName(QPainter& painter, const QRectF& area, double unit) const {
    const double meeple = 20 * unit;
    paintMeeple(painter, m_style, area.topLeft() + QPointF(meeple / 2, meeple), {.height = meeple});
    QRectF name = area.adjusted(meeple + 6 * unit, 0, 0, 0);
    const QString sign = m_row.wins ? QStringLiteral("★") : QStringLiteral("▶");
    const QFont font = sized(16 * unit, QFont::DemiBold);
    if (isAhead()) {
        painter.setPen(theme().accent);
        painter.setFont(font);
        painter.drawText(name, Qt::AlignRight | Qt::AlignVCenter, sign);
        name.setRight(name.right() - painter.fontMetrics().horizontalAdvance(sign) - 4 * unit);
    }
    painter.setPen(theme().text);
    drawFitting(painter, name, Qt::AlignLeft, m_row.name, font);
}

void ScoreCard::paintGround(QPainter& painter) const {
    const QRectF ground = QRectF(rect()).adjusted(1, 1, -1, -1);
    const double radius = std::min(18.0, height() * 0.14);
    QPainterPath path;
    path.addRoundedRect(ground, radius, radius);
    painter.fillPath(path, theme().card);
    painter.setClipPath(path);
    painter.fillRect(QRectF(ground.left(), ground.top(), height() * 0.085, ground.height()), m_style.colour);
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isAhead() ? theme().accent : theme().line, isAhead() ? 2.5 : 1));
    painter.drawPath(path);
}

/// The figures beside the board, as many as there are, closer to each other where there is little room.
void ScoreCard::paintSupply(QPainter& painter, const QRectF& area) const {
    constexpr std::array kOrder{engine::MeepleType::Abbot, engine::MeepleType::Builder,
                                engine::MeepleType::Pig, engine::MeepleType::Large,
                                engine::MeepleType::Small};
    constexpr double kApart = 0.98; // of a figure's width
    const double height = area.height() * 0.6;
    const auto sizeOf = [&](engine::MeepleType figure) {
        return height * models::heightOf_mm(figure) / models::kMeepleHeight_mm;
    };
    double wanted = 0.0;
    for (const engine::MeepleType figure : kOrder)
        wanted += kApart * sizeOf(figure) * std::max(0, m_row.supply[static_cast<std::size_t>(figure)]);
    const double squeeze = std::min(1.0, (area.width() - height) / std::max(1.0, wanted));
    double left = area.left();
    for (const engine::MeepleType figure : kOrder)
        for (int i = 0; i < m_row.supply[static_cast<std::size_t>(figure)]; ++i) {
            const double size = sizeOf(figure);
            painter.save();
            painter.translate(left + size / 2, area.center().y() + height / 2);
            painter.scale(size, size);
            painter.fillPath(meepleShape(figure), m_style.colour);
            painter.strokePath(meepleShape(figure), QPen(theme().subtle, 0.06));
            painter.restore();
            left += size * kApart * squeeze;
        }
}

/// How many tokens of each kind of goods the player has.
void ScoreCard::paintGoods(QPainter& painter, const QRectF& area) const {
    const double step = area.width() / engine::kGoodsKinds;
    const double side = std::min(area.height(), step * 0.6);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (std::size_t kind = 0; kind < m_row.goods->size(); ++kind) {
        const QRectF place(area.left() + step * static_cast<double>(kind), area.top(), step, area.height());
        const int count = (*m_row.goods)[kind];
        painter.setOpacity(count > 0 ? 1.0 : 0.35);
        painter.drawImage(QRectF(place.left(), place.center().y() - side / 2, side, side),
                          goodsIcon(static_cast<engine::Goods>(kind + 1)));
        painter.setPen(theme().text);
        painter.setFont(sized(side * 0.75, QFont::DemiBold));
        painter.drawText(place.adjusted(side + 0.2 * side, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         QString::number(count));
    }
    painter.setOpacity(1.0);
}

ScorePanel::ScorePanel(CardSize size, QWidget* parent)
    : QWidget(parent)
    , m_size(size) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(size == CardSize::Screen ? 24 : 8);
}

void ScorePanel::makeCards(std::size_t count) {
    constexpr std::size_t kOneColumn = 3; // so many cards stand below each other
    const std::size_t columns = m_size == CardSize::Row ? count : count > kOneColumn ? 2 : 1;
    qDeleteAll(m_cards);
    m_cards.clear();
    for (std::size_t i = 0; i < count; ++i) {
        m_cards.push_back(new ScoreCard(m_size, this));
        static_cast<QGridLayout*>(layout())->addWidget(m_cards.back(), static_cast<int>(i / columns),
                                                       static_cast<int>(i % columns));
    }
}

void ScorePanel::show(const ScoreModel& model, const std::vector<PlayerStyle>& players) {
    if (m_cards.size() != model.rows.size())
        makeCards(model.rows.size());
    for (std::size_t i = 0; i < model.rows.size(); ++i)
        m_cards[i]->show(model.rows[i], players[i]);
}

} // namespace meeplecam::gui
