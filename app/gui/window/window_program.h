#pragma once

#include <cstdint>
#include <string>

namespace meeplecam::gui {

/// Whether there is a display that a window can be shown on.
[[nodiscard]] bool displayIsThere();

/// What the window begins with.
enum class FirstPage : std::uint8_t { Start, Demo };

struct WindowWish {
    FirstPage first = FirstPage::Start;
    std::string publish; ///< session::GamePlan::publish
    std::string shelf;   ///< where past games are kept (records::shelfPlaceOf); empty = as chosen
};

/// Runs the window until it is closed; gives the program's exit status.
int runWindow(int argc, char** argv, const WindowWish& wish);

/// Shows all tables of the club whose topic on a broker this is, until the window is closed.
int runHall(int argc, char** argv, const char* address);

} // namespace meeplecam::gui
