#include "app/session/planning/photo_board.h"

#include "models/records/setup_json.h"
#include "tests/support/tables.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using engine::Rotation;
using models::MeepleColour;
using models::ReportQuestion;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

engine::GameSetup baseGame(std::vector<engine::Player> players = {{"Ann", "red"}, {"Ben", "blue"}}) {
    engine::GameSetup setup = *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
    setup.players = std::move(players);
    return setup;
}

models::BoardReport reportOf(const std::vector<engine::Placement>& tiles) {
    models::BoardReport report;
    for (const engine::Placement& tile : tiles)
        report.tiles.push_back({tile, 0.5, tests::cornersOf(tile)});
    return report;
}

models::ReportedMeeple meeple(MeepleColour colour, const engine::SegmentRef& feature, cv::Point2d foot) {
    models::ReportedMeeple reported;
    reported.colour = colour;
    reported.feature = feature;
    reported.at = {0.5, 0.1};
    reported.foot = foot;
    return reported;
}

std::vector<std::string> kindsOf(const PhotoBoard& board) {
    std::vector<std::string> kinds;
    for (const models::ReportFinding& finding : board.report.findings)
        kinds.push_back(models::kindOf(finding));
    return kinds;
}

std::vector<int> totalsOf(const PhotoBoard& board) {
    const auto score = scoreOf(board);
    return score ? score->ifEndedNow.totals : std::vector<int>{};
}

// base.D: city 0 in the north, road 1 from east to west, fields 2 and 3. base.E: city 0 in the north, field.
// base.U: road 0 from north to south. base.B: cloister 0, field 1.

/// A city of two tiles that is complete, with a red meeple on its northern tile.
PhotoBoard smallCity() {
    models::BoardReport report =
        reportOf({tests::placement("base.E", 0, -1, 2), tests::placement("base.D", 0, 0)});
    report.meeples = {meeple(MeepleColour::Red, {{0, -1}, 0}, tests::pixelOf({0, -1}, 0.5, 0.9))};
    return photoBoardOf(baseGame(), std::move(report));
}

TEST(PhotoBoard, LiesAsInThePicture) {
    for (int quarters = 0; quarters < 4; ++quarters) {
        models::BoardReport report =
            reportOf({tests::placement("base.D", 0, 0), tests::placement("base.U", 1, 0, 1)});
        for (models::ReportedTile& tile : report.tiles)
            for (cv::Point2d& corner : tile.corners)
                for (int i = 0; i < quarters; ++i)
                    corner = {1000 - corner.y, corner.x}; // a camera that was turned
        report.meeples = {meeple(MeepleColour::Red, {{1, 0}, 0}, {})};
        report.questions = {{ReportQuestion::About::Tile, {1, 0}, {}, {{.tile = report.tiles[1]}}}};
        EXPECT_EQ(turnInPicture(report), engine::rotationOf(quarters));
        const PhotoBoard board = photoBoardOf(baseGame(), report);
        EXPECT_EQ(turnInPicture(board.report), Rotation::None) << quarters;
        EXPECT_EQ(totalsOf(board), (std::vector<int>{2, 0})) << "a road of two tiles";
        EXPECT_THAT(kindsOf(board), IsEmpty());
        EXPECT_EQ(board.report.questions[0].cell, board.report.meeples[0].feature.cell);
        EXPECT_EQ(board.report.questions[0].answers[0].tile->placement.cell, board.report.questions[0].cell);
    }
}

TEST(PhotoBoard, UsualPlayersPlayWhereTheColoursAreTheirs) {
    const std::vector<engine::Player> usual{{"Ann", "red"}, {"Ben", "blue"}};
    models::BoardReport report = reportOf({tests::placement("base.D", 0, 0)});
    EXPECT_EQ(playersOn(report, usual), usual) << "all meeples went home";
    report.meeples = {meeple(MeepleColour::Blue, {{0, 0}, 0}, {})};
    EXPECT_EQ(playersOn(report, usual), usual);
    report.meeples.push_back(meeple(MeepleColour::Green, {{0, 0}, 1}, {}));
    EXPECT_THAT(playersOn(report, usual),
                ElementsAre(engine::Player{"green", "green"}, engine::Player{"blue", "blue"}));
}

TEST(PhotoBoard, WhoeverHasAMeeplePlays) {
    models::BoardReport report = reportOf({tests::placement("base.D", 0, 0)});
    report.meeples = {meeple(MeepleColour::Green, {{0, 0}, 1}, {})};
    const PhotoBoard board = photoBoardOf(baseGame(), report);
    EXPECT_THAT(board.setup.players, ElementsAre(engine::Player{"Ann", "red"}, engine::Player{"Ben", "blue"},
                                                 engine::Player{"green", "green"}));
    EXPECT_EQ(totalsOf(board), (std::vector<int>{0, 0, 1}));
}

TEST(PhotoBoard, PointsOnTheTrackCountAndDecide) {
    const PhotoBoard board = withBanked(smallCity(), 1, 5);
    EXPECT_THAT(kindsOf(board), ElementsAre("missed_scoring"));
    const auto score = scoreOf(board);
    ASSERT_TRUE(score);
    EXPECT_EQ(score->ifEndedNow.totals, (std::vector<int>{4, 5}));
    EXPECT_EQ(score->ifEndedNow.winners, std::vector<int>{1});
    const PhotoBoard renamed = withPlayers(board, {{"Cleo", "blue"}, {"Ann", "red"}});
    EXPECT_EQ(renamed.banked, (std::vector<int>{5, 0})) << "points stay with their colours";
    EXPECT_EQ(totalsOf(renamed), (std::vector<int>{5, 4}));
}

TEST(PhotoBoard, RulesMayBeOthers) {
    engine::Rules rules = baseGame().rules;
    rules.twoTileCityPoints = 2;
    EXPECT_EQ(totalsOf(withRules(smallCity(), rules)), (std::vector<int>{2, 0}));
}

TEST(PhotoBoard, AnAnswerAboutATileIsScoredAtOnce) {
    PhotoBoard board = smallCity();
    models::ReportedTile other = board.report.tiles[0];
    other.placement = tests::placement("base.F", 0, -1, 1); // the city goes on to the north
    board.report.questions = {{ReportQuestion::About::Tile, {0, -1}, {}, {{.tile = other}, {}}}};
    const PhotoBoard answered = withAnswer(board, 0, 0);
    EXPECT_THAT(answered.report.questions, IsEmpty());
    EXPECT_EQ(answered.report.tiles[0].placement, other.placement);
    EXPECT_EQ(answered.report.tiles[0].confidence, 1.0);
    EXPECT_THAT(kindsOf(answered), IsEmpty()) << "the city is no longer complete";
    EXPECT_EQ(totalsOf(answered), (std::vector<int>{3, 0})) << "two tiles and a pennant";
    const PhotoBoard none = withAnswer(board, 0, 1);
    EXPECT_THAT(none.report.tiles, SizeIs(1));
    EXPECT_THAT(none.report.meeples, IsEmpty());
    EXPECT_EQ(totalsOf(none), (std::vector<int>{0, 0}));
}

TEST(PhotoBoard, ATileUnderSomethingIsLaidByItsAnswer) {
    PhotoBoard board = smallCity();
    const engine::Placement hidden = tests::placement("base.U", 1, 0, 1);
    board.report.questions = {
        {ReportQuestion::About::Tile, {1, 0}, {}, {{.tile = {{hidden, 1.0, tests::cornersOf(hidden)}}}, {}}}};
    EXPECT_THAT(withAnswer(board, 0, 0).report.tiles, SizeIs(3));
    EXPECT_THAT(withAnswer(board, 0, 1).report.tiles, SizeIs(2));
    EXPECT_THAT(withAnswer(board, 0, 1).report.questions, IsEmpty());
}

TEST(PhotoBoard, AnAnswerAboutAMeepleMovesAddsOrRemovesIt) {
    PhotoBoard board = smallCity();
    const models::ReportedMeeple seen = board.report.meeples[0];
    models::ReportedMeeple blue = seen;
    blue.colour = MeepleColour::Blue;
    board.report.questions = {
        {ReportQuestion::About::Meeple, {0, -1}, {}, {{.meeple = seen}, {.meeple = blue}, {}}}};
    EXPECT_EQ(totalsOf(withAnswer(board, 0, 0)), (std::vector<int>{4, 0}));
    EXPECT_EQ(totalsOf(withAnswer(board, 0, 1)), (std::vector<int>{0, 4}));
    EXPECT_THAT(withAnswer(board, 0, 2).report.meeples, IsEmpty());
    board.report.meeples.clear(); // as when there was little to speak for it
    EXPECT_THAT(withAnswer(board, 0, 1).report.meeples, SizeIs(1));
}

TEST(PhotoBoard, AMeepleStaysOnItsFeatureWhenTheTileIsAnotherOne) {
    const PhotoBoard turned = withTile(smallCity(), tests::placement("base.N", 0, -1, 2));
    ASSERT_THAT(turned.report.meeples, SizeIs(1)); // base.N: city 0 in the north and west
    EXPECT_EQ(turned.report.meeples[0].feature, (engine::SegmentRef{{0, -1}, 0}));
    EXPECT_THAT(turned.report.questions, IsEmpty());
    // Turned by half, the place on the unrotated tile is the one opposite.
    const PhotoBoard other = withTile(turned, tests::placement("base.E", 0, -1, 0));
    EXPECT_NEAR(other.report.meeples[0].at.y, 0.9, 1e-9);
    EXPECT_EQ(other.report.tiles[0].corners, tests::cornersOf(tests::placement("base.E", 0, -1, 0)));
}

TEST(PhotoBoard, AMeepleWhoseFeatureIsGoneIsAskedAbout) {
    const PhotoBoard board = withTile(smallCity(), tests::placement("base.B", 0, -1));
    ASSERT_THAT(board.report.questions, SizeIs(1));
    EXPECT_EQ(board.report.questions[0].about, ReportQuestion::About::Meeple);
    ASSERT_THAT(board.report.questions[0].answers, SizeIs(3)) << "the cloister, the field, no meeple";
    const PhotoBoard answered = withAnswer(board, 0, 1);
    EXPECT_THAT(answered.report.questions, IsEmpty());
    EXPECT_EQ(answered.report.meeples.at(0).feature.segment, 1);
    EXPECT_EQ(answered.report.meeples.at(0).pose, models::MeeplePose::Lying);
    EXPECT_THAT(withAnswer(board, 0, 2).report.meeples, IsEmpty());
}

TEST(PhotoBoard, ATileThatNobodySawLiesBesideItsNeighbours) {
    const PhotoBoard board = withTile(smallCity(), tests::placement("base.U", 1, 0, 1));
    ASSERT_THAT(board.report.tiles, SizeIs(3));
    const models::ReportedTile& tile = board.report.tiles[2];
    const auto expected = tests::cornersOf(tile.placement);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_LT(cv::norm(tile.corners[i] - expected[i]), 1e-6) << i;
    EXPECT_THAT(withoutTile(board, {1, 0}).report.tiles, SizeIs(2));
}

TEST(PhotoBoard, ATileBetweenOthersLiesInTheMiddleOfWhatTheySay) {
    models::BoardReport report =
        reportOf({tests::placement("base.D", 0, 0, 3), tests::placement("base.U", 2, 0)});
    for (cv::Point2d& corner : report.tiles[1].corners)
        corner += cv::Point2d(20, 10); // it lies off its cell
    const PhotoBoard board =
        withTile({baseGame(), std::move(report), {0, 0}}, tests::placement("base.V", 1, 0, 2));
    const auto expected = tests::cornersOf(tests::placement("base.V", 1, 0, 2));
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_LT(cv::norm(board.report.tiles[1].corners[i] - expected[i] - cv::Point2d(10, 5)), 1e-6) << i;
}

TEST(PhotoBoard, TilesAreInTheOrderOfTheirCells) {
    const PhotoBoard board = withTile(withTile(smallCity(), tests::placement("base.U", -1, 0, 1)),
                                      tests::placement("base.U", 1, 0, 1));
    std::vector<engine::Cell> cells;
    for (const models::ReportedTile& tile : board.report.tiles)
        cells.push_back(tile.placement.cell);
    EXPECT_THAT(cells, SizeIs(4));
    EXPECT_TRUE(std::is_sorted(cells.begin(), cells.end()));
    EXPECT_EQ(board.report.tiles[0].confidence, 1.0);
}

TEST(PhotoBoard, AConfirmedTileIsSureAndLiesAsItDid) {
    const PhotoBoard board = smallCity();
    const PhotoBoard confirmed = withTile(board, board.report.tiles[1].placement);
    EXPECT_EQ(confirmed.report.tiles[1].confidence, 1.0);
    EXPECT_EQ(confirmed.report.tiles[0].confidence, 0.5);
    EXPECT_EQ(confirmed.report.tiles[1].corners, board.report.tiles[1].corners);
    EXPECT_EQ(confirmed.report.meeples.at(0).at, board.report.meeples[0].at);
}

TEST(PhotoBoard, AMeepleIsWhereMostOfItsFeatureWas) {
    // base.V: a road from south to west, a field outside of it and one within.
    const auto claimed = [](int field, const engine::Placement& now) {
        models::BoardReport report =
            reportOf({tests::placement("base.D", 0, 0), tests::placement("base.V", 0, 1)});
        report.meeples = {meeple(MeepleColour::Red, {{0, 1}, field}, {})};
        const PhotoBoard board = withTile({baseGame(), std::move(report), {0, 0}}, now);
        EXPECT_THAT(board.report.questions, IsEmpty());
        return board.report.meeples.at(0).feature.segment;
    };
    const auto& segments = (*models::bundledTiles().registry)[tests::tile("base.V")].segments;
    for (int i = 0; i < static_cast<int>(segments.size()); ++i)
        EXPECT_EQ(claimed(i, tests::placement("base.V", 0, 1)), i);
    for (int i = 0; i < static_cast<int>(segments.size()); ++i)
        if (segments[static_cast<std::size_t>(i)].kind == engine::FeatureKind::Field) {
            const engine::Segment& now =
                (*models::bundledTiles().registry)[tests::tile("base.U")].segments.at(
                    static_cast<std::size_t>(claimed(i, tests::placement("base.U", 0, 1))));
            EXPECT_EQ(now.kind, engine::FeatureKind::Field);
            EXPECT_NE(now.halfEdges & segments[static_cast<std::size_t>(i)].halfEdges, 0) << i;
        }
}

TEST(PhotoBoard, MeeplesElsewhereStayWhenATileIsAnotherOne) {
    PhotoBoard board =
        withMeeple(smallCity(), MeepleColour::Blue, engine::MeepleType::Small, {{{0, 0}, 1}, {0.5, 0.5}});
    const models::ReportedMeeple other = board.report.meeples[1];
    board = withTile(board, tests::placement("base.B", 0, -1));
    EXPECT_EQ(board.report.meeples.at(1).feature, other.feature);
    EXPECT_EQ(board.report.meeples.at(1).at, other.at);
    board = withoutTile(board, {0, -1});
    ASSERT_THAT(board.report.meeples, SizeIs(1));
    EXPECT_EQ(board.report.meeples[0].feature, other.feature);
}

TEST(PhotoBoard, AMeepleThatIsAskedAboutIsOfferedWhatTakesMeeples) {
    models::BoardReport report =
        reportOf({tests::placement("base.D", 0, 0), tests::placement("base.B", 0, 1)});
    report.meeples = {meeple(MeepleColour::Red, {{0, 1}, 0}, {50, 60})};
    const PhotoBoard board =
        withTile({baseGame(), std::move(report), {0, 0}}, tests::placement("base.V", 0, 1));
    ASSERT_THAT(board.report.questions, SizeIs(1));
    std::vector<int> offered;
    for (const models::ReportAnswer& answer : board.report.questions[0].answers)
        if (answer.meeple) {
            offered.push_back(answer.meeple->feature.segment);
            EXPECT_EQ(answer.meeple->foot, cv::Point2d(50, 60));
        }
    EXPECT_THAT(offered, ElementsAre(0, 1, 2)) << "once each, what it is on now first";
    EXPECT_FALSE(board.report.questions[0].answers.back().meeple) << "or there is none";
    EXPECT_EQ(board.report.questions[0].cell, (engine::Cell{0, 1}));
}

TEST(PhotoBoard, PlacesOnATileAreSeenWhereItLies) {
    const models::ReportedTile tile{tests::placement("base.D", 2, 1, 1), 1.0,
                                    tests::cornersOf(tests::placement("base.D", 2, 1, 1))};
    EXPECT_LT(cv::norm(inPicture(tile, {0, 0}) - tile.corners[0]), 1e-3);
    EXPECT_LT(cv::norm(inPicture(tile, {1, 0}) - tile.corners[1]), 1e-3);
    EXPECT_LT(cv::norm(inPicture(tile, {0.5, 0.5}) - tests::pixelOf({2, 1}, 0.5, 0.5)), 1e-3);
}

TEST(PhotoBoard, MeeplesAreAddedMovedAndRecoloured) {
    const PhotoBoard board =
        withMeeple(smallCity(), MeepleColour::Blue, engine::MeepleType::Small, {{{0, 0}, 2}, {0.25, 0.35}});
    ASSERT_THAT(board.report.meeples, SizeIs(2));
    EXPECT_EQ(board.report.meeples[1].pose, models::MeeplePose::Lying);
    EXPECT_LT(cv::norm(board.report.meeples[1].foot - tests::pixelOf({0, 0}, 0.25, 0.35)), 1e-3);
    EXPECT_EQ(totalsOf(board), (std::vector<int>{4, 3})) << "a field at a complete city";
    const PhotoBoard moved = withMeepleMoved(board, 1, MeeplePlace{{{0, 0}, 1}, {0.5, 0.5}});
    EXPECT_EQ(totalsOf(moved), (std::vector<int>{4, 1})) << "a road";
    EXPECT_EQ(moved.report.meeples[1].pose, models::MeeplePose::Standing);
    EXPECT_EQ(totalsOf(withMeepleMoved(board, 1, std::nullopt)), (std::vector<int>{4, 0}));
    EXPECT_EQ(totalsOf(withColour(board, 1, MeepleColour::Red)), (std::vector<int>{7, 0}));
}

TEST(PhotoBoard, WhatWasSaidIsNoLongerAsked) {
    PhotoBoard board = smallCity();
    models::ReportedMeeple blue = board.report.meeples[0];
    blue.colour = MeepleColour::Blue;
    board.report.questions = {
        {ReportQuestion::About::Meeple, {0, -1}, {}, {{.meeple = board.report.meeples[0]}, {.meeple = blue}}},
        {ReportQuestion::About::Tile, {0, -1}, {}, {{.tile = board.report.tiles[0]}, {}}}};
    board.report.mayBeLookedAt = board.report.questions;
    for (const PhotoBoard& said :
         {withColour(board, 0, MeepleColour::Blue), withMeepleMoved(board, 0, std::nullopt)}) {
        EXPECT_THAT(said.report.questions, SizeIs(1));
        EXPECT_THAT(said.report.mayBeLookedAt, SizeIs(1));
    }
    const PhotoBoard bare = withoutTile(board, {0, -1});
    EXPECT_THAT(bare.report.questions, IsEmpty());
    EXPECT_THAT(bare.report.mayBeLookedAt, IsEmpty());
    const PhotoBoard confirmed = withTile(board, board.report.tiles[0].placement);
    EXPECT_THAT(confirmed.report.questions, SizeIs(1)) << "the one about the meeple waits";
    EXPECT_THAT(withTile(board, tests::placement("base.N", 0, -1, 2)).report.questions, IsEmpty());
}

TEST(PhotoBoard, PlacesUnderAHandAreHiddenUntilSomebodySaysWhatLiesThere) {
    PhotoBoard board = smallCity();
    const std::size_t others = board.report.findings.size();
    for (const engine::Cell cell : {engine::Cell{1, 0}, engine::Cell{1, -1}})
        board.report.mayBeLookedAt.push_back(
            {ReportQuestion::About::Tile, cell, models::QuestionReason::UnderHand, {{}}});
    board = withColour(board, 0, board.report.meeples[0].colour);
    ASSERT_THAT(board.report.findings, SizeIs(others + 1));
    EXPECT_EQ(std::get<models::HiddenPlaces>(board.report.findings.front().content).cells.size(), 2U);
    board = withTile(board, tests::placement("base.U", 1, 0, 0));
    EXPECT_EQ(std::get<models::HiddenPlaces>(board.report.findings.front().content).cells,
              (std::vector<engine::Cell>{{1, -1}}));
}

TEST(PhotoBoard, TilesOfOtherBoxesAreSaidUntilSomebodySaysWhatLiesThere) {
    PhotoBoard board = smallCity();
    board.report.mayBeLookedAt.push_back(
        {ReportQuestion::About::Tile, {1, 0}, models::QuestionReason::OtherBox, {{}}});
    board = withColour(board, 0, board.report.meeples[0].colour);
    EXPECT_EQ(std::get<models::OtherBoxes>(board.report.findings.front().content).cells,
              (std::vector<engine::Cell>{{1, 0}}));
    board = withTile(board, tests::placement("base.U", 1, 0, 0));
    for (const models::ReportFinding& finding : board.report.findings)
        EXPECT_NE(models::kindOf(finding), "other_boxes");
}

} // namespace
} // namespace meeplecam::session
