#include "models/board_report.h"

#include "tests/support/bundled.h"

#include <gmock/gmock.h>

#include <set>

namespace meeplecam::models {
namespace {

using tests::placement;

/// A report with one of everything.
BoardReport fullReport() {
    BoardReport report;
    report.file = "table.jpg";
    report.size = {1920, 1080};
    report.tileSets = {"base"};
    ReportedTile tile;
    tile.placement = placement("base.U", 0, -2, 1);
    tile.confidence = 0.99949;
    tile.corners = {{{812.14, 400.25}, {905.66, 402.9}, {903, 497.1}, {-9.84, 494}}};
    report.tiles = {tile};
    ReportedMeeple meeple;
    meeple.colour = MeepleColour::Grey;
    meeple.figure = engine::MeepleType::Large;
    meeple.pose = MeeplePose::Lying;
    meeple.feature = {{0, -2}, 1};
    meeple.at = {0.5, 0.31249};
    meeple.foot = {861, 431.549};
    meeple.confidence = 0.98;
    report.meeples = {meeple};
    const auto as = [&](const char* type, int rotation) {
        return ReportAnswer{.tile = ReportedTile{placement(type, 3, -1, rotation), 1.0, {}}};
    };
    report.questions = {
        {ReportQuestion::About::Tile,
         {3, -1},
         QuestionReason::LooksAlike,
         {as("base.F", 0), as("base.F", 1), as("base.G", 0)},
         0.25,
         6},
        {ReportQuestion::About::Meeple, {0, -2}, QuestionReason::MaybeMeeple, {{.meeple = meeple}, {}}}};
    report.mayBeLookedAt = {{ReportQuestion::About::Tile, {2, 2}, QuestionReason::Covered, {{}}, 0.01234, 3}};
    report.findings = {{{2, 3}, engine::Clash{{2, 3}, engine::Side::South}},
                       {{}, FindingInWords{"rules", "It can't be scored."}}};
    report.scores = {{MeepleColour::Red, 23, {{engine::FeatureKind::City, false, 4, 1, 5, {{1, 2}, 0}}}}};
    report.timing_ms = {{"seeds", 120.04}, {"total", 412}};
    return report;
}

const ReportWording kWording{
    .why = [](const auto& question) { return question.answers.size() > 2 ? "alike" : "a meeple?"; },
    .text = [](const auto& finding) { return "this is " + kindOf(finding); }};

TEST(BoardReport, IsWrittenKeyByKeyAsTheFormatSays) {
    const Json wanted = Json::parse(R"json({
      "format": "meeplecam-board 1",
      "image": {"file": "table.jpg", "width": 1920, "height": 1080},
      "tile_sets": ["base"],
      "tiles": [{"tile": "base.U", "x": 0, "y": -2, "rot": 1, "confidence": 0.999,
                 "corners": [[812.1,400.3],[905.7,402.9],[903.0,497.1],[-9.8,494.0]]}],
      "meeples": [{"colour": "grey", "size": "large", "pose": "lying", "x": 0, "y": -2,
                   "at": [0.5, 0.312], "feature": 1, "foot": [861.0, 431.5], "confidence": 0.98}],
      "questions": [{"about": "tile", "x": 3, "y": -1, "alternatives": ["base.F", "base.G"],
                     "why": "alike", "probability": 0.25, "points": 6, "worth": 1.5},
                    {"about": "meeple", "x": 0, "y": -2, "alternatives": ["grey field 1 at (0, -2)", "none"],
                     "why": "a meeple?", "probability": 1.0, "points": 1, "worth": 1.0}],
      "may_be_looked_at": [{"about": "tile", "x": 2, "y": 2, "alternatives": ["none"], "why": "a meeple?",
                            "probability": 0.012, "points": 3, "worth": 0.037}],
      "findings": [{"kind": "edge_clash", "x": 2, "y": 3, "text": "this is edge_clash"},
                   {"kind": "rules", "x": 0, "y": 0, "text": "this is rules"}],
      "scores": {"red": {"if_ended_now": 23, "sheet": [{"feature": "city", "complete": false, "tiles": 4,
                                                        "pennants": 1, "points": 5, "at": [1, 2, 0]}]}},
      "timing_ms": {"seeds": 120.0, "total": 412.0}})json");
    EXPECT_EQ(writeBoardReport(fullReport(), *bundledTiles().registry, kWording), wanted);
}

TEST(BoardReport, NamesFiguresThatAreNoMeeples) {
    BoardReport report = fullReport();
    report.meeples.front().figure = engine::MeepleType::Builder;
    const Json json = writeBoardReport(report, *bundledTiles().registry, kWording);
    EXPECT_EQ(json["meeples"][0]["size"], "normal");
    EXPECT_EQ(json["meeples"][0]["figure"], "builder");
}

TEST(BoardReport, NumbersAreWrittenShort) {
    const std::string text = writeBoardReport(fullReport(), *bundledTiles().registry, kWording).dump();
    EXPECT_THAT(text, testing::HasSubstr("[[812.1,400.3],[905.7,402.9],[903.0,497.1],[-9.8,494.0]]"));
}

TEST(BoardReport, OfAnEmptyTableHasEveryKey) {
    const Json json = writeBoardReport({}, *bundledTiles().registry, kWording);
    for (const char* key : {"tiles", "meeples", "questions", "may_be_looked_at", "findings"}) {
        EXPECT_TRUE(json.at(key).is_array()) << key;
        EXPECT_TRUE(json.at(key).empty()) << key;
    }
    EXPECT_TRUE(json.at("scores").is_object());
    EXPECT_TRUE(json.at("timing_ms").is_object());
}

TEST(BoardReport, FindingsHaveTheKindsOfTheFormat) {
    const auto kind = [](ReportFinding::Content content) { return kindOf({{}, std::move(content)}); };
    EXPECT_EQ(kind(NoBoard{}), "no_board");
    EXPECT_EQ(kind(OtherEdition{}), "wrong_edition");
    EXPECT_EQ(kind(HiddenPlaces{}), "hidden_places");
    EXPECT_EQ(kind(engine::Clash{}), "edge_clash");
    EXPECT_EQ(kind(OtherBoxes{}), "other_boxes");
    EXPECT_EQ(kind(SurplusTiles{}), "surplus_tile");
    EXPECT_EQ(kind(MissedScoring{}), "missed_scoring");
    EXPECT_EQ(kind(engine::Breach{}), "misplaced_meeple");
    EXPECT_FALSE(hasPlace({{}, OtherEdition{}}));
    EXPECT_FALSE(hasPlace({{}, HiddenPlaces{{{1, 1}, {2, 1}}}}));
    EXPECT_FALSE(hasPlace({{}, OtherBoxes{{{1, 1}, {2, 1}}}}));
    EXPECT_TRUE(hasPlace({{}, engine::Breach{}}));
    EXPECT_FALSE(hasPlace({{}, FindingInWords{"rules", "two tiles lie in one place"}}));
}

TEST(BoardReport, AllCopiesOfASurplusTileAreWrongButOnlyThoseOfOneKindHaveAPlace) {
    const std::vector<engine::Cell> cells{{2, 1}, {0, 0}};
    const ReportFinding one{cells[0], SurplusTiles{{engine::Overcount{}}, cells}};
    const ReportFinding many{cells[0], SurplusTiles{{engine::Overcount{}, engine::Overcount{}}, cells}};
    EXPECT_TRUE(hasPlace(one));
    EXPECT_EQ(wrongPlacesOf(one), cells);
    EXPECT_FALSE(hasPlace(many));
    EXPECT_TRUE(wrongPlacesOf(many).empty());
    EXPECT_EQ(wrongPlacesOf({{3, 4}, engine::Breach{}}), (std::vector<engine::Cell>{{3, 4}}));
}

TEST(BoardReport, FindingsAboutSeveralPlacesNameThem) {
    BoardReport report;
    report.findings = {{{}, OtherBoxes{{{1, 2}, {3, -4}}}},
                       {{2, 1}, SurplusTiles{{engine::Overcount{}}, {{2, 1}, {0, 0}}}},
                       {{5, 5}, engine::Breach{}}};
    const Json json =
        writeBoardReport(report, *bundledTiles().registry,
                         {.why = [](const auto&) { return "?"; }, .text = [](const auto&) { return "!"; }});
    const Json& findings = json.at("findings");
    EXPECT_EQ(findings[0].at("places"), Json::parse("[[1, 2], [3, -4]]"));
    EXPECT_EQ(findings[1].at("places"), Json::parse("[[2, 1], [0, 0]]"));
    EXPECT_EQ(findings[1].at("x"), 2);
    EXPECT_FALSE(findings[2].contains("places"));
}

TEST(BoardReport, ItsExtentHoldsWhatIsAskedAndFoundBesideTheTiles) {
    EXPECT_EQ(extentOf(fullReport()), (engine::CellRange{{0, -2}, {3, 3}}));
}

TEST(BoardReport, ColoursHaveNamesOfTheirOwn) {
    std::set<std::string_view> names;
    for (int i = 0; i < kMeepleColours; ++i) {
        const auto colour = static_cast<MeepleColour>(i);
        names.insert(nameOf(colour));
        EXPECT_EQ(findColour(nameOf(colour)), colour);
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(kMeepleColours));
    EXPECT_EQ(nameOf(MeepleColour::Brown), "brown");
    EXPECT_EQ(findColour("mauve"), std::nullopt);
    EXPECT_EQ(findColour(""), std::nullopt);
}

} // namespace
} // namespace meeplecam::models
