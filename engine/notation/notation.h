#pragma once

#include "engine/play/turn.h"

#include <string>
#include <string_view>
#include <vector>

namespace meeplecam::engine {

// A short notation for tiles, boards, turns and score sheets, to be written and read by people and tests.
//
//   face       base.V:1        type : quarter turns clockwise. ":0" and "base." may be left out: V
//   placement  V:1@3,-1        face @ x,y
//   meeple     +2  +L2         small or large meeple on feature 2; +2@0,0 on another tile
//   turn       0 V:1@3,-1 +2   player, placement, and what else there was, in any order:
//                ~X              tile X was discarded before      >4,-2,0  the gingerbread man went there
//                $0>1:3"note"    player 0 gave 3 points to 1      !        the players insisted
//   board      one line a row, from the north; cells apart by spaces, "." = empty; meeples follow the face
//   with
//              "=" and their player: V:1+2=0. A first line @x,y names the north-west cell; without it, it is
//              (0,0).
//   score      city* 3,-1,0 3t*2+1p*2=8 0:8 2:8   kind (* = completed), segment, reasons = total, players
//              with points
//   type       CN+ REW FEL.WR^0 FER.SL.SR.WL      features in order: C city, R road, F field, M cloister, W
//   river,
//              G garden; + pennant, ! cathedral, $ goods (w wine, g grain, l cloth), i inn, x takes no
//              meeple, > what a road ends in (x crossing, v village, m cloister, c city), ^ cities that a
//              field touches

std::string formatFace(const TileRegistry& registry, TileFace face);
Result<TileFace> parseFace(const TileRegistry& registry, std::string_view text);

std::string formatPlacement(const TileRegistry& registry, const Placement& placement);
Result<Placement> parsePlacement(const TileRegistry& registry, std::string_view text);

std::string formatTurn(const TileRegistry& registry, const Turn& turn);
Result<Turn> parseTurn(const TileRegistry& registry, std::string_view text);

/// Tiles and meeples that lie on a table.
struct BoardText {
    std::vector<Placement> tiles;
    std::vector<PlacedMeeple> meeples;
    bool operator==(const BoardText&) const = default;
};
std::string formatBoard(const TileRegistry& registry, const BoardText& board);
Result<BoardText> parseBoard(const TileRegistry& registry, std::string_view text);

/// A score event without its tiles, which the notation leaves to the board.
std::string formatScore(const ScoreEvent& event);
Result<ScoreEvent> parseScore(std::string_view text);

/// The features of a type; its name, markers and variants are not part of the notation.
std::string formatType(const TileType& type);
Result<TileType> parseType(std::string_view name, std::string_view text);

} // namespace meeplecam::engine
