#include "app/cli/replay_command.h"

#include "app/cli/program.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// What one run of the program left behind.
struct ProgramRun {
    int status = 0;
    std::string output;
    std::string errors;
};

ProgramRun runWith(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "meeplecam");
    std::vector<char*> argv;
    argv.reserve(arguments.size());
    for (std::string& argument : arguments)
        argv.push_back(argument.data());
    ProgramRun result;
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    result.status = runProgram(static_cast<int>(argv.size()), argv.data());
    result.output = testing::internal::GetCapturedStdout();
    result.errors = testing::internal::GetCapturedStderr();
    return result;
}

class ReplayCommand : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(m_folder); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    std::string pathOf(const std::string& name) const { return (m_folder / name).string(); }
    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(pathOf(name)) << text;
        return pathOf(name);
    }
    std::string game(const std::string& turns) const {
        return write("game.json",
                     R"({"format":"carcassonne-game 1","tile_sets":["base"],"players":2,"turns":[)" + turns +
                         "]}");
    }

private:
    std::filesystem::path m_folder =
        std::filesystem::temp_directory_path() /
        ("meeplecam_replay_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

const std::string kCity =
    R"({"player":0,"tile":"base.E","x":0,"y":-1,"rot":2,"meeple":{"type":"small","feature":0}})";

TEST_F(ReplayCommand, PrintsTheScores) {
    const ProgramRun result = runWith({"replay", game(kCity)});
    EXPECT_EQ(result.status, Done) << result.errors;
    EXPECT_EQ(result.output, "1 turn played, 70 tiles left\n"
                             "player 0: 4 during the game, 4 at the end\n"
                             "player 1: 0 during the game, 0 at the end\n");
}

TEST_F(ReplayCommand, PrintsTheWholeGameInNotation) {
    const ProgramRun result = runWith({"replay", game(kCity), "--text"});
    EXPECT_EQ(result.status, Done) << result.errors;
    EXPECT_EQ(result.output, "# base, tiles base, 2 players\n"
                             "start D@0,0\n"
                             "1. 0 E:2@0,-1 +0\n"
                             "    city* 0,-1,0 2t*2=4 0:4\n"
                             "    scores 4 0\n"
                             "if the game ended now\n"
                             "player 0: 4 points, on space 4\n"
                             "player 1: 0 points, on space 0\n"
                             "@0,-1\n"
                             "E:2\n"
                             "D\n");
}

TEST_F(ReplayCommand, WritesTheRecordAloneToStandardOutput) {
    const ProgramRun result = runWith({"replay", game(kCity), "--json", "-", "--options"});
    EXPECT_EQ(result.status, Done);
    EXPECT_THAT(result.output, StartsWith("{\n \"format\": \"carcassonne-game 1\""));
    EXPECT_THAT(result.output, HasSubstr("\"legal\":[[0,-1,2]"));
}

TEST_F(ReplayCommand, WritesTheRecordToAFile) {
    const ProgramRun result = runWith({"replay", game(kCity), "--json", pathOf("out.json")});
    EXPECT_EQ(result.status, Done);
    std::stringstream written;
    written << std::ifstream(pathOf("out.json")).rdbuf();
    EXPECT_THAT(written.str(), HasSubstr("\"final_scores\": [4,0]"));
    EXPECT_THAT(written.str(), Not(HasSubstr("\"legal\"")));
}

TEST_F(ReplayCommand, BadInputIsOneSentenceAndStatusOne) {
    for (const ProgramRun& result :
         {runWith({"replay", pathOf("missing.json")}), runWith({"replay", write("bad.json", "{")}),
          runWith({"replay", write("lines.json", R"({"a\nb":1,"a\nb":2})")}),
          runWith({"replay", game(R"({"player":0,"tile":"base.U","x":9,"y":9,"rot":0})")}),
          runWith({"replay", game(kCity), "--json", pathOf("no/such/folder.json")})}) {
        EXPECT_EQ(result.status, InputAtFault);
        EXPECT_THAT(result.errors, StartsWith("meeplecam: "));
        EXPECT_EQ(std::count(result.errors.begin(), result.errors.end(), '\n'), 1) << result.errors;
    }
}

TEST_F(ReplayCommand, WrongUsageIsStatusTwo) {
    EXPECT_EQ(runWith({"replay"}).status, WrongUsage);
    EXPECT_EQ(runWith({"replay", game(kCity), "--jason"}).status, WrongUsage);
}

} // namespace
} // namespace meeplecam::cli
