#pragma once

#include "app/session/editions/edition_teller.h"
#include "app/session/following/game_follower.h"
#include "app/session/log/event_log.h"
#include "app/session/looking/meeple_show.h"
#include "app/session/looking/picture_adviser.h"
#include "app/session/looking/player_colours.h"
#include "app/session/looking/sighting.h"
#include "app/session/looking/tile_lessons.h"
#include "app/session/looking/track_watch.h"
#include "app/session/sources/watcher.h"
#include "app/session/story/event_ledger.h"

#include <functional>

namespace meeplecam::session {

/// What a live game tells those who show it.
struct LiveUpdate {
    std::span<const LiveEvent> events; ///< in order; on the disk already, if there is a log
    const EventLedger& ledger;         ///< after them
    const cv::Mat& picture; ///< in which it was seen; empty when the source is gone, or a person spoke
    std::string problem; ///< why the log, or what was learned, can't be kept, as a sentence; empty = it can
};
using LiveSink = std::function<void(const LiveUpdate&)>;
/// Takes what should be better about the pictures, when it is to be told.
using AdviceSink = std::function<void(const vision::PictureAdvice&)>;
/// Takes what is to be told to the players who show their meeples, whenever it changes.
using ShowSink = std::function<void(const ShowState&)>;

/// Where the time of a live game goes, ms.
struct LiveCosts {
    using Stage = std::pair<std::string, std::vector<double>>;
    std::vector<double> idle_ms; ///< of each picture in which nothing was to be decided
    std::vector<double> look_ms; ///< of each look at the table, all it led to included
    /// Of each picture that went through a stage: "view" (what moved, and all of a search for the board that
    /// found none), the stages of reading, "explain" (the story thought through anew), "tell" (events, log,
    /// those who show them), "advice" (what should be better about the pictures).
    std::vector<Stage> stages_ms;
};

/// Follows one game from the pictures of a source: what moves on the table becomes events, which go to the
/// log first and then to whoever shows them. All calls from one thread.
class LiveGame : public Watcher {
public:
    /// `reader` must outlive the game and knows its players' colours. `kind` says how the pictures follow
    /// each other.
    LiveGame(const vision::TableReader& reader, engine::GameSetup setup, SourceKind kind, LiveSink sink);

    /// Keeps the events in this log from now on, and goes on with those that are in it. Before the first
    /// picture. Fails when the events of the log can't follow each other.
    engine::Status keepLog(OpenedLog log);

    /// Learns the pictures of tiles that people name from now on, and keeps them in this store if there is
    /// one.
    void learn(std::optional<LearnedPictures> kept);

    /// Lets the players show their meeples before the first turn. Before the first picture, after keepLog():
    /// who showed one by the log is not asked again, and nobody in a game in which turns were taken.
    void showMeeples(ShowSink sink);
    /// Reads this scoring track from now on, and says where a figure on it stands elsewhere than the score
    /// says. The reader knows the players' colours.
    void watchTrack(models::ScoreTrack track);
    /// Null when no track is watched.
    [[nodiscard]] const TrackWatch* track() const { return m_track ? &*m_track : nullptr; }

    /// The player whose meeple is awaited shows none.
    void skipShowing();
    /// Whether a meeple is awaited, or will be.
    [[nodiscard]] bool showing() const { return m_show && !m_show->over(); }
    /// What the players are told who show their meeples; none in a game in which nobody does.
    [[nodiscard]] std::optional<ShowState> shownState() const {
        return m_show ? std::optional(m_show->state()) : std::nullopt;
    }

    /// Goes on with the pictures of another source: the board is sought anew in them.
    void changeSource(SourceKind kind);

    void take(const SourceStep& step) override;
    /// What a person says: the story that stands with the edit (`story_edit.h`, `edit_history.h`).
    void edit(Story edited);

    [[nodiscard]] const EventLedger& ledger() const { return m_ledger; }
    /// The story as it was told last.
    [[nodiscard]] const Story& story() const { return m_ledger.story(); }
    /// What the tiles look like that no catalogue shows (GameFollower::lesson).
    [[nodiscard]] vision::Lesson lesson() const { return m_follower.lesson(); }
    /// Why the log, or what was learned, can't be kept, as a sentence; empty = it can.
    [[nodiscard]] std::string problem() const;
    [[nodiscard]] const LiveCosts& costs() const { return m_costs; }
    /// Where things lay in the picture when the table was looked at last.
    [[nodiscard]] const Sighting& sighting() const { return m_sighting; }
    /// Checks the pictures from now on. Photos are not: each of them was chosen.
    void onAdvice(AdviceSink sink) { m_advice = std::move(sink); }
    /// What should be better about the pictures as long as it lasts; filled after onAdvice().
    [[nodiscard]] std::vector<vision::PictureAdvice> standingAdvice() const { return m_adviser.standing(); }
    /// Whom it tells of tiles of other editions, which are not followed, and of other boxes.
    [[nodiscard]] EditionTeller& editions() { return m_edition; }

private:
    void see(const SourceFrame& frame);
    void noteCosts(const vision::StageTimes& stages, bool looked);
    void learnColour(const MeepleShown& shown);
    void tell(Story story, const cv::Mat& picture);
    void report(const std::vector<LiveEvent>& events, const cv::Mat& picture);
    void watchShowing(const SourceFrame& frame, const vision::TableLook& look);
    void tellShowing();
    [[nodiscard]] Story follow(const vision::TableLook& look);
    void useLessons();
    void advise();
    [[nodiscard]] bool seeTrack(const SourceFrame& frame);

    const vision::TableReader& m_reader;
    std::optional<TileLessons> m_lessons;
    PlayerColours m_colours;
    std::optional<MeepleShow> m_show;
    vision::ShownThings m_shownThings;
    ShowSink m_showSink;
    ShowState m_shownState; // as it was told last
    vision::TableTracker m_tracker;
    std::optional<TrackWatch> m_track;
    GameFollower m_follower;
    EventLedger m_ledger;
    std::optional<EventLog> m_log;
    LiveSink m_sink;
    Moment m_now;                 // of the game, which may have begun with other pictures
    Moment m_begin;               // of this source
    std::int64_t m_toldUpTo = -1; // frame of a recording that is known from the log
    SourceKind m_kind;
    LiveCosts m_costs;
    Sighting m_sighting;
    AdviceSink m_advice;
    EditionTeller m_edition;
    vision::ExposureWatch m_exposure;
    PictureAdviser m_adviser;
    std::vector<vision::PictureAdvice> m_faults; // of the picture that was looked at last
};

} // namespace meeplecam::session
