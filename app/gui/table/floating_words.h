#pragma once

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;
class QTimer;

namespace meeplecam::gui {

/// What floats over the board: a warning with buttons that help, a hint about what is pointed at, and what is
/// said once and goes by itself.
class FloatingWords : public QObject {
    Q_OBJECT

public:
    /// Over this widget.
    explicit FloatingWords(QWidget* stage);

    /// Stays until there is another one; empty = nothing is wrong.
    void warn(const QString& text);
    [[nodiscard]] QString warning() const;
    /// A button below the warning; the caller shows and hides it.
    [[nodiscard]] QPushButton* addRemedy(const QString& text = {});
    /// Empty = nothing is pointed at.
    void hint(const QString& text);
    void say(const QString& sentence);
    /// After the stage changed its size, or what lies on it.
    void place();

private:
    QWidget* m_stage;
    QFrame* m_banner;
    QFrame* m_hint;
    QFrame* m_toast;
    QLabel* m_warning;
    QLabel* m_hinted;
    QLabel* m_said;
    QTimer* m_saying;
};

} // namespace meeplecam::gui
