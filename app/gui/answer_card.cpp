#include "app/gui/answer_card.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace meeplecam::gui {

namespace {

/// A button whose text is broken into lines.
class CardButton : public QPushButton {
public:
    CardButton(const AnswerCard::Answer& answer, QWidget* parent)
        : QPushButton(parent) {
        setObjectName(QStringLiteral("answer"));
        setAccessibleName(answer.text);
        setToolTip(answer.tip);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(10, 6, 10, 6);
        auto* icon = new QLabel(this);
        icon->setPixmap(answer.icon.pixmap(AnswerCard::kIcon_px, AnswerCard::kIcon_px));
        icon->setVisible(!answer.icon.isNull());
        auto* text = new QLabel(answer.text, this);
        text->setWordWrap(true);
        for (QLabel* label : {icon, text})
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
        row->addWidget(icon);
        row->addWidget(text, 1);
    }
    [[nodiscard]] QSize sizeHint() const override { return layout()->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return layout()->minimumSize(); }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return layout()->heightForWidth(width); }
};

} // namespace

AnswerCard::AnswerCard(const QString& title, const QPixmap& picture, const std::vector<Answer>& answers,
                       QWidget* parent)
    : QFrame(parent) {
    setObjectName(QStringLiteral("question"));
    auto* grid = new QGridLayout(this);
    auto* seen = new QLabel(this);
    seen->setPixmap(picture);
    grid->addWidget(seen, 0, 0, 2, 1, Qt::AlignTop);
    auto* heading = new QLabel(title, this);
    heading->setWordWrap(true);
    grid->addWidget(heading, 0, 1);
    auto* column = new QGridLayout;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        auto* button = new CardButton(answers[i], this);
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT answered(i); });
        m_buttons.push_back(button);
        column->addWidget(button, static_cast<int>(i), 0);
    }
    grid->addLayout(column, 1, 1);
    grid->setColumnStretch(1, 1);
}

bool AnswerCard::eventFilter(QObject* watched, QEvent* event) {
    const auto button = std::ranges::find(m_buttons, watched);
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        Q_EMIT pointed(static_cast<std::size_t>(button - m_buttons.begin()));
    else if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
        Q_EMIT pointed(std::nullopt);
    return QFrame::eventFilter(watched, event);
}

} // namespace meeplecam::gui
