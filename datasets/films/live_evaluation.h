#pragma once

#include "datasets/films/live_figures.h"
#include "datasets/films/told_game.h"
#include "engine/board/board_alignment.h"

namespace meeplecam::datasets {

// What was told about a filmed game compared with what really happened. The told board is turned and shifted
// onto the truth so that most tiles agree; of alignments that are as good, the one with the fewest mistakes.

struct LiveEvaluation {
    engine::BoardAlignment alignment;  ///< of the told board onto the truth
    LiveFigures figures;               ///< of this one film
    std::vector<std::string> mistakes; ///< what is not right, or late, one line each
};

/// Judges every event once corrections have been applied.
/// - A tile is right when it shows the same face in the same cell; its delay runs from the first frame at
/// rest
///   with it, and is 0 when it was told before.
/// - A meeple is right when cell, colour and feature (by what it reaches) agree, a return when cell and
/// colour
///   do, the feature being judged with the meeple.
/// - The kind of a meeple that is right is judged apart: small, large, abbot, builder or pig.
/// - A scoring is right when turn, kind, tiles and points agree; it is wrong when it is told of the same kind
/// and
///   the tiles overlap. Those that give nobody points are left out.
/// - The score after a turn is right when that of every player is, whatever happened before it.
/// - A scoring that is wrong, missed or spurious is a silent score error when no question is open about any
/// of
///   its tiles.
LiveEvaluation evaluateLive(const ToldGame& told, const FilmTruth& truth,
                            const engine::TileRegistry& registry);

} // namespace meeplecam::datasets
