#include "app/gui/model/photo_model.h"

#include "models/records/setup_json.h"
#include "tests/support/tables.h"

#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

using models::MeepleColour;
using models::ReportQuestion;
using testing::ElementsAre;
using testing::EndsWith;
using testing::StartsWith;

models::ReportedMeeple meeple(MeepleColour colour, const engine::SegmentRef& feature) {
    models::ReportedMeeple reported;
    reported.colour = colour;
    reported.feature = feature;
    reported.foot = tests::pixelOf(feature.cell, 0.5, 0.5);
    return reported;
}

/// A complete city with a red meeple, beside it a blue one on a road.
session::PhotoBoard board() {
    engine::GameSetup setup = *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
    setup.players = {{"Ann", "red"}, {"blue", "blue"}};
    models::BoardReport report;
    for (const engine::Placement& tile :
         {tests::placement("base.E", 0, -1, 2), tests::placement("base.D", 0, 0)})
        report.tiles.push_back({tile, 1.0, tests::cornersOf(tile)});
    report.meeples = {meeple(MeepleColour::Red, {{0, -1}, 0}), meeple(MeepleColour::Blue, {{0, 0}, 1})};
    return session::photoBoardOf(std::move(setup), std::move(report));
}

PhotoModel modelOf(session::PhotoBoard photo) {
    auto model = photoModelOf(std::move(photo));
    EXPECT_TRUE(model);
    return *std::move(model);
}

TEST(PhotoModel, CountsTheTrackAndTheBoardTogether) {
    const PhotoModel model = modelOf(session::withBanked(board(), 1, 30));
    EXPECT_THAT(model.scores, ElementsAre(FinalScoreRow{QStringLiteral("Ann"), 0, 4, 4, false},
                                          FinalScoreRow{QStringLiteral("Blue"), 30, 1, 31, true}));
    EXPECT_THAT(model.verdict.toStdString(),
                StartsWith("If the game ended now, Blue would win with 31 point"));
    ASSERT_EQ(model.points.size(), 2U);
    EXPECT_THAT(model.points[0].points, ElementsAre(engine::PlayerPoints{1, 1}));
}

TEST(PhotoModel, ATieIsOne) {
    const std::string verdict = modelOf(session::withBanked(board(), 1, 3)).verdict.toStdString();
    EXPECT_THAT(verdict, StartsWith("If the game ended now, a tie with 4 point"));
    EXPECT_THAT(verdict, EndsWith(": Ann, Blue"));
}

TEST(PhotoModel, NamesWhatWasForgottenWhereItLies) {
    const PhotoModel model = modelOf(board());
    ASSERT_EQ(model.findings.size(), 1U);
    EXPECT_EQ(model.findings[0].cell, (engine::Cell{0, -1}));
    EXPECT_FALSE(model.findings[0].text.isEmpty());
    EXPECT_TRUE(model.board.tileAt({0, -1})->found);
    EXPECT_FALSE(model.board.tileAt({0, 0})->found);
}

TEST(PhotoModel, ListsWhatIsHardlyWorthAQuestion) {
    session::PhotoBoard photo = board();
    models::ReportedMeeple inField = photo.report.meeples[1];
    inField.feature.segment = 2;
    models::ReportQuestion claim{models::ReportQuestion::About::Meeple, {0, 0}};
    claim.why = models::QuestionReason::UnclearClaim;
    claim.answers = {{.meeple = photo.report.meeples[1]}, {.meeple = inField}};
    models::ReportQuestion hidden{models::ReportQuestion::About::Tile, {1, 0}};
    hidden.why = models::QuestionReason::UnderHand;
    photo.report.mayBeLookedAt = {claim, hidden};
    const PhotoModel model = modelOf(std::move(photo));
    EXPECT_TRUE(model.questions.empty());
    ASSERT_EQ(model.unsure.size(), 1U) << "what a hand hides a finding says";
    EXPECT_EQ(model.unsure[0].cell, (engine::Cell{0, 0}));
    EXPECT_THAT(model.unsure[0].text.toStdString(), testing::HasSubstr("Blue on a road"));
}

TEST(PhotoModel, AsksInWords) {
    session::PhotoBoard photo = board();
    models::ReportedMeeple seen = photo.report.meeples[1];
    models::ReportedMeeple field = seen;
    field.feature.segment = 3;
    models::ReportedMeeple red = seen;
    red.colour = MeepleColour::Red;
    ReportQuestion question;
    question.about = ReportQuestion::About::Meeple;
    question.cell = {0, 0};
    const auto ask = [&](std::vector<models::ReportAnswer> answers) {
        question.answers = std::move(answers);
        photo.report.questions = {question};
        return modelOf(photo).questions.front();
    };
    const PhotoQuestion claim = ask({{.meeple = seen}, {.meeple = field}});
    EXPECT_EQ(claim.title, QStringLiteral("What does this meeple claim?"));
    EXPECT_THAT(claim.answers, ElementsAre(QStringLiteral("Blue: road"), QStringLiteral("Blue: field")));
    EXPECT_EQ(ask({{.meeple = seen}, {.meeple = red}}).title, QStringLiteral("Whose meeple is this?"));
    const PhotoQuestion any = ask({{.meeple = seen}, {}});
    EXPECT_EQ(any.title, QStringLiteral("Is this a meeple?"));
    EXPECT_EQ(any.answers[1], QStringLiteral("No meeple"));
    question.about = ReportQuestion::About::Tile;
    const PhotoQuestion tile = ask({{.tile = photo.report.tiles[0]}, {}});
    EXPECT_EQ(tile.title, QStringLiteral("Which tile is this?"));
    EXPECT_THAT(tile.answers[0].toStdString(), testing::HasSubstr("(E)"));
    EXPECT_EQ(tile.answers[1], QStringLiteral("No tile"));
    EXPECT_TRUE(modelOf(photo).board.tileAt({0, 0})->asked);
}

TEST(PhotoModel, KnowsADrawnMeepleInTheReport) {
    const PhotoModel model = modelOf(board());
    ASSERT_EQ(model.board.meeples.size(), 2U);
    EXPECT_EQ(meepleOf(model, model.board.meeples[1]), 1U);
    BoardMeeple other = model.board.meeples[1];
    other.at.segment = 2;
    EXPECT_EQ(meepleOf(model, other), std::nullopt);
}

} // namespace
} // namespace meeplecam::gui
