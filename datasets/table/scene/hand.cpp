#include "datasets/table/scene/hand.h"

#include <array>
#include <cmath>

namespace meeplecam::table {

namespace {

/// A finger in the hand's frame: x towards the fingertips, y to the right, z up, millimetres; fingertips meet
/// near 0.
struct Finger {
    double knuckle_y; ///< across the palm
    double length;
    double radius;
};

constexpr std::array<Finger, 4> kFingers{{{-27, 66, 8.4}, {-9, 74, 8.8}, {9, 68, 8.4}, {26, 54, 7.4}}};

Mesh fingerMesh(const Finger& finger, double spread, double girth) {
    const Vec3 knuckle(-62, finger.knuckle_y * girth, 40);
    const double reach = finger.length * (0.72 + 0.28 * spread);
    const Vec3 tip(-62 + reach, finger.knuckle_y * (0.35 + 0.95 * spread), 7 + 6 * spread);
    const Vec3 bend = (knuckle + tip) / 2 + Vec3(6, 0, 14 - 6 * spread);
    const double r = finger.radius * girth;
    return tube({knuckle, (knuckle + bend) / 2 + Vec3(0, 0, 3), bend, (bend + tip) / 2 + Vec3(3, 0, 2), tip},
                {r * 1.1, r * 1.05, r * 1.02, r * 0.92, r * 0.72});
}

Mesh thumbMesh(double spread, double girth) {
    const Vec3 root(-105, -30 * girth, 38);
    const Vec3 tip(-24 - 10 * spread, -16 - 34 * spread, 9);
    const Vec3 bend = (root + tip) / 2 + Vec3(4, -16, 4);
    return tube({root, bend, tip}, {14 * girth, 11 * girth, 8 * girth});
}

Mesh palmMesh(double girth) {
    return tube({{-150, 0, 52}, {-128, 0, 50}, {-100, 1, 46}, {-76, 0, 43}, {-60, 0, 40}},
                {25 * girth, 30 * girth, 38 * girth, 39 * girth, 33 * girth}, 0.42);
}

} // namespace

Arm anyArm(art::Dice& dice) {
    static const std::array<cv::Vec3b, 5> kSkins{cv::Vec3b(150, 178, 226), cv::Vec3b(128, 160, 214),
                                                 cv::Vec3b(96, 132, 190), cv::Vec3b(66, 94, 146),
                                                 cv::Vec3b(46, 66, 104)};
    static const std::array<cv::Vec3b, 7> kSleeves{
        cv::Vec3b(96, 56, 38),  cv::Vec3b(52, 48, 46),   cv::Vec3b(60, 58, 158), cv::Vec3b(205, 205, 200),
        cv::Vec3b(88, 118, 72), cv::Vec3b(150, 120, 90), cv::Vec3b(66, 128, 196)};
    return {linearFromScreen(kSkins[static_cast<size_t>(dice.below(5))]),
            linearFromScreen(kSleeves[static_cast<size_t>(dice.below(7))]), dice.between(0.85, 1.08)};
}

std::vector<Body> handBodies(const Arm& arm, const Reach& reach) {
    Mesh skin = palmMesh(arm.girth);
    skin.append(thumbMesh(reach.spread, arm.girth));
    for (const Finger& finger : kFingers)
        skin.append(fingerMesh(finger, reach.spread, arm.girth));
    skin.append(tube({{-215, 0, 58}, {-180, 0, 56}, {-145, 0, 52}},
                     {29 * arm.girth, 27 * arm.girth, 25 * arm.girth}, 0.75));
    const Mesh sleeve = tube({{-560, 40, 130}, {-440, 20, 100}, {-320, 6, 76}, {-230, 0, 62}, {-196, 0, 57}},
                             {62, 58, 50, 43, 40}, 0.85);
    const Pose pose{reach.tip, reach.heading};
    return {{placed(skin, pose), arm.skin, {0.04F, 0.35F}},
            {placed(sleeve, pose), arm.sleeve, {0.004F, 0.6F}}};
}

} // namespace meeplecam::table
