#pragma once

#include "app/club/hall_feed.h"

#include <QTimer>
#include <QWidget>

#include <map>

class QGridLayout;
class QLabel;

namespace meeplecam::gui {

class HallCard;

/// All tables of a club at once, each on a card: its board, scores, clock, and what somebody should look
/// after.
class HallWindow : public QWidget {
    Q_OBJECT

public:
    explicit HallWindow(std::unique_ptr<club::HallFeed> feed, QWidget* parent = nullptr);
    ~HallWindow() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showTable(const QString& name, bool board);
    void showAll();
    void arrange();

    std::unique_ptr<club::HallFeed> m_feed;
    QLabel* m_empty;
    QGridLayout* m_grid;
    std::map<QString, HallCard*> m_cards;
    QTimer m_seconds;
    int m_columns = 0;
};

} // namespace meeplecam::gui
