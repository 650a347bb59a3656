#pragma once

#include <QString>

#include <vector>

namespace meeplecam::cli {

/// What can be typed while a game is followed, line by line.
[[nodiscard]] std::vector<QString> liveHelp();

} // namespace meeplecam::cli
