#pragma once

#include "engine/play/turn.h"

#include <optional>
#include <span>
#include <vector>

namespace meeplecam::engine {

/// What keeps a turn from being played at all, whatever the players insist on; empty when nothing does.
std::optional<Breach> findImpossible(const GameState& state, const Turn& turn);

/// a tile is discarded only when the box still holds it and it fits nowhere.
std::vector<Breach> breachesOfDiscards(const GameState& state, std::span<const TileTypeId> discarded);

/// The rules that the turn breaks before its meeple is placed: whose turn it is, the tiles drawn, the place.
std::vector<Breach> breachesOfTile(const GameState& state, const Turn& turn);

/// What keeps a builder or pig of a player off a feature, its supply aside; none when nothing does.
std::optional<BreachKind> faultOfCompanion(const GameState& state, int player, MeepleType type,
                                           FeatureId feature);

/// Why an own abbot can't be taken back from a segment; none when it can.
std::optional<Breach> breachOfAbbotReturn(const GameState& state, int player, const SegmentRef& at);

/// The rules that a meeple breaks on a board whose tile is laid. `laid` is the cell of that tile.
std::vector<Breach> breachesOfMeeple(const GameState& state, Cell laid, int player,
                                     const MeepleChoice& choice);

/// What is wrong with a gingerbread move, given where he may go (OpenTurn::gingerbreadTargets): he moves when
/// he can, and nowhere else.
std::optional<Breach> breachOfMove(const GameState& state, const std::vector<SegmentRef>& targets,
                                   const std::optional<SegmentRef>& move);

/// "base.V turned by 90 degrees at (3, -1)"
std::string describe(const TileRegistry& registry, const Placement& placement);

/// The rule as the digest numbers it, where that depends on more than the kind: nobody stands on a river
///
std::string_view ruleOf(const Breach& breach);

/// A breach in words for files, logs and errors: in English, with cells and type names, and with the number
/// of its rule at the end. What players read is worded by app/words.
std::string sentenceOf(const Breach& breach, const GameSetup& setup);

/// Says in the language of the program what a breach is.
using BreachWords = std::string (*)(const Breach& breach, const GameSetup& setup);

/// What inWords speaks with from now on, on every thread; null = as sentenceOf does.
void setBreachWords(BreachWords words);

/// A breach as people are told it.
std::string inWords(const Breach& breach, const GameSetup& setup);

} // namespace meeplecam::engine
