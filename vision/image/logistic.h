#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>

namespace meeplecam::vision {

/// The probability that has these log odds (nats): the logistic function.
template<std::floating_point T>
T logistic(T logOdds) {
    return T(1) / (T(1) + std::exp(-logOdds));
}

/// Log probabilities of log scores (nats): the logarithm of the softmax function.
template<std::floating_point T, std::size_t count>
std::array<T, count> logProbabilitiesOf(std::array<T, count> scores) {
    const T most = *std::ranges::max_element(scores);
    T sum = T(0);
    for (const T score : scores)
        sum += std::exp(score - most);
    const T all = most + std::log(sum);
    for (T& score : scores)
        score -= all;
    return scores;
}

} // namespace meeplecam::vision
