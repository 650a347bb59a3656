#include "app/cli/commands/audit_command.h"

#include "models/files/json_input.h"
#include "tests/support/program_run.h"

#include <gmock/gmock.h>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;
using tests::ProgramRun;
using tests::runWith;

class AuditCommand : public tests::ProgramTest {};

/// A city of two tiles that pays red 4, of which the record says nothing.
const std::string kForgotten =
    R"({"format":"carcassonne-game 1","tile_sets":["base"],"players":2,)"
    R"("participants":[{"name":"","colour":"red"},{"name":"","colour":"blue"}],)"
    R"("turns":[{"player":0,"tile":"base.E","x":0,"y":-1,"rot":2,"meeple":{"type":"small","feature":0},)"
    R"("score_events":[],"returned":[],"scores":[0,0]}]})";

TEST_F(AuditCommand, SaysWhatWasForgotten) {
    const ProgramRun result = runWith({"audit", write("game.json", kForgotten)});
    EXPECT_EQ(result.status, Done) << result.errors;
    EXPECT_THAT(result.output, HasSubstr("Turn 1: Not scored: city, 2 tiles (Red +4).\n"));
    EXPECT_THAT(result.output, HasSubstr("Turn 1: Red's meeple was not taken back"));
    EXPECT_THAT(result.output, HasSubstr("Red: 4 points, 4 of them so far\n"));
}

TEST_F(AuditCommand, ExplainsWhatIsClaimed) {
    const ProgramRun result = runWith({"audit", write("game.json", kForgotten), "--claimed", "red=0,blue=0"});
    EXPECT_EQ(result.status, Done) << result.errors;
    EXPECT_THAT(result.output, HasSubstr("Red claims 0, but it should be 4: 4 points too few.\n"
                                         "    Possible reason: forgotten: city, 2 tiles\n"));
    EXPECT_THAT(result.output, HasSubstr("Blue claims 0, and that is right.\n"));
}

TEST_F(AuditCommand, WritesJsonAloneToStandardOutput) {
    const ProgramRun result = runWith({"audit", write("game.json", kForgotten), "--json", "-"});
    EXPECT_EQ(result.status, Done) << result.errors;
    const auto json = models::parseJson(result.output, "it");
    ASSERT_TRUE(json.has_value()) << json.error().message;
    EXPECT_EQ((*json)["format"], "meeplecam-audit 1");
    EXPECT_EQ((*json)["file"], "game.json");
    EXPECT_EQ((*json)["findings"].size(), 2U);
}

TEST_F(AuditCommand, BadInputIsOneSentenceAndStatusOne) {
    const std::string game = write("game.json", kForgotten);
    tests::expectSentence(runWith({"audit", pathOf("missing")}), InputAtFault);
    tests::expectSentence(runWith({"audit", pathOf("missing.jpg")}), InputAtFault);
    tests::expectSentence(runWith({"audit", write("other", "{}")}), InputAtFault);
    tests::expectSentence(runWith({"audit", game, "--claimed", "green=3"}), InputAtFault);
    tests::expectSentence(runWith({"audit", game, "--claimed", "red=many"}), InputAtFault);
    tests::expectSentence(runWith({"audit", game, "--json", pathOf("no/such/folder")}), InputAtFault);
    tests::expectSentence(runWith({"audit"}), WrongUsage);
}

} // namespace
} // namespace meeplecam::cli
