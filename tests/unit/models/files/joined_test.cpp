#include "models/files/joined.h"

#include <gtest/gtest.h>

#include <vector>

namespace meeplecam::models {
namespace {

TEST(Joined, HasSomethingBetweenEachTwoAndNothingElse) {
    EXPECT_EQ(joined(std::vector<std::string>{"a", "b", "c"}, ", "), "a, b, c");
    EXPECT_EQ(joined(std::vector<std::string>{"a"}, ", "), "a");
    EXPECT_EQ(joined(std::vector<std::string>{}, ", "), "");
    EXPECT_EQ(joined(std::vector<const char*>{"", "b"}, "+"), "+b") << "an empty word is a word";
}

TEST(Joined, AsksEachThingForItsWord) {
    struct Named {
        std::string name;
    };
    EXPECT_EQ(joined(std::vector<Named>{{"x"}, {"y"}}, " ", &Named::name), "x y");
}

} // namespace
} // namespace meeplecam::models
