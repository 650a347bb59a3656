#include "app/gui/teach/square_list.h"

#include "app/gui/look/theme.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace meeplecam::gui {

namespace {

constexpr QSize kCell(112, 128);
constexpr int kListed_px = 92;

QString signOf(SquareMark mark) {
    switch (mark) {
    case SquareMark::Doubtful:
        return QStringLiteral("?");
    case SquareMark::Confirmed:
        return QStringLiteral("✓");
    case SquareMark::LeftOut:
        return QStringLiteral("✕");
    case SquareMark::Suggested:
        break;
    }
    return {};
}

QColor colourOf(SquareMark mark) {
    switch (mark) {
    case SquareMark::Doubtful:
        return theme().warning;
    case SquareMark::Confirmed:
        return theme().accent;
    default:
        return theme().line;
    }
}

class SquarePainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                                 const QModelIndex& /*index*/) const override {
        return kCell;
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const SquareCard& card = static_cast<const SquareListModel*>(index.model())->cardAt(index);
        painter->save();
        painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const QRectF cell = QRectF(option.rect).adjusted(3, 3, -3, -3);
        if ((option.state & QStyle::State_Selected) != 0) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme().line);
            painter->drawRoundedRect(cell, 8, 8);
        }
        const QRectF picture(cell.center().x() - kListed_px / 2.0, cell.top() + 5, kListed_px, kListed_px);
        painter->setOpacity(card.mark == SquareMark::LeftOut ? 0.35 : 1.0);
        painter->drawImage(picture, card.picture);
        painter->setOpacity(1.0);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(colourOf(card.mark), card.mark == SquareMark::Doubtful ? 4 : 2));
        painter->drawRoundedRect(picture, 4, 4);
        painter->setPen(theme().text);
        const QRectF text(cell.left(), picture.bottom() + 2, cell.width(),
                          cell.bottom() - picture.bottom() - 2);
        const QString words[] = {QString::number(index.row() + 1), card.word, signOf(card.mark)};
        painter->drawText(
            text, Qt::AlignCenter,
            QStringList(std::begin(words), std::end(words)).join(QStringLiteral("  ")).trimmed());
        painter->restore();
    }
};

/// What a screen reader says.
QString describe(const SquareCard& card, int number) {
    switch (card.mark) {
    case SquareMark::Suggested:
        return SquareListModel::tr("Square %1: tile %2").arg(number).arg(card.word);
    case SquareMark::Doubtful:
        return SquareListModel::tr("Square %1: perhaps tile %2").arg(number).arg(card.word);
    case SquareMark::Confirmed:
        return SquareListModel::tr("Square %1: tile %2, confirmed").arg(number).arg(card.word);
    case SquareMark::LeftOut:
        break;
    }
    return SquareListModel::tr("Square %1: not a tile").arg(number);
}

} // namespace

void SquareListModel::show(std::vector<SquareCard> cards) {
    if (cards.size() != m_cards.size()) {
        beginResetModel();
        m_cards = std::move(cards);
        endResetModel();
        return;
    }
    m_cards = std::move(cards);
    if (!m_cards.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int SquareListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

QVariant SquareListModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
        return describe(cardAt(index), index.row() + 1);
    return {};
}

const SquareCard& SquareListModel::cardAt(const QModelIndex& index) const {
    return m_cards[static_cast<std::size_t>(index.row())];
}

SquareList::SquareList(QWidget* parent)
    : QListView(parent)
    , m_squares(new SquareListModel(this)) {
    setModel(m_squares);
    setItemDelegate(new SquarePainter(this));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setGridSize(kCell);
    setUniformItemSizes(true);
    setAccessibleName(tr("Tiles that were found"));
}

void SquareList::show(const TeachModel& model) {
    const std::optional<std::size_t> before = chosen();
    std::vector<SquareCard> cards;
    for (std::size_t i = 0; i < model.size(); ++i)
        cards.push_back(model.card(i));
    m_squares->show(std::move(cards));
    if (model.size() > 0 && !chosen())
        choose(before.value_or(0) < model.size() ? before.value_or(0) : 0);
}

std::optional<std::size_t> SquareList::chosen() const {
    const QModelIndex current = currentIndex();
    return current.isValid() ? std::optional(static_cast<std::size_t>(current.row())) : std::nullopt;
}

void SquareList::choose(std::size_t square) {
    setCurrentIndex(m_squares->index(static_cast<int>(square)));
}

void SquareList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (current.isValid())
        Q_EMIT squareChosen(static_cast<std::size_t>(current.row()));
}

} // namespace meeplecam::gui
