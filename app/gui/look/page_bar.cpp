#include "app/gui/look/page_bar.h"

#include "app/gui/look/icons.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace meeplecam::gui {

PageBar::PageBar(const QString& heading, const QString& back, QWidget* parent)
    : QFrame(parent)
    , m_row(new QHBoxLayout(this))
    , m_heading(new QLabel(heading, this)) {
    setObjectName(QStringLiteral("bar"));
    QToolButton* button = makeTool(this, Sign::Home, back, Qt::Key_Escape);
    connect(button, &QToolButton::clicked, this, [this] {
        if (QWidget* list = QApplication::activePopupWidget()) // Escape closes an open list first
            list->close();
        else
            Q_EMIT backWanted();
    });
    m_heading->setObjectName(QStringLiteral("heading"));
    m_row->addWidget(button);
    m_row->addWidget(m_heading);
    m_row->addStretch(1);
}

void PageBar::setHeading(const QString& heading) {
    m_heading->setText(heading);
}

void PageBar::add(QWidget* widget) {
    m_row->addWidget(widget);
}

} // namespace meeplecam::gui
