#include "app/session/following/explained_game.h"

#include "engine/play/random_play.h"
#include "models/records/setup_json.h"
#include "tests/support/bundled.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using engine::MeepleType;
using engine::RuleBook;
using models::MeepleColour;
using tests::placement;

constexpr std::int64_t kTurn = 10;  // frames from one tile to the next
constexpr std::int64_t kPlaced = 2; // after the tile
constexpr std::int64_t kHome = 5;   // after the tile

std::shared_ptr<const RuleBook> bookWith(const std::vector<std::string>& sets) {
    engine::GameSetup setup = *models::setupOf(models::bundledTiles(), sets);
    setup.players = {{"red", "red"}, {"blue", "blue"}, {"green", "green"}};
    return *RuleBook::create(setup);
}

std::shared_ptr<const RuleBook> everyBox() {
    return bookWith(
        {"base_gardens", "inns_cathedrals_gardens", "river_2014", "traders_builders_gardens", "abbot"});
}

Moment momentOf(std::size_t turn, std::int64_t after) {
    const std::int64_t frame = kTurn * static_cast<std::int64_t>(turn + 1) + after;
    return {frame, static_cast<double>(frame) / 10.0};
}

/// A figure as it is seen by somebody who sees everything.
SeenMeeple seenFigure(const engine::PlacedMeeple& figure, Moment since) {
    constexpr std::array kColours{MeepleColour::Red, MeepleColour::Blue, MeepleColour::Green};
    SeenMeeple meeple;
    meeple.claims = {{figure.at, 1.0F, {}, figure.type, {}}};
    meeple.claims.front().figures[static_cast<std::size_t>(figure.type)] = 1.0F;
    meeple.shape.figure = figure.type;
    meeple.colours[static_cast<std::size_t>(kColours[static_cast<std::size_t>(figure.player)])] = 1.0F;
    meeple.evidence = 5.0F;
    meeple.looks = 2;
    meeple.since = since;
    return meeple;
}

/// What is seen of a game.
struct SeenGame {
    std::vector<LaidTurn> laid;
    std::vector<SeenMeeple> meeples;

    void lay(const engine::Placement& tile) { laid.push_back({tile, momentOf(laid.size(), 0)}); }
    /// On the newest tile.
    void put(int player, MeepleType figure, int segment) {
        meeples.push_back(seenFigure({player, figure, {laid.back().placement.cell, segment}},
                                     momentOf(laid.size() - 1, kPlaced)));
    }
    void take(const engine::SegmentRef& at, std::size_t turn) {
        for (SeenMeeple& meeple : meeples)
            if (!meeple.gone && meeple.claims.front().feature == at)
                meeple.gone = momentOf(turn, kHome);
    }
};

SeenGame seenOf(const std::shared_ptr<const RuleBook>& book, const std::vector<engine::Turn>& turns) {
    SeenGame seen;
    engine::GameState state = engine::startGame(book);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        seen.lay(turns[i].placement);
        if (turns[i].meeple)
            seen.put(turns[i].player, turns[i].meeple->type, turns[i].meeple->segment);
        auto outcome = engine::play(std::move(state), turns[i]);
        EXPECT_TRUE(outcome) << i;
        for (const engine::PlacedMeeple& home : outcome->events.returned)
            seen.take(home.at, i);
        state = std::move(outcome->state);
    }
    return seen;
}

/// A game of three until some turn, and what is missing or wrong in what is told of it.
std::vector<std::string> mistakesIn(const ExplainedGame& told, const std::vector<engine::Turn>& turns) {
    std::vector<std::string> mistakes;
    std::vector<std::optional<engine::SegmentRef>> homes(turns.size());
    for (const auto& [turn, abbot] : told.abbotsHome)
        homes[turn] = abbot.at;
    std::vector<std::optional<engine::MeepleChoice>> meeples(turns.size());
    for (const ExplainedMeeple& explained : told.meeples)
        if (!explained.readings.empty())
            meeples[explained.readings.front().turn] = explained.readings.front().choice;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        if (told.players[i] != turns[i].player)
            mistakes.push_back("player of turn " + std::to_string(i));
        if (meeples[i] != turns[i].meeple)
            mistakes.push_back("figure of turn " + std::to_string(i));
        if (homes[i] != turns[i].abbotReturn)
            mistakes.push_back("abbot of turn " + std::to_string(i));
    }
    return mistakes;
}

TEST(WholeGames, WithAllBoxesAreToldAsTheyWerePlayed) {
    constexpr int kGames = 40;
    const auto book = everyBox();
    int doubleTurns = 0;
    int abbots = 0;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        const std::vector<engine::Turn> turns = engine::playRandomGame(book, seed).turns;
        const SeenGame seen = seenOf(book, turns);
        EXPECT_THAT(mistakesIn(explainGame(book, seen.laid, seen.meeples), turns), testing::IsEmpty())
            << "seed " << seed;
        for (std::size_t i = 1; i < turns.size(); ++i) {
            doubleTurns += turns[i].player == turns[i - 1].player ? 1 : 0;
            abbots += turns[i].abbotReturn ? 1 : 0;
        }
    }
    EXPECT_GT(doubleTurns, 0) << "or nothing is shown here; random players seldom go on with a builder";
    EXPECT_GT(abbots, 10);
}

/// The segment of this kind; the tile has one.
int segmentOf(const char* tile, engine::FeatureKind kind) {
    const auto& segments = tests::registry()[tests::tile(tile)].segments;
    return static_cast<int>(std::ranges::find(segments, kind, &engine::Segment::kind) - segments.begin());
}

/// A straight road to the east of the start tile, red's meeple on its first tile and red's builder on the
/// fourth.
SeenGame roadOfRed() {
    const int road = segmentOf("base.U", engine::FeatureKind::Road);
    SeenGame seen;
    for (int x = 1; x <= 4; ++x) {
        seen.lay(placement("base.U", x, 0, 1));
        if (x == 1 || x == 4)
            seen.put(0, x == 1 ? MeepleType::Small : MeepleType::Builder, road);
    }
    return seen;
}

TEST(ExplainGame, ABuilderGivesASecondPartAndNoThird) {
    const auto book = bookWith({"base", "traders_builders"});
    SeenGame seen = roadOfRed();
    seen.lay(placement("base.U", -1, 0, 1)); // blue's: that red's road grows gives blue nothing
    seen.lay(placement("base.U", -2, 0, 1)); // green's
    for (int x = 5; x <= 7; ++x)
        seen.lay(placement("base.U", x, 0, 1));
    EXPECT_THAT(explainGame(book, seen.laid, seen.meeples).players,
                testing::ElementsAre(0, 1, 2, 0, 1, 2, 0, 0, 1));
}

TEST(ExplainGame, AMeepleThatLooksLikeABuilderOnAFreeRoadIsAMeeple) {
    const auto book = bookWith({"base", "traders_builders"});
    const int road = segmentOf("base.U", engine::FeatureKind::Road);
    SeenGame seen;
    seen.lay(placement("base.U", 1, 0, 1));
    seen.put(0, MeepleType::Small, road);
    auto& figures = seen.meeples.front().claims.front().figures;
    figures[static_cast<std::size_t>(MeepleType::Builder)] = 0.7F;
    figures[static_cast<std::size_t>(MeepleType::Small)] = 0.3F;
    const ExplainedGame told = explainGame(book, seen.laid, seen.meeples);
    EXPECT_EQ(told.meeples.front().readings.front().choice.type, MeepleType::Small)
        << "a builder stands beside a follower only (R-58)";
}

TEST(ExplainGame, AnAbbotComesHomeInATurnOfItsOwner) {
    const auto book = bookWith({"base", "abbot"});
    const engine::SegmentRef cloister{{1, 0}, segmentOf("base.A", engine::FeatureKind::Cloister)};
    SeenGame seen;
    seen.lay(placement("base.A", 1, 0, 1));
    seen.put(0, MeepleType::Abbot, cloister.segment);
    for (int x = 1; x <= 4; ++x)
        seen.lay(placement("base.U", -x, 0, 1));
    const auto homeIn = [&](std::size_t turn) {
        seen.meeples.front().gone = momentOf(turn, kHome);
        std::vector<std::size_t> turns;
        for (const AbbotReturn& home : explainGame(book, seen.laid, seen.meeples).abbotsHome)
            turns.push_back(home.turn);
        return turns;
    };
    EXPECT_THAT(homeIn(3), testing::ElementsAre(3)) << "the next turn of red's";
    EXPECT_THAT(homeIn(4), testing::ElementsAre(3)) << "seen when the next tile lay already";
    EXPECT_THAT(homeIn(2), testing::IsEmpty()) << "nobody takes it back in green's turn";
    seen.put(1, MeepleType::Small, segmentOf("base.U", engine::FeatureKind::Road));
    EXPECT_THAT(homeIn(3), testing::ElementsAre(3)) << "a meeple of another turn does not matter";
}

TEST(ExplainGame, AnAbbotWhoseCloisterIsCompletedWasNotTakenBackBefore) {
    const auto book = bookWith({"base", "abbot"});
    SeenGame seen;
    seen.lay(placement("base.B", 0, 1)); // below the start tile
    seen.put(0, MeepleType::Abbot, segmentOf("base.B", engine::FeatureKind::Cloister));
    for (const engine::Cell cell : {engine::Cell{0, 2}, engine::Cell{1, 2}, engine::Cell{-1, 2},
                                    engine::Cell{1, 1}, engine::Cell{-1, 1}})
        seen.lay(placement("base.B", cell.x, cell.y));
    seen.lay(placement("base.U", 1, 0, 1));  // red's, who places nothing
    seen.lay(placement("base.U", -1, 0, 1)); // blue's, which completes the cloister
    seen.meeples.front().gone = momentOf(7, kHome);
    EXPECT_THAT(explainGame(book, seen.laid, seen.meeples).abbotsHome, testing::IsEmpty());
}

TEST(ExplainGame, WhatWentHomeFromAGardenWasItsAbbotHoweverItLooked) {
    const auto book = bookWith({"base_gardens", "abbot"});
    const int garden = segmentOf("base.Eg", engine::FeatureKind::Garden);
    const int field = segmentOf("base.Eg", engine::FeatureKind::Field);
    SeenGame seen;
    seen.lay(placement("base.Eg", 0, 1, 2)); // below the road of the start tile
    seen.put(0, MeepleType::Small, field);
    SeenMeeple& figure = seen.meeples.front();
    vision::FeatureBelief inGarden = figure.claims.front();
    figure.claims.front().probability = 0.7F;
    inGarden.feature.segment = garden;
    inGarden.probability = 0.3F;
    inGarden.figures = {};
    inGarden.figures[static_cast<std::size_t>(MeepleType::Abbot)] = 1.0F;
    figure.claims.push_back(inGarden);
    for (int x = 1; x <= 4; ++x)
        seen.lay(placement("base.U", -x, 0, 1));
    EXPECT_EQ(explainGame(book, seen.laid, seen.meeples).meeples.front().readings.front().choice.segment,
              field);
    figure.gone = momentOf(3, kHome);
    const ExplainedGame told = explainGame(book, seen.laid, seen.meeples);
    EXPECT_EQ(told.meeples.front().readings.front().choice,
              (engine::MeepleChoice{MeepleType::Abbot, garden, {}}))
        << "farmers stay to the end";
    EXPECT_THAT(told.abbotsHome, testing::SizeIs(1));
}

} // namespace
} // namespace meeplecam::session
