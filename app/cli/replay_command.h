#pragma once

#include "app/cli/program.h"

#include <filesystem>
#include <string>

namespace meeplecam::cli {

struct ReplayOptions {
    std::filesystem::path game;
    std::string
        json; ///< where the record with everything that follows goes; "-" = standard output, empty = nowhere
    bool options = false; ///< work out `legal` and `meeple_options` too
};

/// Plays a game record through the engine and writes what follows from the rules.
ExitStatus runReplay(const ReplayOptions& options);

} // namespace meeplecam::cli
