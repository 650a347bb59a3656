#include "app/cli/commands/export_command.h"
#include "tests/support/program_run.h"

#include <gmock/gmock.h>

#include <sstream>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using tests::ProgramRun;
using tests::runWith;

class ExportPictures : public tests::ProgramTest {
protected:
    [[nodiscard]] std::string textOf(const std::string& name) const {
        std::ostringstream text;
        text << std::ifstream(pathOf(name)).rdbuf();
        return text.str();
    }
    const std::string m_record = MEEPLECAM_GAMES "/by_hand.json";
};

TEST_F(ExportPictures, MakesATableAPictureAndAReportAtOnce) {
    const ProgramRun result = runWith(
        {"export", m_record, "--csv", "-", "--png", pathOf("board.png"), "--pdf", pathOf("report.pdf")});
    EXPECT_EQ(result.status, Done) << result.errors;
    EXPECT_THAT(result.output, StartsWith("turn,kind,"));
    EXPECT_THAT(textOf("board.png"), HasSubstr("PNG"));
    EXPECT_THAT(textOf("report.pdf"), StartsWith("%PDF"));
}

TEST_F(ExportPictures, BadInputIsOneSentenceAndStatusOne) {
    for (const char* output : {"--png", "--pdf"})
        tests::expectSentence(runWith({"export", m_record, output, pathOf("no/such/folder.png")}),
                              InputAtFault);
    tests::expectSentence(
        runWith({"export", m_record, "--png", pathOf("a.png"), "--catalogue", pathOf("missing")}),
        InputAtFault);
}

} // namespace
} // namespace meeplecam::cli
