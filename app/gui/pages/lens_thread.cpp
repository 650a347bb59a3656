#include "app/gui/pages/lens_thread.h"

#include "app/session/basics/mishap.h"
#include "engine/tiles/phrase.h"

namespace meeplecam::gui {

LensThread::LensThread(QObject* parent)
    : QObject(parent)
    , m_worker([this] { run(); }) {}

LensThread::~LensThread() {
    m_mailbox.close(session::Mailbox<Letter>::Unread::Drop);
}

void LensThread::put(PictureSnapshotPtr picture) {
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - m_start;
    m_mailbox.put({std::move(picture), time.count()});
}

void LensThread::beginAnew() {
    m_anew = true;
}

void LensThread::finish() {
    m_finish = true;
}

void LensThread::run() {
    while (const auto letter = m_mailbox.take()) {
        if (m_anew.exchange(false)) {
            m_guide = calibration::SheetGuide();
            m_fitted = m_finish = false;
        }
        if (m_fitted)
            continue;
        try {
            look(*letter);
            if (m_guide.done() || m_finish.exchange(false))
                fit();
        } catch (const std::exception& exception) {
            const engine::Error error =
                session::mishap(phrase("Mishaps", "the camera could not be calibrated"), exception);
            tell([this, text = QString::fromStdString(error.message)] { Q_EMIT failed(text); });
        }
    }
}

void LensThread::look(const Letter& letter) {
    const calibration::SheetProgress progress = m_guide.next(letter.picture->bgr, letter.time_s);
    LensGlance glance{.hint = progress.hint,
                      .views = static_cast<int>(m_guide.views().size()),
                      .wanted = static_cast<int>(m_guide.wanted()),
                      .seen = progress.seen.corners,
                      .kept = {}};
    for (const calibration::SheetView& view : m_guide.views())
        glance.kept.insert(glance.kept.end(), view.corners.begin(), view.corners.end());
    tell([this, glance = std::move(glance)] { Q_EMIT glanced(glance); });
}

void LensThread::fit() {
    const auto fit = m_guide.fit();
    if (fit) {
        m_fitted = true;
        tell([this, lens = fit->lens] { Q_EMIT measured(lens); });
        return;
    }
    if (m_guide.done()) // otherwise more views may mend it
        m_guide = calibration::SheetGuide();
    tell([this, text = QString::fromStdString(fit.error().message)] { Q_EMIT failed(text); });
}

void LensThread::tell(std::function<void()> signal) {
    QMetaObject::invokeMethod(this, std::move(signal), Qt::QueuedConnection);
}

} // namespace meeplecam::gui
