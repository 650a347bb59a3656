#include "engine/tiles/tile_registry.h"

#include "tests/support/bundled.h"

#include <gmock/gmock.h>

namespace meeplecam::engine {
namespace {

using tests::registry;
using tests::tile;

TileFace face(std::string_view name, int turns) {
    return {tile(name), rotationOf(turns)};
}

TEST(TileRegistry, FindsTypesByName) {
    EXPECT_EQ(registry()[tile("base.U")].name, "base.U");
    EXPECT_FALSE(registry().find("base.Y").has_value());
}

TEST(TileRegistry, TurnsSidesClockwise) {
    // base.D: city north, road east and west
    EXPECT_EQ(sideKind(registry().sides(face("base.D", 0)), Side::North), SideKind::City);
    EXPECT_EQ(sideKind(registry().sides(face("base.D", 1)), Side::East), SideKind::City);
    EXPECT_EQ(sideKind(registry().sides(face("base.D", 3)), Side::West), SideKind::City);
    EXPECT_EQ(registry().segmentAt(face("base.D", 1), Side::East), 0);
    EXPECT_EQ(registry().segmentAt(face("base.D", 1), Side::North), 1);
    EXPECT_EQ(registry().segmentAt(face("base.D", 1), Side::West), -1);
    // the field between wall and road reaches EL and WR, after a turn SL and NR
    EXPECT_EQ(registry().fieldAt(face("base.D", 1), HalfEdge::SL), 2);
    EXPECT_EQ(registry().fieldAt(face("base.D", 1), HalfEdge::NR), 2);
    EXPECT_EQ(registry().fieldAt(face("base.D", 1), HalfEdge::EL), -1);
}

TEST(TileRegistry, KnowsWhichRotationsLookTheSame) {
    EXPECT_EQ(registry().distinctRotations(tile("base.B")), 0b0001); // a cloister in a field
    EXPECT_EQ(registry().distinctRotations(tile("base.U")), 0b0011); // a straight road
    EXPECT_EQ(registry().distinctRotations(tile("base.V")), 0b1111); // a bend
    EXPECT_EQ(registry().distinctRotations(tile("base.X")), 0b0001); // four roads
    EXPECT_EQ(registry().distinctRotations(tile("ic.E")), 0b0011);   // two bends back to back
    EXPECT_EQ(registry().smallestEquivalent(face("base.U", 3)), Rotation::Quarter);
    EXPECT_EQ(registry().smallestEquivalent(face("base.V", 3)), Rotation::ThreeQuarters);
}

TEST(TileRegistry, FittingRotationsAgreeWithTheSides) {
    for (int type = 0; type < registry().size(); ++type) {
        const auto id = static_cast<TileTypeId>(type);
        for (const Rotation rotation : kRotations) {
            const SideCode sides = registry().sides({id, rotation});
            EXPECT_TRUE(registry().fittingRotations(id, sides) & maskOf(rotation));
            EXPECT_TRUE(registry().fittingRotations(id, sides & 0b11) & maskOf(rotation));
        }
        EXPECT_EQ(registry().fittingRotations(id, 0), 0b1111);
    }
    EXPECT_EQ(registry().fittingRotations(tile("base.U"), sideCode(Side::East, SideKind::Road)), 0b1010);
    EXPECT_EQ(registry().fittingRotations(tile("base.U"), sideCode(Side::East, SideKind::City)), 0);
}

TEST(TileRegistry, TellsTwinsApartButNotEqualFaces) {
    EXPECT_TRUE(registry().sameFace(face("base.U", 0), face("base.U", 2)));
    EXPECT_FALSE(registry().sameFace(face("base.F", 0), face("base.G", 0))); // a pennant
    EXPECT_FALSE(registry().sameFace(face("base.V", 0), face("ic.A", 0)));   // an inn
    EXPECT_FALSE(registry().sameFace(face("base.W", 0), face("we.Z01", 0))); // an animal
    EXPECT_FALSE(registry().sameFace(face("base.W", 0), face("base.W", 1)));
}

TEST(TileRegistry, FacesDifferByTheCitiesThatTheirFieldsTouch) {
    TileType near = registry()[tile("base.D")]; // field 2 touches the city
    TileType far = near;
    far.name = "test.far";
    far.segments[2].cities = 0;
    const auto both = TileRegistry::create({near, far});
    ASSERT_TRUE(both.has_value()) << both.error().message;
    EXPECT_FALSE(both->sameFace({*both->find("base.D")}, {*both->find("test.far")}));
}

TEST(TileRegistry, RefusesTheSameNameTwice) {
    const TileType type = registry()[tile("base.U")];
    const auto result = TileRegistry::create({type, type});
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().message, "tile type base.U appears twice; give each type its own name");
}

} // namespace
} // namespace meeplecam::engine
