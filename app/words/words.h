#pragma once

#include "engine/play/scoring.h"
#include "models/meeple_looks.h"
#include "vision/reading/picture_check.h"

#include <QString>
#include <QStringList>

namespace meeplecam::words {

// Words of the game in the language of the player.

[[nodiscard]] QString wordOf(engine::FeatureKind kind);
/// The same within a sentence: "road".
[[nodiscard]] QString wordWithin(engine::FeatureKind kind);
[[nodiscard]] QString wordOf(engine::ScoreKind kind);
/// "wine"
[[nodiscard]] QString wordOf(engine::Goods goods);
/// "2 × wine, 1 × cloth": the kinds of which there are any; empty for none.
[[nodiscard]] QString goodsWords(const engine::GoodsCounts& goods);
/// What is to be done about goods where only a picture of the board is known.
[[nodiscard]] QString goodsAsideWords();
/// "Meeple", "Large meeple", "Abbot", …
[[nodiscard]] QString wordOf(engine::MeepleType figure);
/// The same within a sentence: "abbot".
[[nodiscard]] QString wordWithin(engine::MeepleType figure);
[[nodiscard]] QString wordOf(models::MeepleColour colour);
/// The colour of a player as the setup names it; what is no colour stays as it is.
[[nodiscard]] QString colourWord(const std::string& colour);

/// "Anna", "Anna and Ben", "Anna, Ben and Cleo"
[[nodiscard]] QString listWords(const QStringList& things);
/// "4 tiles"
[[nodiscard]] QString tilesWords(int tiles);
/// "8 points"
[[nodiscard]] QString pointsWords(int points);
/// Where points come from, for who is told the sum beside it: "3 tiles = 6, 1 pennant = 2", "4 tiles", or
/// "nothing".
[[nodiscard]] QString reasonsOf(const engine::PointsSheet& sheet);
/// What a box is called in the language of the program.
[[nodiscard]] QString boxWord(const engine::TileSet& box);
[[nodiscard]] QStringList boxWords(const std::vector<engine::TileSet>& boxes);
/// "U" of "base.U": the letter by which the players' list knows a tile.
[[nodiscard]] QString tileWord(const engine::TileType& type);
/// What to do about a picture, as a sentence.
[[nodiscard]] QString wordsOf(const vision::PictureAdvice& advice);
/// When there is nothing to do about it.
[[nodiscard]] QString goodPictureWords();

} // namespace meeplecam::words
