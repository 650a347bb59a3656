#pragma once

#include <array>
#include <cstdint>

namespace meeplecam::engine {

/// The wooden figures of a player. Small and large meeples and the abbot are followers; builder and pig only
/// go with one.
enum class MeepleType : std::uint8_t { Small, Large, Abbot, Builder, Pig };
inline constexpr int kMeepleTypes = 5;

/// What files call them, by MeepleType.
inline constexpr std::array kMeepleTypeNames{"small", "large", "abbot", "builder", "pig"};

constexpr bool isFollower(MeepleType type) {
    return type <= MeepleType::Abbot;
}

/// How many of each a player has, by MeepleType.
using FigureCounts = std::array<int, kMeepleTypes>;

/// What cities trade in.
enum class Goods : std::uint8_t { None, Wine, Grain, Cloth };
inline constexpr int kGoodsKinds = 3;

/// How many tokens of each kind: wine, grain, cloth.
using GoodsCounts = std::array<int, kGoodsKinds>;

/// Where a kind of goods stands in GoodsCounts; not for None.
constexpr std::size_t slotOf(Goods goods) {
    return static_cast<std::size_t>(goods) - 1;
}

} // namespace meeplecam::engine
