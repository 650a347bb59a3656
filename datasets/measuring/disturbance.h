#pragma once

#include "datasets/truth/truth.h"

namespace meeplecam::datasets {

/// What is done to a picture before it is read, to see how much worse the reading gets. With v a value of 0
/// to 255 as stored in the picture:
enum class Disturbance : std::uint8_t {
    None,
    Turned,   ///< a quarter turn clockwise
    Darker,   ///< v / 2: about two stops less light
    Brighter, ///< min(255, 3 v / 2): about one and a quarter stops more, bright parts burn out
    Blurred,  ///< Gauss, standard deviation 1.5 pixels on a picture whose longer side has 1920
    Jpeg40,   ///< compressed with JPEG quality 40
    HalfSize, ///< half as wide and high, each pixel the mean of four
};
inline constexpr std::array kDisturbances{Disturbance::None,     Disturbance::Turned,  Disturbance::Darker,
                                          Disturbance::Brighter, Disturbance::Blurred, Disturbance::Jpeg40,
                                          Disturbance::HalfSize};

/// As in reports, floors and on the command line: none, turned, darker, brighter, blurred, jpeg40, half_size.
std::string_view nameOf(Disturbance disturbance);
std::optional<Disturbance> findDisturbance(std::string_view name);

/// The picture (BGR, 8 bit) after the disturbance.
cv::Mat disturbed(const cv::Mat& picture, Disturbance disturbance);

/// The truth of a picture after the disturbance: its size and every pixel position move along.
Truth disturbed(Truth truth, Disturbance disturbance);

} // namespace meeplecam::datasets
