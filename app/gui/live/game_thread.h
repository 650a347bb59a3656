#pragma once

#include "app/gui/live/picture_relay.h"
#include "app/session/following/game_inbox.h"
#include "app/session/planning/planned_game.h"
#include "app/session/story/edit_history.h"
#include "app/session/story/story_edit.h"

#include <QObject>

#include <atomic>
#include <mutex>
#include <thread>

namespace meeplecam::gui {

/// One game that is followed beside the window. Two threads work for it: one fetches pictures from the
/// source, one owns the game and takes pictures and the words of people in one order, which is that of the
/// log. The window gets values; signals come on its own thread.
class GameThread : public QObject {
    Q_OBJECT

public:
    explicit GameThread(session::GamePlan plan, QObject* parent = nullptr);
    ~GameThread() override;

    /// Begins. A camera is looked up here, on the thread of the window; everything else is done beside it.
    void start();
    /// Asks the threads to end, without waiting; finished() says when they have.
    void stop();
    /// Does something on the thread of the window as soon as the game is let go of, while `context` lives.
    void whenFinished(const QObject* context, const std::function<void()>& then) const;
    /// Goes on with the same game before another source.
    void changeSource(const session::SourceRequest& wish);

    /// The newest values; none before the first.
    [[nodiscard]] GameSnapshotPtr game() const;
    [[nodiscard]] PictureSnapshotPtr picture() const { return m_pictures.picture(); }
    [[nodiscard]] SightingPtr sighting() const;
    [[nodiscard]] const session::GamePlan& plan() const { return m_plan; }

    void edit(session::StoryEdit edit);
    /// The player whose meeple is awaited shows none.
    void skipShowing();
    void undo();
    void redo();
    /// Saves the tiles of a game with any tiles as an edition of this name, or adds them to the kept box that
    /// is played with: tilesKept() says what came of it.
    void keepTiles(const QString& name);

Q_SIGNALS:
    void gameChanged();
    void pictureChanged();
    /// Recognition is ready and pictures are awaited.
    void ready();
    /// There is no source, and why, as a sentence; the game can be corrected, and go on with another one.
    void sourceMissing(const QString& sentence);
    /// The source has come to its end; the game can still be corrected.
    void sourceEnded();
    /// The game can't be followed: a sentence for the players.
    void failed(const QString& sentence);
    /// The game is let go of, and its log closed.
    void finished();
    /// The tiles are saved in this folder, of which so many are only guessed; or why not, as a sentence.
    void tilesKept(const QString& folder, int guessed, const QString& problem);
    /// An edit was not possible: a sentence for the players.
    void refused(const QString& sentence);

private:
    struct Followed; // what the thread of the game owns
    using SourcePtr = std::unique_ptr<session::FrameSource>;
    using CameraResult = engine::Result<SourcePtr>;

    [[nodiscard]] static CameraResult openCamera(const session::SourceRequest& wish);
    void useCamera(CameraResult camera);
    void openSource(const session::GamePlan& plan);
    void setSource(SourcePtr source);
    void endSource();
    void beginFetching();
    void showLogged();
    void fetch(session::FrameSource& source);
    void follow();
    engine::Status followToTheEnd();
    engine::Status prepare(Followed& followed);
    void handle(Followed& followed, session::GameInbox::Letter letter);
    void publish(Followed& followed);
    void show(GameSnapshotPtr snapshot);
    void showSighting(const session::Sighting& sighting);
    void putEdit(std::function<void(Followed&)> order);

    const session::GamePlan m_plan;
    bool m_growsBox = false; ///< GameSnapshot::growsBox
    session::GameInbox m_inbox;
    SourcePtr m_source;         ///< of the thread of the game; none = it is missing
    std::string m_missing;      ///< why it is; of that thread, too
    std::mutex m_sourceMutex;   ///< held while m_source is set and while it is stopped
    mutable std::mutex m_mutex; ///< of both values
    GameSnapshotPtr m_game;
    SightingPtr m_sighting;
    PictureRelay m_pictures;
    std::atomic<bool> m_stopping = false;
    bool m_finished = false;        ///< touched by the thread of the window alone
    Followed* m_followed = nullptr; ///< touched by the thread of the game alone
    std::jthread m_worker;
    std::jthread m_fetcher;
};

} // namespace meeplecam::gui
