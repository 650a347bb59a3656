#pragma once

#include <QFrame>
#include <QIcon>

#include <optional>
#include <vector>

namespace meeplecam::gui {

/// A question with a picture and a button for each answer.
class AnswerCard : public QFrame {
    Q_OBJECT

public:
    struct Answer {
        QString text;
        QIcon icon = {};
        QString tip = {};
        int key = 0; ///< number of the key that gives it; 0 = none
    };
    AnswerCard(const QString& title, const QPixmap& picture, const std::vector<Answer>& answers,
               QWidget* parent);

    static constexpr int kPicture_px = 48; ///< side of the picture
    static constexpr int kIcon_px = 36;    ///< of an answer

Q_SIGNALS:
    void answered(std::size_t answer);
    /// The pointer, or the focus, is on an answer, or on none any more.
    void pointed(const std::optional<std::size_t>& answer);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::vector<QObject*> m_buttons; ///< in the order of the answers
};

} // namespace meeplecam::gui
