#include "vision/grid/frontier.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using Cells = std::vector<engine::Cell>;

TEST(Frontier, GivesTheCellsAroundOnce) {
    Frontier frontier;
    EXPECT_EQ(frontier.next({{0, 0}}).size(), 4U);
    EXPECT_TRUE(frontier.next({{0, 0}}).empty());
}

TEST(Frontier, GivesACellAgainWhenItGotMoreNeighbours) {
    Frontier frontier;
    frontier.next({{0, 0}});
    const Cells next = frontier.next({{0, 0}, {1, 1}});
    EXPECT_EQ(next.size(), 4U) << "two new ones, and two between the tiles";
    EXPECT_NE(std::ranges::find(next, engine::Cell{1, 0}), next.end());
    EXPECT_EQ(std::ranges::find(next, engine::Cell{-1, 0}), next.end());
}

TEST(Frontier, ForgottenCellsAreGivenAgainTilesNever) {
    Frontier frontier;
    frontier.next({{0, 0}, {1, 0}});
    frontier.forgetAround({4, 0});
    EXPECT_EQ(frontier.next({{0, 0}, {1, 0}}), (Cells{{2, 0}}));
    frontier.forgetAround({0, 0});
    EXPECT_EQ(frontier.next({{0, 0}, {1, 0}}).size(), 6U);
}

} // namespace
} // namespace meeplecam::vision
