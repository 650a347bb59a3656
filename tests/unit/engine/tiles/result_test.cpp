#include "engine/tiles/result.h"

#include <gtest/gtest.h>

namespace meeplecam::engine {
namespace {

TEST(Result, HoldsAValue) {
    const Result<int> result = 7;
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(*result, 7);
}

TEST(Result, HoldsTheReasonWhenThereIsNoValue) {
    const Result<int> result = Error{"the file is empty"};
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().message, "the file is empty");
}

TEST(ResultDeathTest, CheckNamesConditionAndPlace) {
    EXPECT_DEATH(MEEPLECAM_CHECK(1 + 1 == 3), "1 \\+ 1 == 3 does not hold .*result_test.cpp:[0-9]+");
}

} // namespace
} // namespace meeplecam::engine
