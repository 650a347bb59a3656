#include "app/cli/commands/watch_command.h"

#include "app/session/editions/bundled.h"
#include "tests/support/program_run.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

#include <filesystem>

namespace meeplecam::cli {
namespace {

using tests::expectSentence;
using tests::runWith;

class WatchCommand : public tests::ProgramTest {};

TEST_F(WatchCommand, SaysWhatCannotBeWatched) {
    expectSentence(runWith({"watch", pathOf("absent.avi")}), InputAtFault);
    expectSentence(runWith({"watch", pathOf("")}), InputAtFault); // holds no picture
    expectSentence(runWith({"watch", "gopher://phone"}), InputAtFault);
    expectSentence(runWith({"watch", write("garbage.mp4", "no film")}), InputAtFault);
}

TEST_F(WatchCommand, RefusesAWrongCommandLine) {
    expectSentence(runWith({"watch"}), WrongUsage);
    expectSentence(runWith({"watch", "demo", "--size", "wide"}), WrongUsage);
    expectSentence(runWith({"watch", "demo", "--turn", "4"}), WrongUsage);
    expectSentence(runWith({"watch", "demo", "--resume"}), WrongUsage);
}

TEST_F(WatchCommand, AsksWhoPlays) {
    cv::imwrite(pathOf("1.png"), cv::Mat(80, 100, CV_8UC3, cv::Scalar::all(90)));
    const tests::ProgramRun run = runWith({"watch", pathOf("")});
    EXPECT_EQ(run.status, InputAtFault);
    EXPECT_THAT(run.errors, testing::HasSubstr("--players"));
}

TEST_F(WatchCommand, FollowsPicturesAndKeepsALog) {
    std::filesystem::create_directory(pathOf("game"));
    std::filesystem::copy_file(session::bundledFolder() / "tables" / "first" / "000.jpg",
                               pathOf("game/1.jpg"));
    const tests::ProgramRun run = runWith({"watch", pathOf("game"), "--players", "red,blue,black", "--log",
                                           pathOf("log.jsonl"), "--keep-pictures", pathOf("kept")});
    EXPECT_EQ(run.status, Done) << run.errors;
    EXPECT_THAT(run.output, testing::HasSubstr("The first tile is “"));
    EXPECT_THAT(run.output, testing::HasSubstr(" lays “"));
    EXPECT_THAT(run.output, testing::ContainsRegex("\n  1 [A-Z][a-z]+ lays"));
    EXPECT_THAT(run.output, testing::ContainsRegex("Score if the game ended now:\n.*points\n"));
    EXPECT_THAT(run.output, testing::ContainsRegex("in the lead\\.\n$"));
    EXPECT_FALSE(std::filesystem::is_empty(pathOf("kept")));
    expectSentence(
        runWith({"watch", pathOf("game"), "--players", "red,blue,black", "--log", pathOf("log.jsonl")}),
        InputAtFault); // a log is never overwritten
    const tests::ProgramRun mixed =
        runWith({"watch", pathOf("game"), "--players", "red,blue,black", "--keep-pictures", pathOf("kept")});
    expectSentence(mixed, InputAtFault);
    EXPECT_THAT(mixed.errors, testing::HasSubstr("of another game"));
    const std::string shelf = pathOf("games.sqlite");
    for (int i = 0; i < 2; ++i) { // the same game stays one
        const tests::ProgramRun again = runWith({"watch", pathOf("game"), "--players", "red,blue,black",
                                                 "--log", pathOf("log.jsonl"), "--resume", "--shelf", shelf});
        EXPECT_EQ(again.status, Done) << again.errors;
        EXPECT_THAT(again.output, testing::StartsWith("Score if the game ended now:"))
            << "all of it was told before";
    }
    const tests::ProgramRun listed = runWith({"games", "--shelf", shelf, "list"});
    EXPECT_THAT(listed.output,
                testing::AllOf(testing::StartsWith("1  "), testing::Not(testing::HasSubstr("\n2  "))));
}

} // namespace
} // namespace meeplecam::cli
