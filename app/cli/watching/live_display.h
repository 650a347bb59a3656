#pragma once

#include "app/session/following/live_game.h"

#include <fstream>
#include <string>

namespace meeplecam::cli {

/// Where a followed game is shown.
struct DisplayWish {
    std::string json;     ///< file for the events, a line each; "-" = standard output; empty = none
    std::string pictures; ///< folder for a picture of each turn; empty = none
    bool goesOn = false;  ///< with a game whose events and pictures may be there already
};

/// Shows a game while it is followed: events as lines of JSON, as sentences, or, on a terminal, as a table
/// that is kept up to date.
class LiveDisplay {
public:
    /// Fails when the file or the folder can't be made, or when the folder holds pictures of another game.
    static engine::Result<LiveDisplay> open(const DisplayWish& wish);

    void show(const session::LiveUpdate& update);
    /// Says, to who follows on a terminal, what can be typed.
    void begin() const;
    /// Shows how the game came out.
    void finish(const session::EventLedger& ledger) const;
    /// A sentence for the players beside the game, such as that its log can't be written. Once each.
    void warn(const std::string& sentence);

private:
    void showJson(const session::LiveUpdate& update);
    void showText(const session::LiveUpdate& update) const;
    void keepPictures(const session::LiveUpdate& update);

    DisplayWish m_wish;
    std::ofstream m_json; // unless it goes to standard output
    std::string m_warned;
};

} // namespace meeplecam::cli
