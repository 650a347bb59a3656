#pragma once

#include "vision/meeples/meeple_shape.h"

namespace meeplecam::vision {

// From when on something becomes a question, for one picture and for a live game alike.

inline constexpr float kAskTile = 3.0F;    ///< nats to the second best board
inline constexpr float kAskFeature = 0.9F; ///< probability
/// The same of discs, whose middle is known exactly: of 22 claims on 20 real boards with 0.5 to 0.88 all were
/// right, 25 November 2026.
inline constexpr float kAskFeatureOfDisc = 0.7F;
inline constexpr float kAskColour = 0.9F; ///< probability
inline constexpr float kAskMeeple = 1.0F; ///< evidence that there is one at all

/// Probability below which it is asked what a meeple or a counter of this form claims.
constexpr float askClaimOf(MeepleForm form) {
    return form == MeepleForm::Disc ? kAskFeatureOfDisc : kAskFeature;
}

} // namespace meeplecam::vision
