#pragma once

#include "engine/play/game.h"
#include "models/files/json_input.h"
#include "models/tiles/tile_library.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace meeplecam::models {

/// A game as it is kept in a file (`carcassonne-game 1`): what was agreed on and what the players did. What
/// follows from the rules is not part of it; replay() works it out.
struct GameRecord { // NOLINT(bugprone-exception-escape): moving JSON does not throw
    engine::GameSetup setup;
    std::vector<engine::Turn> turns;
    std::vector<engine::TileTypeId> discardedAtEnd; ///< drawn after the last turn, and fit nowhere (R-3)
    Json source;                                    ///< as read; writing keeps its unknown keys
};

/// Reads a record from disk. Fails with one sentence on anything that is no game record, however hostile.
engine::Result<GameRecord> readGameRecord(const std::filesystem::path& path, const TileLibrary& library);

/// Reads the text of a record; `source` names it in messages.
engine::Result<GameRecord> parseGameRecord(std::string_view text, const std::string& source,
                                           const TileLibrary& library);

/// The record of a game with a history. Turns that are against the rules are marked as insisted on; turns
/// that cannot be played are kept under the key `not_playable`, in notation, since a record has only turns
/// that happened.
GameRecord recordOf(const engine::Game& game);

/// Whether `legal` and `meeple_options` are worked out too.
enum class ReplayDetail : std::uint8_t { WithoutOptions, WithOptions };

/// One turn of a replayed game.
struct ReplayedTurn {
    std::vector<engine::Placement> legal; ///< of the tile drawn; empty without options
    std::vector<engine::MeepleChoice>
        meepleOptions; ///< by the name of their type, then by feature; empty without options
    std::vector<engine::SegmentRef> abbotOptions; ///< by place; empty without options
    engine::TurnOutcome outcome;
};

/// A record with everything that follows from it.
struct Replay {
    engine::GameState start;
    std::vector<ReplayedTurn> turns;

    [[nodiscard]] const engine::GameState& end() const {
        return turns.empty() ? start : turns.back().outcome.state;
    }
};

/// Plays the record through the engine. Fails at the first turn that breaks a rule, naming both, unless its
/// players insisted.
engine::Result<Replay> replay(const GameRecord& record, ReplayDetail detail);

/// The record as JSON, with what follows from the rules and with the keys that it was read with and nobody
/// knows.
Json writeGameRecord(const GameRecord& record, const Replay& replay, ReplayDetail detail);

/// The JSON of a record as the text of a file: one line per key, one line per turn and event.
std::string formatGameRecord(const Json& record);

} // namespace meeplecam::models
