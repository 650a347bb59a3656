#include "vision/catalogue/index_cache.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "vision/catalogue/index_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <thread>
#include <unistd.h>

namespace meeplecam::vision {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::SizeIs;

const std::vector<std::string> kNames{"base.C", "base.D", "base.E"};

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return std::move(content).str();
}

void write(const fs::path& path, const std::string& content) {
    std::ofstream(path, std::ios::binary) << content;
}

fs::path folderOf(const std::string& test) {
    return fs::temp_directory_path() / ("meeplecam_" + std::to_string(::getpid()) + "_" + test);
}

/// A catalogue and an empty cache in a folder of their own.
class IndexCache : public ::testing::Test {
public:
    IndexCache() {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
        fs::copy(drawn(), catalogue(), fs::copy_options::recursive);
    }
    ~IndexCache() override { fs::remove_all(m_folder); }
    IndexCache(const IndexCache&) = delete;
    IndexCache& operator=(const IndexCache&) = delete;

protected:
    static void SetUpTestSuite() {
        ASSERT_TRUE(art::writeCatalogue(tests::houseCopies(kNames), drawn(),
                                        {.picture_side = 64, .region_side = 32}));
    }
    static void TearDownTestSuite() { fs::remove_all(drawn()); }
    static fs::path drawn() { return folderOf("drawn"); }

    [[nodiscard]] fs::path folder() const { return m_folder; }
    [[nodiscard]] fs::path catalogue() const { return m_folder / "catalogue"; }
    [[nodiscard]] fs::path cache() const { return m_folder / "cache"; }

    [[nodiscard]] TileIndex open(const std::vector<std::string>& names = kNames) const {
        auto index =
            openIndex(catalogue(), models::bundledTiles().registry, tests::baseCounts(names), cache());
        EXPECT_TRUE(index) << index.error().message;
        return *std::move(index);
    }

    [[nodiscard]] std::vector<fs::path> files() const {
        std::vector<fs::path> paths;
        for (const fs::directory_entry& entry : fs::directory_iterator(cache()))
            paths.push_back(entry.path());
        return paths;
    }

    /// Opens once, lets `harm` change the file's content, and opens again: the file must be as before, and
    /// the index the same.
    template<class Harm>
    void expectMadeAnew(Harm harm) const {
        const std::string before = packIndex(open(), 0);
        ASSERT_THAT(files(), SizeIs(1));
        const fs::path file = files().front();
        const std::string content = contentOf(file);
        write(file, harm(content));
        ASSERT_FALSE(contentOf(file) == content);
        EXPECT_TRUE(packIndex(open(), 0) == before);
        EXPECT_TRUE(contentOf(file) == content);
    }

private:
    fs::path m_folder = folderOf(::testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(IndexCache, WhatIsKeptIsWhatWasPrepared) {
    const TileIndex fresh = open();
    const TileIndex kept = open();
    EXPECT_TRUE(packIndex(kept, 0) == packIndex(fresh, 0));
    ASSERT_EQ(kept.pictures.size(), fresh.pictures.size());
    ASSERT_EQ(kept.printed, 3U);
    for (std::size_t i = 0; i < kept.pictures.size(); ++i) {
        EXPECT_EQ(kept.pictures[i].tile, fresh.pictures[i].tile);
        EXPECT_EQ(kept.pictures[i].pennant, fresh.pictures[i].pennant);
        EXPECT_EQ(cv::norm(kept.pictures[i].face, fresh.pictures[i].face, cv::NORM_INF), 0.0);
        EXPECT_EQ(cv::norm(kept.pictures[i].features, fresh.pictures[i].features, cv::NORM_INF), 0.0);
    }
    EXPECT_EQ(kept.registry, fresh.registry);
    EXPECT_EQ(kept.tile_mm, fresh.tile_mm);
    EXPECT_EQ(kept.twins, fresh.twins);
    ASSERT_EQ(kept.views.size(), 4 * kept.pictures.size());
    EXPECT_EQ(kept.views[5].picture, 1);
    EXPECT_EQ(kept.features.size(), fresh.features.size());
    EXPECT_EQ(kept.descriptors.count(), static_cast<int>(kept.features.size()));
    EXPECT_EQ(kept.coarse.count(), static_cast<int>(kept.views.size()));
}

TEST_F(IndexCache, SecondOpeningReadsTheFileAndLeavesItAlone) {
    (void)open();
    ASSERT_THAT(files(), SizeIs(1));
    const fs::path file = files().front();
    const std::string content = contentOf(file);
    const auto old = fs::file_time_type::clock::now() - std::chrono::hours(48);
    fs::last_write_time(file, old);
    fs::create_hard_link(file, folder() / "same");
    (void)open();
    EXPECT_TRUE(contentOf(file) == content);
    EXPECT_TRUE(fs::equivalent(file, folder() / "same")) << "the file was replaced";
    EXPECT_GT(fs::last_write_time(file), old) << "a file in use must not be the first to go";
}

TEST_F(IndexCache, DamagedFileIsMadeAnew) {
    expectMadeAnew([](std::string content) {
        content[content.size() / 2] = static_cast<char>(content[content.size() / 2] ^ 1);
        return content;
    });
}

TEST_F(IndexCache, DamagedChecksumIsMadeAnew) {
    expectMadeAnew([](std::string content) {
        content[12] = static_cast<char>(content[12] ^ 0x40);
        return content;
    });
}

TEST_F(IndexCache, TruncatedFileIsMadeAnew) {
    expectMadeAnew([](const std::string& content) { return content.substr(0, content.size() - 1); });
    expectMadeAnew([](const std::string& content) { return content.substr(0, 7); });
    expectMadeAnew([](const std::string&) { return std::string(); });
}

TEST_F(IndexCache, FileOfAnotherProgramIsMadeAnew) {
    std::string bytes = packIndex(open(), 7);
    EXPECT_TRUE(unpackIndex(bytes, 7, models::bundledTiles().registry));
    EXPECT_FALSE(unpackIndex(bytes, 8, models::bundledTiles().registry));
    expectMadeAnew([&](const std::string&) { return std::move(bytes); });
}

TEST_F(IndexCache, ChangedCatalogueIsPreparedAnewAndTheOldFileGoes) {
    const TileIndex before = open();
    const std::vector<fs::path> old = files();
    fs::copy_file(catalogue() / "base-C_01.jpg", catalogue() / "base-E_01.jpg",
                  fs::copy_options::overwrite_existing);
    const TileIndex after = open();
    EXPECT_GT(cv::norm(before.pictures[2].face, after.pictures[2].face, cv::NORM_INF), 0.0);
    EXPECT_EQ(cv::norm(after.pictures[0].face, after.pictures[2].face, cv::NORM_INF), 0.0);
    EXPECT_THAT(files(), SizeIs(1));
    EXPECT_NE(files(), old);
}

TEST_F(IndexCache, OtherCountsHaveAFileOfTheirOwnUpToFour) {
    EXPECT_EQ(open().printed, 3U);
    EXPECT_EQ(open({"base.C"}).printed, 1U);
    EXPECT_EQ(open({"base.D"}).printed, 1U);
    EXPECT_EQ(open().printed, 3U);
    EXPECT_THAT(files(), SizeIs(3));
    (void)open({"base.E"});
    (void)open({"base.C", "base.D"});
    (void)open({"base.D", "base.E"});
    EXPECT_THAT(files(), SizeIs(4));
}

TEST_F(IndexCache, OtherTileTypesOfTheSameNamesAreNotMixedUp) {
    (void)open();
    std::vector<engine::TileType> types(models::bundledTiles().registry->types().begin(),
                                        models::bundledTiles().registry->types().end());
    for (engine::Segment& segment : types[static_cast<std::size_t>(tests::tile("base.C"))].segments)
        segment.pennants = 0;
    const auto registry = std::make_shared<const engine::TileRegistry>(*engine::TileRegistry::create(types));
    EXPECT_TRUE(openIndex(catalogue(), registry, tests::baseCounts(kNames), cache()));
    EXPECT_THAT(files(), SizeIs(2));
}

TEST_F(IndexCache, WorksWithoutAFolderToWriteTo) {
    const std::string expected = packIndex(open(), 0);
    write(folder() / "file", "not a folder");
    for (const fs::path& place : {fs::path(), folder() / "file", folder() / "file" / "cache"}) {
        const auto index =
            openIndex(catalogue(), models::bundledTiles().registry, tests::baseCounts(kNames), place);
        ASSERT_TRUE(index) << place;
        EXPECT_TRUE(packIndex(*index, 0) == expected) << place;
    }
    EXPECT_EQ(contentOf(folder() / "file"), "not a folder");
}

TEST_F(IndexCache, WritersAtOnceLeaveOneWholeFile) {
    std::vector<std::string> opened(4);
    {
        std::vector<std::jthread> threads;
        threads.reserve(opened.size());
        for (std::string& bytes : opened)
            threads.emplace_back([&] { bytes = packIndex(open(), 0); });
    }
    EXPECT_THAT(files(), SizeIs(1));
    const std::string expected = packIndex(open(), 0);
    for (const std::string& bytes : opened)
        EXPECT_TRUE(bytes == expected);
}

TEST_F(IndexCache, WhatWasNeverFinishedGoesAfterAnHour) {
    (void)open();
    const std::string name = files().front().filename().string();
    const fs::path crashed = cache() / (name.substr(0, name.find('-') + 1) + "1-1.part");
    const fs::path busy = cache() / (name.substr(0, name.find('-') + 1) + "2-2.part");
    write(crashed, "half");
    write(busy, "half");
    const fs::path other = cache() / "other-3-3.part"; // of a catalogue that may never be opened again
    write(other, "half");
    fs::last_write_time(other, fs::file_time_type::clock::now() - std::chrono::hours(2));
    write(cache() / "notes.txt", "of somebody else");
    fs::last_write_time(crashed, fs::file_time_type::clock::now() - std::chrono::hours(2));
    (void)open({"base.C"});
    EXPECT_FALSE(fs::exists(crashed));
    EXPECT_FALSE(fs::exists(other));
    EXPECT_TRUE(fs::exists(busy));
    EXPECT_TRUE(fs::exists(cache() / "notes.txt"));
}

TEST_F(IndexCache, SaysWhatIsMissing) {
    const auto registry = models::bundledTiles().registry;
    const auto none = openIndex(folder() / "nowhere", registry, tests::baseCounts(kNames), cache());
    ASSERT_FALSE(none);
    EXPECT_THAT(none.error().message, HasSubstr("nowhere is not a folder"));
    const auto other = openIndex(catalogue(), registry, tests::baseCounts({"base.A"}), cache());
    ASSERT_FALSE(other);
    EXPECT_THAT(other.error().message, HasSubstr("shows none of the tiles in play"));
}

} // namespace
} // namespace meeplecam::vision
