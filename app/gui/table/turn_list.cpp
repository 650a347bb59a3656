#include "app/gui/table/turn_list.h"

#include "app/gui/look/theme.h"

#include <QContextMenuEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace meeplecam::gui {

namespace {

constexpr int kTurn_px = 46;
constexpr int kMargin = 8;
constexpr int kTop = 22;    // height of the first line
constexpr int kTurnGap = 6; // beside the points

QFont lineFont(int pixels, QFont::Weight weight) {
    QFont font;
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

QString headOf(const TurnRow& row) {
    const QString sign = row.byPerson ? QStringLiteral("%1 ✎ %2") : QStringLiteral("%1  %2");
    return sign.arg(row.number).arg(row.headline);
}

QString gainOf(const TurnRow& row) {
    return row.points > 0 ? QStringLiteral("+%1").arg(row.points) : QString();
}

/// What a row takes, beside its points, for its first words: several lines where names are long.
int headHeight(const TurnRow& row, int width) {
    const QFontMetrics metrics(lineFont(14, QFont::DemiBold));
    const int gain = metrics.horizontalAdvance(gainOf(row));
    const QRect text(0, 0, width - (gain > 0 ? gain + kTurnGap : 0), 10000);
    const int height = metrics.boundingRect(text, Qt::TextWordWrap, headOf(row)).height();
    return std::max(kTop, height + kTop - metrics.lineSpacing());
}

QString detailsOf(const TurnRow& row) {
    QStringList lines = row.reasons;
    if (!row.problem.isEmpty())
        lines.push_back(row.problem);
    return lines.join(QLatin1Char('\n'));
}

class TurnDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        const auto& model = *static_cast<const TurnListModel*>(index.model());
        const auto* view = qobject_cast<const QWidget*>(option.widget);
        const int width = view != nullptr ? view->width() - 24 : option.rect.width();
        const QFontMetrics metrics(lineFont(13, QFont::Normal));
        const QRect text(0, 0, std::max(60, width - kTurn_px - 3 * kMargin), 10000);
        const QString details = detailsOf(model.rowAt(index));
        const int head = headHeight(model.rowAt(index), text.width());
        const int height =
            details.isEmpty() ? 0 : metrics.boundingRect(text, Qt::TextWordWrap, details).height();
        return {width, std::max(kTurn_px + kMargin, head + height + kMargin + 4)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const auto& model = *static_cast<const TurnListModel*>(index.model());
        const TurnRow& row = model.rowAt(index);
        painter->save();
        painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        if ((option.state & (QStyle::State_MouseOver | QStyle::State_Selected)) != 0) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme().card);
            painter->drawRoundedRect(option.rect.adjusted(0, 1, 0, -1), 8, 8);
        }
        paintPicture(*painter, option.rect, model.pictureAt(index), model.styleAt(index));
        paintText(*painter, option.rect, row);
        painter->restore();
    }

private:
    static void paintPicture(QPainter& painter, const QRect& area, const QImage& picture,
                             const PlayerStyle& style) {
        const QRectF square(area.left() + 8, area.top() + 4, kTurn_px, kTurn_px);
        QPainterPath rounded;
        rounded.addRoundedRect(square, 5, 5);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.colour);
        painter.drawRoundedRect(QRectF(area.left() + 1, area.top() + 5, 4, kTurn_px - 2), 2, 2);
        painter.save();
        painter.setClipPath(rounded);
        painter.drawImage(square, picture);
        painter.restore();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().line, 1));
        painter.drawPath(rounded);
    }

    static void paintText(QPainter& painter, const QRect& area, const TurnRow& row) {
        const QRect text = area.adjusted(kTurn_px + 2 * kMargin, 3, -kMargin, 0);
        const QRect first(text.left(), text.top(), text.width(), headHeight(row, text.width()));
        painter.setFont(lineFont(14, QFont::DemiBold));
        painter.setPen(theme().text);
        int right = 0;
        if (const QString gain = gainOf(row); !gain.isEmpty()) {
            painter.setPen(theme().accent);
            painter.drawText(QRect(first.topLeft(), QSize(first.width(), kTop)),
                             Qt::AlignRight | Qt::AlignVCenter, gain);
            right = painter.fontMetrics().horizontalAdvance(gain) + kTurnGap;
            painter.setPen(theme().text);
        }
        painter.drawText(first.adjusted(0, 0, -right, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                         headOf(row));
        painter.setFont(lineFont(13, QFont::Normal));
        painter.setPen(theme().subtle);
        painter.drawText(text.adjusted(0, first.height(), 0, 0), Qt::TextWordWrap, detailsOf(row));
    }
};

} // namespace

void TurnListModel::show(std::vector<TurnRow> rows, std::vector<PlayerStyle> players,
                         std::map<int, QImage> pictures) {
    beginResetModel();
    m_rows = std::move(rows);
    m_players = std::move(players);
    m_pictures = std::move(pictures);
    endResetModel();
}

void TurnListModel::setArt(TileArtPtr art) {
    beginResetModel();
    m_art = std::move(art);
    endResetModel();
}

int TurnListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const TurnRow& TurnListModel::rowAt(const QModelIndex& index) const {
    return m_rows[m_rows.size() - 1 - static_cast<std::size_t>(index.row())];
}

const PlayerStyle& TurnListModel::styleAt(const QModelIndex& index) const {
    return m_players[static_cast<std::size_t>(rowAt(index).player)];
}

QImage TurnListModel::pictureAt(const QModelIndex& index) const {
    const TurnRow& row = rowAt(index);
    if (const auto seen = m_pictures.find(row.turn); seen != m_pictures.end())
        return seen->second;
    const engine::TileFace face{row.placement.tile, row.placement.rotation};
    return m_art ? m_art->turned(face, TileArt::kSide_px) : QImage();
}

QVariant TurnListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::AccessibleTextRole && role != Qt::DisplayRole))
        return {};
    const TurnRow& row = rowAt(index);
    return QStringLiteral("%1 %2 %3").arg(row.number).arg(row.headline, detailsOf(row));
}

TurnList::TurnList(QWidget* parent)
    : QListView(parent)
    , m_turns(new TurnListModel(this)) {
    setModel(m_turns);
    setMinimumHeight(kTurn_px); // one of them, where a question takes the room
    setItemDelegate(new TurnDelegate(this));
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setAccessibleName(tr("Turns"));
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex& index) { Q_EMIT turnChosen(m_turns->rowAt(index)); });
    connect(this, &QListView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT turnMenuWanted(m_turns->rowAt(index), viewport()->mapToGlobal(visualRect(index).center()));
    });
}

void TurnList::contextMenuEvent(QContextMenuEvent* event) {
    if (const QModelIndex index = indexAt(viewport()->mapFromGlobal(event->globalPos())); index.isValid())
        Q_EMIT turnMenuWanted(m_turns->rowAt(index), event->globalPos());
}

void TurnList::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout(); // lines wrap differently
}

} // namespace meeplecam::gui
