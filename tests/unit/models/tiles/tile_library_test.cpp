#include "models/tiles/tile_library.h"

#include "models/files/json_input.h"
#include "tests/support/bundled.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <tuple>

namespace meeplecam::models {
namespace {

using testing::HasSubstr;

const engine::TileSet& set(const std::string& name) {
    static std::vector<engine::TileSet> found;
    found = *findSets(bundledTiles(), std::vector{name});
    return found.front();
}

TEST(TileLibrary, BundlesThePublishedBoxes) {
    EXPECT_EQ(bundledTiles().registry->size(), 108);
    EXPECT_EQ(engine::total(set("base").counts), 72);
    EXPECT_EQ(engine::total(set("winter").counts), 84);
    EXPECT_EQ(engine::total(set("gingerbread").counts), 6);
    EXPECT_EQ(engine::total(set("inns_cathedrals").counts), 18);
    EXPECT_EQ(engine::total(set("demo").counts), 48);
    EXPECT_EQ(set("base").start, tests::tile("base.D"));
    EXPECT_FALSE(set("gingerbread").start.has_value());
    EXPECT_EQ(engine::countOf(set("base").counts, tests::tile("base.V")), 9);
}

TEST(TileLibrary, R46BundlesTheRiversWithTheirSpringAndLake) {
    for (const auto& [name, spring, lake] : {std::tuple{"river", "ri.A", "ri.L"},
                                             {"river_2014", "ri.A", "ri.L"},
                                             {"river_2021", "ri.A3", "ri.L3"}}) {
        EXPECT_EQ(engine::total(set(name).counts), 12);
        EXPECT_EQ(set(name).start, tests::tile(spring));
        EXPECT_EQ(set(name).last, tests::tile(lake));
        EXPECT_EQ(set(name).kind, engine::BoxKind::River);
    }
}

TEST(TileLibrary, R53R58R65BundlesWhatTheBoxesHoldBesidesTiles) {
    EXPECT_EQ(set("abbot").kind, engine::BoxKind::Figures);
    EXPECT_EQ(engine::total(set("abbot").counts), 0);
    EXPECT_EQ(set("abbot").extraMeeples, (engine::FigureCounts{0, 0, 1, 0, 0}));
    EXPECT_EQ(set("traders_builders").extraMeeples, (engine::FigureCounts{0, 0, 0, 1, 1}));
    EXPECT_EQ(set("traders_builders").goodsTokens, (engine::GoodsCounts{9, 6, 5}));
    engine::GoodsCounts symbols{};
    for (const engine::TileType& type : bundledTiles().registry->types())
        for (const engine::Segment& segment : type.segments)
            if (segment.goods != engine::Goods::None)
                symbols[engine::slotOf(segment.goods)] +=
                    engine::countOf(set("traders_builders").counts, tests::tile(type.name));
    EXPECT_EQ(symbols, set("traders_builders").goodsTokens);
}

TEST(TileLibrary, R54GardenCopiesAreTheirTypeAndAGarden) {
    int gardens = 0;
    for (const engine::TileType& type : bundledTiles().registry->types()) {
        if (type.variantOf.empty())
            continue;
        ++gardens;
        EXPECT_EQ(type.segments.back().kind, engine::FeatureKind::Garden) << type.name;
        engine::TileType plain = type;
        plain.segments.pop_back();
        EXPECT_EQ(plain.segments, (*bundledTiles().registry)[tests::tile(type.variantOf)].segments)
            << type.name;
    }
    EXPECT_EQ(gardens, 13);
}

TEST(TileLibrary, R27KnowsWhatTheExpansionsTilesAllow) {
    const engine::TileRegistry& registry = *bundledTiles().registry;
    for (const engine::Segment& segment : registry[tests::tile("ic.I")].segments)
        EXPECT_EQ(segment.takesMeeple, segment.kind != engine::FeatureKind::Road);
    EXPECT_EQ(registry[tests::tile("ic.H")].segments.size(), 5U); // four cities and the field between them
    EXPECT_EQ(registry[tests::tile("ic.C")].innSides2014, 0b1010);
    EXPECT_TRUE(registry[tests::tile("ic.C")].segments[0].inn);
    EXPECT_FALSE(registry[tests::tile("ic.C")].segments[2].inn);
}

TEST(TileLibrary, RefusesWhatItDoesNotUnderstand) {
    const auto messageOf = [](const std::string& text) {
        const auto library = parseTileLibrary(text, "my.json");
        return library ? std::string("accepted") : library.error().message;
    };
    EXPECT_THAT(messageOf("{"), HasSubstr("my.json is not valid JSON"));
    EXPECT_EQ(messageOf("{}"), "my.json: format is missing; it is a text in \"\"");
    EXPECT_EQ(messageOf(R"({"format":"carcassonne-tiles 2"})"),
              "my.json: format is not \"carcassonne-tiles 1\"");
    EXPECT_EQ(messageOf(R"({"format":"carcassonne-tiles 1","types":{"a":{"features":[{"kind":"sea"}]}}})"),
              "my.json: types.a.features[0].kind is none of road, city, cloister, field, "
              "river, garden");
    const std::string field =
        R"({"kind":"field","half_edges":["NL","NR","EL","ER","SL","SR","WL","WR"],"cities":[]})";
    const std::string head =
        R"({"format":"carcassonne-tiles 1","types":{"a":{"code":"FFFF","features":[)" + field + "]}}";
    EXPECT_EQ(messageOf(head + R"(,"sets":{"s":{"tiles":{"b":1}}}})"),
              "my.json: sets.s.tiles.b counts a tile type that the file does not describe");
    EXPECT_EQ(messageOf(head + R"(,"sets":{"s":{"tiles":{"a":-1}}}})"),
              "my.json: sets.s.tiles.a is not a whole number from 0 to 100");
    EXPECT_EQ(messageOf(head + R"(,"sets":{"s":{"tiles":{"a":3}}}})"), "accepted");
}

TEST(TileLibrary, NamesTheSetsThereAre) {
    const auto sets = findSets(bundledTiles(), std::vector<std::string>{"base", "rivers"});
    ASSERT_FALSE(sets.has_value());
    EXPECT_THAT(sets.error().message, HasSubstr("there is no box \"rivers\"; choose from base, "));
}

/// The published files as one: `more` adds types and boxes to `first`.
Json joined(const std::filesystem::path& first, const std::filesystem::path& more) {
    Json all = *parseJson(*readFile(first, "tile sets", 4'000'000), "first");
    const Json added = *parseJson(*readFile(more, "tile sets", 4'000'000), "more");
    for (const char* key : {"types", "sets"})
        all[key].update(added[key]);
    return all;
}

TEST(TileLibrary, AgreesWithThePublishedFiles) {
    const char* data = std::getenv("MEEPLECAM_DATA");
    if (data == nullptr || *data == 0)
        GTEST_SKIP() << "MEEPLECAM_DATA is not set";
    const std::filesystem::path folder(data);
    const auto published = parseTileLibrary(
        joined(folder / "tilesets.json", folder / "tilesets-expansions.json").dump(), "published");
    ASSERT_TRUE(published.has_value()) << published.error().message;
    for (engine::TileType type : published->registry->types()) {
        std::erase(type.markers, "garden_in_2014_edition");
        const auto ours = bundledTiles().registry->find(type.name);
        ASSERT_TRUE(ours.has_value()) << type.name;
        engine::TileType bundled = (*bundledTiles().registry)[*ours];
        // facts that the published files tell in words, or the other way round
        bundled.innSides2014 = 0;
        bundled.bushes2014 = false;
        std::erase(bundled.markers, "garden_in_2014_edition");
        std::erase(bundled.markers, "spring"); // what is seen, not played
        for (engine::Segment& segment : bundled.segments)
            segment.takesMeeple = segment.kind != engine::FeatureKind::River;
        EXPECT_EQ(bundled, type) << type.name;
    }
    for (const engine::TileSet& box : published->sets)
        for (const engine::TileType& type : published->registry->types()) {
            const auto theirs = published->registry->find(type.name);
            EXPECT_EQ(engine::countOf(set(box.name).counts, tests::tile(type.name)),
                      engine::countOf(box.counts, *theirs))
                << box.name << ' ' << type.name;
        }
}

const char* const kSmallBox = R"({"format": "carcassonne-tiles 1",
    "types": {"x.A": {"code": "FFRF", "features": [{"kind": "road", "edges": ["S"], "ends_in": "village"},
                                                 {"kind": "field", "half_edges": ["NL", "NR", "EL", "ER", "SL",
                                                                                  "SR", "WL", "WR"], "cities": []}]}},
    "sets": {"x": {"tiles": {"x.A": 2, "y.A": 1}}}})";
const char* const kBase = R"({"format": "carcassonne-tiles 1",
    "types": {"y.A": {"features": [{"kind": "city", "edges": ["N", "E", "S", "W"]}]}},
    "sets": {"y": {"tiles": {"y.A": 3}}}})";

TEST(TileLibrary, ABoxOfItsOwnComesBehindTheOthersAndMayUseTheirTiles) {
    const auto library = parseTileLibraries(std::vector<TileFile>{{kBase, "base"}, {kSmallBox, "small"}});
    ASSERT_TRUE(library.has_value()) << library.error().message;
    EXPECT_EQ(library->registry->size(), 2);
    EXPECT_EQ(library->registry->find("y.A"), engine::TileTypeId{0}); // types keep their numbers
    ASSERT_EQ(library->sets.size(), 2U);
    EXPECT_EQ(library->sets[1].name, "x");
    EXPECT_EQ(engine::total(library->sets[1].counts), 3);
}

TEST(TileLibrary, SaysWhichFileOfSeveralIsWrong) {
    const auto problemOf = [](const std::string& text) {
        return parseTileLibraries(std::vector<TileFile>{{kBase, "base"}, {text, "small.json"}})
            .error()
            .message;
    };
    EXPECT_THAT(problemOf("{"), HasSubstr("small.json"));
    EXPECT_THAT(problemOf(R"({"format": "carcassonne-tiles 2"})"), HasSubstr("small.json: format"));
    EXPECT_EQ(problemOf(R"({"format": "carcassonne-tiles 1"})"), "small.json: \"types\" is missing");
    EXPECT_EQ(problemOf(R"({"format": "carcassonne-tiles 1", "types": {"y.A": {}}, "sets": {}})"),
              "small.json: y.A exists already; choose another name");
    EXPECT_THAT(
        problemOf(R"({"format": "carcassonne-tiles 1", "types": {}, "sets": {"x": {"tiles": {"z.A": 1}}}})"),
        HasSubstr("small.json: sets.x.tiles.z.A"));
}

} // namespace
} // namespace meeplecam::models
