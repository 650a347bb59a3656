#include "datasets/films/live_evaluation.h"

#include "tests/support/bundled.h"

#include <gmock/gmock.h>

namespace meeplecam::datasets {
namespace {

using engine::Cell;
using models::MeepleColour;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using tests::placement;
using About = models::ReportQuestion::About;

const engine::TileRegistry& registry() {
    return *models::bundledTiles().registry;
}

PlacedFeature featureOf(const engine::Placement& tile, int segment) {
    return placedFeature(registry()[tile.tile], segment, tile.rotation);
}

// A film of two turns at 10 pictures a second: black closes a city of two tiles over the first one and takes
// the meeple back; red lays a cloister with a monk.
const engine::Placement kStart = placement("base.D", 0, 0);
const engine::Placement kCity = placement("base.E", 0, -1, 2);
const engine::Placement kCloister = placement("base.B", 0, 1);

FilmTruth truth() {
    FilmTruth truth;
    truth.framesPerSecond = 10;
    truth.frames = 100;
    truth.players = {MeepleColour::Black, MeepleColour::Red};
    truth.tiles = {
        {0, {}, {}, kStart}, {20, 0, MeepleColour::Black, kCity}, {50, 1, MeepleColour::Red, kCloister}};
    truth.placed = {{25, 0, MeepleColour::Black, {}, {0, -1}, featureOf(kCity, 0)},
                    {60, 1, MeepleColour::Red, {}, {0, 1}, featureOf(kCloister, 0)}};
    truth.returned = {truth.placed[0]};
    truth.scorings = {{30, 0, engine::ScoreKind::City, {{0, -1}, {0, 0}}, {{MeepleColour::Black, 4}}}};
    truth.scores = {{0, {{MeepleColour::Black, 4}, {MeepleColour::Red, 0}}},
                    {1, {{MeepleColour::Black, 4}, {MeepleColour::Red, 0}}}};
    return truth;
}

/// All of it told rightly, half a second late.
ToldGame told() {
    ToldGame told;
    told.tiles = {{5, {}, kStart}, {25, MeepleColour::Black, kCity}, {55, MeepleColour::Red, kCloister}};
    told.placed = {{.frame = 30, .colour = MeepleColour::Black, .at = {{0, -1}, 0}},
                   {.frame = 65, .colour = MeepleColour::Red, .at = {{0, 1}, 0}}};
    told.returned = {{.frame = 35, .colour = MeepleColour::Black, .at = {{0, -1}, 0}}};
    told.scorings = {{{0, -1}, engine::ScoreKind::City, {{0, 0}, {0, -1}}, {{MeepleColour::Black, 4}}}};
    told.scores = {{{0, -1}, {{MeepleColour::Black, 4}, {MeepleColour::Red, 0}}},
                   {{0, 1}, {{MeepleColour::Black, 4}}}};
    return told;
}

LiveEvaluation evaluated(const ToldGame& game) {
    return evaluateLive(game, truth(), registry());
}

TEST(LiveEvaluation, FindsNothingWrongWithWhatIsRight) {
    const LiveEvaluation evaluation = evaluated(told());
    const LiveFigures& figures = evaluation.figures;
    EXPECT_THAT(evaluation.mistakes, IsEmpty());
    EXPECT_EQ(figures.films, 1);
    EXPECT_EQ(figures.turns, 2);
    EXPECT_EQ(figures.tiles, LiveCounts{.right = 3});
    EXPECT_EQ(figures.playersRight, 2);
    EXPECT_EQ(figures.meeples, LiveCounts{.right = 2});
    EXPECT_EQ(figures.returns, LiveCounts{.right = 1});
    EXPECT_EQ(figures.scorings, LiveCounts{.right = 1});
    EXPECT_EQ(figures.scoresJudged, 2);
    EXPECT_EQ(figures.scoresRight, 2);
    EXPECT_EQ(figures.silentScoreErrors, 0);
    EXPECT_THAT(figures.tileDelays_s, ElementsAre(0.5, 0.5, 0.5));
    EXPECT_THAT(figures.meepleDelays_s, ElementsAre(0.5, 0.5));
}

TEST(LiveEvaluation, TurnsAndShiftsTheToldBoard) {
    const engine::BoardAlignment away{engine::Rotation::Quarter, {3, 7}};
    ToldGame game = told();
    const auto move = [&](Cell& cell) { cell = engine::aligned(cell, away); };
    for (ToldTile& tile : game.tiles)
        tile.placement = engine::aligned(tile.placement, away);
    for (auto* meeples : {&game.placed, &game.returned})
        for (ToldMeeple& meeple : *meeples)
            move(meeple.at.cell);
    move(game.scorings[0].turn);
    for (Cell& cell : game.scorings[0].tiles)
        move(cell);
    for (ToldScores& scores : game.scores)
        move(scores.turn);
    const LiveEvaluation evaluation = evaluated(game);
    EXPECT_THAT(evaluation.mistakes, IsEmpty());
    EXPECT_EQ(evaluation.alignment.turn, engine::Rotation::ThreeQuarters);
    EXPECT_EQ(evaluation.figures.scoresRight, 2);
    EXPECT_EQ(evaluation.figures.scorings.right, 1);
}

TEST(LiveEvaluation, ToldBeforeTheTableIsAtRestIsNoDelay) {
    ToldGame game = told();
    game.tiles[1].frame = 18;
    EXPECT_THAT(evaluated(game).figures.tileDelays_s, ElementsAre(0.5, 0, 0.5));
}

TEST(LiveEvaluation, NotesWhatWasToldLate) {
    ToldGame game = told();
    game.tiles[1].frame = 28;
    game.placed[0].frame = 33;
    EXPECT_THAT(evaluated(game).mistakes, ElementsAre("(0, -1) base.E turned 2 was told after 0.8 s",
                                                      "(0, -1) black city S was told after 0.8 s"));
    EXPECT_EQ(evaluated(game).figures.tiles.right, 3);
}

TEST(LiveEvaluation, CountsTilesThatAreWrongMissedAndSpurious) {
    ToldGame game = told();
    game.tiles[1].placement = placement("base.H", 0, -1, 2);
    game.tiles[2].placement.cell = {4, 4};
    game.scores[1].turn = {4, 4};
    game.open = {{About::Tile, {0, -1}}, {About::Meeple, {0, 1}}};
    const LiveEvaluation evaluation = evaluated(game);
    EXPECT_EQ(evaluation.figures.tiles,
              (LiveCounts{.right = 1, .wrong = 1, .missed = 1, .spurious = 1, .asked = 1}));
    EXPECT_EQ(evaluation.figures.playersRight, 1) << "the tile that is wrong was laid by the right player";
    EXPECT_EQ(evaluation.figures.scoresRight, 1) << "the other turn was not told";
    EXPECT_THAT(evaluation.mistakes,
                testing::IsSupersetOf({"(0, -1) base.H turned 2 instead of base.E turned 2, asked",
                                       "(0, 1) base.B turned 0 is missing",
                                       "(4, 4) base.B turned 0 where no tile lies"}));
}

TEST(LiveEvaluation, EquivalentTurnsAreRight) {
    ToldGame game = told();
    game.tiles[2].placement.rotation = engine::Rotation::Quarter; // a cloister without a road
    EXPECT_EQ(evaluated(game).figures.tiles.right, 3);
}

TEST(LiveEvaluation, TheWrongPlayerIsCountedApart) {
    ToldGame game = told();
    game.tiles[2].player = MeepleColour::Black;
    const LiveEvaluation evaluation = evaluated(game);
    EXPECT_EQ(evaluation.figures.tiles.right, 3);
    EXPECT_EQ(evaluation.figures.playersRight, 1);
    EXPECT_THAT(evaluation.mistakes, ElementsAre("(0, 1) was laid by red, not by black"));
}

TEST(LiveEvaluation, AMeepleNeedsCellColourAndFeature) {
    ToldGame game = told();
    game.placed[0].at.segment = 1;               // the field
    game.placed[1].colour = MeepleColour::Black; // in its place
    game.open = {{About::Meeple, {0, 1}}};
    EXPECT_EQ(evaluated(game).figures.meeples, (LiveCounts{.wrong = 2, .asked = 1}));
    game.placed.erase(game.placed.begin());
    game.placed[0].at.cell = {0, 0};
    EXPECT_EQ(evaluated(game).figures.meeples, (LiveCounts{.missed = 2, .spurious = 1, .asked = 1}));
}

TEST(LiveEvaluation, TheKindOfAMeepleIsCountedApart) {
    ToldGame game = told();
    EXPECT_EQ(evaluated(game).figures.kindsRight, 2);
    game.placed[0].figure = engine::MeepleType::Abbot;
    game.open = {{About::Meeple, {0, -1}}};
    const LiveEvaluation evaluation = evaluated(game);
    EXPECT_EQ(evaluation.figures.meeples.right, 2);
    EXPECT_EQ(evaluation.figures.kindsRight, 1);
    EXPECT_THAT(evaluation.mistakes, ElementsAre("(0, -1) abbot instead of small, black city S, asked"));
}

TEST(LiveEvaluation, EachMeepleAccountsForOne) {
    ToldGame game = told();
    game.placed.push_back(game.placed[1]);
    EXPECT_EQ(evaluated(game).figures.meeples, (LiveCounts{.right = 2, .spurious = 1}));
}

TEST(LiveEvaluation, FeaturesAreComparedByWhatTheyReach) {
    // base.U is a straight road: told upside down it is the same tile, and its fields change places.
    FilmTruth film = truth();
    film.tiles[2].placement = placement("base.U", 0, 1, 0);
    film.placed[1].feature = featureOf(film.tiles[2].placement, 1);
    ToldGame game = told();
    game.tiles[2].placement = placement("base.U", 0, 1, 2);
    game.placed[1].at.segment = 2;
    EXPECT_EQ(evaluateLive(game, film, registry()).figures.meeples.right, 2);
    game.placed[1].at.segment = 1;
    EXPECT_EQ(evaluateLive(game, film, registry()).figures.meeples.wrong, 1);
}

TEST(LiveEvaluation, AReturnNeedsCellAndColour) {
    ToldGame game = told();
    game.returned[0].at.segment = 1; // judged with the meeple
    EXPECT_EQ(evaluated(game).figures.returns, LiveCounts{.right = 1});
    game.returned[0].colour = MeepleColour::Red;
    EXPECT_EQ(evaluated(game).figures.returns, (LiveCounts{.missed = 1, .spurious = 1}));
}

TEST(LiveEvaluation, AWrongScoringIsSilentUnlessAQuestionNamesOneOfItsTiles) {
    ToldGame game = told();
    game.scorings[0].points[MeepleColour::Black] = 3;
    LiveFigures figures = evaluated(game).figures;
    EXPECT_EQ(figures.scorings, (LiveCounts{.wrong = 1}));
    EXPECT_EQ(figures.silentScoreErrors, 1);
    game.open = {{About::Meeple, {0, 0}}};
    figures = evaluated(game).figures;
    EXPECT_EQ(figures.scorings, (LiveCounts{.wrong = 1, .asked = 1}));
    EXPECT_EQ(figures.silentScoreErrors, 0);
}

TEST(LiveEvaluation, ScoringsAreMissedOrSpurious) {
    ToldGame game = told();
    game.scorings[0].kind = engine::ScoreKind::Road;
    const LiveEvaluation evaluation = evaluated(game);
    EXPECT_EQ(evaluation.figures.scorings, (LiveCounts{.missed = 1, .spurious = 1}));
    EXPECT_EQ(evaluation.figures.silentScoreErrors, 2);
    EXPECT_THAT(evaluation.mistakes, ElementsAre("(0, -1) city of turn 0 that gives black 4 is missing",
                                                 "(0, -1) road that gives black 4 was not completed"));
}

TEST(LiveEvaluation, AScoringOfAnotherTurnIsWrong) {
    ToldGame game = told();
    game.scorings[0].turn = {0, 1};
    EXPECT_EQ(evaluated(game).figures.scorings, (LiveCounts{.wrong = 1}));
}

TEST(LiveEvaluation, ScoringsWithoutPointsAreLeftOut) {
    ToldGame game = told();
    game.scorings.push_back({{0, 1}, engine::ScoreKind::Road, {{0, 1}}, {{MeepleColour::Red, 0}}});
    EXPECT_EQ(evaluated(game).figures.scorings, LiveCounts{.right = 1});
}

TEST(LiveEvaluation, TheScoreOfEveryPlayerCounts) {
    ToldGame game = told();
    game.scores[1].points[MeepleColour::Red] = 1;
    EXPECT_EQ(evaluated(game).figures.scoresRight, 1);
}

TEST(LiveEvaluation, PassesOnHowOftenSomethingWasTold) {
    ToldGame game = told();
    game.questions = 3;
    game.corrections = 2;
    game.outOfSync = 1;
    const LiveFigures figures = evaluated(game).figures;
    EXPECT_EQ(figures.questions, 3);
    EXPECT_EQ(figures.corrections, 2);
    EXPECT_EQ(figures.outOfSync, 1);
}

TEST(LiveEvaluation, AGameThatWasNotSeenIsAllMissed) {
    const LiveFigures figures = evaluated({}).figures;
    EXPECT_EQ(figures.tiles, LiveCounts{.missed = 3});
    EXPECT_EQ(figures.meeples, LiveCounts{.missed = 2});
    EXPECT_EQ(figures.returns, LiveCounts{.missed = 1});
    EXPECT_EQ(figures.silentScoreErrors, 1);
    EXPECT_EQ(figures.scoresRight, 0);
}

} // namespace
} // namespace meeplecam::datasets
