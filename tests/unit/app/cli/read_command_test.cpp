#include "app/cli/read_command.h"

#include "app/session/bundled.h"
#include "models/json_input.h"
#include "tests/support/program_run.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

#include <cstdio>
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

TEST_F(ReadCommand, SaysWhatCannotBeWritten) {
    // Nothing lies on this picture: it is read at once.
    cv::imwrite(pathOf("empty.png"), cv::Mat(64, 64, CV_8UC3, cv::Scalar(90, 120, 140)));
    const std::string picture = pathOf("empty.png");
    expectSentence(runWith({"read", picture, "--overlay", pathOf("no/folder.png")}), InputAtFault);
    expectSentence(runWith({"read", picture, "--render", pathOf("board.xyz")}), InputAtFault);
    expectSentence(runWith({"read", picture, "--debug", picture}), InputAtFault);
}

TEST_F(ReadCommand, WritesWhatTheMeepleNetworkLearnsFrom) {
    const std::filesystem::path table = bundledTable();
    std::filesystem::create_directory(pathOf("tables"));
    for (const char* end : {".jpg", ".json"})
        std::filesystem::copy(std::filesystem::path(table).replace_extension(end),
                              pathOf("tables/table" + std::string(end)));
    const tests::ProgramRun run = runWith({"bench", "things", pathOf("tables"), "--catalogue",
                                           session::houseCatalogue().string(), "--out", pathOf("things")});
    ASSERT_EQ(run.status, Done) << run.errors;
    int meeples = 0;
    int others = 0;
    ASSERT_EQ(std::sscanf(run.output.c_str(), "%d meeples and %d other things", &meeples, &others), 2);
    EXPECT_GT(meeples, 0);
    const int things = meeples + others;
    std::ifstream facts(pathOf("things.jsonl"));
    int lines = 0;
    for (std::string line; std::getline(facts, line); ++lines) {
        const models::Json fact = models::Json::parse(line);
        meeples -= fact["pose"] == "none" ? 0 : 1;
        EXPECT_TRUE(fact["evidence"].is_number() && fact["standing"].is_number()) << line;
    }
    EXPECT_EQ(lines, things);
    EXPECT_EQ(meeples, 0);
    // The head of NEP 1, then the planes.
    EXPECT_EQ(std::filesystem::file_size(pathOf("things.npy")),
              128U + 7U * 48U * 48U * static_cast<unsigned>(things));
    std::ifstream pixels(pathOf("things.npy"), std::ios::binary);
    std::string head(128, ' ');
    pixels.read(head.data(), 128);
    EXPECT_EQ(head.substr(0, 6), "\x93NUMPY");
    EXPECT_NE(head.find("'shape': (" + std::to_string(things) + ", 7, 48, 48), }"), std::string::npos)
        << head;
    EXPECT_EQ(head.back(), '\n');
    expectSentence(runWith({"bench", "things", pathOf("tables"), "--catalogue",
                            session::houseCatalogue().string(), "--out", pathOf("no/folder/things")}),
                   InputAtFault);
}

} // namespace
} // namespace meeplecam::cli
