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
    meeple.size = MeepleSize::Large;
    meeple.pose = MeeplePose::Lying;
    meeple.feature = {{0, -2}, 1};
    meeple.at = {0.5, 0.31249};
    meeple.foot = {861, 431.549};
    meeple.confidence = 0.98;
    report.meeples = {meeple};
    report.questions = {
        {ReportQuestion::About::Tile, {3, -1}, {"base.F", "base.G"}, "the pennant is covered"},
        {ReportQuestion::About::Meeple, {0, -2}, {"red city 1", "none"}, "its colour is not sure"}};
    report.findings = {{"edge_clash", {2, 3}, "A road runs into a field."}};
    report.scores = {{MeepleColour::Red, 23, {{engine::FeatureKind::City, false, 4, 1, 5, {{1, 2}, 0}}}}};
    report.timing_ms = {{"seeds", 120.04}, {"total", 412}};
    return report;
}

TEST(BoardReport, IsWrittenKeyByKeyAsTheFormatSays) {
    const Json wanted = Json::parse(R"({
      "format": "meeplecam-board 1",
      "image": {"file": "table.jpg", "width": 1920, "height": 1080},
      "tile_sets": ["base"],
      "tiles": [{"tile": "base.U", "x": 0, "y": -2, "rot": 1, "confidence": 0.999,
                 "corners": [[812.1,400.3],[905.7,402.9],[903.0,497.1],[-9.8,494.0]]}],
      "meeples": [{"colour": "grey", "size": "large", "pose": "lying", "x": 0, "y": -2,
                   "at": [0.5, 0.312], "feature": 1, "foot": [861.0, 431.5], "confidence": 0.98}],
      "questions": [{"about": "tile", "x": 3, "y": -1, "alternatives": ["base.F", "base.G"],
                     "why": "the pennant is covered"},
                    {"about": "meeple", "x": 0, "y": -2, "alternatives": ["red city 1", "none"],
                     "why": "its colour is not sure"}],
      "findings": [{"kind": "edge_clash", "x": 2, "y": 3, "text": "A road runs into a field."}],
      "scores": {"red": {"if_ended_now": 23, "sheet": [{"feature": "city", "complete": false, "tiles": 4,
                                                        "pennants": 1, "points": 5, "at": [1, 2, 0]}]}},
      "timing_ms": {"seeds": 120.0, "total": 412.0}})");
    EXPECT_EQ(writeBoardReport(fullReport(), *bundledTiles().registry), wanted);
}

TEST(BoardReport, NumbersAreWrittenShort) {
    const std::string text = writeBoardReport(fullReport(), *bundledTiles().registry).dump();
    EXPECT_THAT(text, testing::HasSubstr("[[812.1,400.3],[905.7,402.9],[903.0,497.1],[-9.8,494.0]]"));
}

TEST(BoardReport, OfAnEmptyTableHasEveryKey) {
    const Json json = writeBoardReport({}, *bundledTiles().registry);
    for (const char* key : {"tiles", "meeples", "questions", "findings"}) {
        EXPECT_TRUE(json.at(key).is_array()) << key;
        EXPECT_TRUE(json.at(key).empty()) << key;
    }
    EXPECT_TRUE(json.at("scores").is_object());
    EXPECT_TRUE(json.at("timing_ms").is_object());
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
