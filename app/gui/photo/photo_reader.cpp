#include "app/gui/photo/photo_reader.h"

#include "app/gui/look/images.h"
#include "app/session/editions/boxes_beside.h"
#include "app/session/editions/edition_words.h"
#include "app/session/editions/known_track.h"
#include "app/session/editions/reader_request.h"
#include "app/session/planning/photo_track.h"
#include "engine/tiles/phrase.h"
#include "models/files/json_input.h"
#include "models/files/picture_file.h"
#include "vision/image/frame.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>
#include <utility>

namespace meeplecam::gui {

namespace {

constexpr double kMost_px = 24e6;                 ///< of a picture that is read; tiles need not be larger
constexpr std::int64_t kLargest_px = 400'000'000; ///< of one that can be reduced; phones take 200 million
constexpr int kShownWidth_px = 4096;

/// The pixels of a picture by what its file says of itself; 0 = it doesn't say.
double pixelsOf(const QString& file) {
    const QSize size = QImageReader(file).size();
    return size.isValid() ? double(size.width()) * size.height() : 0;
}

/// A picture that is far larger than needed, reduced while it is read; none when it can't be.
cv::Mat readReduced(const QString& file, double pixels) {
    constexpr int kMostReduced = 8;
    models::PictureWish wish{.reduction = 2, .mostPixels = kLargest_px};
    for (double left = pixels / 4; left > kMost_px && wish.reduction < kMostReduced; left /= 4)
        wish.reduction *= 2;
    const auto bytes =
        models::readFile(file.toStdString(), phrase("Files", "a photo").text(), wish.mostBytes);
    return bytes ? models::unpackPicture(*bytes, wish).picture : cv::Mat();
}

bool isOtherEdition(const models::ReportFinding& finding) {
    return std::holds_alternative<models::OtherEdition>(finding.content);
}

QImage shownOf(const cv::Mat& bgr) {
    const QImage image = imageOf(bgr);
    return image.width() > kShownWidth_px ? image.scaledToWidth(kShownWidth_px, Qt::SmoothTransformation)
                                          : image;
}

} // namespace

/// What the worker does for one order; keeps what the next one may need again.
class PhotoReader::Work {
public:
    Work(PhotoReader& reader)
        : m_reader(reader) {}

    void take(const Order& order) {
        m_order = order.number;
        m_photo = {};
        try {
            read(order.request);
        } catch (const std::exception&) { // of OpenCV, or for want of memory
            fail(PhotoReader::tr("This photo can't be read. Save it as a JPEG of at most 24 megapixels, or "
                                 "take another one."));
        }
    }

private:
    void read(const PhotoRequest& request) {
        begin(PhotoReader::tr("Opening the photo…"));
        const std::optional<vision::Frame> frame = open(request);
        if (!frame || !prepare(request) || !prepareTrack(request.plan.track))
            return;
        begin(PhotoReader::tr("Reading the photo…"));
        vision::BoardReading reading = m_tables->read(*frame);
        if (auto wider = session::readBoxesBeside(*frame, m_tablesFor, *m_tables, reading)) {
            m_tables.emplace(std::move(wider->reader));
            m_tablesFor = std::move(wider->request);
            reading = std::move(wider->reading);
        }
        std::optional<vision::TrackReading> track;
        if (m_track)
            track = session::readTrack(*frame, *m_tables, *m_track, reading);
        const bool strange = std::ranges::any_of(reading.report.findings, isOtherEdition);
        if ((strange || reading.report.tiles.empty()) && session::isMirrored(frame->level(0), m_tablesFor))
            return fail(session::mirroredWords());
        if (reading.report.tiles.empty())
            return fail(PhotoReader::tr("No tiles of this edition were found. Choose the edition you play "
                                        "with, or photograph the whole board from closer."));
        if (strange)
            return fail(PhotoReader::tr(
                "These tiles do not look like the chosen edition. Choose the edition you play with, or "
                "photograph the whole board from closer."));
        PhotoRequest read = request;
        read.plan = session::withSets(std::move(read.plan), m_tablesFor.sets);
        finish(read, *frame, std::move(reading), track);
    }

    std::optional<vision::Frame> open(const PhotoRequest& request) {
        std::optional<vision::Frame> frame;
        if (!request.taken.empty()) {
            frame.emplace(request.taken);
        } else if (const double pixels = pixelsOf(request.file); pixels > kMost_px) {
            if (const cv::Mat picture = readReduced(request.file, pixels); !picture.empty())
                frame.emplace(picture);
        } else if (auto read = vision::readFrame(request.file.toStdString())) {
            frame = *std::move(read);
        }
        if (!frame) {
            fail(QFileInfo::exists(request.file)
                     ? PhotoReader::tr("%1 can't be read as a photo. Choose a JPEG or PNG picture of the "
                                       "table.")
                           .arg(QFileInfo(request.file).fileName())
                     : PhotoReader::tr("%1 is no longer there. Choose another photo.")
                           .arg(QFileInfo(request.file).fileName()));
            return frame;
        }
        m_photo = shownOf(frame->level(0));
        return frame;
    }

    /// Gets the reader ready for the tiles of a request; whether it is.
    bool prepare(const PhotoRequest& request) {
        session::ReaderRequest wanted = session::readerRequestOf(request.plan);
        if (request.players == PhotoPlayers::AsSeen)
            wanted.players.clear();
        if (m_tables && m_tablesFor == wanted)
            return true;
        begin(PhotoReader::tr("Preparing the tiles…"));
        m_tables.reset();
        auto opened = session::openReader(wanted);
        if (!opened) {
            fail(QString::fromStdString(opened.error().message));
            return false;
        }
        m_tables.emplace(*std::move(opened));
        if (m_artOf != wanted.catalogue)
            m_art = TileArt::load(wanted.catalogue, *m_tables->setup().registry);
        m_artOf = wanted.catalogue;
        m_tablesFor = std::move(wanted);
        return true;
    }

    /// Gets the scoring track ready that is to be read, if any; whether it is.
    bool prepareTrack(const std::string& named) {
        if (named == m_trackName)
            return true;
        m_track.reset();
        m_trackName.clear();
        if (named.empty())
            return true;
        auto track = session::scoreTrackOf(named);
        if (!track) {
            fail(QString::fromStdString(track.error().message));
            return false;
        }
        m_track.emplace(*std::move(track));
        m_trackName = named;
        return true;
    }

    void finish(const PhotoRequest& request, const vision::Frame& frame, vision::BoardReading reading,
                const std::optional<vision::TrackReading>& track) {
        engine::GameSetup setup = m_tables->setup();
        if (request.plan.rules)
            setup.rules = *request.plan.rules;
        setup.players = request.players == PhotoPlayers::Agreed
                            ? request.plan.players
                            : session::playersOn(reading.report, request.plan.players);
        const QString toldTrack =
            m_track ? session::trackWords(track, setup, static_cast<int>(m_track->track().spaces.size()))
                    : QString();
        reading.report.file = QFileInfo(request.file).fileName().toStdString();
        std::vector<vision::PictureAdvice> advice =
            vision::checkPicture(frame.level(0), reading.stages.board);
        session::PhotoBoard board = session::photoBoardOf(std::move(setup), std::move(reading.report));
        if (track)
            board = session::withTrack(std::move(board), *track);
        const auto read = std::make_shared<const PhotoReading>(
            PhotoReading{request, m_photo, std::move(board), m_art, std::move(advice), toldTrack});
        m_reader.tell(m_order, [&reader = m_reader, read] { Q_EMIT reader.photoRead(read); });
    }

    void begin(const QString& stage) {
        m_reader.tell(m_order, [&reader = m_reader, stage] { Q_EMIT reader.begun(stage); });
    }

    void fail(const QString& sentence) {
        m_reader.tell(m_order, [&reader = m_reader, problem = PhotoProblem{sentence, m_photo}] {
            Q_EMIT reader.failed(problem);
        });
    }

    PhotoReader& m_reader;
    int m_order = 0;
    QImage m_photo; ///< of the order
    std::optional<vision::BoardReader> m_tables;
    session::ReaderRequest m_tablesFor;
    TileArtPtr m_art;
    std::string m_artOf;
    std::optional<vision::TrackReader> m_track;
    std::string m_trackName;
};

PhotoReader::PhotoReader(QObject* parent)
    : QObject(parent)
    , m_worker([this] { run(); }) {}

PhotoReader::~PhotoReader() {
    m_mailbox.close(session::Mailbox<Order>::Unread::Drop);
}

void PhotoReader::read(PhotoRequest request) {
    m_mailbox.put({std::move(request), ++m_wanted});
}

void PhotoReader::cancel() {
    ++m_wanted;
}

void PhotoReader::run() {
    Work work(*this);
    while (const auto order = m_mailbox.take())
        if (order->number == m_wanted)
            work.take(*order);
}

void PhotoReader::tell(int order, std::function<void()> signal) {
    QMetaObject::invokeMethod(
        this,
        [this, order, signal = std::move(signal)] {
            if (order == m_wanted)
                signal();
        },
        Qt::QueuedConnection);
}

} // namespace meeplecam::gui
