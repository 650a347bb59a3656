#pragma once

#include "app/gui/look/tile_art.h"
#include "app/gui/model/snapshot.h"
#include "app/session/story/story_edit.h"

#include <functional>

class QPoint;
class QWidget;

namespace meeplecam::gui {

/// A place on the board of a game, where something may be corrected.
struct TilePlace {
    GameSnapshotPtr game;
    engine::Cell cell;
    TileArtPtr art; ///< null = not there yet
    /// By which the board is shown turned.
    engine::Rotation shown = engine::Rotation::None;
};

/// Offers what can be corrected there, in a menu over `page` and from it in a grid of all tiles; `edit` gets
/// what the person chooses. Nothing opens where there is nothing to correct.
void offerCorrections(const TilePlace& place, const QPoint& globalAt, QWidget* page,
                      const std::function<void(const session::StoryEdit&)>& edit);

} // namespace meeplecam::gui
