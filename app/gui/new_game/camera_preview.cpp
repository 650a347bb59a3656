#include "app/gui/new_game/camera_preview.h"

#include "app/session/sources/live_source.h"
#include "app/session/sources/paced_source.h"
#include "app/session/story/game_words.h"
#include "vision/grid/edition_check.h"

#include <algorithm>

namespace meeplecam::gui {

namespace {

/// What another edition makes of a table are no tiles.
TableSeen tableOn(const cv::Mat& bgr, const std::optional<vision::BoardReader>& reader) {
    auto board = reader ? reader->tables().find(vision::Frame(bgr)).board : std::nullopt;
    if (board && vision::editionFitOf(*board) == vision::EditionFit::Other)
        board.reset();
    const auto isTile = [](const vision::CellReading& cell) {
        return cell.tileEvidence > vision::kTileEvidence;
    };
    const auto tiles = board ? std::ranges::count_if(board->cells, isTile) : 0;
    return {static_cast<int>(tiles), vision::checkPicture(bgr, board)};
}

} // namespace

struct CameraPreview::Stream {
    PictureRelay pictures;
    std::mutex mutex; ///< of source while it is set and stopped
    std::unique_ptr<session::FrameSource> source;
    std::stop_source stop;
    std::atomic<int> running = 2; ///< threads
    std::jthread fetcher;
    std::jthread looker;

    void end() {
        stop.request_stop();
        const std::scoped_lock lock(mutex);
        if (source)
            source->stop();
    }
};

CameraPreview::CameraPreview(QObject* parent)
    : QObject(parent) {}

CameraPreview::~CameraPreview() {
    close();
}

void CameraPreview::open(const session::SourceRequest& source,
                         const std::optional<session::ReaderRequest>& reader) {
    close();
    auto stream = std::make_unique<Stream>();
    const auto type = session::sourceTypeOf(source.source);
    if (type && *type == session::SourceType::Camera) { // which is looked up on the thread of the window
        auto camera = session::openSource(source);
        if (!camera) {
            Q_EMIT failed(QString::fromStdString(camera.error().message));
            return;
        }
        stream->source = *std::move(camera);
    }
    connect(&stream->pictures, &PictureRelay::pictureChanged, this, &CameraPreview::pictureChanged);
    Stream* running = stream.get();
    m_stream = std::move(stream);
    running->fetcher = std::jthread([this, running, source] {
        fetch(*running, source);
        --running->running;
    });
    running->looker = std::jthread([this, running, reader] {
        look(*running, reader);
        --running->running;
    });
}

void CameraPreview::close() {
    forgetEnded();
    if (!m_stream)
        return;
    m_stream->end();
    m_stream->pictures.disconnect(this);
    m_leaving.push_back(std::move(m_stream));
}

void CameraPreview::forgetEnded() {
    std::erase_if(m_leaving, [](const std::unique_ptr<Stream>& stream) { return stream->running == 0; });
}

PictureSnapshotPtr CameraPreview::picture() const {
    return m_stream ? m_stream->pictures.picture() : nullptr;
}

void CameraPreview::fetch(Stream& stream, const session::SourceRequest& request) {
    if (!stream.source) {
        auto source = session::openSource(request);
        if (!source) {
            Q_EMIT failed(QString::fromStdString(source.error().message));
            return;
        }
        if ((*source)->kind() == session::SourceKind::Recording)
            source = session::pacedSource(*std::move(source));
        const std::scoped_lock lock(stream.mutex);
        stream.source = *std::move(source);
    }
    while (!stream.stop.stop_requested()) {
        const session::SourceStep step = stream.source->next();
        if (const auto* frame = std::get_if<session::SourceFrame>(&step))
            stream.pictures.put(*frame);
        else if (const auto* gone = std::get_if<session::SourceGone>(&step);
                 gone != nullptr && !stream.stop.stop_requested())
            Q_EMIT failed(session::wordsOf(gone->why));
        else if (std::holds_alternative<session::SourceEnd>(step))
            return;
    }
}

void CameraPreview::look(Stream& stream, const std::optional<session::ReaderRequest>& request) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::seconds kBetweenLooks{3};
    std::optional<vision::BoardReader> reader;
    if (request) {
        auto opened = session::openReader(*request);
        if (!opened)
            return;
        reader = *std::move(opened);
    }
    while (session::waitUntil(Clock::now() + kBetweenLooks, stream.stop.get_token())) {
        const PictureSnapshotPtr picture = stream.pictures.picture();
        if (!picture || picture->bgr.cols < 64 || picture->bgr.rows < 64)
            continue;
        const TableSeen seen = tableOn(picture->bgr, reader);
        if (!stream.stop.stop_requested())
            Q_EMIT tableSeen(seen);
    }
}

} // namespace meeplecam::gui
