#pragma once

#include "datasets/table/scene/mesh.h"

#include <memory>

namespace meeplecam::table {

/// Colours here are BGR and linear in light; 1 is what a white sheet under full light sends back.
using Light3 = cv::Vec3f;

/// A lamp or a window: a round source that gives `colour` of light to the middle of the table.
struct Lamp {
    Vec3 at{-400, -600, 1000};
    double radius = 60; ///< mm; the larger, the softer the shadows
    Light3 colour{0.8F, 0.8F, 0.8F};
};

struct Lighting {
    std::vector<Lamp> lamps;
    Light3 ambient{0.3F, 0.3F, 0.3F};
};

/// How a surface mirrors lamps.
struct Finish {
    float gloss = 0.02F;     ///< share of a lamp's light that is mirrored straight on
    float roughness = 0.25F; ///< radians over which the mirror image is smeared
};

/// The table top: a tileable picture of it and what it is like.
struct TableTop {
    cv::Mat texture; ///< BGR, 8 bit, repeats in both directions
    double mm_per_pixel = 0.5;
    Finish finish;
    cv::Rect2d extent{-700, -450, 1400, 900}; ///< mm; beyond lies the dark floor
};

/// A picture printed on a card, reduced again and again by two.
struct Print {
    std::vector<cv::Mat> levels; ///< BGRA, 8 bit; opacity 0 around rounded corners
};
/// `picture`: BGR, 8 bit, any shape. `corner_radius`: share of the shorter side.
[[nodiscard]] std::shared_ptr<const Print> makePrint(const cv::Mat& picture, double corner_radius);

/// A flat thing on the table with a printed top: a tile, the scoring track, a sheet of paper.
struct Card {
    std::shared_ptr<const Print> print;
    Vec3 top{0, 0, 2};       ///< middle of the top
    cv::Size2d size{45, 45}; ///< mm
    double heading = 0;      ///< radians clockwise
    cv::Point2d tilt;        ///< slope of the top along x and y, radians; only lights and mirrors notice
    Finish finish;
    Light3 edge{0.25F, 0.3F, 0.34F}; ///< colour of the sides
    double thickness = 2;            ///< mm
};
/// Corners of the top in the order of the picture's north-west, north-east, south-east, south-west.
[[nodiscard]] std::array<Vec3, 4> cornersOf(const Card& card);

/// Paint on wood.
inline constexpr Finish kPaint{0.012F, 0.22F};

/// A solid thing.
struct Body {
    Mesh mesh;
    Light3 colour{0.5F, 0.5F, 0.5F};
    Finish finish = kPaint;
};

/// All that a picture shows, as values.
struct TableScene {
    Camera camera;
    Lighting lighting;
    TableTop top;
    std::vector<Card> cards;
    std::vector<Body> bodies;
    std::vector<Mesh> blinds; ///< out of view; only their shadows are seen
};

/// sRGB as on screens, 0–255, to linear light.
[[nodiscard]] Light3 linearFromScreen(cv::Vec3b bgr);

} // namespace meeplecam::table
