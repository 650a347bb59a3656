#pragma once

#include "app/gui/look/player_style.h"
#include "app/gui/model/score_model.h"

#include <QWidget>

namespace meeplecam::gui {

/// How much room a score card has.
enum class CardSize : std::uint8_t {
    Side,  ///< beside the board
    Row,   ///< side by side below it
    Screen ///< on the scoreboard that fills a screen
};

/// The score of one player, to be read from across the table.
class ScoreCard : public QWidget {
    Q_OBJECT

public:
    explicit ScoreCard(CardSize size, QWidget* parent = nullptr);
    void show(const ScoreRow& row, const PlayerStyle& style);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool isAhead() const { return m_row.toMove || m_row.wins; }
    void paintGround(QPainter& painter) const;
    void paintName(QPainter& painter, const QRectF& area, double unit) const;
    void paintSupply(QPainter& painter, const QRectF& area) const;
    void paintGoods(QPainter& painter, const QRectF& area) const;
    /// How high the card is in units of its drawing.
    [[nodiscard]] int units() const;

    CardSize m_size;
    ScoreRow m_row;
    PlayerStyle m_style;
};

/// The cards of all players, side by side or below each other.
class ScorePanel : public QWidget {
    Q_OBJECT

public:
    explicit ScorePanel(CardSize size, QWidget* parent = nullptr);
    void show(const ScoreModel& model, const std::vector<PlayerStyle>& players);

private:
    void makeCards(std::size_t count);

    CardSize m_size;
    std::vector<ScoreCard*> m_cards;
};

} // namespace meeplecam::gui
