#pragma once

#include <string>

namespace meeplecam::gui {

/// Whether the window can be shown: a display is there. Fails never; says what is missing otherwise.
[[nodiscard]] bool displayIsThere();

/// Runs the window until it is closed; gives the program's exit status.
int runWindow(int argc, char** argv);

} // namespace meeplecam::gui
