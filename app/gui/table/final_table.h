#pragma once

#include "app/gui/look/player_style.h"
#include "app/gui/model/photo_model.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QSpinBox;

namespace meeplecam::gui {

/// The players with their points on the scoring track, which can be typed in, those on the board, and both
/// together.
class FinalTable : public QWidget {
    Q_OBJECT

public:
    explicit FinalTable(QWidget* parent = nullptr);
    void show(const std::vector<FinalScoreRow>& rows, const std::vector<PlayerStyle>& styles);

Q_SIGNALS:
    void bankedChanged(std::size_t player, int points);

private:
    struct Row {
        QLabel* sign = nullptr;
        QLabel* name = nullptr;
        QSpinBox* banked = nullptr;
        QLabel* board = nullptr;
        QLabel* total = nullptr;
    };
    void addRow();

    QGridLayout* m_grid;
    std::vector<Row> m_rows;
};

} // namespace meeplecam::gui
