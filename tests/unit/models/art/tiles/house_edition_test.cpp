#include "models/art/tiles/house_edition.h"

#include "models/art/plan/region_map.h"
#include "models/files/json_input.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>

namespace meeplecam::art {
namespace {

std::vector<TileCopy> twoTiles() {
    const std::vector<TileCopy> tiles = houseTiles(models::bundledTiles(), Dress::Summer);
    return {tiles[0], tiles[1]};
}

TEST(HouseEdition, HasATileForEachInAnyBox) {
    for (const Dress dress : {Dress::Summer, Dress::Winter}) {
        const std::vector<TileCopy> tiles = houseTiles(models::bundledTiles(), dress);
        const engine::TileRegistry& registry = *models::bundledTiles().registry;
        for (const engine::TileSet& set : models::bundledTiles().sets) {
            if (dress == Dress::Summer &&
                (set.name.starts_with("winter") || set.name.starts_with("gingerbread")))
                continue;
            for (int i = 0; i < registry.size(); ++i) {
                const auto id = static_cast<engine::TileTypeId>(i);
                const auto have =
                    std::ranges::count_if(tiles, [&](const TileCopy& t) { return &t.type == &registry[id]; });
                EXPECT_GE(have, engine::countOf(set.counts, id)) << set.name << ' ' << registry[id].name;
            }
        }
    }
}

TEST(HouseEdition, NamesPicturesByTypeAndCopy) {
    const std::vector<TileCopy> tiles = twoTiles();
    EXPECT_EQ(pictureName(tiles[1]), "base-A_02");
    EXPECT_EQ(editionName(Dress::Winter), "house_winter");
}

TEST(HouseEdition, WritesPicturesRegionsAndTheirList) {
    const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "house_edition_test";
    ASSERT_TRUE(writeCatalogue(twoTiles(), folder, {64, 32}));
    const auto text = models::readFile(folder / "catalogue.json", "a catalogue", 100000);
    ASSERT_TRUE(text);
    const auto list = models::parseJson(*text, "catalogue.json");
    ASSERT_TRUE(list);
    EXPECT_EQ((*list)["format"], "meeplecam-catalogue 1");
    EXPECT_EQ((*list)["images"].size(), 2U);
    const std::string picture = (*list)["images"][1]["file"];
    const std::string regions = (*list)["images"][1]["regions"];
    EXPECT_EQ(cv::imread(folder / picture).size(), cv::Size(64, 64));
    const std::vector<TileCopy> tiles = twoTiles();
    const cv::Mat written = cv::imread(folder / regions, cv::IMREAD_GRAYSCALE);
    EXPECT_EQ(cv::norm(written, regionMap(tiles[1].type, planOf(tiles[1]), 32), cv::NORM_INF), 0);
    std::filesystem::remove_all(folder);
}

TEST(HouseEdition, SaysWhereACatalogueCannotBeWritten) {
    const engine::Status status = writeCatalogue(twoTiles(), "/dev/null/house");
    ASSERT_FALSE(status);
    EXPECT_NE(status.error().message.find("/dev/null/house"), std::string::npos);
}

} // namespace
} // namespace meeplecam::art
