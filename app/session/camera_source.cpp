#include "app/session/camera_source.h"

#include "app/session/camera_lock.h"
#include "app/session/mailbox.h"
#include "app/session/video_frame.h"

#include <QCamera>
#include <QCoreApplication>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QTimer>
#include <QVideoFrame>
#include <QVideoSink>

#include <algorithm>
#include <chrono>

namespace meeplecam::session {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto kCheckEvery = 500ms;
constexpr int kUnripe = 2;     // first pictures of a camera, which may be half exposed or older than it
constexpr int kTimesFound = 3; // a camera that was just plugged in blocks whoever opens it at once
constexpr int kTimesSame =
    20; // the device that fell silent may be a dead one, which blocks for half a minute
constexpr auto kPatience = 4s; // without a picture; slow cameras need two for the first
constexpr auto kSettling = 2s; // in which a camera adjusts itself before it is locked

QCameraFormat nearestFormat(const QCameraDevice& device, const CameraWish& wish) {
    const QList<QCameraFormat> formats = device.videoFormats();
    std::vector<CameraOffer> offers;
    for (const QCameraFormat& format : formats)
        offers.push_back({{format.resolution().width(), format.resolution().height()},
                          static_cast<double>(format.maxFrameRate()),
                          format.pixelFormat() == QVideoFrameFormat::Format_Jpeg});
    const auto best = nearestOffer(offers, wish);
    return best ? formats[static_cast<qsizetype>(*best)] : QCameraFormat();
}

/// A camera at work.
struct Running {
    QCamera camera;
    QVideoSink sink;
    QMediaCaptureSession session;
    Clock::time_point since = Clock::now();
    Clock::time_point lastPicture = since;
    int pictures = 0; ///< that came so far
    bool locked = false;

    explicit Running(const QCameraDevice& device)
        : camera(device) {
        session.setCamera(&camera);
        session.setVideoSink(&sink);
    }
};

class CameraSource : public FrameSource {
public:
    CameraSource(const QCameraDevice& device, const CameraWish& wish)
        : m_device(device)
        , m_name(device.description().toStdString())
        , m_wish(wish) {
        QObject::connect(&m_check, &QTimer::timeout, &m_context, [this] { check(); });
        m_check.start(kCheckEvery);
        begin();
    }

    [[nodiscard]] SourceKind kind() const override { return SourceKind::Live; }
    [[nodiscard]] std::string name() const override { return m_name; }
    SourceStep next() override;
    void stop() override { m_mailbox.close(Box::Unread::Drop); }

private:
    using Box = Mailbox<SourceStep>;

    void begin();
    void receive(const QVideoFrame& frame);
    void giveUp(const std::string& what);
    void lookForIt();
    void check();
    [[nodiscard]] bool isThere() const;

    QCameraDevice m_device;
    std::string m_name;
    CameraWish m_wish;
    std::optional<CameraSettings> m_locked; ///< what it was locked at, ever
    int m_timesFound = 0;                   ///< by checks on end while it is away
    std::int64_t m_next = 0;
    Clock::time_point m_start; ///< of the first picture
    Box m_mailbox;
    QTimer m_check;
    std::unique_ptr<Running> m_running; ///< none while the camera is away
    QObject m_context;                  ///< ends the connections before anything else goes
};

SourceStep CameraSource::next() {
    std::optional<SourceStep> step = m_mailbox.take();
    return step ? *std::move(step) : SourceStep(SourceEnd{});
}

void CameraSource::begin() {
    m_running = std::make_unique<Running>(m_device);
    QObject::connect(&m_running->sink, &QVideoSink::videoFrameChanged, &m_context,
                     [this](const QVideoFrame& frame) { receive(frame); });
    if (const QCameraFormat format = nearestFormat(m_device, m_wish); !format.isNull())
        m_running->camera.setCameraFormat(format);
    m_running->camera.start();
}

void CameraSource::receive(const QVideoFrame& frame) {
    if (!m_running || !frame.isValid())
        return;
    m_running->lastPicture = Clock::now();
    if (m_next == 0)
        m_start = m_running->lastPicture;
    const std::chrono::duration<double> time = m_running->lastPicture - m_start;
    const std::int64_t index = m_next++;
    if (++m_running->pictures <= kUnripe)
        return;
    // Unpacked here, since the memory is the camera's and may be gone with it at any later time. What can't
    // be unpacked is passed over: cameras send broken pictures now and then.
    if (cv::Mat picture = bgrOf(frame); !picture.empty())
        m_mailbox.put(SourceFrame{std::move(picture), index, time.count()});
}

void CameraSource::giveUp(const std::string& what) {
    // Told first: to leave a camera that doesn't answer can take long.
    m_mailbox.put(SourceGone{"the camera " + m_name + " " + what});
    m_running.reset();
}

bool CameraSource::isThere() const {
    const QList<QCameraDevice> devices = QMediaDevices::videoInputs();
    return std::ranges::any_of(devices, [&](const QCameraDevice& device) { return device == m_device; });
}

void CameraSource::lookForIt() {
    std::optional<QCameraDevice> newest; // plugged in again, it is another device of the same name
    for (const QCameraDevice& device : QMediaDevices::videoInputs()) {
        if (device.description() == m_device.description())
            newest = device;
    }
    m_timesFound = newest ? m_timesFound + 1 : 0;
    if (!newest || m_timesFound < (*newest == m_device ? kTimesSame : kTimesFound))
        return;
    m_timesFound = 0;
    m_device = *newest;
    begin();
}

void CameraSource::check() {
    if (!m_running) {
        lookForIt();
        return;
    }
    if (!isThere()) {
        giveUp("is unplugged; plug it in again");
        return;
    }
    const auto now = Clock::now();
    if (now - m_running->lastPicture > kPatience) {
        giveUp("sends no pictures; check that no other program uses it, or plug it in again");
        return;
    }
    const bool settled = now - m_running->since > kSettling && m_running->lastPicture > m_running->since;
    if (m_wish.adjustment == Adjustment::Locked && !m_running->locked && settled) {
        m_locked = lockCamera(m_running->camera, m_locked);
        m_running->locked = true;
    }
}

} // namespace

std::vector<std::string> cameraNames() {
    MEEPLECAM_CHECK(QCoreApplication::instance() != nullptr);
    std::vector<std::string> names;
    for (const QCameraDevice& device : QMediaDevices::videoInputs())
        names.push_back(device.description().toStdString());
    return names;
}

engine::Result<std::unique_ptr<FrameSource>> openCamera(const std::string& wanted, const CameraWish& wish) {
    const std::vector<std::string> names = cameraNames();
    if (names.empty())
        return engine::Error{"there is no file and no camera '" + wanted +
                             "': no camera is connected that this user may use; plug one in"};
    const auto number = findCamera(names, wanted);
    if (!number) {
        std::string known;
        for (std::size_t i = 0; i < names.size(); ++i)
            known += (i > 0 ? ", " : "") + std::to_string(i) + " = " + names[i];
        return engine::Error{"there is no file and no camera '" + wanted + "'; the cameras are: " + known};
    }
    const QList<QCameraDevice> devices = QMediaDevices::videoInputs();
    if (static_cast<qsizetype>(*number) >= devices.size())
        return engine::Error{"the camera " + names[*number] + " was just unplugged; plug it in again"};
    return std::unique_ptr<FrameSource>(
        std::make_unique<CameraSource>(devices[static_cast<qsizetype>(*number)], wish));
}

} // namespace meeplecam::session
