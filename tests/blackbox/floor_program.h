#pragma once

#include "datasets/measuring/floors.h"

#include <filesystem>
#include <iostream>
#include <string>

namespace meeplecam::tests {

// What the programs have in common that hold figures against floors.

/// Where everything lies: what the build drew (films/, tables/, catalogues/), what was rendered for the tests
/// from its catalogues, and the data folder, which may be absent.
struct FloorRoots {
    std::filesystem::path bundled;
    std::filesystem::path rendered;
    std::filesystem::path data;

    [[nodiscard]] datasets::FloorFolders foldersOf(datasets::FloorRoot root) const {
        switch (root) {
        case datasets::FloorRoot::Bundled:
            return {bundled, bundled / "catalogues"};
        case datasets::FloorRoot::Rendered:
            return {rendered, bundled / "catalogues"};
        case datasets::FloorRoot::Data:
            break;
        }
        return {data, data / "catalogues"};
    }

    /// Whether it lies in the data folder, and there is none.
    [[nodiscard]] bool isAbsent(datasets::FloorRoot root) const {
        return root == datasets::FloorRoot::Data && !std::filesystem::is_directory(data);
    }
};

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
