#include "app/session/machine/machine.h"

#include "app/session/editions/bundled.h"
#include "app/session/editions/reader_request.h"
#include "models/files/user_folder.h"
#include "vision/image/frame.h"

#include <QCameraDevice>
#include <QLibraryInfo>
#include <QLocale>
#include <QMediaDevices>
#include <QStandardPaths>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <opencv2/videoio.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace meeplecam::session {

namespace fs = std::filesystem;

namespace {

std::vector<MachineCamera> connectedCameras() {
    std::vector<MachineCamera> cameras;
    for (const QCameraDevice& device : QMediaDevices::videoInputs()) {
        MachineCamera camera{device.description().toStdString(), {}};
        for (const QCameraFormat& format : device.videoFormats())
            camera.offers.push_back({{format.resolution().width(), format.resolution().height()},
                                     static_cast<double>(format.maxFrameRate()),
                                     format.pixelFormat() == QVideoFrameFormat::Format_Jpeg});
        cameras.push_back(std::move(camera));
    }
    return cameras;
}

std::vector<VideoDevice> videoDevices() {
    std::vector<VideoDevice> devices;
    std::error_code problem;
    for (const fs::directory_entry& entry : fs::directory_iterator("/dev", problem)) {
        if (entry.path().filename().string().starts_with("video"))
            devices.push_back({entry.path().string(), access(entry.path().c_str(), R_OK | W_OK) == 0});
    }
    std::ranges::sort(devices, {}, &VideoDevice::file);
    return devices;
}

bool mediaServerIsThere() {
    const char* folder = std::getenv("XDG_RUNTIME_DIR");
    std::error_code problem;
    return folder != nullptr && fs::is_socket(fs::path(folder) / "pipewire-0", problem);
}

bool portalIsInstalled() {
    return !QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                   QStringLiteral("dbus-1/services/org.freedesktop.portal.Desktop.service"))
                .isEmpty();
}

/// Where GStreamer looks for its plugins.
std::vector<fs::path> pluginFolders() {
    std::vector<fs::path> folders{fs::path(QLibraryInfo::path(QLibraryInfo::LibrariesPath).toStdString()) /
                                  "gstreamer-1.0"};
    for (const char* variable : {"GST_PLUGIN_PATH", "GST_PLUGIN_SYSTEM_PATH", "GST_PLUGIN_SYSTEM_PATH_1_0"})
        for (const QString& folder : qEnvironmentVariable(variable).split(u':', Qt::SkipEmptyParts))
            folders.emplace_back(folder.toStdString());
    return folders;
}

bool pluginIsThere(const char* plugin) {
    return std::ranges::any_of(pluginFolders(), [&](const fs::path& folder) {
        std::error_code problem;
        return fs::exists(folder / plugin, problem);
    });
}

/// Plugins of GStreamer without which cameras of the kernel send nothing.
std::vector<std::string> missingPlugins() {
    std::vector<std::string> missing;
    for (const char* plugin : {"libgstvideo4linux2.so", "libgstjpeg.so", "libgstvideoconvertscale.so"})
        if (!pluginIsThere(plugin))
            missing.emplace_back(plugin);
    return missing;
}

bool qtPluginIsThere(const char* name) {
    const fs::path folder = QLibraryInfo::path(QLibraryInfo::PluginsPath).toStdString();
    std::error_code problem;
    return fs::exists(folder / "multimedia" / ("lib" + std::string(name) + ".so"), problem);
}

/// Whether a film of some pictures can be written and read again.
bool filmWorks(const fs::path& file, const std::array<char, 4>& code) {
    const cv::Size size(64, 48);
    constexpr int kPictures = 5;
    try {
        cv::VideoWriter film(file.string(), cv::VideoWriter::fourcc(code[0], code[1], code[2], code[3]), 5,
                             size);
        for (int i = 0; i < kPictures; ++i)
            film.write(cv::Mat(size, CV_8UC3, cv::Scalar(40, 40 * i, 120)));
        film.release();
        cv::VideoCapture again(file.string());
        cv::Mat picture;
        return again.read(picture) && picture.size() == size;
    } catch (const cv::Exception&) {
        return false;
    }
}

void tryFilms(Machine& machine) {
    const QTemporaryDir folder;
    const std::pair<const char*, std::array<char, 4>> kinds[] = {{"avi", {'M', 'J', 'P', 'G'}},
                                                                 {"mp4", {'m', 'p', '4', 'v'}}};
    for (const auto& [ending, code] : kinds) {
        const fs::path file = fs::path(folder.path().toStdString()) / (std::string("film.") + ending);
        (folder.isValid() && filmWorks(file, code) ? machine.films : machine.brokenFilms)
            .emplace_back(ending);
    }
}

Machine::Screen screen() {
    const auto isSet = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    if (isSet("QT_QPA_PLATFORM"))
        return Machine::Screen::Other;
    if (isSet("WAYLAND_DISPLAY"))
        return Machine::Screen::Wayland;
    return isSet("DISPLAY") ? Machine::Screen::X11 : Machine::Screen::None;
}

bool graphicsCardIsThere() {
    std::error_code problem;
    return std::ranges::any_of(fs::directory_iterator("/dev/dri", problem),
                               [](const fs::directory_entry& entry) {
                                   return entry.path().filename().string().starts_with("renderD");
                               });
}

bool fontIsThere() {
    for (const QString& folder :
         QStandardPaths::standardLocations(QStandardPaths::FontsLocation) +
             QStringList{QStringLiteral("/usr/share/fonts"), QStringLiteral("/app/share/fonts")}) {
        std::error_code problem;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(
                 folder.toStdString(), fs::directory_options::skip_permission_denied, problem))
            if (entry.path().filename() == "DejaVuSans.ttf")
                return true;
    }
    return false;
}

std::vector<std::string> spokenLanguages() {
    constexpr std::string_view kBegin = "meeplecam_";
    std::vector<std::string> codes;
    std::error_code problem;
    for (const fs::directory_entry& entry :
         fs::directory_iterator(bundledFolder() / "translations", problem)) {
        const std::string name = entry.path().stem().string();
        if (name.starts_with(kBegin))
            codes.push_back(name.substr(kBegin.size()));
    }
    std::ranges::sort(codes);
    return codes;
}

/// The folder, or what is there of the way to it.
fs::path nearestThere(fs::path path) {
    std::error_code problem;
    while (!fs::exists(path, problem) && path.has_relative_path())
        path = path.parent_path();
    return path;
}

KeptFolder keptFolder(KeptFolder::Kind kind, models::UserFolder folder) {
    KeptFolder kept{kind, models::userFolder(folder), false, 0};
    if (kept.path.empty())
        return kept;
    const fs::path there = nearestThere(kept.path);
    QTemporaryFile file(QString::fromStdString((there / "meeplecam-doctor-XXXXXX").string()));
    kept.writable = file.open() && file.write("x") == 1 && file.flush();
    std::error_code problem;
    const fs::space_info space = fs::space(there, problem);
    kept.free_bytes = problem ? 0 : space.available;
    return kept;
}

fs::path bundledPicture() {
    return bundledFolder() / "tables" / "first" / "000.jpg";
}

bool bundledDataIsThere() {
    std::error_code problem;
    return fs::exists(houseCatalogue() / "catalogue.json", problem) &&
           fs::exists(structureNetwork(), problem) && fs::exists(bundledPicture(), problem);
}

std::uintmax_t memory() {
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long size = sysconf(_SC_PAGE_SIZE);
    return pages > 0 && size > 0 ? static_cast<std::uintmax_t>(pages) * static_cast<std::uintmax_t>(size) : 0;
}

} // namespace

Machine lookAtMachine() {
    Machine machine;
    machine.system = QSysInfo::prettyProductName().toStdString();
    machine.processor = QSysInfo::currentCpuArchitecture().toStdString();
    machine.cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    machine.memory_bytes = memory();
    machine.cameras = connectedCameras();
    machine.videoDevices = videoDevices();
    machine.mediaServer = mediaServerIsThere();
    std::error_code problem;
    machine.sandbox = fs::exists("/.flatpak-info", problem);
    machine.portal = portalIsInstalled();
    machine.byGStreamer = qtPluginIsThere("gstreamermediaplugin");
    machine.mediaPlugins = machine.byGStreamer || qtPluginIsThere("ffmpegmediaplugin");
    if (machine.byGStreamer)
        machine.missingPlugins = missingPlugins();
    machine.sharedCameras = pluginIsThere("libgstpipewire.so");
    tryFilms(machine);
    machine.screen = screen();
    machine.graphicsCard = graphicsCardIsThere();
    machine.font = fontIsThere();
    machine.bundled = bundledDataIsThere();
    machine.languages = spokenLanguages();
    machine.language = QLocale().name().left(2).toStdString();
    machine.folders = {keptFolder(KeptFolder::Kind::Games, models::UserFolder::Data),
                       keptFolder(KeptFolder::Kind::Settings, models::UserFolder::Settings),
                       keptFolder(KeptFolder::Kind::Cache, models::UserFolder::Cache)};
    return machine;
}

std::optional<TimedReading> timeReading() {
    ReaderRequest request;
    request.learned = false;
    const auto frame = vision::readFrame(bundledPicture());
    const auto reader = openReader(request);
    if (!frame || !reader)
        return std::nullopt;
    const auto tiles = static_cast<int>(reader->read(*frame).report.tiles.size()); // fills caches, too
    if (tiles == 0)
        return std::nullopt;
    constexpr int kTimes = 5;
    std::array<double, kTimes> times_s{};
    for (double& time_s : times_s) {
        const auto begin = std::chrono::steady_clock::now();
        static_cast<void>(reader->read(*frame));
        time_s = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }
    std::ranges::nth_element(times_s, times_s.begin() + kTimes / 2);
    return TimedReading{tiles, times_s[kTimes / 2]};
}

} // namespace meeplecam::session
