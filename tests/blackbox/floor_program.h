#pragma once

#include "datasets/floor.h"

#include <filesystem>
#include <iostream>
#include <string>

namespace meeplecam::tests {

// What the programs say and return that hold figures against floors.

/// Says why it failed.
inline int complain(const std::string& sentence) {
    std::cout << sentence << "\n";
    return 1;
}

/// Says that what has to be measured lies in a data folder that is not there.
inline int skip() {
    constexpr int kSkipped = 77;
    std::cout << "skipped: there is no data folder\n";
    return kSkipped;
}

/// Prints the comparison; fails when a floor is broken.
inline int verdictOf(const datasets::FloorComparison& comparison) {
    for (const std::string& sentence : comparison.better)
        std::cout << "better: " << sentence << "\n";
    for (const std::string& sentence : comparison.broken)
        std::cout << "BROKEN: " << sentence << "\n";
    return comparison.broken.empty() ? 0 : 1;
}

} // namespace meeplecam::tests
