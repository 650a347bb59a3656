#include "vision/reading/board_reader.h"

#include "models/records/setup_json.h"
#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <unistd.h>

namespace meeplecam::vision {
namespace {

namespace fs = std::filesystem;

engine::GameSetup gameOfBase() {
    return *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
}

/// A catalogue folder of the types of nineTiles(), and a cache of its own, that go when the test ends.
class OpenedBoardReader : public testing::Test {
protected:
    void SetUp() override {
        if (const char* const cache = std::getenv("XDG_CACHE_HOME"))
            m_usersCache = cache;
        ::setenv("XDG_CACHE_HOME", (m_folder / "cache").c_str(), 1);
        std::vector<std::string> names;
        for (const tests::LaidTile& tile : tests::nineTiles())
            names.push_back(tile.name);
        MEEPLECAM_CHECK(
            art::writeCatalogue(tests::houseCopies(names), m_folder, {.picture_side = 128, .region_side = 64})
                .has_value());
    }
    void TearDown() override {
        if (m_usersCache)
            ::setenv("XDG_CACHE_HOME", m_usersCache->c_str(), 1);
        else
            ::unsetenv("XDG_CACHE_HOME");
        std::error_code ignored;
        fs::remove_all(m_folder, ignored);
    }

    fs::path m_folder =
        fs::temp_directory_path() / ("meeplecam_" + std::to_string(::getpid()) + "_board_reader");

private:
    std::optional<std::string> m_usersCache;
};

TEST_F(OpenedBoardReader, ReadsFromTheCatalogueToTheReport) {
    const auto reader = BoardReader::open(m_folder, gameOfBase(), {models::MeepleColour::Red});
    ASSERT_TRUE(reader) << reader.error().message;
    EXPECT_EQ(reader->tables().game().players, std::vector{models::MeepleColour::Red});
    EXPECT_EQ(reader->tables().game().figures, (engine::FigureCounts{7, 0, 0, 0, 0}));
    const BoardReading reading = reader->read(tests::nineTilesFrame());
    EXPECT_EQ(reading.stages.tiles.size(), 9U);
    EXPECT_EQ(reading.report.tiles.size(), 9U);
    EXPECT_EQ(reading.report.size, tests::nineTilesFrame().size());
    EXPECT_EQ(reading.report.tileSets, std::vector<std::string>{"base"});
    ASSERT_FALSE(reading.report.timing_ms.empty());
    EXPECT_EQ(reading.report.timing_ms.back().first, "total");
    for (const models::ReportFinding& finding : reading.report.findings)
        ADD_FAILURE() << models::kindOf(finding);
    cv::Mat noise(320, 400, CV_8UC3);
    cv::RNG(11).fill(noise, cv::RNG::UNIFORM, 0, 256);
    const models::BoardReport nothing = reader->read(Frame(noise)).report;
    ASSERT_EQ(nothing.findings.size(), 1U);
    EXPECT_EQ(nothing.findings[0], (models::ReportFinding{{}, models::NoBoard{}}));
    EXPECT_TRUE(nothing.tiles.empty());
}

TEST(BoardReader, WithoutACatalogueThereIsASentence) {
    const auto reader = BoardReader::open(fs::temp_directory_path() / "meeplecam_nowhere", gameOfBase(), {});
    ASSERT_FALSE(reader);
    EXPECT_NE(reader.error().message.find("meeplecam_nowhere"), std::string::npos) << reader.error().message;
}

} // namespace
} // namespace meeplecam::vision
