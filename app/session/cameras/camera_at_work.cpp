#include "app/session/cameras/camera_at_work.h"

#include "app/session/cameras/video_frame.h"

#include <QCamera>
#include <QMediaCaptureSession>
#include <QVideoFrame>
#include <QVideoSink>

#include <algorithm>

namespace meeplecam::session {

namespace {

using namespace std::chrono_literals;

constexpr int kUnripe = 2;     // first pictures of a camera, which may be half exposed or older than it
constexpr int kTimesFound = 3; // a camera that was just plugged in blocks whoever opens it at once
constexpr int kTimesSame =
    20; // the device that fell silent may be a dead one, which blocks for half a minute
constexpr auto kPatience = 4s; // without a picture; slow cameras need two for the first
constexpr auto kSettling = 2s; // in which a camera adjusts itself before it is locked
constexpr auto kKeptOpen = 2s; // for the next watcher

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

} // namespace

struct CameraAtWork::Running {
    QCamera camera;
    QVideoSink sink;
    QMediaCaptureSession session;
    Clock::time_point since = Clock::now();
    Clock::time_point lastPicture = since;
    int pictures = 0; ///< that came so far
    bool locked = false;

    Running(const QCameraDevice& device, const CameraWish& wish)
        : camera(device) {
        // Before it is used, or it would be opened twice.
        if (const QCameraFormat format = nearestFormat(device, wish); !format.isNull())
            camera.setCameraFormat(format);
        session.setVideoSink(&sink);
        session.setCamera(&camera);
    }
};

CameraAtWork::CameraAtWork(const std::shared_ptr<CameraFeed>& feed, std::shared_ptr<KnownCameras> known)
    : m_device(feed->device)
    , m_wish(feed->wish)
    , m_known(std::move(known))
    , m_feed(feed) {
    begin();
}

CameraAtWork::~CameraAtWork() = default;

void CameraAtWork::serve(const std::shared_ptr<CameraFeed>& feed) {
    m_feed = feed;
    m_next = 0;
    m_leftSince.reset();
    if (m_trouble)
        m_feed->pictures.put(SourceGone{*m_trouble});
}

bool CameraAtWork::isLeft() {
    if (!m_feed->left)
        return false;
    const Clock::time_point now = Clock::now();
    m_leftSince = m_leftSince.value_or(now);
    return now - *m_leftSince >= kKeptOpen;
}

void CameraAtWork::begin() {
    m_running = std::make_unique<Running>(m_device, m_wish);
    QObject::connect(&m_running->sink, &QVideoSink::videoFrameChanged, &m_context,
                     [this](const QVideoFrame& frame) { receive(frame); });
    m_running->camera.start(); // which may take seconds
    m_running->since = m_running->lastPicture = Clock::now();
}

void CameraAtWork::receive(const QVideoFrame& frame) {
    if (!m_running || !frame.isValid())
        return;
    m_running->lastPicture = Clock::now();
    m_trouble.reset();
    if (++m_running->pictures <= kUnripe || m_feed->left)
        return;
    if (m_next == 0)
        m_start = m_running->lastPicture;
    const std::chrono::duration<double> time = m_running->lastPicture - m_start;
    const std::int64_t index = m_next++;
    // Unpacked here, since the memory is the camera's and may be gone with it at any later time. What can't
    // be unpacked is passed over: cameras send broken pictures now and then.
    if (cv::Mat picture = bgrOf(frame); !picture.empty())
        m_feed->pictures.put(SourceFrame{std::move(picture), index, time.count()});
}

void CameraAtWork::giveUp(SourceFault::Kind why) {
    m_trouble = SourceFault{why, m_device.description().toStdString(), {}};
    // Told first: to leave a camera that doesn't answer can take long.
    m_feed->pictures.put(SourceGone{*m_trouble});
    m_running.reset();
}

bool CameraAtWork::isThere() const {
    const QList<QCameraDevice> devices = m_known->devices();
    return std::ranges::any_of(devices, [&](const QCameraDevice& device) { return device == m_device; });
}

void CameraAtWork::lookForIt() {
    std::optional<QCameraDevice> newest; // plugged in again, it is another device of the same name
    for (const QCameraDevice& device : m_known->devices()) {
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

void CameraAtWork::check() {
    if (!m_running) {
        lookForIt();
        return;
    }
    if (!isThere()) {
        giveUp(SourceFault::Kind::Unplugged);
        return;
    }
    const auto now = Clock::now();
    if (now - m_running->lastPicture > kPatience) {
        giveUp(SourceFault::Kind::Silent);
        return;
    }
    const bool settled = now - m_running->since > kSettling && m_running->lastPicture > m_running->since;
    if (m_wish.adjustment == Adjustment::Locked && !m_running->locked && settled) {
        m_locked = lockCamera(m_running->camera, m_locked);
        m_running->locked = true;
    }
}

} // namespace meeplecam::session
