#include "app/gui/page_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace meeplecam::gui {

PageBar::PageBar(const QString& heading, const QString& back, QWidget* parent)
    : QFrame(parent)
    , m_row(new QHBoxLayout(this))
    , m_heading(new QLabel(heading, this)) {
    const QKeySequence key(Qt::Key_Escape);
    setObjectName(QStringLiteral("bar"));
    auto* button = new QToolButton(this);
    setSign(*button, Sign::Home);
    button->setIconSize({24, 24});
    button->setShortcut(key);
    button->setAccessibleName(back);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(back, key.toString(QKeySequence::NativeText)));
    connect(button, &QToolButton::clicked, this, &PageBar::backWanted);
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
