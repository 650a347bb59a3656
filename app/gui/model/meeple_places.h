#pragma once

#include "app/gui/look/player_style.h"
#include "app/gui/look/tile_art.h"
#include "engine/play/turn.h"

namespace meeplecam::gui {

/// A place of a figure for those who choose: the tile as it lies, with the feature lit up and the figure on
/// it, as it stands or lies there; null without a picture of the tile. Words for it are made by
/// `app/words/place_words.h`.
[[nodiscard]] QImage placePicture(const TileArt& art, const engine::TileFace& face,
                                  const engine::MeepleChoice& choice, const PlayerStyle& style, Pose pose);

} // namespace meeplecam::gui
