#include "datasets/verdicts/figures.h"

#include <gmock/gmock.h>

#include <set>

namespace meeplecam::datasets {
namespace {

Figures example() {
    Figures figures;
    figures.tiles = {.right = 6, .wrong = 1, .missing = 1, .extra = 2, .asked = 1, .silent = 2};
    figures.meeples = {.right = 2, .wrongFeature = 1, .wrongColour = 1, .missing = 0, .spurious = 3};
    figures.boards = {.pictures = 2, .exact = 1};
    return figures;
}

TEST(Figures, AddUp) {
    Figures sum = example();
    sum += example();
    EXPECT_EQ(sum.tiles.right, 12);
    EXPECT_EQ(sum.tiles.required(), 16);
    EXPECT_EQ(sum.meeples.found(), 6);
    EXPECT_EQ(sum.meeples.required(), 8);
    EXPECT_EQ(sum.boards.pictures, 4);
    Figures once = example();
    once += Figures{};
    EXPECT_EQ(once, example());
}

TEST(Figures, SharesAreOfWhatWasRequired) {
    EXPECT_DOUBLE_EQ(findMeasure(example(), "tiles_right")->value, 0.75);
    EXPECT_DOUBLE_EQ(findMeasure(example(), "meeples_found")->value, 0.75);
    EXPECT_DOUBLE_EQ(findMeasure(example(), "meeples_right")->value, 0.5);
    EXPECT_DOUBLE_EQ(findMeasure(example(), "boards_exact")->value, 0.5);
    EXPECT_DOUBLE_EQ(findMeasure(example(), "meeples_false")->value, 3);
    EXPECT_DOUBLE_EQ(findMeasure(example(), "silent")->value, 2);
}

TEST(Figures, AShareOfNothingIsWhole) {
    EXPECT_DOUBLE_EQ(findMeasure({}, "tiles_right")->value, 1);
}

TEST(Figures, EachMeasureHasAName) {
    std::set<std::string_view> names;
    for (const Measure& measure : measuresOf(example()))
        names.insert(measure.name);
    EXPECT_EQ(names.size(), measuresOf(example()).size());
    EXPECT_EQ(findMeasure(example(), "luck"), std::nullopt);
}

} // namespace
} // namespace meeplecam::datasets
