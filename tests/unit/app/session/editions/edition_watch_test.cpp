#include "app/session/editions/edition_watch.h"

#include "tests/unit/app/session/following/strange_tiles.h"
#include "tests/unit/app/session/looking/seen_table.h"

#include <gtest/gtest.h>

namespace meeplecam::session {
namespace {

constexpr float kPlain = 0.8F;
constexpr float kUnlike = 0.3F;
constexpr float kBetween = 0.66F;

/// A reading of so many tiles that agree with the catalogue like this.
vision::TableReading tilesThatAgree(float correlation, int count = 1) {
    std::vector<vision::CellReading> cells;
    for (int x = 1; x < count; ++x)
        cells.push_back(tests::strangeTile(tests::placement("base.U", x, 0, 1), {}));
    vision::TableReading reading = tests::lookAt(std::move(cells)).reading;
    for (vision::CellReading& cell : reading.board->cells) {
        cell.views.resize(1);
        cell.correlation = correlation;
        reading.tiles.emplace_back();
    }
    return reading;
}

EditionWatch watchOfCamera() {
    return {tests::fewTypesReader(), false};
}

TEST(EditionWatch, TilesOfTheEditionCountFromThenOn) {
    EditionWatch watch = watchOfCamera();
    EXPECT_FALSE(watch.isFollowed());
    EXPECT_TRUE(watch.accepts(tilesThatAgree(kPlain), 0.0));
    EXPECT_TRUE(watch.isFollowed());
    EXPECT_FALSE(watch.isUnclear());
    EXPECT_TRUE(watch.accepts(tilesThatAgree(kUnlike), 10.0)) << "something is in the way";
    EXPECT_FALSE(watch.isForeign(20.0));
}

TEST(EditionWatch, OthersDoNotCountAndAreSaidWhenTheyStay) {
    EditionWatch watch = watchOfCamera();
    EXPECT_FALSE(watch.accepts(tilesThatAgree(kUnlike), 1.0));
    EXPECT_FALSE(watch.isFollowed());
    EXPECT_FALSE(watch.isUnclear());
    EXPECT_FALSE(watch.isForeign(2.9)) << "it may be a hand";
    EXPECT_TRUE(watch.isForeign(3.0));
    EXPECT_FALSE(watch.accepts(tilesThatAgree(kUnlike), 4.0));
    EXPECT_TRUE(watch.isForeign(4.0)) << "since the first look";
    EXPECT_TRUE(watch.accepts(tilesThatAgree(kPlain), 5.0)) << "others were laid out";
    EXPECT_FALSE(watch.isForeign(9.0));
}

TEST(EditionWatch, ADoubtfulLookMakesForeignTilesNoBetterKnown) {
    EditionWatch watch = watchOfCamera();
    EXPECT_FALSE(watch.accepts(tilesThatAgree(kUnlike), 0.0));
    EXPECT_FALSE(watch.accepts(tilesThatAgree(kBetween), 3.0));
    EXPECT_TRUE(watch.isForeign(3.0));
    EditionWatch early = watchOfCamera();
    EXPECT_FALSE(early.accepts(tilesThatAgree(kUnlike), 0.0));
    EXPECT_FALSE(early.accepts(tilesThatAgree(kBetween), 1.0));
    EXPECT_FALSE(early.isForeign(3.0)) << "it was a hand";
}

TEST(EditionWatch, WhatIsUnclearCountsWhenItStays) {
    EditionWatch watch = watchOfCamera();
    EXPECT_FALSE(watch.accepts(tilesThatAgree(kBetween), 1.0));
    EXPECT_TRUE(watch.isUnclear());
    EXPECT_FALSE(watch.accepts(tilesThatAgree(kBetween), 2.9));
    EXPECT_TRUE(watch.accepts(tilesThatAgree(kBetween), 3.0));
    EXPECT_FALSE(watch.isUnclear());
    EXPECT_TRUE(watch.isFollowed());
    EditionWatch between = watchOfCamera();
    EXPECT_FALSE(between.accepts(tilesThatAgree(kBetween), 1.0));
    EXPECT_FALSE(between.accepts(tilesThatAgree(kUnlike), 2.0));
    EXPECT_FALSE(between.accepts(tilesThatAgree(kBetween), 3.5)) << "it begins anew";
    EditionWatch stills(tests::fewTypesReader(), true);
    EXPECT_TRUE(stills.accepts(tilesThatAgree(kBetween), 1.0)) << "somebody chose this picture";
}

TEST(EditionWatch, ALookThatFindsNoBoardSaysNothing) {
    EditionWatch watch = watchOfCamera();
    EXPECT_TRUE(watch.accepts({}, 0.0));
    EXPECT_FALSE(watch.isForeign(10.0));
}

TEST(EditionWatch, WhereTheCatalogueLacksTilesTheFirstMayBeThose) {
    const vision::TableReader lacking(tests::fewTypesIndex(), [] {
        vision::GameKnowledge game;
        game.counts = tests::baseCounts(tests::fewTypes());
        game.counts.at(static_cast<std::size_t>(tests::tile("base.J"))) = 3;
        return game;
    }());
    ASSERT_EQ(tests::baseCounts(tests::fewTypes()).at(static_cast<std::size_t>(tests::tile("base.J"))), 0);
    EditionWatch watch(lacking, false);
    EXPECT_TRUE(watch.accepts(tilesThatAgree(kUnlike, 5), 0.0));
    EXPECT_FALSE(watch.accepts(tilesThatAgree(kUnlike, 6), 1.0));
    EXPECT_TRUE(watch.isForeign(3.0));
}

TEST(EditionWatch, AGameThatGoesOnIsOfTheEdition) {
    EditionWatch watch = watchOfCamera();
    watch.settle();
    EXPECT_TRUE(watch.accepts(tilesThatAgree(kUnlike), 0.0));
    EXPECT_TRUE(watch.isFollowed());
    watch.isBare(0.0);
    EXPECT_FALSE(watch.mayHide(100.0)) << "the tiles were packed up";
}

TEST(EditionWatch, ATableOnWhichNothingIsFoundIsAskedAboutMoreAndMoreRarely) {
    EditionWatch watch = watchOfCamera();
    EXPECT_FALSE(watch.mayHide(100.0)) << "there are tiles";
    watch.isBare(10.0);
    EXPECT_FALSE(watch.mayHide(13.9));
    EXPECT_TRUE(watch.mayHide(14.0));
    EXPECT_FALSE(watch.mayHide(14.1));
    EXPECT_FALSE(watch.mayHide(21.9));
    EXPECT_TRUE(watch.mayHide(22.0));
    EXPECT_FALSE(watch.mayHide(45.9));
    EXPECT_TRUE(watch.mayHide(46.0));
    watch.isBare({});
    EXPECT_FALSE(watch.mayHide(1000.0));
}

} // namespace
} // namespace meeplecam::session
