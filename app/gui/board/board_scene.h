#pragma once

#include "app/gui/look/player_style.h"
#include "app/gui/look/tile_art.h"
#include "app/gui/model/board_model.h"

#include <QGraphicsScene>

namespace meeplecam::gui {

/// The side of a tile in the coordinates of the scene.
inline constexpr double kTileSide = 100.0;

/// What is shaded on the board.
enum class Shading : std::uint8_t {
    None,
    Fields, ///< by who owns them
    All,    ///< roads and cities, too
};

/// Whether hints are shown that help in play: places that no tile fits any more.
enum class Hints : std::uint8_t { Hidden, Shown };

/// A sign on a tile.
enum class Badge : std::uint8_t {
    Asked, ///< a question is open about it
    Found  ///< something on it is wrong
};
void paintBadge(QPainter& painter, QPointF middle, double radius, Badge badge);

/// The rebuilt board. Rebuilt from the model whenever that changes, which takes a few milliseconds.
class BoardScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(QObject* parent = nullptr);

    void setArt(TileArtPtr art);
    void show(BoardModel board, std::vector<PlayerStyle> players);
    void setShading(Shading shading);
    void setHints(Hints hints);
    /// Lights a feature up; none = no longer.
    void highlight(const std::optional<engine::SegmentRef>& at);
    /// Frames these cells, until another tile is laid.
    void mark(std::vector<engine::Cell> cells);
    /// How strongly the last tile glows, 0 to 1.
    void setGlow(double glow);

    [[nodiscard]] const BoardModel& board() const { return m_board; }
    [[nodiscard]] const TileArtPtr& art() const { return m_art; }
    [[nodiscard]] static engine::Cell cellAt(QPointF at);
    /// The segment that is printed there; none beside the board and on villages.
    [[nodiscard]] std::optional<engine::SegmentRef> segmentAt(QPointF at) const;
    /// The tile whose "?" or "!" is drawn there; null = none.
    [[nodiscard]] const BoardTile* badgeAt(QPointF at) const;
    /// The meeple that is drawn there, the one in front where several are: its position in the model.
    [[nodiscard]] std::optional<std::size_t> meepleAt(QPointF at) const;
    /// Draws a meeple elsewhere for now; none = where it belongs, which is so anyway when the board changes.
    void carry(std::size_t meeple, const std::optional<QPointF>& to);
    /// The part that tiles take up, with a border.
    [[nodiscard]] QRectF extent() const;

protected:
    void drawBackground(QPainter* painter, const QRectF& part) override;
    void drawForeground(QPainter* painter, const QRectF& part) override;

private:
    void rebuild();
    void addTile(const BoardTile& tile);
    void addMeeple(const BoardMeeple& meeple);
    void shade();
    void paintGlow(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintDeadPlaces(QPainter& painter) const;
    void paintBadges(QPainter& painter) const;
    [[nodiscard]] const TileFacePicture* faceOf(const BoardTile& tile) const;
    [[nodiscard]] QImage shadeOf(const BoardTile& tile) const;
    [[nodiscard]] QColor shadeOf(const engine::SegmentRef& at) const;
    [[nodiscard]] QPointF footOf(const BoardMeeple& meeple) const;
    [[nodiscard]] QPointF placeOf(const BoardMeeple& meeple) const;

    BoardModel m_board;
    std::vector<PlayerStyle> m_players;
    TileArtPtr m_art;
    Shading m_shading = Shading::None;
    Hints m_hints = Hints::Shown;
    std::optional<std::size_t> m_lit; ///< position in m_board.features
    std::vector<engine::Cell> m_marked;
    double m_glow = 0.0;
    std::vector<QGraphicsPixmapItem*> m_shades;
    std::vector<QGraphicsItem*> m_meeples; ///< as in the model
};

} // namespace meeplecam::gui
