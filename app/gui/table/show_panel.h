#pragma once

#include "app/gui/model/snapshot.h"

#include <QColor>
#include <QFrame>

#include <optional>

class QLabel;
class QPushButton;

namespace meeplecam::gui {

/// What stands beside the board while the players show their meeples.
struct ShowCard {
    QString title;                 ///< whose meeple is wanted, or that all is known
    QString news;                  ///< what was learned, or is wrong; may be empty
    std::optional<QColor> learned; ///< the last colour, as under white light
    bool canSkip = false;
    bool operator==(const ShowCard&) const = default;
};

/// The card for a game; none when no meeples are shown, or turns were taken.
[[nodiscard]] std::optional<ShowCard> showCardOf(const GameSnapshot& game);

/// Asks the players for their meeples, one after the other.
class ShowPanel : public QFrame {
    Q_OBJECT

public:
    explicit ShowPanel(QWidget* parent = nullptr);
    void show(const GameSnapshot& game);

Q_SIGNALS:
    /// The player who is asked shows none.
    void skipped();

private:
    QLabel* m_title;
    QLabel* m_news;
    QLabel* m_swatch;
    QPushButton* m_skip;
};

} // namespace meeplecam::gui
