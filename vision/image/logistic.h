#pragma once

#include <cmath>
#include <concepts>

namespace meeplecam::vision {

/// The probability that has these log odds (nats): the logistic function.
template<std::floating_point T>
T logistic(T logOdds) {
    return T(1) / (T(1) + std::exp(-logOdds));
}

} // namespace meeplecam::vision
