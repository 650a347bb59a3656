#pragma once

#include "vision/image/frame.h"

#include <span>
#include <vector>

namespace meeplecam::vision {

/// What colours the tiles of one picture have, and the table around them. Immutable.
class GroundColours {
public:
    /// `tiles` are known to be tiles, `bare` to be table.
    GroundColours(const Frame& frame, std::span<const Quad> tiles, std::span<const Quad> bare);

    /// The share of a square, 0 to 1, of which the colours are those of tiles rather than those of the table.
    [[nodiscard]] double tileShare(const Frame& frame, const Quad& square) const;

private:
    std::vector<float> m_odds; ///< log odds by colour
};

} // namespace meeplecam::vision
