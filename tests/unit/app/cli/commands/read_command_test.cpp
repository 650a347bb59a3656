#include "app/cli/commands/read_command.h"

#include "app/session/editions/bundled.h"
#include "tests/support/program_run.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

#include <fstream>

namespace meeplecam::cli {
namespace {

using tests::expectSentence;
using tests::runWith;

/// The one with the fewest tiles.
std::string bundledTable() {
    return (session::bundledFolder() / "tables/first/011.jpg").string();
}

class ReadCommand : public tests::ProgramTest {};

TEST_F(ReadCommand, WritesReportAndPictures) {
    const tests::ProgramRun run =
        runWith({"read", bundledTable(), "--json", pathOf("board.json"), "--overlay", pathOf("overlay.jpg"),
                 "--render", pathOf("board.png"), "--debug", pathOf("stages")});
    ASSERT_EQ(run.status, Done) << run.errors;
    EXPECT_TRUE(std::filesystem::exists(pathOf("board.json")));
    EXPECT_EQ(cv::imread(pathOf("overlay.jpg")).size(), cv::imread(bundledTable()).size());
    EXPECT_FALSE(cv::imread(pathOf("board.png")).empty());
    for (const char* stage : {"1_seeds", "2_lattice", "3_cells", "4_tiles", "5_view", "6_meeples"})
        EXPECT_TRUE(std::filesystem::exists(pathOf("stages/" + std::string(stage) + ".png"))) << stage;
}

TEST_F(ReadCommand, ReadsTilesThatNobodyHasShown) {
    const std::string table = (session::bundledFolder() / "tables/first/009.jpg").string();
    const tests::ProgramRun run = runWith({"read", table, "--catalogue", "any", "--debug", pathOf("stages")});
    ASSERT_EQ(run.status, Done) << run.errors;
    EXPECT_THAT(run.output, testing::StartsWith("21 tiles"));
    EXPECT_THAT(run.output, testing::Not(testing::HasSubstr("edition"))) << "none is another one";
    EXPECT_FALSE(cv::imread(pathOf("stages/6_meeples.png")).empty());
}

TEST_F(ReadCommand, SaysThatNoPictureShowsWhoHasGoods) {
    EXPECT_THAT(runWith({"read", bundledTable(), "--set", "base", "--set", "traders_builders"}).output,
                testing::HasSubstr("Goods don't lie on the board"));
}

TEST_F(ReadCommand, FindsOutWhichEditionLiesThere) {
    const tests::ProgramRun run = runWith({"read", bundledTable(), "--catalogue", "auto"});
    ASSERT_EQ(run.status, Done) << run.errors;
    EXPECT_THAT(run.output, testing::StartsWith("The tiles match “House edition”.\n9 tiles"));
    cv::imwrite(pathOf("empty.png"), cv::Mat(480, 640, CV_8UC3, cv::Scalar(90, 120, 140)));
    EXPECT_THAT(runWith({"read", pathOf("empty.png"), "--catalogue", "auto"}).output,
                testing::StartsWith("The tiles match no known edition."));
}

TEST_F(ReadCommand, SaysWhatCannotBeWritten) {
    // Nothing lies on this picture: it is read at once.
    cv::imwrite(pathOf("empty.png"), cv::Mat(64, 64, CV_8UC3, cv::Scalar(90, 120, 140)));
    const std::string picture = pathOf("empty.png");
    expectSentence(runWith({"read", picture, "--overlay", pathOf("no/folder.png")}), InputAtFault);
    expectSentence(runWith({"read", picture, "--render", pathOf("board.xyz")}), InputAtFault);
    std::ofstream(pathOf("notes.txt")) << "no folder";
    expectSentence(runWith({"read", picture, "--debug", pathOf("notes.txt")}), InputAtFault);
}

} // namespace
} // namespace meeplecam::cli
