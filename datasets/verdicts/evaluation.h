#pragma once

#include "datasets/verdicts/figures.h"
#include "datasets/verdicts/question_verdicts.h"
#include "datasets/verdicts/reliability.h"
#include "engine/board/board_alignment.h"

namespace meeplecam::datasets {

// A board report compared with what really lay there. The report's board is turned and shifted onto the truth
// so that most tiles agree; of alignments that are as good, the one that fits the pixels best.

struct Evaluation {
    engine::BoardAlignment alignment; ///< of the report onto the truth
    std::vector<JudgedTile> tiles;
    std::vector<JudgedMeeple> meeples;
    std::vector<JudgedQuestion> questions;
    Reliability tilesGiven; ///< tiles by the confidence that the report gives them
    Figures figures;        ///< of this one picture
};

/// Judges every tile: right when type and turn describe the same placed tile; a reported tile in a cell
/// without one is extra. Judges every meeple: found when a report of its colour has its foot within half a
/// tile side (nearest first, each report once); right when cell and feature agree with the truth or one of
/// its alternatives; reports that are left over are spurious. A wrong or extra tile is silent when no
/// question names its cell.
Evaluation evaluate(const models::BoardReport& report, const Truth& truth,
                    const engine::TileRegistry& registry);

/// Of a picture that the reader refused: everything is missing.
Evaluation evaluateUnread(const Truth& truth, const engine::TileRegistry& registry);

/// One line for each thing that is wrong, missing, extra or spurious, for people.
std::vector<std::string> mistakesOf(const Evaluation& evaluation);

} // namespace meeplecam::datasets
