#pragma once

#include "app/gui/board/board_scene.h"

#include <QGraphicsView>

class QVariantAnimation;

namespace meeplecam::gui {

/// A meeple of the board and where it is said to be: on a feature, or on none.
struct MeepleMove {
    BoardMeeple meeple;
    std::optional<engine::SegmentRef> to;
    bool operator==(const MeepleMove&) const = default;
};

/// Whether meeples can be dragged to where they really are.
enum class Meeples : std::uint8_t { Fixed, Movable };

/// The board to look at: the wheel zooms, dragging moves it, R turns it, and what the pointer or the arrow
/// keys are on is lit up. Where meeples can be moved, one that is dragged is taken to another feature, or off
/// the board; Escape puts it back. A "?" or "!" explains itself when it is pointed at or clicked.
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr, Meeples meeples = Meeples::Fixed);

    [[nodiscard]] BoardScene& scene() { return *m_scene; }
    void show(BoardModel board, std::vector<PlayerStyle> players);
    /// Draws attention to the tile that was laid last, shortly.
    void flashLast();

    void zoomBy(double factor);
    void turnBy(int quarterTurns);
    /// How it is turned: quarter turns clockwise.
    [[nodiscard]] int turns() const { return m_turns; }
    /// Shows all tiles, and goes on doing so as the board grows.
    void fit();
    /// Brings a cell into the middle if it is not to be seen, and keeps the zoom.
    void goTo(engine::Cell cell);

Q_SIGNALS:
    /// The pointer is on a feature, or on none any more.
    void featurePointed(const std::optional<engine::SegmentRef>& at);
    /// A meeple is held over a feature, or beside the board; nothing = it isn't held any more, or over what
    /// takes none.
    void meepleCarried(const std::optional<meeplecam::gui::MeepleMove>& move);
    void meepleMoved(const meeplecam::gui::MeepleMove& move);
    /// Somebody wants to say something about a cell.
    void cellMenuWanted(engine::Cell cell, const QPoint& globalAt);

protected:
    bool viewportEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void point(const std::optional<engine::SegmentRef>& at);
    void dragBoard(QPoint to);
    void carryMeeple(QPointF to);
    void dropMeeple();
    void putMeepleBack();
    [[nodiscard]] std::optional<MeepleMove> moveTo(QPointF at) const;
    void addKeys();
    void moveCursor(int dx, int dy);
    void openMenuAtCursor();
    void explain(QPoint at);
    void fitNow();

    BoardScene* m_scene;
    QVariantAnimation* m_flash;
    QVariantAnimation* m_scroll;
    bool m_fitting = true; ///< until somebody zooms or moves the board
    int m_turns = 0;       ///< quarter turns clockwise
    QPoint m_pressedAt;
    bool m_dragged = false;
    std::optional<engine::Cell> m_cursor; ///< of the arrow keys
    Meeples m_meeples;
    std::optional<std::size_t> m_held; ///< the meeple that is dragged: its position in the model
    std::optional<MeepleMove> m_move;  ///< what would follow if it were let go of
};

} // namespace meeplecam::gui
