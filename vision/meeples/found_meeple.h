#pragma once

#include "vision/meeples/shape_search.h"

#include <opencv2/core.hpp>

#include <array>

namespace meeplecam::vision {

/// By what a meeple is told from a shadow, glare, a finger or a badly printed tile. All are means over the
/// shape.
struct MeepleLooks {
    float fit = 0.0F;        ///< evidence for the shape, at most 1
    float ring = 0.0F;       ///< evidence around it: it goes on where a meeple would end
    float foreign = 0.0F;    ///< Foreignness::amount on tiles
    float darkened = 0.0F;   ///< Foreignness::darkened on tiles
    float onTile = 0.0F;     ///< share that lies on tiles
    float match = 0.0F;      ///< share that has the common colour
    float saturation = 0.0F; ///< of the colour compared with white paper there
    float brightness = 0.0F; ///< likewise, 1 = as bright as paper
};

inline constexpr float kNoFigure = -20.0F; ///< log odds of a figure that the game does not have

/// The best fits of a small and of a large meeple, by MeepleType.
using SizedFits = std::array<ShapeFit, 2>;

/// Something on the board that looks like a meeple or a counter.
struct FoundMeeple {
    cv::Point2d foot; ///< on the table, in tile sides
    ShapeFit fit;
    cv::Vec3f colour; ///< typical of its inside, BGR 0 to 255, as seen
    cv::Vec3f common; ///< that its pixels share, with those at its rim that mix with what lies around
    cv::Vec3f white;  ///< what white paper would look like there
    MeepleLooks looks;
    float standing = 0.0F; ///< log odds that it stands rather than lies; 0 for discs
    /// Log odds that it is a large meeple rather than a small one, if it is a meeple.
    float large = kNoFigure;
    SizedFits standingFits; ///< of which `fit` is one or one of the next; none for discs
    SizedFits lyingFits;
    /// Log odds that it is this figure rather than a meeple of any size, by MeepleType; those of meeples are
    /// 0.
    std::array<float, engine::kMeepleTypes> figures{0.0F, 0.0F, kNoFigure, kNoFigure, kNoFigure};
    float evidence = 0.0F; ///< log odds that it is a meeple or a counter at all
    bool dark = false;     ///< a shadow would explain it, too
};

} // namespace meeplecam::vision
