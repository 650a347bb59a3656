#pragma once

#include <cstdint>

namespace meeplecam::gui {

/// Whether there is a display that a window can be shown on.
[[nodiscard]] bool displayIsThere();

/// What the window begins with.
enum class FirstPage : std::uint8_t { Start, Demo };

/// Runs the window until it is closed; gives the program's exit status.
int runWindow(int argc, char** argv, FirstPage first);

} // namespace meeplecam::gui
