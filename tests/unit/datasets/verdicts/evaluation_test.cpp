#include "datasets/verdicts/evaluation.h"

#include "tests/support/tables.h"

#include <gmock/gmock.h>

namespace meeplecam::datasets {
namespace {

using engine::Rotation;
using models::BoardReport;
using models::MeepleColour;
using models::ReportQuestion;
using testing::ElementsAre;
using testing::HasSubstr;
using tests::meepleOn;
using tests::perfectReport;
using tests::placement;
using tests::truthOf;

/// Five tiles and three meeples.
Truth smallTruth() {
    Truth truth =
        truthOf({placement("base.D", 0, 0), placement("base.E", 0, -1, 2), placement("base.V", 1, 0, 0),
                 placement("base.U", 1, 1, 0), placement("base.X", 2, 1, 0)});
    truth.meeples = {meepleOn(truth, MeepleColour::Red, {0, -1}, 0),
                     meepleOn(truth, MeepleColour::Blue, {1, 0}, 0),
                     meepleOn(truth, MeepleColour::Blue, {1, 1}, 2, 0.2)};
    return truth;
}

Evaluation judged(const BoardReport& report, const Truth& truth) {
    return evaluate(report, truth, *models::bundledTiles().registry);
}

models::ReportedTile& tileOf(BoardReport& report, engine::Cell cell) {
    return *std::ranges::find(report.tiles, cell,
                              [](const models::ReportedTile& tile) { return tile.placement.cell; });
}

ReportQuestion question(ReportQuestion::About about, engine::Cell cell) {
    return {.about = about, .cell = cell};
}

TEST(Evaluation, APerfectReportIsExactFromEverySide) {
    const Truth truth = smallTruth();
    for (const Rotation turn : engine::kRotations) {
        const Evaluation result = judged(tests::moved(perfectReport(truth), {turn, {-5, 8}}), truth);
        Figures wanted;
        wanted.tiles.right = 5;
        wanted.meeples.right = 3;
        wanted.meeples.posesJudged = 3;
        wanted.meeples.posesRight = 3;
        wanted.meeples.kindsJudged = 3;
        wanted.meeples.kindsRight = 3;
        wanted.boards = {.pictures = 1,
                         .exact = 1,
                         .tilesExact = 1,
                         .rightOrAsked = 1,
                         .tilesRightOrAsked = 1,
                         .withoutSilent = 1};
        EXPECT_EQ(result.figures, wanted);
        EXPECT_TRUE(mistakesOf(result).empty());
    }
}

TEST(Evaluation, AWrongTileIsSilentUnlessAsked) {
    const Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    tileOf(report, {0, 0}).placement = placement("base.D", 0, 0, 2);
    Evaluation result = judged(report, truth);
    EXPECT_EQ(result.figures.tiles.right, 4);
    EXPECT_EQ(result.figures.tiles.wrong, 1);
    EXPECT_EQ(result.figures.tiles.silent, 1);
    EXPECT_EQ(result.figures.boards.withoutSilent, 0);
    EXPECT_EQ(result.figures.boards.tilesExact, 0);
    EXPECT_EQ(result.figures.boards.rightOrAsked, 0);
    EXPECT_THAT(mistakesOf(result), ElementsAre("(0,0) base.D turned 2 instead of base.D turned 0"));

    report.questions = {question(ReportQuestion::About::Tile, {0, 0})};
    result = judged(tests::moved(report, {Rotation::Quarter, {4, 4}}), truth);
    EXPECT_EQ(result.figures.tiles.wrong, 1);
    EXPECT_EQ(result.figures.tiles.silent, 0);
    EXPECT_EQ(result.figures.tiles.asked, 1);
    EXPECT_EQ(result.figures.boards.exact, 0);
    EXPECT_EQ(result.figures.boards.rightOrAsked, 1);
    EXPECT_EQ(result.figures.boards.tilesRightOrAsked, 1);
    EXPECT_EQ(result.figures.boards.withoutSilent, 1);
    EXPECT_EQ(result.figures.boards.questions, 1);
    EXPECT_THAT(mistakesOf(result), ElementsAre(testing::EndsWith(", asked")));
}

TEST(Evaluation, AQuestionIsNeededWhereTheReportIsWrong) {
    const Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    tileOf(report, {0, 0}).placement = placement("base.D", 0, 0, 2);
    tileOf(report, {0, 0}).confidence = 0.6;
    tileOf(report, {2, 1}).confidence = 0.97;
    report.questions = {
        question(ReportQuestion::About::Tile, {0, 0}), question(ReportQuestion::About::Meeple, {0, 0}),
        question(ReportQuestion::About::Tile, {1, 1}), question(ReportQuestion::About::Tile, {9, 9})};
    report.mayBeLookedAt = {question(ReportQuestion::About::Tile, {1, 0})};
    const Evaluation result = judged(tests::moved(report, {Rotation::Quarter, {4, 4}}), truth);
    EXPECT_EQ(result.figures.boards.questions, 4);
    EXPECT_EQ(result.figures.boards.questionsNeeded, 1);
    EXPECT_EQ(result.figures.boards.listed, 1);
    ASSERT_EQ(result.questions.size(), 5U);
    EXPECT_TRUE(result.questions[0].needed);
    EXPECT_FALSE(result.questions[4].asked);
    Reliability given;
    given.add(0.6, false);
    given.add(0.97, true);
    for (int tile = 0; tile < 3; ++tile)
        given.add(1.0, true);
    EXPECT_EQ(result.tilesGiven, given);
    EXPECT_EQ(given.right.back(), 3);
    EXPECT_EQ(given.given[1], 1);
}

TEST(Evaluation, AnyQuestionThatNamesTheCellBreaksTheSilence) {
    const Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    tileOf(report, {0, 0}).placement = placement("base.D", 0, 0, 2);
    report.questions = {question(ReportQuestion::About::Meeple, {0, 0})};
    const Evaluation result = judged(report, truth);
    EXPECT_EQ(result.figures.tiles.silent, 0);
    EXPECT_EQ(result.figures.tiles.asked, 0);
}

TEST(Evaluation, ATwinIsWrong) {
    const Truth truth = truthOf({placement("base.F", 0, 0), placement("base.D", 0, 1)});
    BoardReport report = perfectReport(truth);
    report.tiles[0].placement.tile = tests::tile("base.G");
    EXPECT_EQ(judged(report, truth).figures.tiles.wrong, 1);
}

TEST(Evaluation, EquivalentTurnsAreRight) {
    const Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    tileOf(report, {2, 1}).placement.rotation = Rotation::ThreeQuarters; // a crossing
    tileOf(report, {1, 1}).placement.rotation = Rotation::Half;          // a straight road
    report.meeples[2].feature.segment = 1;                               // the same field of the turned tile
    EXPECT_EQ(judged(report, truth).figures.tiles.right, 5);
    EXPECT_EQ(judged(report, truth).figures.meeples.right, 3);
    report.meeples[2].feature.segment = 2;
    EXPECT_EQ(judged(report, truth).figures.meeples.wrongFeature, 1);
}

TEST(Evaluation, AMissingTileIsNotSilent) {
    const Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    report.tiles.pop_back();
    const Evaluation result = judged(report, truth);
    EXPECT_EQ(result.figures.tiles.missing, 1);
    EXPECT_EQ(result.figures.tiles.silent, 0);
    EXPECT_EQ(result.figures.boards.tilesExact, 0);
    EXPECT_EQ(result.figures.boards.tilesRightOrAsked, 0);
    EXPECT_EQ(result.figures.boards.withoutSilent, 1);
    EXPECT_THAT(mistakesOf(result), ElementsAre("(2,1) base.X turned 0 is missing"));
}

TEST(Evaluation, AnExtraTileIsSilentUnlessAskedOrTheTruthIncomplete) {
    Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    const engine::Placement extra = placement("base.K", 2, 0);
    report.tiles.push_back({extra, 1, tests::cornersOf(extra)});
    EXPECT_EQ(judged(report, truth).figures.tiles.extra, 1);
    EXPECT_EQ(judged(report, truth).figures.tiles.silent, 1);
    EXPECT_EQ(judged(report, truth).figures.boards.tilesExact, 0);
    report.questions = {question(ReportQuestion::About::Tile, {2, 0})};
    EXPECT_EQ(judged(report, truth).figures.tiles.extra, 1);
    EXPECT_EQ(judged(report, truth).figures.tiles.silent, 0);
    truth.complete = false;
    EXPECT_EQ(judged(report, truth).figures.tiles.extra, 0);
    EXPECT_EQ(judged(report, truth).figures.tiles.unjudged, 1);
    EXPECT_EQ(judged(report, truth).figures.boards.exact, 1);
}

TEST(Evaluation, ASecondTileInACellIsExtraEvenIfRight) {
    const Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    report.tiles.push_back(report.tiles.front());
    EXPECT_EQ(judged(report, truth).figures.tiles.right, 5);
    EXPECT_EQ(judged(report, truth).figures.tiles.extra, 1);
}

TEST(Evaluation, ATileThatTheCatalogueLacksIsNotJudged) {
    Truth truth = smallTruth();
    truth.tiles[4].placement.reset();
    TruthMeeple meeple = truth.meeples[0];
    meeple.cell = {2, 1};
    meeple.foot = tests::pixelOf({2, 1}, 0.5, 0.5);
    meeple.features.clear();
    truth.meeples.push_back(meeple);
    BoardReport report = perfectReport(truth);
    Evaluation result = judged(report, truth);
    EXPECT_EQ(result.figures.tiles.required(), 4);
    EXPECT_EQ(result.figures.meeples.required(), 3);
    EXPECT_EQ(result.figures.meeples.unjudged, 1);
    EXPECT_EQ(result.figures.boards.exact, 1);

    const engine::Placement guess = placement("base.V", 2, 1);
    report.tiles.push_back({guess, 0.4, tests::cornersOf(guess)});
    report.meeples.push_back(report.meeples[0]);
    report.meeples.back().feature = {{2, 1}, 0};
    report.meeples.back().foot = meeple.foot;
    result = judged(report, truth);
    EXPECT_EQ(result.figures.tiles.unjudged, 1);
    EXPECT_EQ(result.figures.tiles.extra, 0);
    EXPECT_EQ(result.figures.meeples.spurious, 0);
    EXPECT_EQ(result.figures.boards.exact, 1);
}

TEST(Evaluation, AHardlyVisibleTileIsNotRequiredButMustNotBeWrong) {
    Truth truth = smallTruth();
    truth.tiles[0].visible = 0.3;
    BoardReport report = perfectReport(truth);
    EXPECT_EQ(judged(report, truth).figures.tiles.required(), 4);
    EXPECT_EQ(judged(report, truth).figures.tiles.hiddenRight, 1);
    EXPECT_EQ(judged(report, truth).figures.boards.exact, 1);
    report.tiles[0].placement.rotation = Rotation::Half;
    EXPECT_EQ(judged(report, truth).figures.tiles.wrong, 1);
    EXPECT_EQ(judged(report, truth).figures.tiles.silent, 1);
    report.tiles.erase(report.tiles.begin());
    EXPECT_EQ(judged(report, truth).figures.tiles.missing, 0);
    EXPECT_EQ(judged(report, truth).figures.tiles.hidden, 1);
    EXPECT_EQ(judged(report, truth).figures.boards.exact, 1);
}

TEST(Evaluation, PixelsDecideBetweenAlignmentsThatAreAsGood) {
    Truth truth = truthOf({placement("base.X", 0, 0)});
    truth.meeples = {meepleOn(truth, MeepleColour::Red, {0, 0}, 1, 0.8)}; // on the road to the east
    for (const Rotation turn : engine::kRotations) {
        const Evaluation result = judged(tests::moved(perfectReport(truth), {turn, {3, 3}}), truth);
        EXPECT_EQ(result.figures.meeples.right, 1) << engine::quarterTurns(turn);
    }
}

TEST(Evaluation, AFarOrOtherColouredMeepleIsNotFound) {
    const Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    report.meeples[0].colour = MeepleColour::Black;
    report.meeples[1].foot.x += 51; // pixels; half a side is 50
    const Evaluation result = judged(report, truth);
    EXPECT_EQ(result.figures.meeples.wrongColour, 1);
    EXPECT_EQ(result.figures.meeples.missing, 1);
    EXPECT_EQ(result.figures.meeples.found(), 1);
    EXPECT_EQ(result.figures.meeples.required(), 3);
    EXPECT_EQ(result.figures.meeples.spurious, 2);
    EXPECT_EQ(result.figures.meeples.silent, 2);
    EXPECT_EQ(result.figures.boards.tilesExact, 1);
    EXPECT_EQ(result.figures.boards.exact, 0);
    EXPECT_EQ(result.figures.boards.rightOrAsked, 0);
    EXPECT_THAT(mistakesOf(result),
                ElementsAre("(0,-1) red city S was read as black", HasSubstr("is missing"),
                            "(0,-1) black city S where none stands", HasSubstr("where none")));
    report.meeples[1].foot.x -= 2;
    EXPECT_EQ(judged(report, truth).figures.meeples.found(), 2);
}

TEST(Evaluation, AMeepleOnAnotherFeatureOrCellIsFoundButNotRight) {
    const Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    report.meeples[0].feature.segment = 1;   // the field beside the city
    report.meeples[1].feature = {{1, 1}, 0}; // the same road, a tile further
    report.meeples[2].feature = {{7, 7}, 0}; // no tile there
    report.questions = {question(ReportQuestion::About::Meeple, {0, -1})};
    const Evaluation result = judged(report, truth);
    EXPECT_EQ(result.figures.meeples.found(), 3);
    EXPECT_EQ(result.figures.meeples.right, 0);
    EXPECT_EQ(result.figures.meeples.wrongFeature, 3);
    EXPECT_EQ(result.figures.meeples.spurious, 0);
    EXPECT_EQ(result.figures.meeples.asked, 1);
    EXPECT_EQ(result.figures.meeples.silent, 2);
    EXPECT_THAT(mistakesOf(result),
                ElementsAre("(0,-1) red field NL NR EL ER WL WR instead of red city S, asked",
                            "(1,0) blue road N S in (1,1) instead of blue road S W",
                            "(1,1) blue meeple in (7,7) instead of blue field NL SR WL WR"));
}

TEST(Evaluation, AnAlternativeFeatureIsRight) {
    Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    report.meeples[0].feature.segment = 1;
    truth.meeples[0].features.push_back(meepleOn(truth, MeepleColour::Red, {0, -1}, 1).features.front());
    EXPECT_EQ(judged(report, truth).figures.meeples.right, 3);
}

TEST(Evaluation, FeaturesAreComparedBySidesWhenTheTileIsMisread) {
    Truth truth = truthOf({placement("base.F", 0, 0), placement("base.D", 0, 1)});
    truth.meeples = {meepleOn(truth, MeepleColour::Red, {0, 0}, 0)};
    BoardReport report = perfectReport(truth);
    report.tiles[0].placement = placement("base.G", 0, 0, 2);
    EXPECT_EQ(judged(report, truth).figures.meeples.right, 1);
    report.meeples[0].feature.segment = 9; // the type has no such feature
    EXPECT_EQ(judged(report, truth).figures.meeples.wrongFeature, 1);
}

TEST(Evaluation, AReportCountsForOneMeepleOnly) {
    Truth truth = smallTruth();
    truth.meeples.push_back(meepleOn(truth, MeepleColour::Blue, {1, 0}, 0, 0.6));
    BoardReport report = perfectReport(truth);
    EXPECT_EQ(judged(report, truth).figures.meeples.right, 4);
    report.meeples.erase(report.meeples.begin() + 1);
    EXPECT_EQ(judged(report, truth).figures.meeples.right, 3);
    EXPECT_EQ(judged(report, truth).figures.meeples.missing, 1);
    report.meeples.push_back(report.meeples.back());
    report.meeples.push_back(report.meeples.back());
    EXPECT_EQ(judged(report, truth).figures.meeples.spurious, 1);
}

TEST(Evaluation, AHardlyVisibleMeepleIsNotRequired) {
    Truth truth = smallTruth();
    truth.meeples[0].visible = 0.1;
    BoardReport report = perfectReport(truth);
    EXPECT_EQ(judged(report, truth).figures.meeples.required(), 2);
    EXPECT_EQ(judged(report, truth).figures.meeples.hiddenRight, 1);
    EXPECT_EQ(judged(report, truth).figures.meeples.spurious, 0);
    report.meeples.erase(report.meeples.begin());
    EXPECT_EQ(judged(report, truth).figures.meeples.missing, 0);
    EXPECT_EQ(judged(report, truth).figures.meeples.hidden, 1);
    EXPECT_EQ(judged(report, truth).figures.boards.exact, 1);
}

TEST(Evaluation, LeftOverMeeplesAreNotJudgedWhereTheTruthIsIncomplete) {
    Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    report.meeples.push_back(report.meeples[0]);
    report.meeples.back().foot = tests::pixelOf({2, 1}, 0.5, 0.5);
    EXPECT_EQ(judged(report, truth).figures.meeples.spurious, 1);
    truth.meeplesComplete = false;
    EXPECT_EQ(judged(report, truth).figures.meeples.spurious, 0);
    report.meeples[1].colour = MeepleColour::Pink; // a listed meeple in another colour stays an error
    EXPECT_EQ(judged(report, truth).figures.meeples.spurious, 1);
}

TEST(Evaluation, AnotherFigureThanItIsIsAMistakeThatIsListed) {
    Truth truth = smallTruth();
    truth.meeples[0].figure = engine::MeepleType::Abbot;
    BoardReport report = perfectReport(truth);
    report.meeples[0].figure = engine::MeepleType::Small;
    const Evaluation result = judged(report, truth);
    EXPECT_EQ(result.figures.meeples.kindsJudged, 3);
    EXPECT_EQ(result.figures.meeples.kindsRight, 2);
    EXPECT_EQ(result.figures.meeples.right, 3);
    ASSERT_EQ(mistakesOf(result).size(), 1U);
    EXPECT_THAT(mistakesOf(result).front(), testing::HasSubstr("small instead of abbot"));
}

TEST(Evaluation, ThePoseOfDiscsIsNotJudged) {
    Truth truth = smallTruth();
    BoardReport report = perfectReport(truth);
    for (models::ReportedMeeple& meeple : report.meeples)
        meeple.pose = models::MeeplePose::Lying;
    truth.meeples[0].kind = PieceKind::Disc;
    truth.meeples[1].pose = models::MeeplePose::Lying;
    EXPECT_EQ(judged(report, truth).figures.meeples.posesJudged, 2);
    EXPECT_EQ(judged(report, truth).figures.meeples.posesRight, 1);
    EXPECT_EQ(judged(report, truth).figures.boards.exact, 1);
}

TEST(Evaluation, OfAnUnreadPictureEverythingIsMissing) {
    const Figures figures = evaluateUnread(smallTruth(), *models::bundledTiles().registry).figures;
    EXPECT_EQ(figures.tiles.missing, 5);
    EXPECT_EQ(figures.meeples.missing, 3);
    EXPECT_EQ(figures.boards.unread, 1);
    EXPECT_EQ(figures.boards.pictures, 1);
    EXPECT_EQ(figures.boards.exact, 0);
}

TEST(Evaluation, OfATableWithoutABoardEverythingReportedIsExtra) {
    const Truth empty = truthOf({});
    EXPECT_EQ(judged({}, empty).figures.boards.exact, 1);
    const Evaluation result = judged(perfectReport(smallTruth()), empty);
    EXPECT_EQ(result.figures.tiles.extra, 5);
    EXPECT_EQ(result.figures.tiles.silent, 5);
    EXPECT_EQ(result.figures.meeples.spurious, 3);
}

} // namespace
} // namespace meeplecam::datasets
