#pragma once

#include "app/session/cameras/camera_choice.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace meeplecam::session {

/// A camera and the ways in which it can send pictures.
struct MachineCamera {
    std::string name;
    std::vector<CameraOffer> offers;
};

/// A device of the kernel that may be a camera.
struct VideoDevice {
    std::string file;     ///< "/dev/video0"
    bool allowed = false; ///< whether this user may open it
};

/// What the program writes into.
struct KeptFolder {
    enum class Kind : std::uint8_t { Games, Settings, Cache };
    Kind kind = Kind::Games;
    std::filesystem::path path; ///< empty = the user has no home
    bool writable = false;
    std::uintmax_t free_bytes = 0;
};

/// How long a table took.
struct TimedReading {
    int tiles = 0;
    double median_s = 0.0;
};

/// What there is for the program to work with.
struct Machine {
    enum class Screen : std::uint8_t { None, X11, Wayland, Other };

    std::string system;    ///< "Debian GNU/Linux 13 (trixie)"; empty = not told
    std::string processor; ///< kind: "x86_64"
    int cores = 1;
    std::uintmax_t memory_bytes = 0; ///< 0 = not told

    std::vector<MachineCamera> cameras;
    std::vector<VideoDevice> videoDevices;
    bool byGStreamer = false;   ///< Qt takes cameras by GStreamer, else from the kernel (Debian 13)
    bool mediaServer = false;   ///< PipeWire answers where desktops have it
    bool sharedCameras = false; ///< GStreamer can take cameras from it
    bool mediaPlugins = false;  ///< Qt can use cameras at all
    bool sandbox = false;       ///< in a Flatpak, which sees cameras by the portal alone
    bool portal = false;        ///< the desktop's portal is installed
    std::vector<std::string> missingPlugins; ///< of GStreamer, by file name

    std::vector<std::string> films;       ///< endings of films that can be written and read here
    std::vector<std::string> brokenFilms; ///< endings of those that can't
    Screen screen = Screen::None;
    bool graphicsCard = false;          ///< for drawing; the window needs none
    bool font = false;                  ///< DejaVu Sans, for what is written on pictures
    bool bundled = false;               ///< catalogue, networks and table that belong to the program
    std::vector<std::string> languages; ///< codes of two letters that the program speaks
    std::string language;               ///< the one that this user gets
    std::vector<KeptFolder> folders;
    std::optional<TimedReading> reading; ///< of the bundled table; empty = could not be read
};

/// Looks at everything but the time of reading. Needs a QCoreApplication.
[[nodiscard]] Machine lookAtMachine();

/// Reads the bundled table some times with all cores, which takes some seconds. Empty when it can't be read.
[[nodiscard]] std::optional<TimedReading> timeReading();

} // namespace meeplecam::session
