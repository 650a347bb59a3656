#include "models/art/plan/dice.h"

#include <gtest/gtest.h>

namespace meeplecam::art {
namespace {

TEST(Dice, SameSeedThrowsTheSameNumbersForEver) {
    Dice dice(42);
    EXPECT_DOUBLE_EQ(dice.fraction(), 0.74156487877182331); // SplitMix64 of seed 42, first output
    EXPECT_EQ(Dice("base.U", 3).fraction(), Dice("base.U", 3).fraction());
}

TEST(Dice, TextAndNumberBothChangeTheSeed) {
    EXPECT_NE(Dice("base.U", 3).fraction(), Dice("base.U", 4).fraction());
    EXPECT_NE(Dice("base.U", 3).fraction(), Dice("base.V", 3).fraction());
}

TEST(Dice, KeepsToItsRanges) {
    Dice dice(7);
    double sum = 0;
    for (int i = 0; i < 2000; ++i) {
        const double x = dice.between(-2, 3);
        ASSERT_GE(x, -2);
        ASSERT_LT(x, 3);
        ASSERT_LT(dice.below(5), 5);
        ASSERT_LE(length(dice.inDisc(0.5)), 0.5);
        sum += dice.normal(1);
    }
    EXPECT_NEAR(sum / 2000, 0, 0.1);
}

} // namespace
} // namespace meeplecam::art
