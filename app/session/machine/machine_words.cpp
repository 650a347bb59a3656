#include "app/session/machine/machine_words.h"

#include "app/words/words.h"
#include "models/files/joined.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>
#include <tuple>

namespace meeplecam::session {

namespace {

struct Doctor {
    Q_DECLARE_TR_FUNCTIONS(Doctor)
};

constexpr double kLooksForGames = 1.0;                // a second; below that news come late
constexpr std::uintmax_t kMuchMemory = 2'000'000'000; // of which a photo of 60 megapixels takes half
constexpr std::uintmax_t kMuchRoom = 200'000'000;     // for games with pictures of their turns

QString text(const std::string& words) {
    return QString::fromStdString(words);
}

QString joined(const std::vector<std::string>& words) {
    return text(models::joined(words, ", "));
}

QString amount(std::uintmax_t bytes) {
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeSIFormat);
}

/// "1920 × 1080 with 30 pictures a second (JPEG)", the largest first, each size once.
QStringList modesOf(const MachineCamera& camera) {
    std::map<std::tuple<int, int, bool>, double, std::greater<>> fastest;
    for (const CameraOffer& offer : camera.offers) {
        double& rate = fastest[{offer.size.width, offer.size.height, offer.packed}];
        rate = std::max(rate, offer.fastest_frames_per_second);
    }
    QStringList modes;
    for (const auto& [mode, rate] : fastest) {
        const auto& [width, height, packed] = mode;
        const QString words =
            Doctor::tr("%1 × %2, up to %3 pictures a second").arg(width).arg(height).arg(rate, 0, 'f', 0);
        modes << (packed ? Doctor::tr("%1, packed as JPEG").arg(words) : words);
    }
    return modes;
}

void sayCamera(MachineTopic& topic, const MachineCamera& camera) {
    const QStringList modes = modesOf(camera);
    topic.there << (modes.isEmpty()
                        ? Doctor::tr("%1: it does not say which pictures it can send.").arg(text(camera.name))
                        : QStringLiteral("%1: %2.").arg(text(camera.name), modes.join(QStringLiteral("; "))));
    const auto best = nearestOffer(camera.offers, CameraWish{});
    if (!best)
        return;
    const CameraOffer& offer = camera.offers[*best];
    topic.there << Doctor::tr("Games use it at %1 × %2.").arg(offer.size.width).arg(offer.size.height);
    if (offer.size.height < 720)
        topic.advised
            << Doctor::tr(
                   "%1 sees little: tiles should be 45 pixels wide or more, so put it close to the table.")
                   .arg(text(camera.name));
}

/// Whether several programs can use a camera.
void saySharing(MachineTopic& topic, const Machine& machine) {
    if (!machine.byGStreamer)
        topic.there << Doctor::tr(
            "Cameras are taken from the system directly: one program at a time can use a camera.");
    else if (!machine.mediaServer)
        topic.advised << Doctor::tr(
            "The media server (PipeWire) is not running: one program at a time can use a camera.");
    else if (!machine.sharedCameras)
        topic.advised << Doctor::tr("The media server (PipeWire) is running, but can't lend its cameras: "
                                    "install gstreamer1.0-pipewire.");
    else
        topic.there << Doctor::tr(
            "The media server (PipeWire) is running: several programs can share a camera.");
}

MachineTopic cameras(const Machine& machine) {
    MachineTopic topic{Doctor::tr("Cameras"), {}, {}, {}};
    for (const MachineCamera& camera : machine.cameras)
        sayCamera(topic, camera);
    for (const VideoDevice& device : machine.videoDevices)
        if (!device.allowed)
            topic.missing << Doctor::tr("You may not use %1: join the group that owns it (sudo adduser $USER "
                                        "video), then log in "
                                        "again.")
                                 .arg(text(device.file));
    if (machine.cameras.empty())
        topic.advised << Doctor::tr(
            "No camera is connected. Plug one in, or take the pictures of a phone: meeplecam watch "
            "http://ADDRESS. Photos and films need none.");
    if (!machine.missingPlugins.empty())
        topic.missing << Doctor::tr("Parts of GStreamer that cameras need are missing (%1): install "
                                    "gstreamer1.0-plugins-base and gstreamer1.0-plugins-good.")
                             .arg(joined(machine.missingPlugins));
    if (machine.sandbox && !machine.portal)
        topic.missing << Doctor::tr(
            "The program runs in a sandbox, and the desktop's portal, which lends it cameras, is not "
            "installed: install xdg-desktop-portal.");
    if (!machine.mediaPlugins)
        topic.missing << Doctor::tr("Qt can't use cameras here: install libqt6multimedia6 anew.");
    else
        saySharing(topic, machine);
    return topic;
}

MachineTopic films(const Machine& machine) {
    MachineTopic topic{Doctor::tr("Films"), {}, {}, {}};
    if (!machine.films.empty())
        topic.there << Doctor::tr("These can be written and read: %1.").arg(joined(machine.films));
    if (!machine.brokenFilms.empty())
        topic.missing
            << Doctor::tr(
                   "These can't be written and read: %1. Install OpenCV's libopencv-videoio with FFmpeg, or "
                   "make room for temporary files.")
                   .arg(joined(machine.brokenFilms));
    return topic;
}

MachineTopic screen(const Machine& machine) {
    MachineTopic topic{Doctor::tr("Screen"), {}, {}, {}};
    switch (machine.screen) {
    case Machine::Screen::None:
        topic.advised << Doctor::tr(
            "No screen is to be found, so the window can't open. All commands work without one.");
        break;
    case Machine::Screen::X11:
        topic.there << Doctor::tr("The window opens on a screen of X11.");
        break;
    case Machine::Screen::Wayland:
        topic.there << Doctor::tr("The window opens on a screen of Wayland.");
        break;
    case Machine::Screen::Other:
        topic.there << Doctor::tr("The window opens where QT_QPA_PLATFORM says.");
        break;
    }
    topic.there << (machine.graphicsCard ? Doctor::tr("A graphics card is there; the program needs none.")
                                         : Doctor::tr("There is no graphics card; the program needs none."));
    return topic;
}

MachineTopic speed(const Machine& machine) {
    MachineTopic topic{Doctor::tr("Speed"), {}, {}, {}};
    topic.there << Doctor::tr("%n core(s) (%1).", nullptr, machine.cores).arg(text(machine.processor));
    if (machine.memory_bytes > 0)
        topic.there << Doctor::tr("%1 of memory.").arg(amount(machine.memory_bytes));
    if (machine.memory_bytes > 0 && machine.memory_bytes < kMuchMemory)
        topic.advised << Doctor::tr(
            "Memory is short for very large photos: one of 60 megapixels takes 1 GB.");
    if (!machine.reading) {
        topic.missing << Doctor::tr(
            "The table that comes with the program could not be read: install the program anew.");
        return topic;
    }
    const double looks = 1.0 / machine.reading->median_s;
    topic.there << Doctor::tr("A table of %1 is read in %2 s: %3 looks a second.")
                       .arg(words::tilesWords(machine.reading->tiles))
                       .arg(machine.reading->median_s, 0, 'f', 2)
                       .arg(looks, 0, 'f', 1);
    if (looks < kLooksForGames)
        topic.advised << Doctor::tr("That is slow: during a game, news arrive a few seconds late, and "
                                    "pictures in between are skipped.");
    return topic;
}

MachineTopic writing(const Machine& machine) {
    MachineTopic topic{Doctor::tr("Letters and languages"), {}, {}, {}};
    if (machine.font)
        topic.there << Doctor::tr("The font for pictures and reports (DejaVu Sans) is there.");
    else
        topic.missing << Doctor::tr(
            "The font for pictures and reports (DejaVu Sans) is missing: install fonts-dejavu-core.");
    if (machine.languages.empty())
        topic.missing << Doctor::tr("The program's languages are missing: install the program anew.");
    else
        topic.there << Doctor::tr("The program speaks %1; with you it is %2.")
                           .arg(joined(machine.languages),
                                std::ranges::count(machine.languages, machine.language) > 0
                                    ? text(machine.language)
                                    : QStringLiteral("en"));
    return topic;
}

QString nameOf(KeptFolder::Kind kind) {
    switch (kind) {
    case KeptFolder::Kind::Games:
        return Doctor::tr("Past games and taught editions");
    case KeptFolder::Kind::Settings:
        return Doctor::tr("Settings and lenses");
    case KeptFolder::Kind::Cache:
        return Doctor::tr("Prepared catalogues");
    }
    return {};
}

MachineTopic folders(const Machine& machine) {
    MachineTopic topic{Doctor::tr("Folders"), {}, {}, {}};
    for (const KeptFolder& folder : machine.folders) {
        const QString name = nameOf(folder.kind);
        const QString path = text(folder.path.string());
        if (folder.path.empty())
            topic.missing << Doctor::tr("%1: nowhere, because you have no home folder: set HOME.").arg(name);
        else if (!folder.writable)
            topic.missing
                << Doctor::tr(
                       "%1: %2 can't be written: see to whom it belongs, and whether the disk is full.")
                       .arg(name, path);
        else
            topic.there << Doctor::tr("%1: %2, with %3 free.").arg(name, path, amount(folder.free_bytes));
        if (folder.writable && folder.free_bytes < kMuchRoom)
            topic.advised << Doctor::tr("There is little room in %1.").arg(path);
    }
    if (!machine.bundled)
        topic.missing << Doctor::tr(
            "The tiles and networks that come with the program are missing: install the program anew.");
    return topic;
}

} // namespace

std::vector<MachineTopic> wordsOf(const Machine& machine) {
    return {cameras(machine), films(machine),   screen(machine),
            speed(machine),   writing(machine), folders(machine)};
}

bool lacksSomething(const std::vector<MachineTopic>& topics) {
    return std::ranges::any_of(topics, [](const MachineTopic& topic) { return !topic.missing.isEmpty(); });
}

} // namespace meeplecam::session
