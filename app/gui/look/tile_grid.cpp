#include "app/gui/look/tile_grid.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace meeplecam::gui {

TileGrid::TileGrid(int columns, int side_px, QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_buttons(new QButtonGroup(this))
    , m_columns(columns)
    , m_side_px(side_px) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    m_grid->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_buttons->setExclusive(false);
    connect(m_buttons, &QButtonGroup::idClicked, this,
            [this](int id) { Q_EMIT chosen(m_faces[static_cast<std::size_t>(id)]); });
}

void TileGrid::empty() {
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        m_buttons->removeButton(qobject_cast<QAbstractButton*>(item->widget()));
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was clicked
        delete item;
    }
    m_faces.clear();
}

void TileGrid::show(const std::vector<TileChoice>& choices, const TileArtPtr& art) {
    empty();
    for (const TileChoice& choice : choices) {
        auto* button = new QToolButton(this);
        button->setText(choice.text);
        button->setToolTip(choice.name);
        button->setAccessibleName(choice.name);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        if (art)
            button->setIcon(QPixmap::fromImage(art->turned({choice.face.type, choice.shown}, 2 * m_side_px)));
        button->setIconSize({m_side_px, m_side_px});
        button->setCheckable(true);
        button->setChecked(choice.chosen);
        button->setShortcut(choice.shortcut);
        button->installEventFilter(this);
        const auto id = static_cast<int>(m_faces.size());
        m_buttons->addButton(button, id);
        m_faces.push_back(choice.face);
        m_grid->addWidget(button, id / m_columns, id % m_columns);
    }
}

void TileGrid::focusFirst() {
    if (QAbstractButton* first = m_buttons->button(0))
        first->setFocus();
}

bool TileGrid::eventFilter(QObject* watched, QEvent* event) {
    auto* button = qobject_cast<QAbstractButton*>(watched);
    const int id = button != nullptr ? m_buttons->id(button) : -1;
    if (id >= 0 && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            button->click();
            return true;
        }
    }
    if (id >= 0 && (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn))
        Q_EMIT pointedAt(m_faces[static_cast<std::size_t>(id)]);
    return QWidget::eventFilter(watched, event);
}

} // namespace meeplecam::gui
