#include "app/cli/commands/print_command.h"

#include "tests/support/program_run.h"

#include <gmock/gmock.h>

namespace meeplecam::cli {
namespace {

using tests::expectSentence;
using tests::runWith;

class PrintCommand : public tests::ProgramTest {};

TEST_F(PrintCommand, WritesAPdf) {
    ASSERT_EQ(runWith({"print", "target", "--out", pathOf("target.pdf")}).status, Done);
    std::string start(5, ' ');
    std::ifstream(pathOf("target.pdf")).read(start.data(), 5);
    EXPECT_EQ(start, "%PDF-");
}

TEST_F(PrintCommand, BadInputIsOneSentenceAndStatusOne) {
    expectSentence(runWith({"print", "tiles", "--set", "base,atlantis", "--out", pathOf("a.pdf")}),
                   InputAtFault);
    expectSentence(runWith({"print", "target", "--out", pathOf("no/such/folder.pdf")}), InputAtFault);
    expectSentence(runWith({"print", "track", "--out", pathOf("")}), InputAtFault);
}

TEST_F(PrintCommand, WrongUsageIsStatusTwo) {
    expectSentence(runWith({"print"}), WrongUsage);
    expectSentence(runWith({"print", "tiles"}), WrongUsage);
    for (const char* size : {"nan", "inf", "-45", "19.9", "1e9", "big", ""})
        expectSentence(runWith({"print", "tiles", "--tile-mm", size, "--out", pathOf("a.pdf")}), WrongUsage);
    expectSentence(runWith({"print", "tiles", "--paper", "a3", "--out", pathOf("a.pdf")}), WrongUsage);
    expectSentence(runWith({"print", "tiles", "--edition", "first", "--out", pathOf("a.pdf")}), WrongUsage);
}

} // namespace
} // namespace meeplecam::cli
