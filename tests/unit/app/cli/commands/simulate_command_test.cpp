#include "app/cli/commands/simulate_command.h"

#include "datasets/truth/film_truth.h"
#include "models/files/json_input.h"
#include "tests/support/program_run.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

#include <filesystem>

namespace meeplecam::cli {
namespace {

using tests::expectSentence;
using tests::ProgramRun;
using tests::runWith;

class SimulateCommand : public tests::ProgramTest {};

TEST_F(SimulateCommand, WritesPicturesWithTruth) {
    const std::string recipe = write(
        "recipe.json", R"({"format":"meeplecam-recipe 1","width":320,"height":240,"tiles":3,"clutter":0})");
    const ProgramRun result = runWith({"simulate", "pictures", "--recipe", recipe, "--pictures", "2",
                                       "--seed", "5", "--out", pathOf("set")});
    ASSERT_EQ(result.status, Done) << result.errors;
    EXPECT_EQ(cv::imread(pathOf("set/001.jpg")).size(), cv::Size(320, 240));
    const auto truth =
        models::parseJson(*models::readFile(pathOf("set/001.json"), "truth", 1'000'000), "truth");
    ASSERT_TRUE(truth.has_value());
    EXPECT_EQ((*truth)["image"], "001.jpg");
    EXPECT_EQ((*truth)["art"], "house");
    EXPECT_EQ((*truth)["tiles"].size(), 3U);
    EXPECT_EQ(runWith({"simulate", "pictures", "--recipe", recipe, "--pictures", "1", "--out", pathOf("set")})
                  .status,
              Done)
        << "what was simulated before";
}

TEST_F(SimulateCommand, PhotosAreNotWrittenOver) {
    std::filesystem::create_directory(pathOf("photos"));
    const std::string photo = write("photos/000.jpg", "mine");
    expectSentence(runWith({"simulate", "pictures", "--pictures", "1", "--out", pathOf("photos")}),
                   InputAtFault);
    EXPECT_EQ(*models::readFile(photo, "photo", 100), "mine");
}

TEST_F(SimulateCommand, WritesAFilmWithItsEvents) {
    const ProgramRun result = runWith({"simulate", "film", "--set", "winter", "--turns", "1", "--fps", "2",
                                       "--width", "320", "--height", "240", "--out", pathOf("film.avi")});
    ASSERT_EQ(result.status, Done) << result.errors;
    std::ifstream events(pathOf("film.events.jsonl"));
    std::string line;
    ASSERT_TRUE(std::getline(events, line));
    const auto header = models::parseJson(line, "header");
    ASSERT_TRUE(header.has_value());
    EXPECT_EQ((*header)["art"], "house_winter") << "winter boxes come in winter dress";
    cv::VideoCapture film(pathOf("film.avi"));
    int frames = 0;
    for (cv::Mat frame; film.read(frame); ++frames)
        EXPECT_EQ(frame.size(), cv::Size(320, 240));
    EXPECT_EQ((*header)["frames"], frames);
    const auto truth = datasets::readFilmTruth(pathOf("film.events.jsonl"), models::bundledTiles());
    ASSERT_TRUE(truth) << truth.error().message;
    EXPECT_EQ(truth->tiles.size(), 2U) << "the first tile, and one turn";
    EXPECT_EQ(truth->scores.size(), 1U);
}

TEST_F(SimulateCommand, BadInputIsOneSentenceAndStatusOne) {
    const std::string out = pathOf("out");
    for (const ProgramRun& result :
         {runWith({"simulate", "pictures", "--recipe", pathOf("missing.json"), "--out", out}),
          runWith({"simulate", "pictures", "--recipe", write("bad.json", "{}"), "--out", out}),
          runWith({"simulate", "pictures", "--game", write("bad.json", "[]"), "--out", out}),
          runWith({"simulate", "pictures", "--edition", pathOf("nowhere"), "--out", out}),
          runWith({"simulate", "pictures", "--pictures", "1", "--out", write("file", "") + "/set"}),
          runWith({"simulate", "film", "--set", "atlantis", "--out", out + ".avi"}),
          runWith({"simulate", "film", "--set", "inns_cathedrals", "--out", out + ".avi"}),
          runWith({"simulate", "film", "--set", "demo", "--players", "6", "--out", out + ".avi"}),
          runWith({"simulate", "film", "--turns", "1", "--out", out + ".gif"}),
          runWith({"simulate", "film", "--turns", "1", "--out", pathOf("no/such/folder.avi")})})
        expectSentence(result, InputAtFault);
}

TEST_F(SimulateCommand, WrongUsageIsStatusTwo) {
    expectSentence(runWith({"simulate"}), WrongUsage);
    expectSentence(runWith({"simulate", "pictures"}), WrongUsage);
    const std::string out = pathOf("out.avi");
    for (const auto& [option, value] :
         std::vector<std::pair<std::string, std::string>>{{"--fps", "nan"},
                                                          {"--turns", "2.5"},
                                                          {"--bump", "-5"},
                                                          {"--players", "1"},
                                                          {"--seed", "1e99"},
                                                          {"--table", "lava"},
                                                          {"--light", "none"},
                                                          {"--width", "0"},
                                                          {"--height", "100000"}})
        expectSentence(runWith({"simulate", "film", option, value, "--out", out}), WrongUsage);
}

} // namespace
} // namespace meeplecam::cli
