#include "app/session/following/meeple_explainer.h"

#include "models/records/setup_json.h"
#include "tests/support/bundled.h"
#include "tests/support/tables.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using models::MeepleColour;
using tests::placement;

std::shared_ptr<const engine::RuleBook> book() {
    engine::GameSetup setup = *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
    setup.players = {{"red", "red"}, {"blue", "blue"}};
    setup.start = placement("base.D", 0, 0);
    return *engine::RuleBook::create(setup);
}

/// Two tiles beside the start tile, laid in frames 10 and 20: a road goes on to the west and the east.
std::vector<LaidTurn> twoTurns() {
    return {{placement("base.U", 1, 0, 1), {10, 1.0}, {}}, {placement("base.U", -1, 0, 1), {20, 2.0}, {}}};
}

SeenMeeple meepleOn(const std::vector<vision::FeatureBelief>& claims, MeepleColour colour, Moment since) {
    SeenMeeple meeple;
    meeple.claims = claims;
    meeple.colours[static_cast<std::size_t>(colour)] = 1.0F;
    meeple.evidence = 5.0F;
    meeple.looks = 2;
    meeple.since = since;
    return meeple;
}

vision::FeatureBelief claim(engine::Cell cell, int segment, float probability) {
    return {{cell, segment}, probability, {}};
}

/// The road of base.U.
int roadOfU() {
    const auto& segments = (*models::bundledTiles().registry)[tests::tile("base.U")].segments;
    for (std::size_t i = 0; i < segments.size(); ++i)
        if (segments[i].kind == engine::FeatureKind::Road)
            return static_cast<int>(i);
    return -1;
}
int fieldOfU() {
    return roadOfU() == 0 ? 1 : 0;
}

TEST(ExplainMeeples, TheNewestTileIsMeantAndItsPlayerTold) {
    const std::vector meeples{meepleOn({claim({1, 0}, roadOfU(), 0.9F), claim({1, 0}, fieldOfU(), 0.1F)},
                                       MeepleColour::Blue, {10, 1.0})};
    const auto explained = explainMeeples(book(), twoTurns(), meeples);
    ASSERT_EQ(explained.size(), 1U);
    ASSERT_FALSE(explained[0].readings.empty());
    EXPECT_EQ(explained[0].player, 1);
    EXPECT_EQ(explained[0].readings.front().turn, 0U);
    EXPECT_EQ(explained[0].readings.front().choice.segment, roadOfU());
    EXPECT_GT(explained[0].readings.front().probability, 0.85);
}

TEST(ExplainMeeples, WhatWasToldStandsUntilSomethingElseIsClearlyMoreProbable) {
    std::vector<LaidTurn> turns = twoTurns();
    const auto choiceIn = [&](float road) {
        const std::vector meeples{
            meepleOn({claim({1, 0}, roadOfU(), road), claim({1, 0}, fieldOfU(), 1.0F - road)},
                     MeepleColour::Blue, {10, 1.0})};
        return explainMeeples(book(), turns, meeples)[0].readings.front().choice.segment;
    };
    EXPECT_EQ(choiceIn(0.55F), roadOfU());
    EXPECT_EQ(choiceIn(0.45F), fieldOfU());
    turns[0].told = engine::MeepleChoice{engine::MeepleType::Small, roadOfU(), {}};
    EXPECT_EQ(choiceIn(0.55F), roadOfU());
    EXPECT_EQ(choiceIn(0.45F), roadOfU());
    EXPECT_EQ(choiceIn(0.25F), fieldOfU());
}

TEST(ExplainMeeples, AnOccupiedRoadMakesTheFieldLikely) {
    const std::vector meeples{meepleOn({claim({1, 0}, roadOfU(), 1.0F)}, MeepleColour::Red, {10, 1.0}),
                              meepleOn({claim({-1, 0}, roadOfU(), 0.7F), claim({-1, 0}, fieldOfU(), 0.3F)},
                                       MeepleColour::Blue, {20, 2.0})};
    const auto explained = explainMeeples(book(), twoTurns(), meeples);
    ASSERT_EQ(explained.size(), 2U);
    EXPECT_EQ(explained[1].readings.front().choice.segment, fieldOfU())
        << "red claims the road that both tiles are part of";
}

TEST(ExplainMeeples, BetweenTwoTilesTheLaterOneIsLikelier) {
    const std::vector meeples{meepleOn({claim({1, 0}, roadOfU(), 0.5F), claim({-1, 0}, roadOfU(), 0.5F)},
                                       MeepleColour::Blue, {20, 2.0})};
    const auto explained = explainMeeples(book(), twoTurns(), meeples);
    EXPECT_EQ(explained[0].readings.front().turn, 1U);
}

TEST(ExplainMeeples, OneThatWasTakenBackAtOnceWasNeverPlaced) {
    SeenMeeple meeple = meepleOn({claim({1, 0}, fieldOfU(), 1.0F)}, MeepleColour::Red, {10, 1.0});
    meeple.gone = Moment{15, 1.5};
    EXPECT_TRUE(explainMeeples(book(), twoTurns(), std::vector{meeple}).empty());
    meeple.gone = Moment{25, 2.5};
    EXPECT_EQ(explainMeeples(book(), twoTurns(), std::vector{meeple}).size(), 1U)
        << "taken during the next turn: it was placed, and went without scoring";
}

TEST(ExplainMeeples, WhatWentHomeStoodWhereItWasScored) {
    // The city of the second tile completes that of the start tile; beside it lies a field.
    const std::vector<LaidTurn> turns{{placement("base.E", 0, -1, 2), {10, 1.0}, {}}};
    const auto& segments = (*models::bundledTiles().registry)[tests::tile("base.E")].segments;
    const int city = segments[0].kind == engine::FeatureKind::City ? 0 : 1;
    SeenMeeple meeple =
        meepleOn({claim({0, -1}, 1 - city, 0.8F), claim({0, -1}, city, 0.2F)}, MeepleColour::Red, {10, 1.0});
    EXPECT_EQ(explainMeeples(book(), turns, std::vector{meeple})[0].readings.front().choice.segment,
              1 - city);
    meeple.gone = Moment{15, 1.5};
    const auto explained = explainMeeples(book(), turns, std::vector{meeple});
    ASSERT_EQ(explained.size(), 1U);
    EXPECT_EQ(explained[0].readings.front().choice.segment, city);

    meeple.claims = {claim({0, -1}, 1 - city, 1.0F)};
    const auto farOff = explainMeeples(book(), turns, std::vector{meeple});
    ASSERT_EQ(farOff.size(), 1U);
    EXPECT_EQ(farOff[0].readings.front().choice.segment, city)
        << "nobody takes a meeple back without a reason";
    EXPECT_LT(farOff[0].readings.front().probability, 0.85) << "but it has to be asked";
}

/// A red meeple whose size is doubtful on a road that a blue one is joined with by the last of four tiles.
std::vector<ExplainedMeeple> doubtfulSize(std::size_t turns, std::vector<SeenMeeple>& meeples) {
    engine::GameSetup setup =
        *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base", "inns_cathedrals"});
    setup.players = {{"red", "red"}, {"blue", "blue"}};
    setup.start = placement("base.D", 0, 0);
    const std::vector<LaidTurn> laid{{placement("base.U", 1, 0, 1), {10, 1.0}, {}},
                                     {placement("base.V", 1, 1, 3), {20, 2.0}, {}},
                                     {placement("base.V", 2, 0, 0), {30, 3.0}, {}},
                                     {placement("base.V", 2, 1, 1), {40, 4.0}, {}}};
    const auto roadOfV = std::ranges::find((*models::bundledTiles().registry)[tests::tile("base.V")].segments,
                                           engine::FeatureKind::Road, &engine::Segment::kind) -
                         (*models::bundledTiles().registry)[tests::tile("base.V")].segments.begin();
    meeples = {meepleOn({claim({1, 0}, roadOfU(), 1.0F)}, MeepleColour::Red, {10, 1.0}),
               meepleOn({claim({1, 1}, static_cast<int>(roadOfV), 1.0F)}, MeepleColour::Blue, {20, 2.0})};
    meeples[0].claims[0].figures[static_cast<std::size_t>(engine::MeepleType::Small)] = 0.7F;
    meeples[0].claims[0].figures[static_cast<std::size_t>(engine::MeepleType::Large)] = 0.3F;
    return explainMeeples(*engine::RuleBook::create(setup), std::span(laid).first(turns), meeples);
}

TEST(ExplainMeeples, TheSizeOfAMeepleMattersOncePointsHangOnIt) {
    std::vector<SeenMeeple> meeples;
    const auto alone = doubtfulSize(3, meeples);
    ASSERT_EQ(alone.size(), 2U);
    EXPECT_EQ(alone[0].readings.front().choice.type, engine::MeepleType::Small);
    EXPECT_NEAR(sureSize(alone[0]), 0.7, 0.01);
    EXPECT_NEAR(sureClaim(alone[0]), 1.0, 0.01);
    EXPECT_FALSE(alone[0].sizeMatters) << "nobody else is on the road";
    const auto joined = doubtfulSize(4, meeples);
    ASSERT_EQ(joined.size(), 2U);
    EXPECT_TRUE(joined[0].sizeMatters) << "a large one would have the road alone";
    EXPECT_FALSE(joined[1].sizeMatters) << "its size is known";
}

TEST(ExplainMeeples, AColourThatNobodyPlaysBelongsToNoTurn) {
    const std::vector meeples{meepleOn({claim({1, 0}, roadOfU(), 1.0F)}, MeepleColour::Green, {10, 1.0})};
    const auto explained = explainMeeples(book(), twoTurns(), meeples);
    ASSERT_EQ(explained.size(), 1U);
    EXPECT_TRUE(explained[0].readings.empty());
}

} // namespace
} // namespace meeplecam::session
