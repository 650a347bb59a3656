#pragma once

#include "app/session/editions/taught_folder.h"

#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace meeplecam::gui {

/// The work of teaching beside the window: one thing after the other, in the order in which it was asked for.
/// Signals come on the thread of the window.
class TeachThread : public QObject {
    Q_OBJECT

public:
    explicit TeachThread(QObject* parent = nullptr);
    ~TeachThread() override;

    /// Learns from pictures or PDF files, one after the other.
    void learn(const QStringList& files);
    /// Learns from a picture that was just taken (BGR, 8 bit).
    void learn(const cv::Mat& bgr, const QString& name);
    /// Reads a catalogue to go on with it.
    void open(const std::filesystem::path& folder);
    void keep(const vision::Lesson& lesson, const session::TaughtAs& as, const std::filesystem::path& folder);
    /// Drops what has not begun.
    void cancel();

Q_SIGNALS:
    /// So many of all things that were asked for are done; equal when there is nothing to do.
    void progressed(int done, int all);
    void learned(const std::shared_ptr<const meeplecam::vision::Lesson>& lesson, const QString& picture);
    void opened(const std::shared_ptr<const meeplecam::session::TaughtBefore>& before, const QString& folder);
    void kept(const QString& folder);
    /// A sentence for people.
    void failed(const QString& sentence);

private:
    using Work = std::function<engine::Status()>;
    void put(Work work);
    void tell(std::function<void()> signal);
    engine::Result<vision::StructureReader*> reader();

    QThreadPool m_pool; ///< of one thread
    std::unique_ptr<vision::StructureReader> m_reader;
    std::atomic<int> m_asked = 0;      ///< since there was nothing to do
    std::atomic<int> m_generation = 0; ///< counts what was cancelled
    int m_done = 0;
};

} // namespace meeplecam::gui
