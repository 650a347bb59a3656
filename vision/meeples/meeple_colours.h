#pragma once

#include "models/meeple_looks.h"
#include "vision/image/paint.h"
#include "vision/meeples/meeple_finder.h"

#include <array>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// Probability of each colour, by models::MeepleColour.
using ColourBelief = std::array<float, models::kMeepleColours>;

/// What is known of a colour's paint.
struct KnownPaint {
    cv::Vec3f place;     ///< placeOf
    float tint = 0.1F;   ///< deviation of the first two numbers of the place
    float value = 0.28F; ///< deviation of the third
    /// Probability that one looks as the colour usually does all the same: where a lying meeple was learned
    /// from, it had something of the tile's colour, too.
    float asUsual = 0.0F;
};
using PaintBook = std::array<KnownPaint, models::kMeepleColours>; ///< by models::MeepleColour

/// How the colours are painted in most boxes.
PaintBook usualPaints();

/// Names the colours of the meeples of one picture together: by their looks under the light that the tiles
/// show, because pieces of one colour look alike, however they are painted in this box, and because few
/// colours are in play. What may be no meeple (evidence) says nothing about the others. `players` are the
/// colours known to be in play; empty = not known.
std::vector<ColourBelief> nameColours(std::span<const FoundMeeple> meeples,
                                      std::span<const models::MeepleColour> players,
                                      const PaintBook& book = usualPaints());

/// Takes evidence from pieces in a colour that none has that is plainly there, where five or more of two or
/// more colours are: signs of the print have any colour, and players seldom have just one piece on a full
/// board. `beliefs` are those of these pieces.
void doubtLoneColours(std::span<FoundMeeple> meeples, std::span<const ColourBelief> beliefs);

/// The most probable colour.
models::MeepleColour likeliest(const ColourBelief& belief);

} // namespace meeplecam::vision
