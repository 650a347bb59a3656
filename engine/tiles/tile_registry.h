#pragma once

#include "engine/tiles/tile_type.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace meeplecam::engine {

/// A tile type as it lies on the table.
struct TileFace {
    TileTypeId type{};
    Rotation rotation = Rotation::None;
    bool operator==(const TileFace&) const = default;
};

/// What the four neighbours of a cell ask of a tile there, or what a tile shows: for fields, roads and cities
/// two bits a side (SideKind), North lowest; above them one bit for each side with a river. 0 asks nothing.
using SideCode = std::uint16_t;
inline constexpr int kLandBits = 8;

constexpr SideCode sideCode(Side side, SideKind kind) {
    return static_cast<SideCode>(kind == SideKind::River ? 1U << (kLandBits + index(side))
                                                         : static_cast<unsigned>(kind) << 2 * index(side));
}
constexpr SideKind sideKind(SideCode code, Side side) {
    return code >> (kLandBits + index(side)) & 1 ? SideKind::River
                                                 : static_cast<SideKind>(code >> 2 * index(side) & 3);
}

/// All tile types that a game or a reader works with, with every rotation worked out beforehand, so that
/// questions about a lying tile are one table look-up. Immutable; shared by everything that speaks of its
/// ids.
class TileRegistry {
public:
    /// Fails when a type contradicts itself, a name appears twice, or there are more than 255 types.
    static Result<TileRegistry> create(std::vector<TileType> types);

    [[nodiscard]] int size() const { return static_cast<int>(m_types.size()); }
    [[nodiscard]] std::span<const TileType> types() const { return m_types; }
    [[nodiscard]] const TileType& operator[](TileTypeId type) const { return m_types[at(type)]; }
    [[nodiscard]] std::optional<TileTypeId> find(std::string_view name) const;

    /// What lies at the four sides of the turned tile.
    [[nodiscard]] SideCode sides(TileFace face) const { return turnedTile(face).sides; }
    /// The road, city or river segment that reaches this side of the turned tile, or -1.
    [[nodiscard]] int segmentAt(TileFace face, Side side) const {
        return turnedTile(face).segmentAt[static_cast<std::size_t>(side)];
    }
    /// The field segment that reaches this half edge of the turned tile, or -1.
    [[nodiscard]] int fieldAt(TileFace face, HalfEdge half) const {
        return turnedTile(face).fieldAt[static_cast<std::size_t>(half)];
    }
    /// The index of the cloister or garden segment, or -1: what is complete when tiles lie all around it.
    [[nodiscard]] int cloisterOf(TileTypeId type) const { return m_tables[at(type)].cloister; }
    /// Whether the type has two segments of this kind or more.
    [[nodiscard]] bool repeats(TileTypeId type, FeatureKind kind) const {
        return m_tables[at(type)].repeatedKinds >> static_cast<int>(kind) & 1;
    }

    /// Rotations in which the type continues everything around a cell.
    [[nodiscard]] RotationMask fittingRotations(TileTypeId type, SideCode around) const {
        const Tables& tables = m_tables[at(type)];
        const RotationMask fitting = tables.fitting[around & 0xFFU];
        if (around >> kLandBits == 0) // most cells lie beside no river
            return fitting;
        return static_cast<RotationMask>(fitting & tables.watered[around >> kLandBits]);
    }
    /// One rotation of each group that looks the same, the smallest.
    [[nodiscard]] RotationMask distinctRotations(TileTypeId type) const {
        return m_tables[at(type)].distinct;
    }
    /// The smallest rotation in which the type lies the same way.
    [[nodiscard]] Rotation smallestEquivalent(TileFace face) const {
        return m_tables[at(face.type)].smallest[static_cast<std::size_t>(face.rotation)];
    }
    /// Whether two lying tiles show the same: same features on the same sides, same pennants, inns,
    /// cathedral, markers.
    [[nodiscard]] bool sameFace(TileFace a, TileFace b) const;

private:
    struct TurnedTile {
        SideCode sides = 0;
        std::array<std::int8_t, 4> segmentAt{};
        std::array<std::int8_t, kHalfEdges> fieldAt{};
    };
    struct Tables {
        std::array<TurnedTile, 4> turned{};
        std::array<RotationMask, 256> fitting{}; // by what is asked of fields, roads and cities
        std::array<RotationMask, 16> watered{};  // by the sides where a river is asked for
        std::array<Rotation, 4> smallest{};
        RotationMask distinct = 0;
        std::int8_t cloister = -1;
        std::uint8_t repeatedKinds = 0;
    };

    explicit TileRegistry(std::vector<TileType> types);
    static std::size_t at(TileTypeId type) { return static_cast<std::size_t>(type); }
    [[nodiscard]] const TurnedTile& turnedTile(TileFace face) const {
        return m_tables[at(face.type)].turned[static_cast<std::size_t>(face.rotation)];
    }
    static TurnedTile turn(const TileType& type, Rotation rotation);
    static Tables tabulate(const TileType& type);

    std::vector<TileType> m_types;
    std::vector<Tables> m_tables;
};

} // namespace meeplecam::engine
