#include "app/gui/score_card.h"

#include "app/gui/theme.h"

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

} // namespace

ScoreCard::ScoreCard(CardSize size, QWidget* parent)
    : QWidget(parent)
    , m_size(size) {
    const auto vertical = size == CardSize::Screen ? QSizePolicy::Expanding : QSizePolicy::Fixed;
    setSizePolicy(QSizePolicy::Expanding, vertical);
}

void ScoreCard::show(const ScoreRow& row, const PlayerStyle& style) {
    m_row = row;
    m_style = style;
    setAccessibleName(
        tr("%1: %2 points, %3 if the game ended now").arg(row.name).arg(row.soFar).arg(row.ifEndedNow));
    update();
}

QSize ScoreCard::sizeHint() const {
    return m_size == CardSize::Screen ? QSize(520, 300) : QSize(180, 84);
}

QSize ScoreCard::minimumSizeHint() const {
    return m_size == CardSize::Screen ? QSize(260, 120) : QSize(150, 84);
}

void ScoreCard::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    const double unit = height() / 84.0;
    const QRectF inside = QRectF(rect()).adjusted(16 * unit, 8 * unit, -14 * unit, -8 * unit);
    paintMeeple(painter, m_style, inside.topLeft() + QPointF(19 * unit, 37 * unit), 33 * unit,
                Pose::Standing);
    painter.setPen(theme().text);
    const double big = std::min(52 * unit, width() * 0.26);
    painter.setFont(sized(big, QFont::Bold));
    const QString points = QString::number(m_row.soFar);
    const QRectF number(inside.left(), inside.top() - 3 * unit, inside.width(), 48 * unit);
    painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter, points);
    const double taken = painter.fontMetrics().horizontalAdvance(points) + 8 * unit;
    painter.setFont(sized(17 * unit, QFont::DemiBold));
    const QRectF name(inside.left() + 46 * unit, inside.top(), inside.width() - 46 * unit - taken, 24 * unit);
    painter.drawText(
        name, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(m_row.name, Qt::ElideRight, static_cast<int>(name.width())));
    paintSupply(painter, {name.left(), inside.top() + 40 * unit}, 13 * unit);
    painter.setFont(sized(13.5 * unit, QFont::Normal));
    painter.setPen(theme().subtle);
    painter.drawText(QRectF(inside.left(), inside.bottom() - 21 * unit, inside.width(), 22 * unit),
                     Qt::AlignRight | Qt::AlignVCenter, tr("%1 if it ended now").arg(m_row.ifEndedNow));
    if (m_row.toMove) {
        painter.setPen(theme().accent);
        painter.setFont(sized(13.5 * unit, QFont::DemiBold));
        painter.drawText(QRectF(inside.left(), inside.bottom() - 21 * unit, inside.width(), 22 * unit),
                         Qt::AlignLeft | Qt::AlignVCenter, tr("to move"));
    }
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
    painter.setPen(QPen(m_row.toMove ? theme().accent : theme().line, m_row.toMove ? 2.5 : 1));
    painter.drawPath(path);
}

void ScoreCard::paintSupply(QPainter& painter, QPointF at, double height) const {
    QColor wood = m_style.colour;
    const auto one = [&](double size) {
        painter.save();
        painter.translate(at + QPointF(size / 2, 0));
        painter.scale(size, size);
        painter.fillPath(meepleShape(), wood);
        painter.strokePath(meepleShape(), QPen(theme().subtle, 0.06));
        painter.restore();
        at += QPointF(size * 0.98, 0);
    };
    for (int i = 0; i < m_row.large; ++i)
        one(height * 1.3);
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

void ScorePanel::show(const ScoreModel& model, const std::vector<PlayerStyle>& players) {
    constexpr std::size_t kOneColumn = 3; // so many cards stand below each other
    const int columns = model.rows.size() > kOneColumn ? 2 : 1;
    auto* grid = static_cast<QGridLayout*>(layout());
    while (m_cards.size() < model.rows.size()) {
        m_cards.push_back(new ScoreCard(m_size, this));
        const auto position = static_cast<int>(m_cards.size()) - 1;
        grid->addWidget(m_cards.back(), position / columns, position % columns);
    }
    for (std::size_t i = 0; i < model.rows.size(); ++i)
        m_cards[i]->show(model.rows[i], players[i]);
}

} // namespace meeplecam::gui
