#include "engine/tiles/tile_type.h"

#include <gtest/gtest.h>

namespace meeplecam::engine {
namespace {

constexpr SideMask kNorth = maskOf(Side::North);
constexpr SideMask kEast = maskOf(Side::East);
constexpr SideMask kWest = maskOf(Side::West);

Segment segment(FeatureKind kind, SideMask sides, HalfEdgeMask halves, int ownIndex) {
    Segment made;
    made.kind = kind;
    made.sides = sides;
    made.halfEdges = halves;
    made.joinedWith = static_cast<std::uint8_t>(ownIndex);
    return made;
}

/// A city in the north, a road from east to west, fields on both sides of it.
TileType startTile() {
    TileType type;
    type.name = "D";
    type.segments = {
        segment(FeatureKind::City, kNorth, 0, 0), segment(FeatureKind::Road, kEast | kWest, 0, 1),
        segment(FeatureKind::Field, 0, 0b1000'0100, 2), segment(FeatureKind::Field, 0, 0b0111'1000, 3)};
    type.segments[2].cities = 1;
    return type;
}

TEST(TileType, SidesShowWhatReachesThem) {
    EXPECT_EQ(sideKind(startTile(), Side::North), SideKind::City);
    EXPECT_EQ(sideKind(startTile(), Side::East), SideKind::Road);
    EXPECT_EQ(sideKind(startTile(), Side::South), SideKind::Field);
}

TEST(TileType, AcceptsAWholeTile) {
    EXPECT_TRUE(check(startTile()).has_value());
}

TEST(TileType, NamesWhatIsWrong) {
    TileType uncovered = startTile();
    uncovered.segments.pop_back();
    EXPECT_EQ(check(uncovered).error().message,
              "tile type D: a half edge belongs to no feature; fields or cities have to cover all eight");

    TileType overlapping = startTile();
    overlapping.segments[1].sides |= kNorth;
    EXPECT_FALSE(check(overlapping).has_value());

    TileType badCity = startTile();
    badCity.segments[2].cities = 0b10;
    EXPECT_EQ(check(badCity).error().message, "tile type D: feature 2 touches feature 1, which is no city");

    TileType empty;
    empty.name = "E";
    EXPECT_EQ(check(empty).error().message, "tile type E has 0 features; give it 1 to 12");
}

} // namespace
} // namespace meeplecam::engine
