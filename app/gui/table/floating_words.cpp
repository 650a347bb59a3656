#include "app/gui/table/floating_words.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace meeplecam::gui {

namespace {

QFrame* makeFloating(QWidget* stage, const char* name) {
    auto* frame = new QFrame(stage);
    frame->setObjectName(QString::fromLatin1(name));
    auto* row = new QHBoxLayout(frame);
    row->setContentsMargins(14, 9, 14, 9);
    frame->hide();
    return frame;
}

QLabel* makeText(QFrame* frame) {
    auto* text = new QLabel(frame);
    text->setWordWrap(true);
    frame->layout()->addWidget(text);
    return text;
}

} // namespace

FloatingWords::FloatingWords(QWidget* stage)
    : QObject(stage)
    , m_stage(stage)
    , m_banner(makeFloating(stage, "banner"))
    , m_hint(makeFloating(stage, "hint"))
    , m_toast(makeFloating(stage, "toast"))
    , m_warning(makeText(m_banner))
    , m_hinted(makeText(m_hint))
    , m_said(makeText(m_toast))
    , m_saying(new QTimer(this)) {
    m_saying->setSingleShot(true);
    connect(m_saying, &QTimer::timeout, m_toast, &QWidget::hide);
}

void FloatingWords::warn(const QString& text) {
    m_warning->setText(text);
    m_banner->setVisible(!text.isEmpty());
    place();
}

QString FloatingWords::warning() const {
    return m_warning->text();
}

QPushButton* FloatingWords::addRemedy(const QString& text) {
    auto* button = new QPushButton(text, m_banner);
    m_banner->layout()->addWidget(button);
    return button;
}

void FloatingWords::hint(const QString& text) {
    m_hint->setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    m_hinted->setText(text);
    place();
}

void FloatingWords::say(const QString& sentence) {
    constexpr int kShown_ms = 6000;
    m_said->setText(sentence);
    m_toast->show();
    m_saying->start(kShown_ms);
    place();
}

void FloatingWords::place() {
    constexpr int kMargin = 14;
    const int most = std::max(200, m_stage->width() - 2 * kMargin);
    for (QFrame* frame : {m_banner, m_hint, m_toast}) {
        frame->setMaximumWidth(std::min(most, 620));
        frame->layout()->activate();
        frame->resize(frame->hasHeightForWidth()
                          ? QSize(std::min(most, 560), frame->heightForWidth(std::min(most, 560)))
                          : frame->sizeHint());
        frame->raise();
    }
    m_banner->move((m_stage->width() - m_banner->width()) / 2, kMargin);
    m_hint->move(kMargin, m_stage->height() - m_hint->height() - kMargin);
    m_toast->move((m_stage->width() - m_toast->width()) / 2, m_stage->height() - m_toast->height() - kMargin);
}

} // namespace meeplecam::gui
