#pragma once

#include "app/gui/model/snapshot.h"
#include "app/session/sources/mailbox.h"
#include "calibration/sheet_guide.h"

#include <QObject>

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

namespace meeplecam::gui {

/// How far the measuring of a lens is.
struct LensGlance {
    calibration::SheetHint hint = calibration::SheetHint::Show;
    int views = 0;
    int wanted = 0;
    std::vector<cv::Point2f> seen; ///< corners of the sheet in the last picture
    std::vector<cv::Point2f> kept; ///< of all views
};

/// Measures a lens beside the window with the newest of the pictures that it is given.
class LensThread : public QObject {
    Q_OBJECT

public:
    explicit LensThread(QObject* parent = nullptr);
    ~LensThread() override;

    void put(PictureSnapshotPtr picture);
    /// Forgets all views.
    void beginAnew();
    /// Takes what there is for enough.
    void finish();

Q_SIGNALS:
    void glanced(const meeplecam::gui::LensGlance& glance);
    void measured(const meeplecam::models::Lens& lens);
    /// The lens can't be measured with these views, which are forgotten unless there can be more: a sentence
    /// for people.
    void failed(const QString& sentence);

private:
    struct Letter {
        PictureSnapshotPtr picture;
        double time_s = 0.0;
    };

    void run();
    void look(const Letter& letter);
    void fit();
    void tell(std::function<void()> signal);

    session::Mailbox<Letter> m_mailbox;
    std::atomic<bool> m_anew = false;
    std::atomic<bool> m_finish = false;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    calibration::SheetGuide m_guide; ///< of the worker
    bool m_fitted = false;           ///< of the worker; there is nothing to do until it begins anew
    std::jthread m_worker;
};

} // namespace meeplecam::gui
