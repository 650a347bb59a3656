#include "datasets/table/scene/table_game.h"

#include <gmock/gmock.h>

#include <set>

namespace meeplecam::table {
namespace {

using testing::IsSupersetOf;

bool brings(const CompletedFeature& feature) {
    return std::ranges::any_of(feature.points, [](const auto& one) { return one.second > 0; });
}

class EagerGame : public testing::TestWithParam<int> {};

TEST_P(EagerGame, HasPointsSoonAndOfEachKindInTheEnd) {
    const auto game = eagerTableGame(models::bundledTiles(), {.players = 2 + GetParam() % 3},
                                     art::Dice(static_cast<std::uint64_t>(GetParam())));
    ASSERT_TRUE(game) << game.error().message;
    std::set<std::string> kinds;
    for (std::size_t i = 0; i < game->moves.size(); ++i) {
        for (const CompletedFeature& feature : game->moves[i].completed)
            if (brings(feature))
                kinds.insert(feature.kind);
        if (i == 5) {
            EXPECT_FALSE(kinds.empty()) << "nothing in the first six turns";
        }
    }
    for (const CompletedFeature& feature : game->atEnd)
        if (brings(feature))
            kinds.insert(feature.kind);
    EXPECT_THAT(kinds, IsSupersetOf({"road", "city", "cloister", "field"}));
    EXPECT_GT(*std::ranges::max_element(game->moves.back().scores), 15) << "points before the end";
}

INSTANTIATE_TEST_SUITE_P(Seeds, EagerGame, testing::Range(1, 6));

TEST(TableGame, HouseRulesHold) {
    engine::Rules rules;
    rules.farmers = false;
    const auto lies = [](const TableMove& move) {
        return move.meeple && move.meeple->pose == MeeplePose::Lying;
    };
    const auto usual = randomTableGame(models::bundledTiles(), {}, art::Dice(4));
    const auto without = randomTableGame(models::bundledTiles(), {.rules = rules}, art::Dice(4));
    ASSERT_TRUE(usual && without);
    EXPECT_TRUE(std::ranges::any_of(usual->moves, lies));
    EXPECT_TRUE(std::ranges::none_of(without->moves, lies));
}

TEST(TableGame, TheSameDiceGiveTheSameEagerGame) {
    const auto one = eagerTableGame(models::bundledTiles(), {}, art::Dice(4));
    const auto other = eagerTableGame(models::bundledTiles(), {}, art::Dice(4));
    ASSERT_TRUE(one && other);
    EXPECT_EQ(one->moves, other->moves);
    EXPECT_EQ(one->players, coloursFor({}, art::Dice(4)));
}

} // namespace
} // namespace meeplecam::table
