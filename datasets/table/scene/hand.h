#pragma once

#include "datasets/table/scene/table_scene.h"
#include "models/art/plan/dice.h"

namespace meeplecam::table {

/// A person's arm as the table sees it.
struct Arm {
    Light3 skin;
    Light3 sleeve;
    double girth = 1; ///< 1 = average
};

[[nodiscard]] Arm anyArm(art::Dice& dice);

/// Where a hand is: its fingertips meet over `tip` (height in z), the arm comes from the direction `heading`
/// (radians clockwise from the table's x axis, pointing from the arm to the fingers).
struct Reach {
    Vec3 tip{0, 0, 10};
    double heading = 0;
    double spread = 0.5; ///< 0 = fingers closed around something small, 1 = flat and open
};

/// Forearm in its sleeve, palm and fingers.
[[nodiscard]] std::vector<Body> handBodies(const Arm& arm, const Reach& reach);

} // namespace meeplecam::table
