#pragma once

#include "app/session/editions/reader_request.h"
#include "app/session/log/event_log.h"
#include "app/session/planning/open_source.h"

namespace meeplecam::session {

/// How quickly a recording is shown.
enum class Pace : std::uint8_t {
    RealTime, ///< as it was filmed, or slower where the table takes longer to read
    AsRead,   ///< as quickly as it can be read
};

/// Everything that was agreed on before a game is followed, in the window, on a terminal or in a film.
struct GamePlan {
    SourceRequest source;
    std::vector<std::string> sets{"base"};             ///< names of the boxes
    std::string catalogue = houseCatalogue().string(); ///< a folder
    bool learned = true;                 ///< whether what was learned at tables counts, and more is learned
    std::vector<engine::Player> players; ///< in the order of play
    std::optional<engine::Rules> rules;  ///< none = those of the boxes
    std::filesystem::path log;           ///< where the game is kept; empty = nowhere
    ExistingLog existing = ExistingLog::Refuse;
    Pace pace = Pace::RealTime;
    bool showMeeples = false; ///< whether the players show their meeples before the game
    std::string track;        ///< the scoring track to be read (scoreTrackOf); empty = none
    std::string publish; ///< address of the broker's topic on which the game is published; empty = nowhere
};

/// Players who are called as their colours.
[[nodiscard]] std::vector<engine::Player> playersCalled(const std::vector<std::string>& colours);

/// The setup that the plan comes to. Fails as models::setupOf does, and on players or rules that don't fit.
[[nodiscard]] engine::Result<engine::GameSetup> setupOf(const GamePlan& plan);
/// The plan with these boxes, names that the program knows: rules that were chosen stay (rulesWithBoxes).
[[nodiscard]] GamePlan withSets(GamePlan plan, std::vector<std::string> sets);
/// What may lie on the plan's table.
[[nodiscard]] ReaderRequest readerRequestOf(const GamePlan& plan);
/// Where its pictures come from; the demo plays the game that was agreed on.
[[nodiscard]] SourceRequest sourceRequestOf(const GamePlan& plan);

/// The plan by which the game of a log goes on. Fails as readEventLog does.
[[nodiscard]] engine::Result<GamePlan> planToResume(const std::filesystem::path& log);

/// The demo table, a different game for each seed.
[[nodiscard]] GamePlan demoPlan(std::uint64_t seed);

} // namespace meeplecam::session
