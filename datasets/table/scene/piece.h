#pragma once

#include "datasets/table/scene/meeple_shape.h"
#include "datasets/table/scene/table_scene.h"
#include "engine/tiles/result.h"

#include <string_view>

namespace meeplecam::table {

enum class PieceForm {
    Meeple, ///< of wood
    Disc,   ///< round and flat: a counter, a coin
    Stone,  ///< round and domed: a glass stone
};

/// What a player plays with.
struct Piece {
    PieceForm form = PieceForm::Meeple;
    Light3 paint{0.5F, 0.5F, 0.5F};
    Finish finish = kPaint;
    double diameter = 0; ///< mm, of what is round
    double height = 0;   ///< mm, of what is round
};

/// Light that a wooden thing of a player's colour sends back. The colour must be one of the report format's.
[[nodiscard]] Light3 paintOf(std::string_view colour);

/// The usual wooden meeple of a colour.
[[nodiscard]] Piece woodenPiece(std::string_view colour);

/// Reads a piece: words joined by colons, in any order. `meeple`, `disc` or `stone`; its paint, a colour's
/// name or #rrggbb on white paper; of what is round its size, DIAMETERxHEIGHT in mm; `wood`, `glass` or
/// `metal` for how it shines. "disc:22x2:#b87333:metal" is a coin. Fails on anything else.
[[nodiscard]] engine::Result<Piece> parsePiece(std::string_view text);

/// The piece with its foot, or its middle, at the origin; figure, pose and cut are those of wooden meeples.
[[nodiscard]] Mesh meshOf(const Piece& piece, MeepleType figure, MeeplePose pose, const MeepleCut& cut = {});

} // namespace meeplecam::table
