#include "app/gui/hall/hall_window.h"

#include "app/gui/hall/hall_card.h"
#include "app/gui/look/named_label.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace meeplecam::gui {

namespace {

constexpr int kCard_px = 320;

} // namespace

HallWindow::HallWindow(std::unique_ptr<club::HallFeed> feed, QWidget* parent)
    : QWidget(parent)
    , m_feed(std::move(feed))
    , m_empty(makeLabel(this, tr("No table has said anything yet."), "subtle"))
    , m_grid(new QGridLayout) {
    setWindowTitle(tr("All tables"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeLabel(this, tr("All tables"), "title"));
    column->addWidget(m_empty);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    auto* cards = new QWidget(area);
    auto* top = new QVBoxLayout(cards);
    top->addLayout(m_grid);
    top->addStretch(1);
    area->setWidget(cards);
    column->addWidget(area, 1);
    resize(1280, 800);
    connect(m_feed.get(), &club::HallFeed::tableChanged, this, &HallWindow::showTable);
    connect(m_feed.get(), &club::HallFeed::connectionChanged, this, &HallWindow::showAll);
    constexpr int kSecond_ms = 1000;
    connect(&m_seconds, &QTimer::timeout, this, [this] {
        for (const auto& [name, card] : m_cards)
            card->tick(m_feed->hall().tables().at(name));
    });
    m_seconds.start(kSecond_ms);
}

HallWindow::~HallWindow() = default;

void HallWindow::showTable(const QString& name, bool board) {
    const club::HallTable& table = m_feed->hall().tables().at(name);
    HallCard*& card = m_cards[name];
    const bool first = card == nullptr;
    if (first)
        card = new HallCard(this);
    card->show(table, m_feed->hears(table), board);
    if (first)
        arrange();
}

void HallWindow::showAll() {
    for (const auto& [name, table] : m_feed->hall().tables())
        showTable(name, false);
}

/// As many cards beside each other as there is room for, by name.
void HallWindow::arrange() {
    m_empty->setVisible(m_cards.empty());
    m_columns = std::max(1, width() / kCard_px);
    int i = 0;
    for (const auto& [name, card] : m_cards) {
        m_grid->addWidget(card, i / m_columns, i % m_columns);
        ++i;
    }
    for (int column = 0; column < m_grid->columnCount(); ++column)
        m_grid->setColumnStretch(column, column < m_columns ? 1 : 0);
}

void HallWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_columns != std::max(1, width() / kCard_px))
        arrange();
}

} // namespace meeplecam::gui
