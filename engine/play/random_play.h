#pragma once

#include "engine/play/turn.h"

#include <cstdint>
#include <vector>

namespace meeplecam::engine {

/// Random numbers that are the same everywhere for the same seed (splitmix64; Steele, Lea, Flood: Fast
/// Splittable Pseudorandom Number Generators, OOPSLA 2014).
class RandomNumbers {
public:
    explicit RandomNumbers(std::uint64_t seed)
        : m_state(seed) {}
    std::uint64_t next();
    /// A number from 0 to count - 1; count is at least 1 and far below 2^32.
    std::size_t below(std::size_t count);

private:
    std::uint64_t m_state;
};

/// A whole game by chance.
struct RandomGame {
    std::vector<Turn> turns;
    std::vector<TileTypeId> discardedAtEnd;
    GameState end;
};

/// A game of players who draw, place and choose at random among everything that is legal. Every legal
/// placement of each drawn tile and every meeple option of the placement played are worked out on the way.
/// The same book and seed give the same game.
RandomGame playRandomGame(const std::shared_ptr<const RuleBook>& book, std::uint64_t seed);

/// The same for players who draw at random and then take the move that brings most: points on the board and
/// in hand, and meeples that are free again. It looks like a game of people; takes some tenths of a second.
RandomGame playEagerGame(const std::shared_ptr<const RuleBook>& book, std::uint64_t seed);

} // namespace meeplecam::engine
