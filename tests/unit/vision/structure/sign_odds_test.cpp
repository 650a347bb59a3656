#include "vision/structure/sign_odds.h"

#include "models/tiles/tile_library.h"

#include <gmock/gmock.h>

namespace meeplecam::vision {
namespace {

/// A tile with a city at its north side, whose pennant has these odds.
NamedTile named(const char* type, float pennant) {
    NamedTile tile;
    for (auto& side : tile.structure.sides)
        side = {-0.1F, -5.0F, -5.0F};
    tile.structure.sides[0] = {-5.0F, -5.0F, -0.1F};
    tile.structure.pennants = {pennant, -5.0F, -5.0F, -5.0F};
    tile.type = *models::bundledTiles().registry->find(type);
    return tile;
}

float shiftBy(const std::vector<NamedTile>& tiles) {
    return pennantShift(tiles, *models::bundledTiles().registry);
}

TEST(PennantShift, AnAnswerTellsHowAnEditionDrawsItsPennants) {
    EXPECT_GT(shiftBy({named("base.M", -1.0F)}), 0.5F) << "a pennant that was hardly seen";
    EXPECT_LT(shiftBy({named("base.N", 1.0F)}), -0.5F) << "none where one seemed to be";
    EXPECT_GT(shiftBy({named("base.M", -1.0F), named("base.Q", -1.0F)}), shiftBy({named("base.M", -1.0F)}));
}

TEST(PennantShift, WhatWasReadAnywayChangesLittle) {
    EXPECT_NEAR(shiftBy({named("base.M", 5.0F), named("base.N", -5.0F)}), 0.0F, 0.1F);
}

TEST(PennantShift, TilesWithoutACitySayNothing) {
    EXPECT_EQ(shiftBy({}), 0.0F);
    EXPECT_EQ(shiftBy({named("base.V", 2.0F)}), 0.0F);
}

} // namespace
} // namespace meeplecam::vision
