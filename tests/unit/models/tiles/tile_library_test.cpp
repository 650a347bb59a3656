#include "models/tiles/tile_library.h"

#include "tests/support/bundled.h"

#include <gmock/gmock.h>

#include <cstdlib>

namespace meeplecam::models {
namespace {

using testing::HasSubstr;

const engine::TileSet& set(const std::string& name) {
    static std::vector<engine::TileSet> found;
    found = *findSets(bundledTiles(), std::vector{name});
    return found.front();
}

TEST(TileLibrary, BundlesThePublishedBoxes) {
    EXPECT_EQ(bundledTiles().registry->size(), 59);
    EXPECT_EQ(engine::total(set("base").counts), 72);
    EXPECT_EQ(engine::total(set("winter").counts), 84);
    EXPECT_EQ(engine::total(set("gingerbread").counts), 6);
    EXPECT_EQ(engine::total(set("inns_cathedrals").counts), 18);
    EXPECT_EQ(engine::total(set("demo").counts), 48);
    EXPECT_EQ(set("base").start, tests::tile("base.D"));
    EXPECT_FALSE(set("gingerbread").start.has_value());
    EXPECT_EQ(engine::countOf(set("base").counts, tests::tile("base.V")), 9);
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
              "my.json: types.a.features[0].kind is none of road, city, cloister, field");
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
    EXPECT_THAT(sets.error().message, HasSubstr("there is no tile set \"rivers\"; choose from base, "));
}

TEST(TileLibrary, AgreesWithThePublishedFile) {
    const char* data = std::getenv("MEEPLECAM_DATA");
    if (data == nullptr || *data == 0)
        GTEST_SKIP() << "MEEPLECAM_DATA is not set";
    const auto published = readTileLibrary(std::filesystem::path(data) / "tilesets.json");
    ASSERT_TRUE(published.has_value()) << published.error().message;
    for (const engine::TileType& type : published->registry->types()) {
        const auto ours = bundledTiles().registry->find(type.name);
        ASSERT_TRUE(ours.has_value()) << type.name;
        engine::TileType bundled = (*bundledTiles().registry)[*ours];
        // facts that the published file tells in words
        bundled.innSides2014 = 0;
        bundled.bushes2014 = false;
        for (engine::Segment& segment : bundled.segments)
            segment.takesMeeple = true;
        EXPECT_EQ(bundled, type) << type.name;
    }
    for (const engine::TileSet& box : published->sets)
        EXPECT_EQ(box.counts, set(box.name).counts) << box.name;
}

} // namespace
} // namespace meeplecam::models
