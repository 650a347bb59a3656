#pragma once

#include "app/gui/look/player_style.h"
#include "app/gui/look/tile_art.h"
#include "app/gui/model/photo_model.h"

#include <QMenu>

#include <functional>

namespace meeplecam::gui {

/// What a person says about the board of a photo.
using PhotoEdit = std::function<session::PhotoBoard(session::PhotoBoard)>;

/// A place on a feature where a meeple stands well.
[[nodiscard]] session::MeeplePlace placeOn(const PhotoModel& model, const TileArtPtr& art,
                                           const engine::SegmentRef& feature);

/// A tile as it lies, with one of its features lit up in a player's colour; without one, the tile alone.
[[nodiscard]] QPixmap litTile(const TileArtPtr& art, const engine::TileFace& face, std::optional<int> segment,
                              const QColor& colour, int side);

/// The tiles that probably lie in a cell instead of what was read there, the likeliest first: those that a
/// question offers, and those that fit the tiles around it.
[[nodiscard]] std::vector<engine::TileFace> likelyFaces(const PhotoModel& model, engine::Cell cell);

/// What can be said about a cell of a photo's board: another tile, another turn, meeples, no tile; of an
/// empty cell, that a tile lies there.
class PhotoMenu : public QMenu {
    Q_OBJECT

public:
    /// The model outlives the menu.
    PhotoMenu(const PhotoModel& model, TileArtPtr art, QWidget* parent = nullptr);

    /// Fills the menu. Whether there is anything to say about the cell.
    [[nodiscard]] bool fill(engine::Cell cell);

Q_SIGNALS:
    void edited(const meeplecam::gui::PhotoEdit& edit);
    /// A person wants to see all tiles that may lie here.
    void allTilesWanted(engine::Cell cell);

private:
    void fillForTile(const models::ReportedTile& tile);
    void fillForEmpty(engine::Cell cell);
    void addTiles(QMenu& menu, engine::Cell cell);
    void addTurns(const engine::Placement& tile);
    void addMeeple(std::size_t meeple, const engine::Placement& tile);
    void addNewMeeples(const engine::Placement& tile);
    void addFace(QMenu& menu, engine::Cell cell, const engine::TileFace& face);
    /// `fits`: whether a feature of the tile is offered.
    void addFeatures(QMenu& menu, const engine::Placement& tile, const QColor& colour,
                     const std::function<PhotoEdit(const session::MeeplePlace&)>& edit,
                     const std::function<bool(int)>& fits);
    void offer(QAction* action, PhotoEdit edit);
    [[nodiscard]] std::size_t playerOf(models::MeepleColour colour) const;

    const PhotoModel& m_model;
    TileArtPtr m_art;
    std::vector<QString> m_names;
    std::vector<PlayerStyle> m_styles;
};

} // namespace meeplecam::gui
