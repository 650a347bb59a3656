#pragma once

#include "app/gui/model/snapshot.h"

#include <QWidget>

class QLabel;

namespace meeplecam::gui {

class ScorePanel;

/// The scores alone, as large as a screen, for a second display.
class ScoreboardWindow : public QWidget {
    Q_OBJECT

public:
    explicit ScoreboardWindow(QWidget* parent = nullptr);
    void show(const GameSnapshot& game);
    /// Fills another screen than the window's where there is one.
    void open();

protected:
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeadline();

private:
    ScorePanel* m_scores;
    QLabel* m_headline;
};

} // namespace meeplecam::gui
