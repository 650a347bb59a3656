#pragma once

#include "app/gui/look/tile_art.h"
#include "app/session/planning/game_plan.h"
#include "app/session/planning/photo_board.h"
#include "app/session/sources/mailbox.h"
#include "vision/reading/picture_check.h"

#include <QImage>
#include <QObject>

#include <atomic>
#include <functional>
#include <optional>
#include <thread>

namespace meeplecam::gui {

/// Whether it was agreed on who plays before a photo is read, or whoever has meeples on it does.
enum class PhotoPlayers : std::uint8_t { AsSeen, Agreed };

/// A photo, and what may lie on its table.
struct PhotoRequest {
    QString file;           ///< a picture; for one that a camera took just a name
    cv::Mat taken;          ///< what a camera took (BGR, 8 bit); empty = the file is read
    session::GamePlan plan; ///< boxes, edition, rules, players and track; nothing else counts
    PhotoPlayers players = PhotoPlayers::AsSeen;
};

/// A photo that was read.
struct PhotoReading {
    PhotoRequest request;
    QImage photo; ///< the picture of the report, perhaps reduced
    session::PhotoBoard board;
    TileArtPtr art;
    std::vector<vision::PictureAdvice> advice; ///< what should be better about the picture
    QString track; ///< what is told about the scoring track (session::trackWords); empty = it isn't read
};
using PhotoReadingPtr = std::shared_ptr<const PhotoReading>;

/// Why a photo could not be read.
struct PhotoProblem {
    QString sentence; ///< what to do about it
    QImage photo;     ///< null when it is no picture
};

/// Reads photos beside the window, one after the other; a new one takes the place of the one before.
class PhotoReader : public QObject {
    Q_OBJECT

public:
    explicit PhotoReader(QObject* parent = nullptr);
    ~PhotoReader() override;

    void read(PhotoRequest request);
    /// Nothing is told about the photo any more.
    void cancel();

Q_SIGNALS:
    /// What is being done, in words.
    void begun(const QString& stage);
    void photoRead(const meeplecam::gui::PhotoReadingPtr& reading);
    void failed(const meeplecam::gui::PhotoProblem& problem);

private:
    struct Order {
        PhotoRequest request;
        int number = 0;
    };
    class Work;

    void run();
    void tell(int order, std::function<void()> signal);

    session::Mailbox<Order> m_mailbox;
    std::atomic<int> m_wanted = 0; ///< number of the order that counts
    std::jthread m_worker;         ///< last: it uses the others
};

} // namespace meeplecam::gui
