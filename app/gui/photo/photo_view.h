#pragma once

#include "app/gui/look/player_style.h"
#include "app/gui/look/tile_art.h"
#include "app/gui/model/photo_model.h"

#include <QGraphicsView>
#include <QTransform>

namespace meeplecam::gui {

/// A photo with what was seen on it: the wheel zooms, dragging moves it, and what the pointer is on is lit
/// up.
class PhotoView : public QGraphicsView {
    Q_OBJECT

public:
    explicit PhotoView(QWidget* parent = nullptr);

    /// A photo without a board; `whole` is the size of the picture that reports speak of.
    void setPhoto(const QImage& photo, const cv::Size& whole);
    void show(const PhotoModel& model, const TileArtPtr& art);
    /// Marks what was seen, or no longer.
    void switchOverlay();
    /// Lights a feature up; none = no longer.
    void highlight(const std::optional<engine::SegmentRef>& at);
    /// Frames a tile strongly; none = no longer.
    void mark(const std::optional<engine::Cell>& cell);
    /// What was seen there; none beside the board and on villages. In the picture's pixels.
    [[nodiscard]] std::optional<engine::SegmentRef> segmentAt(QPointF at) const;
    [[nodiscard]] std::optional<engine::Cell> cellAt(QPointF at) const;

    void zoomBy(double factor);
    /// Shows the board as large as it can be; without one, the whole photo.
    void fit();

Q_SIGNALS:
    void featurePointed(const std::optional<engine::SegmentRef>& at);
    void cellMenuWanted(engine::Cell cell, const QPoint& globalAt);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& part) override;

private:
    /// A tile where it is in the picture.
    struct SeenTile {
        BoardTile tile;
        QPolygonF outline;
        QTransform inPicture; ///< of places on the unrotated tile, 0 to 1
    };
    struct SeenMeeple {
        QPointF foot;
        PlayerStyle style;
    };
    [[nodiscard]] const SeenTile* tileAt(QPointF at) const;
    void point(const std::optional<engine::SegmentRef>& at);
    void paintTile(QPainter& painter, const SeenTile& tile) const;
    void paintLit(QPainter& painter, const SeenTile& tile) const;
    void paintMeeple(QPainter& painter, const SeenMeeple& meeple) const;
    [[nodiscard]] double pixel() const; ///< of the screen, in the picture's pixels

    QGraphicsPixmapItem* m_photo;
    std::vector<SeenTile> m_tiles;
    std::vector<SeenMeeple> m_meeples;
    BoardModel m_board;
    TileArtPtr m_art;
    double m_side = 0;                ///< of a tile, in the picture's pixels
    std::optional<std::size_t> m_lit; ///< position in m_board.features
    QColor m_litColour;
    std::vector<QColor> m_colours; ///< of the players
    std::optional<engine::Cell> m_marked;
    bool m_overlay = true;
    bool m_fitting = true; ///< until somebody zooms or moves the photo
    bool m_dragged = false;
    QPoint m_pressedAt;
};

} // namespace meeplecam::gui
