#include "datasets/truth/film_truth.h"

#include "tests/support/bundled.h"

#include <gmock/gmock.h>

namespace meeplecam::datasets {
namespace {

using models::MeepleColour;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;
using testing::StartsWith;
using tests::placement;

/// Three turns of a film: lines that are changed one at a time below.
std::vector<std::string> lines() {
    return {
        R"({"event":"header","format":"meeplecam-film-truth 1","fps":5,"frames":100,"width":640,"height":360,)"
        R"("tile_set":"base,inns_cathedrals","art":"c3","players":["black","red"],"turns":3})",
        R"({"event":"tile_placed","frame":0,"player":null,"tile":"base.D","x":0,"y":0,"rot":0})",
        R"({"event":"tile_placed","frame":24,"turn":0,"player":"black","tile":"base.D","x":1,"y":0,"rot":2})",
        R"({"event":"meeple_placed","frame":24,"turn":0,"player":"black","colour":"black","x":1,"y":0,)"
        R"("feature":{"kind":"city","index":0,"edges":["N"],"half_edges":[]},"pose":"standing"})",
        R"({"event":"scores","frame":30,"turn":0,"scores":{"black":0,"red":0}})",
        R"({"event":"camera_bump","frame":35,"turn":1})",
        R"({"event":"tile_placed","frame":57,"turn":1,"player":"red","tile":"base.E","x":1,"y":1,"rot":0})",
        R"({"event":"meeple_placed","frame":60,"turn":1,"player":"red","colour":"red","size":"large",)"
        R"("pose":"lying","x":1,"y":1,"feature":{"kind":"field","half_edges":["EL","ER","SL","SR","WL","WR"]}})",
        R"({"event":"meeple_removed","frame":71,"turn":1,"player":"red","colour":"black","x":1,"y":0,)"
        R"("feature":{"kind":"city","index":0,"edges":["N"],"half_edges":[]}})",
        R"({"event":"feature_completed","frame":71,"turn":1,"kind":"city","tiles":[[1,0],[1,1]],)"
        R"("scores":{"black":4,"red":0}})",
        R"({"event":"scores","frame":71,"turn":1,"scores":{"black":4,"red":0}})"};
}

engine::Result<FilmTruth> parsed(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return parseFilmTruth(text, "f.jsonl", models::bundledTiles());
}

TEST(FilmTruth, ReadsTheHeader) {
    const engine::Result<FilmTruth> truth = parsed(lines());
    ASSERT_TRUE(truth) << truth.error().message;
    EXPECT_EQ(truth->framesPerSecond, 5);
    EXPECT_EQ(truth->frames, 100);
    EXPECT_EQ(truth->size, cv::Size(640, 360));
    EXPECT_EQ(truth->art, "c3");
    EXPECT_THAT(truth->tileSets, ElementsAre("base", "inns_cathedrals"));
    EXPECT_THAT(truth->players, ElementsAre(MeepleColour::Black, MeepleColour::Red));
}

TEST(FilmTruth, TakesBoxesAsAListToo) {
    std::vector<std::string> text = lines();
    const std::string joined = R"("base,inns_cathedrals")";
    text[0].replace(text[0].find(joined), joined.size(), R"(["base","inns_cathedrals"])");
    const engine::Result<FilmTruth> truth = parsed(text);
    ASSERT_TRUE(truth) << truth.error().message;
    EXPECT_THAT(truth->tileSets, ElementsAre("base", "inns_cathedrals"));
}

TEST(FilmTruth, ReadsWhatIsLaidAndPlaced) {
    const engine::Result<FilmTruth> truth = parsed(lines());
    ASSERT_TRUE(truth) << truth.error().message;
    EXPECT_THAT(truth->tiles, ElementsAre(FilmTile{0, {}, {}, placement("base.D", 0, 0)},
                                          FilmTile{24, 0, MeepleColour::Black, placement("base.D", 1, 0, 2)},
                                          FilmTile{57, 1, MeepleColour::Red, placement("base.E", 1, 1)}));
    const engine::TileRegistry& registry = *models::bundledTiles().registry;
    ASSERT_EQ(truth->placed.size(), 2U);
    EXPECT_EQ(truth->placed[0].feature,
              placedFeature(registry[tests::tile("base.D")], 0, engine::Rotation::Half));
    EXPECT_EQ(truth->placed[0].figure, engine::MeepleType::Small);
    EXPECT_EQ(truth->placed[1].frame, 60);
    EXPECT_EQ(truth->placed[1].figure, engine::MeepleType::Large);
    EXPECT_EQ(truth->placed[1].feature.kind, engine::FeatureKind::Field);
}

TEST(FilmTruth, ReadsWhatFollows) {
    const engine::Result<FilmTruth> truth = parsed(lines());
    ASSERT_TRUE(truth) << truth.error().message;
    ASSERT_EQ(truth->returned.size(), 1U);
    EXPECT_EQ(truth->returned[0].colour, MeepleColour::Black); // whoever took it
    EXPECT_EQ(truth->returned[0].cell, (engine::Cell{1, 0}));
    ASSERT_EQ(truth->scorings.size(), 1U);
    EXPECT_EQ(truth->scorings[0].kind, engine::ScoreKind::City);
    EXPECT_THAT(truth->scorings[0].tiles, ElementsAre(engine::Cell{1, 0}, engine::Cell{1, 1}));
    EXPECT_THAT(truth->scorings[0].points, ElementsAre(Pair(MeepleColour::Black, 4))); // who gets any
    ASSERT_EQ(truth->scores.size(), 2U);
    EXPECT_THAT(truth->scores[1].points,
                testing::UnorderedElementsAre(Pair(MeepleColour::Black, 4), Pair(MeepleColour::Red, 0)));
    EXPECT_THAT(truth->bumps, ElementsAre(35));
}

TEST(FilmTruth, SaysWhatIsWrongAndInWhichLine) {
    struct Change {
        std::size_t line;
        std::string from;
        std::string to;
        std::string sentence;
    };
    const std::vector<Change> changes{
        {0, "header", "tile_placed", "f.jsonl:1: event is not \"header\""},
        {0, "truth 1", "truth 9", "f.jsonl:1: format is not"},
        {0, R"("fps":5)", R"("fps":0)", "f.jsonl:1: fps is not"},
        {0, "base,", "attic,", "f.jsonl:1: tile_set is wrong: "},
        {0, "black", "mauve", "f.jsonl:1: players[0] names no colour"},
        {1, "}", "", "f.jsonl:2 is not valid JSON"},
        {2, R"("player":"black")", R"("player":null)", "f.jsonl:3: player is missing"},
        {2, R"("player":"black")", R"("player":"blue")", "f.jsonl:3: player is none of the players"},
        {2, R"("x":1)", R"("x":0)", "f.jsonl:3: x and y are a cell where a tile lies already"},
        {6, R"("turn":1)", R"("turn":0)", "f.jsonl:7: turn is that of a tile before it"},
        {3, R"("x":1)", R"("x":7)", "f.jsonl:4: x and y are a cell without a tile"},
        {3, R"("index":0)", R"("index":1)", "f.jsonl:4: feature is of another kind"},
        {5, R"("frame":35)", R"("frame":29)", "f.jsonl:6: frame is before that of the line above"},
        {5, R"("frame":35)", R"("frame":101)", "f.jsonl:6: frame is not"},
        {5, "camera_bump", "earthquake", "f.jsonl:6: event is no event of film truth: \"earthquake\""},
        {9, R"("kind":"city")", R"("kind":"town")", "f.jsonl:10: kind is none of road"},
        {9, R"({"black":4)", R"({"mauve":4)", "f.jsonl:10: scores.mauve is no colour"},
        {10, R"("turn":1)", R"("turn":0)", "f.jsonl:11: turn is not after"}};
    for (const Change& change : changes) {
        std::vector<std::string> text = lines();
        text[change.line].replace(text[change.line].find(change.from), change.from.size(), change.to);
        const engine::Result<FilmTruth> truth = parsed(text);
        ASSERT_FALSE(truth) << change.sentence;
        EXPECT_THAT(truth.error().message, StartsWith(change.sentence));
    }
}

TEST(FilmTruth, RefusesWhatIsNoTruth) {
    EXPECT_THAT(parsed({}).error().message, HasSubstr("is empty"));
    EXPECT_THAT(readFilmTruth("/no/such.events.jsonl", models::bundledTiles()).error().message,
                HasSubstr("does not exist"));
}

TEST(FilmTruth, LiesBesideTheFilm) {
    EXPECT_EQ(truthFileOf("/films/game.mp4"), "/films/game.events.jsonl");
}

} // namespace
} // namespace meeplecam::datasets
