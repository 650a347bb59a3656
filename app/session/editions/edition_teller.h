#pragma once

#include "app/session/editions/box_watch.h"
#include "app/session/editions/edition_watch.h"

#include <functional>

namespace meeplecam::session {

/// Takes a picture of tiles that are not of the edition by which the game is followed, when the players are
/// to know; an empty one when the tiles are of that edition after all. Where no tile was `seen` at all, the
/// table may be empty. Whether the players were told.
using ForeignSink = std::function<bool(const cv::Mat& picture, bool seen)>;
/// Takes a picture of a game that is followed in which tiles may be of boxes that are not in play. Whether
/// they are, and the players were told: then it is not asked again.
using StrangerSink = std::function<bool(const cv::Mat& picture)>;

/// Says when the tiles on the table are of another edition, or some of them of a box that is not in play.
class EditionTeller {
public:
    /// As EditionWatch.
    EditionTeller(const vision::TableReader& reader, bool stills)
        : m_watch(reader, stills)
        , m_boxes(stills) {}

    /// Says from now on when the tiles are of another edition.
    void onForeignTiles(ForeignSink sink) { m_foreignSink = std::move(sink); }
    /// Asks from now on about pictures with tiles that may be of boxes that are not in play.
    void onStrangers(StrangerSink sink) { m_strangerSink = std::move(sink); }

    [[nodiscard]] EditionWatch& watch() { return m_watch; }
    /// Whether the players know that the tiles are of another edition.
    [[nodiscard]] bool toldForeign() const { return m_toldForeign; }

    /// After each picture; `bareSince_s` as EditionWatch::isBare.
    void tellForeign(const cv::Mat& picture, double time_s, std::optional<double> bareSince_s);
    /// After each look at the table of a game that is followed.
    void tellStrangers(const cv::Mat& picture, double time_s, const vision::TableReading& reading);

private:
    EditionWatch m_watch;
    BoxWatch m_boxes;
    ForeignSink m_foreignSink;
    StrangerSink m_strangerSink; // empty once they were told
    bool m_toldForeign = false;
};

} // namespace meeplecam::session
