#pragma once

#include "vision/image/tile_planes.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <vector>

namespace meeplecam::vision {

/// Light that one tile gets apart from the whole table's: seen = gain * expected + offset, both linear over
/// the tile.
struct LocalLight {
    cv::Vec3f gain{1.0F, 1.0F, 1.0F}; ///< in the middle of the tile, BGR
    cv::Vec2f gainSlope;              ///< from side to side, east and south
    float offset = 0.0F;              ///< in the middle, grey levels: glare
    cv::Vec2f offsetSlope;

    /// What a colour becomes at a place of the tile; x and y run from -0.5 to 0.5.
    [[nodiscard]] float lit(int channel, float colour, float x, float y) const {
        return std::min(255.0F, (gain[channel] + gainSlope[0] * x + gainSlope[1] * y) * colour + glare(x, y));
    }
    /// The colour that became `seen` there.
    [[nodiscard]] float unlit(int channel, float seen, float x, float y) const {
        constexpr float kLeastGain = 0.1F; // no light is dimmer by more
        return (seen - glare(x, y)) /
               std::max(kLeastGain, gain[channel] + gainSlope[0] * x + gainSlope[1] * y);
    }
    [[nodiscard]] float glare(float x, float y) const {
        return offset + offsetSlope[0] * x + offsetSlope[1] * y;
    }
};

/// The same light for a tile that is turned clockwise by quarter turns against the frame that it was given
/// in.
LocalLight turnedLight(const LocalLight& light, int quarterTurns);

/// Fits the light of one tile by reweighted least squares (weights of Geman and McClure) to planes of the
/// coarsest level (kScoreSides). It stays near the usual light as far as light doesn't change more from tile
/// to tile. `spread` is the typical distance between seen and expected colours.
LocalLight fitLocalLight(const TilePlanes& seen, const std::vector<float>& expected, float spread,
                         const LocalLight& usual);

} // namespace meeplecam::vision
