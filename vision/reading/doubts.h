#pragma once

namespace meeplecam::vision {

// From when on something becomes a question, for one picture and for a live game alike.

inline constexpr float kAskTile = 3.0F;    ///< nats to the second best board
inline constexpr float kAskFeature = 0.9F; ///< probability
inline constexpr float kAskColour = 0.9F;  ///< probability
inline constexpr float kAskMeeple = 1.0F;  ///< evidence that there is one at all

} // namespace meeplecam::vision
