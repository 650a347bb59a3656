#include "datasets/truth/placed_feature.h"

#include "tests/support/bundled.h"

#include <gtest/gtest.h>

namespace meeplecam::datasets {
namespace {

using engine::Rotation;

const engine::TileType& type(const char* name) {
    return (*models::bundledTiles().registry)[tests::tile(name)];
}

TEST(PlacedFeature, TurnsWithItsTile) {
    const PlacedFeature road = placedFeature(type("base.V"), 0, Rotation::Quarter); // S and W, turned
    EXPECT_EQ(road.kind, engine::FeatureKind::Road);
    EXPECT_EQ(road.sides, engine::maskOf(engine::Side::West) | engine::maskOf(engine::Side::North));
    const PlacedFeature field = placedFeature(type("base.V"), 2, Rotation::Quarter); // SR and WL, turned
    EXPECT_EQ(field.halfEdges,
              1 << engine::index(engine::HalfEdge::WR) | 1 << engine::index(engine::HalfEdge::NL));
}

TEST(PlacedFeature, IsTheSameOnEquivalentTurns) {
    EXPECT_EQ(placedFeature(type("base.X"), 0, Rotation::Quarter), placedFeature(type("base.X"), 1, {}));
    EXPECT_EQ(placedFeature(type("base.U"), 1, Rotation::Half), placedFeature(type("base.U"), 2, {}));
    EXPECT_NE(placedFeature(type("base.U"), 1, {}), placedFeature(type("base.U"), 2, {}));
}

TEST(PlacedFeature, IsTheSameOnTwins) {
    EXPECT_EQ(placedFeature(type("base.F"), 0, {}), placedFeature(type("base.G"), 0, {}));
}

TEST(PlacedFeature, TurnsWithTheBoard) {
    EXPECT_EQ(turned(placedFeature(type("base.V"), 0, Rotation::Quarter), Rotation::Half),
              placedFeature(type("base.V"), 0, Rotation::ThreeQuarters));
}

TEST(PlacedFeature, ThatReachesNothingIsCounted) {
    EXPECT_EQ(placedFeature(type("gm.C"), 4, {}).enclosed, 0);
    engine::TileType two = type("gm.C");
    two.segments.push_back(two.segments.back());
    EXPECT_EQ(placedFeature(two, 5, {}).enclosed, 1);
    EXPECT_NE(placedFeature(two, 5, {}), placedFeature(two, 4, {}));
}

TEST(PlacedFeature, IsWrittenWithWhatItReaches) {
    EXPECT_EQ(textOf(placedFeature(type("base.V"), 0, Rotation::Quarter)), "road N W");
    EXPECT_EQ(textOf(placedFeature(type("base.D"), 2, {})), "field EL WR");
    EXPECT_EQ(textOf(placedFeature(type("base.B"), 0, {})), "cloister");
}

} // namespace
} // namespace meeplecam::datasets
