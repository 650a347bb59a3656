#include "app/gui/live/game_thread.h"

#include "app/club/published_game.h"
#include "app/gui/look/images.h"
#include "app/session/basics/mishap.h"
#include "app/session/editions/taught_folder.h"
#include "app/session/log/event_log.h"
#include "app/session/planning/kept_box.h"
#include "engine/tiles/phrase.h"
#include "vision/any/any_reader.h"

#include <QTimer>

#include <algorithm>
#include <chrono>
#include <sys/resource.h>
#include <unistd.h>

namespace meeplecam::gui {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kTurnPicture_px = 96;

/// The tiles that events tell of, by turn.
std::map<int, engine::Cell> placedIn(const std::vector<session::LiveEvent>& events) {
    std::map<int, engine::Cell> placed;
    for (const session::LiveEvent& event : events) {
        const auto* fact = std::get_if<session::Fact>(&event.content);
        const auto* tile = fact != nullptr ? std::get_if<session::TilePlaced>(fact) : nullptr;
        if (tile != nullptr && tile->turn)
            placed[*tile->turn] = tile->play.placement.cell;
    }
    return placed;
}

/// Waits until a picture of a recording is due, but not longer than a person who closes the window.
void awaitTime(Clock::time_point due, const std::atomic<bool>& stopping) {
    constexpr std::chrono::milliseconds kNap{50};
    while (!stopping && Clock::now() < due)
        std::this_thread::sleep_for(std::min<Clock::duration>(kNap, due - Clock::now()));
}

/// The window goes first: this thread, and those that it begins, take what time is left.
void stepBack() {
    constexpr int kNiceness = 5;
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNiceness); // of this thread alone, on Linux
}

} // namespace

struct GameThread::Followed {
    club::PublishedGame published; ///< before the game, which tells it what happens
    std::unique_ptr<session::PlannedGame> planned;
    session::EditHistory history;
    std::vector<session::LiveEvent> news;
    std::map<int, QImage> turnPictures;
    std::optional<session::OtherEdition> otherEdition;
    std::vector<vision::PictureAdvice> advice;
    bool told = false; ///< since the last snapshot

    [[nodiscard]] session::LiveGame& game() const { return planned->game(); }
    void take(const session::LiveUpdate& update);
    void noteAdvice();
};

void GameThread::Followed::take(const session::LiveUpdate& update) {
    published.take(update);
    news.assign(update.events.begin(), update.events.end());
    told = true;
    if (update.picture.empty())
        return;
    for (const auto& [turn, cell] : placedIn(news))
        for (const session::SightedTile& tile : game().sighting().tiles)
            if (tile.placement.cell == cell)
                turnPictures[turn] = cutOut(update.picture, tile.quad, kTurnPicture_px);
}

/// What should be better is shown as long as it lasts.
void GameThread::Followed::noteAdvice() {
    if (auto now = game().standingAdvice(); now != advice) {
        advice = std::move(now);
        told = true;
    }
}

GameThread::GameThread(session::GamePlan plan, QObject* parent)
    : QObject(parent)
    , m_plan(std::move(plan)) {
    connect(&m_pictures, &PictureRelay::pictureChanged, this, &GameThread::pictureChanged);
    connect(this, &GameThread::finished, this, [this] { m_finished = true; });
}

GameThread::~GameThread() {
    stop();
    if (m_worker.joinable())
        m_worker.join(); // before m_fetcher, which it begins
}

void GameThread::stop() {
    m_stopping = true;
    {
        const std::scoped_lock lock(m_sourceMutex);
        if (m_source)
            m_source->stop();
    }
    m_inbox.close();
}

void GameThread::whenFinished(const QObject* context, const std::function<void()>& then) const {
    if (m_finished)
        QTimer::singleShot(0, context, then);
    else
        connect(this, &GameThread::finished, context, then);
}

void GameThread::start() {
    auto camera = openCamera(m_plan.source);
    m_worker = std::jthread([this, camera = std::make_shared<CameraResult>(std::move(camera))] {
        useCamera(std::move(*camera));
        follow();
    });
}

/// The camera of the wish, looked up on the thread of the window; null for other sources.
GameThread::CameraResult GameThread::openCamera(const session::SourceRequest& wish) {
    const auto type = session::sourceTypeOf(wish.source);
    if (!type || *type != session::SourceType::Camera)
        return SourcePtr();
    return session::openSource(wish);
}

void GameThread::useCamera(CameraResult camera) {
    m_missing = camera ? "" : camera.error().message;
    setSource(camera ? *std::move(camera) : nullptr);
}

/// Opens whatever is no camera.
void GameThread::openSource(const session::GamePlan& plan) {
    auto source = session::openSource(session::sourceRequestOf(plan));
    if (source)
        setSource(*std::move(source));
    else
        m_missing = source.error().message;
}

void GameThread::setSource(SourcePtr source) {
    SourcePtr before; // is closed without the lock, since that may take long
    const std::scoped_lock lock(m_sourceMutex);
    before = std::exchange(m_source, std::move(source));
    if (m_source && m_stopping)
        m_source->stop();
}

void GameThread::endSource() {
    m_inbox.closeToSteps();
    const std::scoped_lock lock(m_sourceMutex);
    if (m_source)
        m_source->stop();
}

void GameThread::changeSource(const session::SourceRequest& wish) {
    endSource(); // before the next is opened, which may be the same camera
    putEdit([this, camera = std::make_shared<CameraResult>(openCamera(wish)), wish](Followed& followed) {
        endSource(); // which may be that of an earlier change
        m_fetcher = {};
        useCamera(std::move(*camera));
        session::GamePlan plan = m_plan;
        plan.source = wish;
        if (!m_source && m_missing.empty())
            openSource(plan);
        if (m_source)
            followed.game().changeSource(m_source->kind());
        m_inbox.openToSteps();
        beginFetching();
    });
}

void GameThread::beginFetching() {
    if (m_source)
        m_fetcher = std::jthread([this] { fetch(*m_source); });
    else
        Q_EMIT sourceMissing(QString::fromStdString(m_missing));
}

GameSnapshotPtr GameThread::game() const {
    const std::scoped_lock lock(m_mutex);
    return m_game;
}

SightingPtr GameThread::sighting() const {
    const std::scoped_lock lock(m_mutex);
    return m_sighting;
}

void GameThread::follow() {
    stepBack();
    const engine::Status followed = followToTheEnd();
    stop();
    m_fetcher = {};     // waits for its end
    setSource(nullptr); // here, since to close a source may take long
    if (!followed)
        Q_EMIT failed(QString::fromStdString(followed.error().message));
    Q_EMIT finished();
}

engine::Status GameThread::followToTheEnd() {
    Followed followed;
    try {
        if (const engine::Status prepared = prepare(followed); !prepared)
            return prepared;
        m_followed = &followed;
        Q_EMIT ready();
        beginFetching();
        while (auto letter = m_inbox.take())
            handle(followed, *std::move(letter));
    } catch (const std::exception& exception) {
        return session::mishap(phrase("Mishaps", "the game can no longer be followed"), exception);
    }
    return engine::success();
}

/// Shows the game of the log at once, while recognition gets ready; it can't be corrected before.
void GameThread::showLogged() {
    if (m_plan.log.empty() || m_plan.existing != session::ExistingLog::Resume)
        return;
    const auto logged = session::readEventLog(m_plan.log, models::bundledTiles());
    if (!logged)
        return; // who opens it says why
    auto ledger = session::EventLedger::restore(logged->header.setup, logged->events);
    if (ledger) {
        const session::Story story = ledger->reported().story();
        show(std::make_shared<const GameSnapshot>(GameSnapshot{*std::move(ledger), story, {}, {}, ""}));
    }
}

engine::Status GameThread::prepare(Followed& followed) {
    showLogged();
    auto reader = session::openReader(session::readerRequestOf(m_plan));
    if (!reader)
        return reader.error();
    m_growsBox = m_plan.catalogue != vision::kAnyTiles && reader->tables().strange() != nullptr;
    if (!m_source && m_missing.empty())
        openSource(m_plan);
    const auto told = [&followed](const session::LiveUpdate& update) { followed.take(update); };
    const auto advised = [](const vision::PictureAdvice&) {}; // noteAdvice() shows it as long as it lasts
    const auto shown = [&followed](const session::ShowState&) { followed.told = true; };
    const session::SourceKind kind = m_source ? m_source->kind() : session::SourceKind::Live;
    const auto edition = [&followed](const std::optional<session::OtherEdition>& other) {
        followed.otherEdition = other;
        followed.told = true;
    };
    auto planned =
        session::PlannedGame::begin(m_plan, *std::move(reader), kind, {told, advised, shown, edition});
    if (!planned)
        return planned.error();
    followed.planned = *std::move(planned);
    if (const engine::Status begun = followed.published.begin(m_plan, followed.game().ledger()); !begun)
        Q_EMIT refused(QString::fromStdString(begun.error().message));
    publish(followed);
    return engine::success();
}

void GameThread::handle(Followed& followed, session::GameInbox::Letter letter) {
    if (const auto* order = std::get_if<session::GameInbox::Order>(&letter)) {
        (*order)();
    } else {
        const auto& step = std::get<session::SourceStep>(letter);
        const std::size_t looks = followed.game().costs().look_ms.size();
        followed.game().take(step);
        if (followed.game().costs().look_ms.size() != looks)
            showSighting(followed.game().sighting());
        followed.noteAdvice();
        if (std::holds_alternative<session::SourceEnd>(step))
            Q_EMIT sourceEnded();
    }
    if (std::exchange(followed.told, false))
        publish(followed);
}

void GameThread::publish(Followed& followed) {
    show(std::make_shared<const GameSnapshot>(
        GameSnapshot{followed.game().ledger(), followed.game().story(), followed.news, followed.turnPictures,
                     followed.game().problem(), followed.history.canUndo(), followed.history.canRedo(),
                     followed.game().shownState(), followed.otherEdition, followed.advice,
                     followed.game().lesson().squares.size(), m_growsBox}));
}

void GameThread::show(GameSnapshotPtr snapshot) {
    {
        const std::scoped_lock lock(m_mutex);
        m_game = std::move(snapshot);
    }
    Q_EMIT gameChanged();
}

void GameThread::fetch(session::FrameSource& source) {
    const bool live = source.kind() == session::SourceKind::Live;
    const auto unread = live ? session::GameInbox::Unread::Replace : session::GameInbox::Unread::Wait;
    const bool paced =
        source.kind() == session::SourceKind::Recording && m_plan.pace == session::Pace::RealTime;
    Clock::time_point due = Clock::now();
    double shown_s = 0.0;
    for (bool ended = false; !ended && !m_stopping;) {
        session::SourceStep step = source.next();
        ended = std::holds_alternative<session::SourceEnd>(step);
        if (const auto* frame = std::get_if<session::SourceFrame>(&step)) {
            due = std::max(due, Clock::now() - std::chrono::milliseconds(100)) +
                  std::chrono::duration_cast<Clock::duration>(
                      std::chrono::duration<double>(frame->time_s - shown_s));
            shown_s = frame->time_s;
            if (paced)
                awaitTime(due, m_stopping);
            m_pictures.put(*frame);
        }
        if (!m_inbox.putStep(std::move(step), ended ? session::GameInbox::Unread::Wait : unread))
            return;
    }
}

void GameThread::showSighting(const session::Sighting& sighting) {
    const std::scoped_lock lock(m_mutex);
    m_sighting = std::make_shared<const session::Sighting>(sighting);
}

void GameThread::putEdit(std::function<void(Followed&)> order) {
    m_inbox.putOrder([this, order = std::move(order)] { order(*m_followed); });
}

void GameThread::edit(session::StoryEdit edit) {
    putEdit([this, edit = std::move(edit)](Followed& followed) {
        const session::Story before = followed.game().story();
        const auto after = session::apply(before, edit, followed.game().ledger().setup());
        if (!after) {
            Q_EMIT refused(QString::fromStdString(after.error().message));
            return;
        }
        followed.history.note(before, *after);
        followed.game().edit(*after);
        followed.told = true;
    });
}

void GameThread::skipShowing() {
    putEdit([](Followed& followed) { followed.game().skipShowing(); });
}

void GameThread::keepTiles(const QString& name) {
    putEdit([this, name = name.toStdString()](Followed& followed) {
        const auto box = session::boxAfter(m_plan, followed.game(), m_growsBox ? std::string() : name);
        if (!box) // nobody offers that
            return;
        const auto folder = m_growsBox ? engine::Result<std::filesystem::path>(m_plan.catalogue)
                                       : session::folderForNew(name, session::cataloguesFolder());
        const engine::Status kept =
            folder ? session::keepTaught(box->lesson, box->as, *folder) : engine::Status(folder.error());
        const auto guessed = std::ranges::count_if(box->lesson.squares, &vision::LessonSquare::guessed);
        Q_EMIT tilesKept(kept ? QString::fromStdString(folder->string()) : QString(),
                         static_cast<int>(guessed),
                         kept ? QString() : QString::fromStdString(kept.error().message));
    });
}

void GameThread::undo() {
    putEdit([](Followed& followed) {
        followed.game().edit(
            followed.history.undo(followed.game().story(), *followed.game().ledger().setup().registry));
        followed.told = true;
    });
}

void GameThread::redo() {
    putEdit([](Followed& followed) {
        followed.game().edit(
            followed.history.redo(followed.game().story(), *followed.game().ledger().setup().registry));
        followed.told = true;
    });
}

} // namespace meeplecam::gui
