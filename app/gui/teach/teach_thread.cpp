#include "app/gui/teach/teach_thread.h"

#include "app/session/basics/mishap.h"
#include "app/session/editions/bundled.h"
#include "app/session/editions/picture_pages.h"
#include "engine/tiles/phrase.h"

#include <QFileInfo>

namespace meeplecam::gui {

TeachThread::TeachThread(QObject* parent)
    : QObject(parent) {
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority); // the window goes first
}

TeachThread::~TeachThread() {
    cancel();
    m_pool.waitForDone();
}

void TeachThread::learn(const QStringList& files) {
    for (const QString& file : files)
        put([this, file]() -> engine::Status {
            const auto network = reader();
            if (!network)
                return network.error();
            auto lesson = session::learnFrom(file.toStdString(), **network);
            if (!lesson)
                return lesson.error();
            const auto learned = std::make_shared<const vision::Lesson>(*std::move(lesson));
            tell([this, learned, file] { Q_EMIT this->learned(learned, QFileInfo(file).fileName()); });
            return engine::success();
        });
}

void TeachThread::learn(const cv::Mat& bgr, const QString& name) {
    put([this, bgr, name]() -> engine::Status {
        const auto network = reader();
        if (!network)
            return network.error();
        auto lesson = std::make_shared<vision::Lesson>();
        vision::addPicture(vision::Frame(bgr), name.toStdString(), **network, *lesson);
        vision::readSquares(**network, *lesson);
        tell([this, lesson, name] { Q_EMIT learned(lesson, name); });
        return engine::success();
    });
}

void TeachThread::open(const std::filesystem::path& folder) {
    put([this, folder]() -> engine::Status {
        const auto network = reader();
        if (!network)
            return network.error();
        auto before = session::readTaught(folder);
        if (!before)
            return before.error();
        vision::readSquares(**network, before->lesson); // what else they may be
        const auto taught = std::make_shared<const session::TaughtBefore>(*std::move(before));
        tell([this, taught, folder] { Q_EMIT opened(taught, QString::fromStdString(folder.string())); });
        return engine::success();
    });
}

void TeachThread::keep(const vision::Lesson& lesson, const session::TaughtAs& as,
                       const std::filesystem::path& folder) {
    put([this, lesson, as, folder]() -> engine::Status {
        if (const engine::Status written = session::keepTaught(lesson, as, folder); !written)
            return written;
        tell([this, folder] { Q_EMIT kept(QString::fromStdString(folder.string())); });
        return engine::success();
    });
}

void TeachThread::cancel() {
    ++m_generation;
    m_pool.clear();
    m_asked = 0;
    m_done = 0;
    Q_EMIT progressed(0, 0);
}

void TeachThread::put(Work work) {
    ++m_asked;
    Q_EMIT progressed(m_done, m_asked);
    m_pool.start([this, work = std::move(work), generation = m_generation.load()] {
        engine::Status outcome = engine::success();
        try {
            outcome = work();
        } catch (const std::exception& exception) {
            outcome = session::mishap(phrase("Mishaps", "the tiles could not be learned"), exception);
        }
        tell([this, outcome, generation] {
            if (generation != m_generation)
                return;
            if (!outcome)
                Q_EMIT failed(QString::fromStdString(outcome.error().message));
            if (++m_done == m_asked)
                m_done = m_asked = 0;
            Q_EMIT progressed(m_done, m_asked);
        });
    });
}

/// Runs it on the thread of the window, unless it was cancelled meanwhile.
void TeachThread::tell(std::function<void()> signal) {
    QMetaObject::invokeMethod(
        this,
        [this, signal = std::move(signal), generation = m_generation.load()] {
            if (generation == m_generation)
                signal();
        },
        Qt::QueuedConnection);
}

/// The network, which is read once.
engine::Result<vision::StructureReader*> TeachThread::reader() {
    if (!m_reader) {
        auto opened = vision::StructureReader::open(session::structureNetwork());
        if (!opened)
            return opened.error();
        m_reader = std::make_unique<vision::StructureReader>(*std::move(opened));
    }
    return m_reader.get();
}

} // namespace meeplecam::gui
