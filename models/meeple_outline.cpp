#include "models/meeple_outline.h"

#include <span>

namespace meeplecam::models {

namespace {

using engine::MeepleType;

/// The right half from the middle of the feet around to the top of the head, and its mirror image.
std::vector<cv::Point2d> mirrored(std::span<const cv::Point2d> half) {
    std::vector<cv::Point2d> outline(half.begin(), half.end());
    for (std::size_t i = half.size() - 2; i > 0; --i)
        outline.emplace_back(-half[i].x, half[i].y);
    return outline;
}

/// A robe down to the ground, hands before it, a mitre.
std::vector<cv::Point2d> abbotOutline() {
    static const cv::Point2d kHalf[] = {{0.00, 0.03}, {0.30, 0.00}, {0.37, 0.00}, {0.39, 0.04}, {0.32, 0.34},
                                        {0.41, 0.40}, {0.45, 0.47}, {0.41, 0.55}, {0.28, 0.62}, {0.18, 0.66},
                                        {0.18, 0.71}, {0.23, 0.78}, {0.21, 0.86}, {0.11, 0.95}, {0.00, 1.00}};
    return mirrored(kHalf);
}

/// Slender, arms close to the body, a cap with a brim.
std::vector<cv::Point2d> builderOutline() {
    static const cv::Point2d kHalf[] = {{0.00, 0.16}, {0.05, 0.13}, {0.10, 0.00}, {0.29, 0.00}, {0.32, 0.04},
                                        {0.27, 0.26}, {0.25, 0.40}, {0.33, 0.45}, {0.37, 0.51}, {0.36, 0.57},
                                        {0.29, 0.62}, {0.17, 0.66}, {0.16, 0.70}, {0.31, 0.73}, {0.32, 0.80},
                                        {0.19, 0.83}, {0.16, 0.93}, {0.08, 1.00}, {0.00, 1.00}};
    return mirrored(kHalf);
}

std::vector<cv::Point2d> pigOutline() {
    return {{-0.62, 0.00}, {-0.40, 0.00}, {-0.36, 0.20}, {0.22, 0.20},  {0.26, 0.00},  {0.47, 0.00},
            {0.50, 0.26},  {0.64, 0.28},  {0.80, 0.33},  {0.84, 0.45},  {0.80, 0.56},  {0.68, 0.64},
            {0.62, 0.80},  {0.56, 1.00},  {0.42, 0.88},  {0.10, 0.95},  {-0.22, 0.94}, {-0.48, 0.85},
            {-0.60, 0.74}, {-0.76, 0.80}, {-0.80, 0.66}, {-0.68, 0.52}, {-0.66, 0.26}};
}

} // namespace

std::vector<cv::Point2d> meepleOutline() {
    // Right half, from the crotch around to the top of the head.
    static const cv::Point2d kHalf[] = {{0.00, 0.19}, {0.05, 0.15}, {0.12, 0.01}, {0.16, 0.00}, {0.40, 0.00},
                                        {0.43, 0.03}, {0.40, 0.14}, {0.30, 0.36}, {0.35, 0.42}, {0.47, 0.49},
                                        {0.50, 0.55}, {0.49, 0.62}, {0.44, 0.67}, {0.30, 0.70}, {0.19, 0.71},
                                        {0.20, 0.82}, {0.18, 0.92}, {0.10, 0.99}, {0.00, 1.00}};
    return mirrored(kHalf);
}

double heightOf_mm(MeepleType figure) {
    switch (figure) {
    case MeepleType::Large:
        return kLargeMeepleHeight_mm;
    case MeepleType::Abbot:
        return 17.0;
    case MeepleType::Builder:
        return 14.5;
    case MeepleType::Pig:
        return 11.0;
    default:
        return kMeepleHeight_mm;
    }
}

double thicknessOf_mm(MeepleType figure) {
    return figure == MeepleType::Pig ? 8.0 : kMeepleThickness * heightOf_mm(figure);
}

std::vector<cv::Point2d> outlineOf(MeepleType figure) {
    switch (figure) {
    case MeepleType::Abbot:
        return abbotOutline();
    case MeepleType::Builder:
        return builderOutline();
    case MeepleType::Pig:
        return pigOutline();
    default:
        return meepleOutline();
    }
}

} // namespace meeplecam::models
