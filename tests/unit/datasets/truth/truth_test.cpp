#include "datasets/truth/truth.h"

#include "models/files/json_input.h"
#include "tests/support/bundled.h"

#include <gmock/gmock.h>

namespace meeplecam::datasets {
namespace {

using models::Json;
using testing::HasSubstr;
using testing::StartsWith;
using tests::placement;

/// A truth with every variant of keys.
Json truthDocument() {
    return Json::parse(R"({"format": "meeplecam-truth 1", "tile_set": "base,inns_cathedrals", "art": "c1",
      "complete": true, "players": ["red", "grey"], "width": 800, "height": 600, "notes": "",
      "tiles": [
        {"tile": "base.D", "x": 0, "y": 0, "rot": 1, "corners": [[1,2],[3,4],[5,6],[7.5,8]], "visible": 0.25},
        {"tile": "base.V", "x": 1, "y": 0, "rot": 0, "corners": [[1,2],[3,4],[5,6],[7,8]]},
        {"tile": null, "x": 2, "y": 0, "rot": null, "corners": [[1,2],[3,4],[5,6],[7,8]], "note": "a river"}],
      "meeples": [
        {"colour": "red", "kind": "meeple", "pose": "lying", "size": "large", "x": 0, "y": 0, "at": [0.4, 0.4],
         "foot": [10.5, 20], "visible": 0.5, "feature": {"kind": "road", "index": 1, "edges": ["E", "W"]},
         "feature_alternatives": [{"kind": "field", "half_edges": ["EL", "WR"]}]},
        {"colour": "grey", "kind": "disc", "pose": "lying", "x": 1, "y": 0, "at": null, "foot": [1, 2],
         "feature": {"kind": "road", "edges": ["W", "S"]}},
        {"colour": "grey", "pose": "standing", "x": 2, "y": 0, "foot": [1, 2], "feature": null}]})");
}

engine::Result<Truth> parsed(const Json& json) {
    return parseTruth(json.dump(), "t.json", models::bundledTiles());
}

TEST(Truth, IsReadWithEveryVariantOfKeys) {
    const engine::Result<Truth> truth = parsed(truthDocument());
    ASSERT_TRUE(truth) << truth.error().message;
    EXPECT_EQ(truth->art, "c1");
    EXPECT_THAT(truth->tileSets, testing::ElementsAre("base", "inns_cathedrals"));
    EXPECT_THAT(truth->players, testing::ElementsAre(models::MeepleColour::Red, models::MeepleColour::Grey));
    EXPECT_EQ(truth->size, cv::Size(800, 600));
    EXPECT_TRUE(truth->complete);
    EXPECT_TRUE(truth->meeplesComplete);
    ASSERT_EQ(truth->tiles.size(), 3U);
    EXPECT_EQ(truth->tiles[0].placement, placement("base.D", 0, 0, 1));
    EXPECT_EQ(truth->tiles[0].corners[3], cv::Point2d(7.5, 8));
    EXPECT_EQ(truth->tiles[0].visible, 0.25);
    EXPECT_EQ(truth->tiles[1].visible, 1);
    EXPECT_EQ(truth->tiles[2].placement, std::nullopt);
    EXPECT_EQ(truth->tiles[2].cell, (engine::Cell{2, 0}));
}

TEST(Truth, ReadsMeeplesAndDiscs) {
    const engine::Result<Truth> truth = parsed(truthDocument());
    ASSERT_TRUE(truth) << truth.error().message;
    const engine::TileRegistry& registry = *models::bundledTiles().registry;
    const engine::TileType& crossing = registry[tests::tile("base.D")];
    ASSERT_EQ(truth->meeples.size(), 3U);
    const TruthMeeple& red = truth->meeples[0];
    EXPECT_EQ(red.kind, PieceKind::Meeple);
    EXPECT_EQ(red.figure, engine::MeepleType::Large);
    EXPECT_EQ(red.pose, models::MeeplePose::Lying);
    EXPECT_EQ(red.foot, cv::Point2d(10.5, 20));
    EXPECT_EQ(red.visible, 0.5);
    EXPECT_THAT(red.features, testing::ElementsAre(placedFeature(crossing, 1, engine::Rotation::Quarter),
                                                   placedFeature(crossing, 2, engine::Rotation::Quarter)));
    EXPECT_EQ(truth->meeples[1].kind, PieceKind::Disc);
    EXPECT_THAT(truth->meeples[1].features,
                testing::ElementsAre(placedFeature(registry[tests::tile("base.V")], 0, {})));
    EXPECT_TRUE(truth->meeples[2].features.empty());
}

TEST(Truth, ReadsAbbotsBuildersAndPigs) {
    Json json = truthDocument();
    json["meeples"][0]["figure"] = "pig";
    json["meeples"][1]["figure"] = "abbot";
    const engine::Result<Truth> truth = parsed(json);
    ASSERT_TRUE(truth) << truth.error().message;
    EXPECT_EQ(truth->meeples[0].figure, engine::MeepleType::Pig);
    EXPECT_EQ(truth->meeples[1].figure, engine::MeepleType::Abbot);
    EXPECT_EQ(truth->meeples[2].figure, engine::MeepleType::Small);
    json["meeples"][0]["figure"] = "knight";
    EXPECT_FALSE(parsed(json));
}

TEST(Truth, MeeplesOfAnIncompleteOneAreIncompleteUnlessItSaysSo) {
    Json json = truthDocument();
    json["complete"] = false;
    EXPECT_FALSE(parsed(json)->meeplesComplete);
    json["meeples_complete"] = true;
    EXPECT_TRUE(parsed(json)->meeplesComplete);
    json["complete"] = true;
    json["meeples_complete"] = false;
    EXPECT_FALSE(parsed(json)->meeplesComplete);
}

TEST(Truth, MayHaveNoTile) {
    Json json = truthDocument();
    json["tiles"] = Json::array();
    json["meeples"] = Json::array();
    EXPECT_TRUE(parsed(json));
}

/// The document with one place changed.
engine::Result<Truth> with(const std::string& place, const Json& value) {
    Json json = truthDocument();
    json[Json::json_pointer(place)] = value;
    return parsed(json);
}

TEST(Truth, SaysWhatIsWrongAndWhere) {
    const std::vector<std::tuple<std::string, Json, std::string>> cases{
        {"/format", "meeplecam-board 1", "format is not"},
        {"/tile_set", "base,attic", "tile_set is wrong: "},
        {"/players/1", "mauve", "players[1] names no colour"},
        {"/width", 0, "width is not a whole number"},
        {"/complete", nullptr, "complete is neither"},
        {"/tiles/0/tile", "base.QQ", "tiles[0].tile names no tile type"},
        {"/tiles/0/rot", 4, "tiles[0].rot is not"},
        {"/tiles/1/corners", Json::array(), "tiles[1].corners is not a list of 4"},
        {"/tiles/1/x", 0, "tiles[1] lies in the same cell"},
        {"/tiles/0/visible", 1.5, "tiles[0].visible is not a number"},
        {"/meeples/0/colour", "reddish", "meeples[0].colour names no colour"},
        {"/meeples/0/pose", "sleeping", "meeples[0].pose is none of standing, lying"},
        {"/meeples/0/x", 9, "meeples[0] stands in a cell without a tile"},
        {"/meeples/0/feature/index", 4, "meeples[0].feature.index is not"},
        {"/meeples/0/feature/kind", "city", "meeples[0].feature is of another kind than feature 1"},
        {"/meeples/0/feature_alternatives/0/half_edges/0", "NL",
         "meeples[0].feature_alternatives[0] is no feature of base.D"},
        {"/meeples/1/feature/edges/0", "X", "meeples[1].feature.edges[0] is none of N, E, S, W"},
        {"/meeples/0/foot", "there", "meeples[0].foot is not a list"}};
    for (const auto& [place, value, sentence] : cases) {
        const engine::Result<Truth> truth = with(place, value);
        ASSERT_FALSE(truth) << place;
        EXPECT_THAT(truth.error().message, StartsWith("t.json: " + sentence)) << place;
    }
}

TEST(Truth, NeedsTheTileKeyEvenOfUnknownTiles) {
    Json json = truthDocument();
    json["tiles"][2].erase("tile");
    EXPECT_THAT(parsed(json).error().message, HasSubstr("tiles[2].tile is missing"));
}

TEST(Truth, RefusesWhatIsNoTruth) {
    EXPECT_FALSE(parseTruth("", "t.json", models::bundledTiles()));
    EXPECT_FALSE(parseTruth("[]", "t.json", models::bundledTiles()));
    EXPECT_FALSE(parseTruth("{}", "t.json", models::bundledTiles()));
    EXPECT_THAT(readTruth("/no/such/file.json", models::bundledTiles()).error().message,
                HasSubstr("does not exist"));
}

} // namespace
} // namespace meeplecam::datasets
