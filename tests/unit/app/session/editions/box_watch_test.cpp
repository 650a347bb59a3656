#include "app/session/editions/box_watch.h"

#include <gtest/gtest.h>

namespace meeplecam::session {
namespace {

/// A reading of one tile that agrees with its picture like this and leads by so many nats.
vision::TableReading tileThatAgrees(float correlation, float lead, int x = 0) {
    vision::TableReading reading;
    vision::ReadTile tile;
    tile.tile.placement.cell = {x, 0};
    tile.tile.view = vision::ViewId{0};
    tile.reading.correlation = correlation;
    tile.gap = lead;
    reading.tiles.push_back(tile);
    return reading;
}

const vision::TableReading kOwn = tileThatAgrees(0.93F, 6.4F);
const vision::TableReading kBadlyLit = tileThatAgrees(0.7F, 6.4F);
const vision::TableReading kTwin = tileThatAgrees(0.93F, 0.5F);
const vision::TableReading kStranger = tileThatAgrees(0.75F, 3.6F);

TEST(BoxWatch, TilesOfTheBoxesInPlayAreNotLookedAt) {
    BoxWatch watch(false);
    EXPECT_FALSE(watch.wantsLook(kOwn, 0.0));
    EXPECT_FALSE(watch.wantsLook(kBadlyLit, 1.0));
    EXPECT_FALSE(watch.wantsLook(kTwin, 2.0));
}

TEST(BoxWatch, OthersAreLookedAtAFewTimesWithARest) {
    BoxWatch watch(false);
    EXPECT_TRUE(watch.wantsLook(kStranger, 0.0));
    EXPECT_FALSE(watch.wantsLook(kStranger, 9.0));
    EXPECT_TRUE(watch.wantsLook(kStranger, 10.0));
    EXPECT_TRUE(watch.wantsLook(kStranger, 20.0));
    EXPECT_FALSE(watch.wantsLook(kStranger, 30.0)) << "it shows nothing";
    EXPECT_TRUE(watch.wantsLook(tileThatAgrees(0.75F, 3.6F, 1), 31.0)) << "another one";
}

TEST(BoxWatch, StillsNeedNoRest) {
    BoxWatch watch(true);
    EXPECT_TRUE(watch.wantsLook(kStranger, 0.0));
    EXPECT_TRUE(watch.wantsLook(kStranger, 1.0));
}

} // namespace
} // namespace meeplecam::session
