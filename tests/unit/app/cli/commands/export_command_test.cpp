#include "app/cli/commands/export_command.h"

#include "app/session/log/event_log.h"
#include "app/session/story/event_ledger.h"
#include "tests/support/program_run.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

#include <sstream>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using tests::ProgramRun;
using tests::runWith;

class ExportCommand : public tests::ProgramTest {
protected:
    /// The path of a log of this story.
    [[nodiscard]] std::string logOf(const session::Story& story) const {
        const engine::GameSetup setup = tests::redAndBlue();
        session::EventLedger ledger(setup);
        return write("game.log", session::headerLine({setup, "c3", "demo"}) +
                                     session::eventLines(ledger.update(story, 0), setup));
    }
    [[nodiscard]] std::string textOf(const std::string& name) const {
        std::ostringstream text;
        text << std::ifstream(pathOf(name)).rdbuf();
        return text.str();
    }
};

TEST_F(ExportCommand, WhatItWritesReplays) {
    const std::string log = logOf(tests::storyOf({"0 A:1@1,0 +1", "0 B@0,1 +0"})); // red plays twice
    const ProgramRun result = runWith({"export", log, "--record", pathOf("game.json")});
    EXPECT_EQ(result.status, Done) << result.errors;
    EXPECT_EQ(result.output, "");
    EXPECT_THAT(textOf("game.json"), HasSubstr("\"insisted\":true"));
    const ProgramRun replayed = runWith({"replay", pathOf("game.json")});
    EXPECT_EQ(replayed.status, Done) << replayed.errors;
    EXPECT_THAT(replayed.output,
                StartsWith("2 turns played, 69 tiles left\nred: 0 during the game, 5 at the end\n"));
}

TEST_F(ExportCommand, PrintsTheGameInNotationToo) {
    const ProgramRun result = runWith(
        {"export", logOf(tests::storyOf({"0 A:1@1,0 +1"})), "--record", pathOf("game.json"), "--text"});
    EXPECT_EQ(result.status, Done) << result.errors;
    EXPECT_THAT(result.output, HasSubstr("\n1. 0 A:1@1,0 +1\n"));
}

TEST_F(ExportCommand, WritesTheRecordAloneToStandardOutput) {
    const ProgramRun result = runWith({"export", logOf(tests::storyOf({})), "--record", "-", "--text"});
    EXPECT_EQ(result.status, Done) << result.errors;
    EXPECT_THAT(result.output, StartsWith("{\n \"format\": \"carcassonne-game 1\""));
}

TEST_F(ExportCommand, BadInputIsOneSentenceAndStatusOne) {
    for (const std::string& log : {pathOf("missing"), write("empty", ""), write("other", "{}\n"),
                                   write("dir.log", "not json\n"), logOf({})})
        tests::expectSentence(runWith({"export", log, "--record", pathOf("game.json")}), InputAtFault);
    for (const char* output : {"--record", "--csv"})
        tests::expectSentence(
            runWith({"export", logOf(tests::storyOf({})), output, pathOf("no/such/folder.png")}),
            InputAtFault);
    tests::expectSentence(runWith({"export", logOf(tests::storyOf({})), "--png", pathOf("a.png"),
                                   "--catalogue", pathOf("missing")}),
                          InputAtFault);
}

TEST_F(ExportCommand, WrongUsageIsStatusTwo) {
    tests::expectSentence(runWith({"export"}), WrongUsage);
    tests::expectSentence(runWith({"export", logOf(tests::storyOf({}))}), WrongUsage);
}

} // namespace
} // namespace meeplecam::cli
