#pragma once

#include "engine/rules/game_setup.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace meeplecam::gui {

/// The players in the order of play: names, colours, more or fewer, earlier or later.
class PlayersEditor : public QWidget {
    Q_OBJECT

public:
    explicit PlayersEditor(QWidget* parent = nullptr);

    void setPlayers(const std::vector<engine::Player>& players);
    [[nodiscard]] std::vector<engine::Player> players() const;
    /// What keeps these players from playing, as a sentence; empty when nothing does.
    [[nodiscard]] static QString problemOf(const std::vector<engine::Player>& players);

Q_SIGNALS:
    void changed();

private:
    struct Row {
        QWidget* widget = nullptr;
        QComboBox* colour = nullptr;
        QLineEdit* name = nullptr;
    };
    void addRow(const engine::Player& player);
    void addPlayer();
    void remove(QWidget* row);
    void moveUp(QWidget* row);

    std::vector<Row> m_rows;
    QVBoxLayout* m_column;
    QPushButton* m_add;
};

} // namespace meeplecam::gui
