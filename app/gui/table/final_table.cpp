#include "app/gui/table/final_table.h"

#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace meeplecam::gui {

namespace {

constexpr int kMostPoints = 999;
constexpr int kSign = 22;

QLabel* makeNumber(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

void embolden(QLabel& label, bool bold) {
    QFont font = label.font();
    font.setBold(bold);
    label.setFont(font);
}

} // namespace

FinalTable::FinalTable(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    const auto addHeading = [this](int column, const QString& text) {
        QLabel* label = makeNumber(this);
        label->setText(text);
        label->setObjectName(QStringLiteral("subtle"));
        m_grid->addWidget(label, 0, column);
    };
    addHeading(2, tr("Track", "points on the scoring track"));
    addHeading(3, tr("Board", "points on the board"));
    addHeading(4, tr("Total"));
}

void FinalTable::addRow() {
    Row row{new QLabel(this), new QLabel(this), new QSpinBox(this), makeNumber(this), makeNumber(this)};
    const auto player = m_rows.size();
    row.name->setWordWrap(true);
    row.banked->setRange(0, kMostPoints);
    row.banked->setAlignment(Qt::AlignRight);
    row.banked->setButtonSymbols(QAbstractSpinBox::NoButtons);
    row.banked->setKeyboardTracking(true);
    row.banked->setToolTip(tr("Points on the scoring track before the final scoring"));
    QFont large = row.total->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    row.total->setFont(large);
    connect(row.banked, &QSpinBox::valueChanged, this,
            [this, player](int points) { Q_EMIT bankedChanged(player, points); });
    int column = 0;
    for (QWidget* widget :
         {static_cast<QWidget*>(row.sign), static_cast<QWidget*>(row.name), static_cast<QWidget*>(row.banked),
          static_cast<QWidget*>(row.board), static_cast<QWidget*>(row.total)})
        m_grid->addWidget(widget, static_cast<int>(player) + 1, column++);
    m_rows.push_back(row);
}

void FinalTable::show(const std::vector<FinalScoreRow>& rows, const std::vector<PlayerStyle>& styles) {
    while (m_rows.size() < rows.size())
        addRow();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& shown = m_rows[i];
        const bool used = i < rows.size();
        for (QWidget* widget : {static_cast<QWidget*>(shown.sign), static_cast<QWidget*>(shown.name),
                                static_cast<QWidget*>(shown.banked), static_cast<QWidget*>(shown.board),
                                static_cast<QWidget*>(shown.total)})
            widget->setVisible(used);
        if (!used)
            continue;
        const FinalScoreRow& row = rows[i];
        shown.sign->setPixmap(meepleIcon(styles[i]).pixmap(kSign, kSign));
        shown.name->setText(row.name);
        shown.banked->setAccessibleName(tr("%1: points on the scoring track").arg(row.name));
        if (const QSignalBlocker quiet(shown.banked); shown.banked->value() != row.banked)
            shown.banked->setValue(row.banked);
        shown.board->setText(QStringLiteral("+%1").arg(row.onBoard));
        shown.total->setText(QString::number(row.total));
        embolden(*shown.name, row.wins);
        embolden(*shown.total, row.wins);
    }
}

} // namespace meeplecam::gui
