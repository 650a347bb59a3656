#pragma once

#include "models/art/plan/dice.h"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace meeplecam::art {

/// Keeps the things on a tile from standing on each other: the part of the face that is still free.
class FreeSpace {
public:
    /// `free`: 8-bit square mask of the whole face, not 0 where things may stand. With `border` they keep off
    /// the tile's sides too.
    enum class Border { Open, Kept };
    FreeSpace(const cv::Mat& free, Border border);

    /// Takes a disc of that radius (tile sides) somewhere in the free part; nothing when there is no room.
    [[nodiscard]] std::optional<Point> take(double radius, Dice& dice);
    /// The middle of the roomiest place; nothing when everything is taken.
    [[nodiscard]] std::optional<Point> roomiest();
    /// How far `at` is from the nearest thing or end of the free part, in tile sides.
    [[nodiscard]] double clearance(Point at);
    void block(Point at, double radius);

private:
    /// The clearance, measured anew when something was blocked since.
    const cv::Mat& clearances();

    cv::Mat m_free;
    cv::Mat m_clearance; ///< pixels, 32-bit float; empty when it has to be measured
    int m_side;
    int m_margin;
};

} // namespace meeplecam::art
