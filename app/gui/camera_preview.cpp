#include "app/gui/camera_preview.h"

#include "app/session/live_source.h"

namespace meeplecam::gui {

CameraPreview::CameraPreview(QObject* parent)
    : QObject(parent) {}

CameraPreview::~CameraPreview() {
    close();
}

void CameraPreview::open(const session::SourceRequest& source, const session::ReaderRequest& reader) {
    close();
    m_pictures = std::make_unique<PictureRelay>();
    connect(m_pictures.get(), &PictureRelay::pictureChanged, this, &CameraPreview::pictureChanged);
    const auto type = session::sourceTypeOf(source.source);
    if (type && *type == session::SourceType::Camera) { // which belongs to the thread of the window
        auto camera = session::openSource(source);
        if (!camera) {
            Q_EMIT failed(QString::fromStdString(camera.error().message));
            return;
        }
        m_source = *std::move(camera);
    }
    m_fetcher = std::jthread([this, source](const std::stop_token& stop) { fetch(stop, source); });
    m_looker = std::jthread([this, reader](const std::stop_token& stop) { look(stop, reader); });
}

void CameraPreview::close() {
    m_looker.request_stop();
    m_fetcher.request_stop();
    {
        const std::scoped_lock lock(m_mutex);
        if (m_source)
            m_source->stop();
    }
    m_looker = {};
    m_fetcher = {};
    m_source.reset();
    m_pictures.reset();
}

PictureSnapshotPtr CameraPreview::picture() const {
    return m_pictures ? m_pictures->picture() : nullptr;
}

void CameraPreview::fetch(const std::stop_token& stop, const session::SourceRequest& request) {
    if (!m_source) {
        auto source = session::openSource(request);
        if (!source) {
            Q_EMIT failed(QString::fromStdString(source.error().message));
            return;
        }
        const std::scoped_lock lock(m_mutex);
        m_source = *std::move(source);
    }
    while (!stop.stop_requested()) {
        const session::SourceStep step = m_source->next();
        if (const auto* frame = std::get_if<session::SourceFrame>(&step))
            m_pictures->put(*frame);
        else if (const auto* gone = std::get_if<session::SourceGone>(&step))
            Q_EMIT failed(QString::fromStdString(gone->reason));
        else
            return;
    }
}

void CameraPreview::look(const std::stop_token& stop, const session::ReaderRequest& request) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::seconds kBetweenLooks{3};
    const auto reader = session::openReader(request);
    while (reader && session::waitUntil(Clock::now() + kBetweenLooks, stop)) {
        const PictureSnapshotPtr picture = m_pictures->picture();
        if (!picture || picture->bgr.cols < 64 || picture->bgr.rows < 64)
            continue;
        const vision::TableReading reading = reader->tables().find(vision::Frame(picture->bgr));
        TableSeen seen;
        for (const vision::CellReading& cell :
             reading.board ? reading.board->cells : std::vector<vision::CellReading>{})
            if (cell.tileEvidence > vision::kTileEvidence) {
                ++seen.tiles;
                seen.tile_px += vision::meanSide(cell.quad);
            }
        Q_EMIT tableSeen(seen.tiles, seen.tiles > 0 ? seen.tile_px / seen.tiles : 0.0);
    }
}

} // namespace meeplecam::gui
