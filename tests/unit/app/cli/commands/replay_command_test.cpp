#include "app/cli/commands/replay_command.h"

#include "tests/support/program_run.h"

#include <gmock/gmock.h>

#include <sstream>

namespace meeplecam::cli {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using tests::ProgramRun;
using tests::runWith;

class ReplayCommand : public tests::ProgramTest {
protected:
    std::string game(const std::string& turns) const {
        return write("game.json",
                     R"({"format":"carcassonne-game 1","tile_sets":["base"],"players":2,"turns":[)" + turns +
                         "]}");
    }
};

const std::string kCity =
    R"({"player":0,"tile":"base.E","x":0,"y":-1,"rot":2,"meeple":{"type":"small","feature":0}})";
const std::string kRoad =
    R"({"player":0,"tile":"base.U","x":1,"y":0,"rot":1,"meeple":{"type":"small","feature":0}})";

TEST_F(ReplayCommand, PrintsTheScores) {
    const ProgramRun result = runWith({"replay", game(kCity)});
    EXPECT_EQ(result.status, Done) << result.errors;
    EXPECT_EQ(result.output, "1 turn played, 70 tiles left\n"
                             "Player 1: 4 during the game, 4 at the end\n"
                             "Player 2: 0 during the game, 0 at the end\n");
}

TEST_F(ReplayCommand, PrintsTheWholeGameInNotation) {
    const ProgramRun result = runWith({"replay", game(kCity), "--text"});
    EXPECT_EQ(result.status, Done) << result.errors;
    EXPECT_THAT(result.output, StartsWith("# base, tiles base, 2 players\n"
                                          "start D@0,0\n"
                                          "1. 0 E:2@0,-1 +0\n"
                                          "    city* 0,-1,0 2t*2=4 0:4\n"
                                          "    scores 4 0\n"
                                          "if the game ended now\n"));
    EXPECT_THAT(result.output, EndsWith("\n@0,-1\n"
                                        "E:2\n"
                                        "D\n"));
}

TEST_F(ReplayCommand, PrintsWhatPlayersAsk) {
    const ProgramRun result = runWith({"replay", game(kRoad), "--text"});
    EXPECT_EQ(result.status, Done) << result.errors;
    EXPECT_THAT(
        result.output,
        HasSubstr(
            "if the game ended now\n"
            "    road 1,0,0 2t*1=2 0:2\n"
            "player 0: 0 points (space 0) so far, 2 points (space 2) if the game ended now; supply 6 small\n"
            "player 1: 0 points (space 0) so far, 0 points (space 0) if the game ended now; supply 7 small\n"
            "owned features (nobody owns the others)\n"
            "    road 0,0,1 of 0: now 2 tiles 2 = 2, complete 2 tiles 2 = 2\n"
            "tiles left 2xA 4xB 1xC 3xD 5xE 2xF"));
    EXPECT_THAT(result.output, HasSubstr("    0,-1: 43 of 70: 1xC 3xD 5xE 2xF"));
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
          runWith({"replay", game(kCity), "--json", pathOf("no/such/folder.json")})})
        tests::expectSentence(result, InputAtFault);
}

TEST_F(ReplayCommand, WrongUsageIsStatusTwo) {
    tests::expectSentence(runWith({"replay"}), WrongUsage);
    tests::expectSentence(runWith({"replay", game(kCity), "--jason"}), WrongUsage);
    tests::expectSentence(runWith({"replay", game(kCity), game(kRoad)}), WrongUsage);
}

} // namespace
} // namespace meeplecam::cli
