#pragma once

#include "app/club/hall.h"

#include <QFrame>
#include <QPixmap>

class QGridLayout;
class QLabel;

namespace meeplecam::gui {

/// A table of a club.
class HallCard : public QFrame {
    Q_OBJECT

public:
    explicit HallCard(QWidget* parent = nullptr);
    /// `heard`: whether its program can be heard; `board`: whether its board is another one.
    void show(const club::HallTable& table, bool heard, bool board);
    /// The clock alone.
    void tick(const club::HallTable& table);

private:
    void showPlayers(const QJsonArray& players);

    QLabel* m_name;
    QLabel* m_board;
    QGridLayout* m_players;
    QLabel* m_last;
    QLabel* m_trouble;
    QLabel* m_clock;
};

} // namespace meeplecam::gui
