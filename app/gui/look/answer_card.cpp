#include "app/gui/look/answer_card.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace meeplecam::gui {

namespace {

/// The number of the key that presses it, a picture, and a text that is broken into lines.
class AnswerButton : public QPushButton {
public:
    AnswerButton(const AnswerCard::Answer& answer, QWidget* parent)
        : QPushButton(parent) {
        setObjectName(QStringLiteral("answer"));
        setAccessibleName(answer.text);
        setToolTip(answer.tip);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(10, 3, 10, 3);
        if (answer.key > 0) {
            auto* key = new QLabel(QString::number(answer.key), this);
            key->setObjectName(QStringLiteral("subtle"));
            row->addWidget(key);
        }
        if (!answer.icon.isNull()) {
            auto* icon = new QLabel(this);
            icon->setPixmap(answer.icon.pixmap(AnswerCard::kIcon_px, AnswerCard::kIcon_px));
            row->addWidget(icon);
        }
        auto* text = new QLabel(answer.text, this);
        text->setWordWrap(true);
        row->addWidget(text, 1);
        for (QLabel* label : findChildren<QLabel*>())
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    [[nodiscard]] QSize sizeHint() const override { return layout()->totalSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return layout()->totalMinimumSize(); }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override {
        return layout()->totalHeightForWidth(width);
    }
};

} // namespace

AnswerCard::AnswerCard(const QString& title, const QPixmap& picture, const std::vector<Answer>& answers,
                       QWidget* parent)
    : QFrame(parent) {
    setObjectName(QStringLiteral("question"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(8, 8, 8, 8);
    grid->setVerticalSpacing(4);
    auto* seen = new QLabel(this);
    seen->setPixmap(picture);
    grid->addWidget(seen, 0, 0, Qt::AlignTop);
    auto* heading = new QLabel(title, this);
    heading->setWordWrap(true);
    grid->addWidget(heading, 0, 1);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        auto* button = new AnswerButton(answers[i], this);
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT answered(i); });
        m_buttons.push_back(button);
        grid->addWidget(button, static_cast<int>(i) + 1, 0, 1, 2);
    }
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
