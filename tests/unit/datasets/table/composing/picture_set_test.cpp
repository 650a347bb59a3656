#include "datasets/table/composing/picture_set.h"

#include "models/files/json_input.h"
#include "tests/unit/datasets/table/shared_artist.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

namespace meeplecam::table {
namespace {

TEST(PictureSet, WritesPicturesWithTheirTruth) {
    Recipe recipe;
    recipe.pictures = 2;
    recipe.size = {320, 240};
    recipe.tiles = {2, 2};
    recipe.tables = {"white_gloss"};
    const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "picture_set_test";
    Artist& artist = sharedArtist();
    int told = 0;
    ASSERT_TRUE(makePictureSet(recipe, artist, folder, [&](int done, int all) {
        EXPECT_EQ(done, ++told);
        EXPECT_EQ(all, 2);
    }));
    EXPECT_EQ(cv::imread(folder / "001.jpg").size(), recipe.size);
    const auto text = models::readFile(folder / "001.json", "a truth file", 1 << 20);
    ASSERT_TRUE(text);
    EXPECT_EQ((*models::parseJson(*text, "001.json"))["tiles"].size(), 2U);
    std::filesystem::remove_all(folder);
}

TEST(PictureSet, SaysWhereItCannotWrite) {
    Recipe recipe;
    recipe.pictures = 1;
    recipe.size = {320, 240};
    recipe.tiles = {1, 1};
    recipe.tables = {"white_gloss"};
    Artist& artist = sharedArtist();
    const engine::Status status = makePictureSet(recipe, artist, "/dev/null/set");
    ASSERT_FALSE(status);
    EXPECT_NE(status.error().message.find("/dev/null/set"), std::string::npos);
}

} // namespace
} // namespace meeplecam::table
