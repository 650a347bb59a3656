#include "vision/reading/second_looks.h"

#include "tests/unit/vision/house_box.h"
#include "vision/decision/cell_belief.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::vision {
namespace {

constexpr engine::Cell kThere{1, 2};
constexpr float kClear = 6.4F; // nats
const std::string kTown = "base.N";
const std::string kPennant = "base.M";

ReadTile tileOf(const std::string& name, float gap) {
    ReadTile tile;
    tile.tile.placement = {tests::tile(name), kThere, engine::Rotation::None};
    tile.gap = gap;
    return tile;
}

/// A tile that was clear and is read again as another.
ReadTile readAgain(const ReadTile& before, ReadTile now) {
    std::vector<ReadTile> tiles{std::move(now)};
    doubtContradictions({before}, *tests::fewTypesIndex().registry, tiles);
    return tiles.front();
}

TEST(SecondLooks, OfTwoThatAreClearAndDifferOneDeceives) {
    const ReadTile doubted = readAgain(tileOf(kTown, kClear), tileOf(kPennant, kClear));
    EXPECT_LT(doubted.gap, 3.0F);
    ASSERT_EQ(doubted.alternatives.size(), 1U);
    EXPECT_EQ(doubted.alternatives.front().type, tests::tile(kTown));
}

TEST(SecondLooks, WhatWasUnclearMayBecomeClear) {
    EXPECT_EQ(readAgain(tileOf(kTown, 1.0F), tileOf(kPennant, kClear)).gap, kClear);
    EXPECT_EQ(readAgain(tileOf(kTown, kClear), tileOf(kTown, kClear)).gap, kClear);
    ReadTile elsewhere = tileOf(kTown, kClear);
    elsewhere.tile.placement.cell = {0, 0};
    EXPECT_EQ(readAgain(elsewhere, tileOf(kPennant, kClear)).gap, kClear);
}

TEST(SecondLooks, AnAlternativeIsGivenOnce) {
    ReadTile now = tileOf(kPennant, kClear);
    now.alternatives = {{tests::tile(kTown), engine::Rotation::None}};
    EXPECT_EQ(readAgain(tileOf(kTown, kClear), now).alternatives.size(), 1U);
}

/// A tile of which one view costs so much less than the others at each level.
ReadTile leadingBy(float cost) {
    const TileIndex& index = tests::fewTypesIndex();
    ReadTile tile = tileOf(kTown, kClear);
    tile.reading.cell = kThere;
    tile.reading.tileEvidence = 9.0F;
    for (std::size_t view = 0; view < index.views.size(); ++view) {
        ViewScore score{.view = static_cast<ViewId>(view), .light = {}};
        score.costs.fill(view == 0 ? 0.1F : 0.1F + cost);
        tile.reading.views.push_back(score);
    }
    return tile;
}

TEST(SecondLooks, WhatAThingMightLookLikeIsUnclear) {
    const auto unclear = [](float cost) {
        const ReadTile tile = leadingBy(cost);
        return unclearCells({tile.reading}, {tile}, tests::fewTypesIndex()).contains(kThere);
    };
    EXPECT_TRUE(unclear(0.05F)) << leadOf(leadingBy(0.05F).reading, tests::fewTypesIndex());
    EXPECT_FALSE(unclear(0.1F)) << leadOf(leadingBy(0.1F).reading, tests::fewTypesIndex());
}

} // namespace
} // namespace meeplecam::vision
