#pragma once

#include <array>
#include <cstddef>

namespace meeplecam::datasets {

/// Of what is given a probability between two bounds, how much is right.
struct Reliability {
    /// Lower bounds of the bins; the last one reaches to 1.
    static constexpr std::array kFrom{0.0, 0.5, 0.8, 0.9, 0.95, 0.99, 0.999};

    std::array<int, kFrom.size()> given{};
    std::array<int, kFrom.size()> right{};
    std::array<double, kFrom.size()> expected{}; ///< sum of the probabilities: so many should be right

    void add(double probability, bool isRight);
    Reliability& operator+=(const Reliability& other);
    bool operator==(const Reliability&) const = default;
};

} // namespace meeplecam::datasets
