#include "app/gui/table/score_card.h"

#include "app/gui/look/theme.h"

#include <QGridLayout>
#include <QPainter>

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
    painter.drawText(area, alignment | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(area.width())));
}

/// What words to a card say of its player.
QString spokenWords(const ScoreRow& row) {
    const QString words = row.toMove ? ScoreCard::tr("%1's turn: %n point(s), %2", nullptr, row.shown)
                          : row.wins ? ScoreCard::tr("%1 wins: %n point(s), %2", nullptr, row.shown)
                                     : ScoreCard::tr("%1: %n point(s), %2", nullptr, row.shown);
    return words.arg(row.name, row.note);
}

} // namespace

ScoreCard::ScoreCard(CardSize size, QWidget* parent)
    : QWidget(parent)
    , m_size(size) {
    const auto vertical = size == CardSize::Screen ? QSizePolicy::Expanding : QSizePolicy::Maximum;
    setSizePolicy(QSizePolicy::Expanding, vertical);
}

void ScoreCard::show(const ScoreRow& row, const PlayerStyle& style) {
    m_row = row;
    m_style = style;
    setAccessibleName(spokenWords(row));
    setToolTip(row.name);
    update();
}

QSize ScoreCard::sizeHint() const {
    return m_size == CardSize::Screen ? QSize(520, 300) : QSize(180, 84);
}

QSize ScoreCard::minimumSizeHint() const {
    return m_size == CardSize::Screen ? QSize(260, 120) : QSize(96, 58);
}

void ScoreCard::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    const double unit = height() / 84.0;
    const QRectF inside = QRectF(rect()).adjusted(14 * unit, 7 * unit, -10 * unit, -7 * unit);
    paintName(painter, {inside.left(), inside.top() - 2 * unit, inside.width(), 22 * unit}, unit);
    const QRectF middle(inside.left(), inside.top() + 20 * unit, inside.width(), 34 * unit);
    painter.setPen(theme().text);
    painter.setFont(sized(std::min(40 * unit, width() * 0.3), QFont::Bold));
    painter.drawText(middle, Qt::AlignRight | Qt::AlignVCenter, QString::number(m_row.shown));
    const double taken = painter.fontMetrics().horizontalAdvance(QString::number(m_row.shown)) + 8 * unit;
    paintSupply(painter, {middle.left(), middle.top() + 7 * unit, middle.width() - taken, 22 * unit});
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

/// The meeples beside the board, as many as there are, closer to each other where there is little room.
void ScoreCard::paintSupply(QPainter& painter, const QRectF& area) const {
    const double height = area.height() * 0.6;
    const double largeHeight = height * 1.3;
    const double wanted = 0.98 * (m_row.large * largeHeight + m_row.small * height);
    const double squeeze = std::min(1.0, (area.width() - height) / std::max(1.0, wanted));
    double left = area.left();
    const auto one = [&](double size) {
        painter.save();
        painter.translate(left + size / 2, area.center().y() + height / 2);
        painter.scale(size, size);
        painter.fillPath(meepleShape(), m_style.colour);
        painter.strokePath(meepleShape(), QPen(theme().subtle, 0.06));
        painter.restore();
        left += size * 0.98 * squeeze;
    };
    for (int i = 0; i < m_row.large; ++i)
        one(largeHeight);
    for (int i = 0; i < m_row.small; ++i)
        one(height);
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
