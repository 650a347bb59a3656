#include "tests/support/program_run.h"

#include <gmock/gmock.h>

#include <iostream>
#include <sstream>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;
using tests::expectSentence;
using tests::runWith;

TEST(Program, PrintsHelpAndVersion) {
    EXPECT_EQ(runWith({"--help"}).status, Done);
    EXPECT_THAT(runWith({"--help"}).output, HasSubstr("replay"));
    EXPECT_THAT(runWith({"print", "tiles", "--help"}).output, HasSubstr("--tile-mm"));
    EXPECT_THAT(runWith({"--version"}).output, testing::StartsWith("meeplecam "));
}

TEST(Program, NamesWhatItDoesNotKnow) {
    expectSentence(runWith({"fly"}), WrongUsage);
    EXPECT_EQ(runWith({"fly"}).errors,
              "meeplecam: 'fly' is no command or option of meeplecam; meeplecam --help shows how\n");
    EXPECT_EQ(runWith({"print", "money"}).errors, "meeplecam: 'money' is no command or option of meeplecam "
                                                  "print; meeplecam print --help shows how\n");
}

TEST(Program, SaysWhatIsMissing) {
    EXPECT_EQ(runWith({"print", "tiles"}).errors,
              "meeplecam: --out is required; meeplecam print tiles --help shows how\n");
    EXPECT_EQ(runWith({"print", "tiles", "--out"}).errors,
              "meeplecam: --out needs a value; meeplecam print tiles --help shows how\n");
    EXPECT_THAT(runWith({"print", "track", "--out", "x", "--paper", "a9"}).errors,
                HasSubstr("--paper: 'a9' is none of "));
    EXPECT_EQ(runWith({"watch", "demo", "--resume"}).errors,
              "meeplecam: --resume needs --log, too; meeplecam watch --help shows how\n");
}

class Outputs : public tests::ProgramTest {
protected:
    [[nodiscard]] static std::string textOf(const std::string& path) {
        std::ostringstream text;
        text << std::ifstream(path).rdbuf();
        return text.str();
    }
    void expectRefused(const std::vector<std::string>& arguments, const std::string& why) const {
        SCOPED_TRACE(testing::PrintToString(arguments));
        const tests::ProgramRun run = runWith(arguments);
        expectSentence(run, WrongUsage);
        EXPECT_THAT(run.errors, HasSubstr(why));
        EXPECT_EQ(textOf(m_game), "precious");
    }
    void SetUp() override {
        ProgramTest::SetUp();
        m_game = write("game.log", "precious");
        std::filesystem::create_symlink("game.log", pathOf("soft"));
        std::filesystem::create_hard_link(m_game, pathOf("hard"));
    }
    std::string m_game;
};

TEST_F(Outputs, AreNeverWrittenOverInputs) {
    const std::string why = "is read and would be overwritten; choose another name";
    expectRefused({"export", m_game, "--csv", m_game}, "--csv: " + m_game + " " + why);
    expectRefused({"export", m_game, "--pdf", pathOf("./game.log")}, why);
    expectRefused({"export", m_game, "--record", pathOf("soft")}, why);
    expectRefused({"export", pathOf("soft"), "--png", pathOf("hard")}, why);
    expectRefused({"read", m_game, "--json", m_game}, why);
    expectRefused({"read", m_game, "--overlay", pathOf("hard")}, why);
    expectRefused({"audit", m_game, "--json", m_game}, why);
    expectRefused({"replay", m_game, "--json", m_game}, why);
    expectRefused({"watch", m_game, "--players", "red,blue", "--json", m_game}, why);
    expectRefused({"calibrate", "camera", m_game, "--out", m_game}, why);
    expectRefused({"simulate", "film", "--game", m_game, "--out", m_game}, why);
    expectRefused({"bench", "watch", m_game, "--catalogue", pathOf("c"), "--json", m_game}, why);
    expectRefused({"bench", "things", m_game, "--catalogue", pathOf("c"), "--out", m_game}, why);
    expectRefused({"games", "--shelf", m_game, "import", m_game}, why);
    expectRefused({"games", "--shelf", m_game, "show", "1", "--record", m_game}, why);
    const std::string picture = write("a.jpg", "\xff\xd8\xff");
    expectRefused({"read", m_game, "--catalogue", pathOf(""), "--overlay", picture}, why);
    const std::string catalogue = write("catalogue.json", "{}");
    expectRefused({"bench", "read", pathOf("x"), "--catalogue", pathOf(""), "--json", catalogue}, why);
}

TEST_F(Outputs, AreNotWrittenIntoTheFolderOfInputs) {
    const std::string why = "might be overwritten; choose another folder";
    expectRefused({"teach", m_game, "--out", pathOf("")}, why);
    expectRefused({"simulate", "pictures", "--game", m_game, "--out", pathOf("")}, why);
    expectRefused({"watch", pathOf(""), "--players", "red,blue", "--keep-pictures", pathOf("")}, why);
}

TEST_F(Outputs, AreDifferentFiles) {
    const std::string why = "is to be written by --csv, too; choose another name";
    expectRefused({"export", m_game, "--csv", pathOf("new"), "--jcz", pathOf("x/../new")}, why);
    EXPECT_FALSE(std::filesystem::exists(pathOf("new")));
}

TEST_F(Outputs, AreWrittenOverWhatIsThereByForceOnly) {
    const std::string why = "is there already; choose another name, or write over it by --force";
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"print", "track", "--out", m_game},
                                               {"replay", pathOf("x"), "--json", m_game},
                                               {"export", pathOf("x"), "--csv", m_game},
                                               {"export", pathOf("x"), "--png", pathOf("soft")},
                                               {"simulate", "film", "--out", m_game}})
        expectRefused(arguments, why);
    EXPECT_EQ(runWith({"print", "track", "--out", m_game, "--force"}).status, Done);
    EXPECT_THAT(textOf(m_game), testing::StartsWith("%PDF"));
    EXPECT_THAT(runWith({"print", "track", "--out", m_game}).errors, HasSubstr(why))
        << "even if it wrote that itself";
    EXPECT_EQ(runWith({"print", "track", "--out", write("empty", "")}).status, Done);
    EXPECT_EQ(runWith({"print", "track", "--out", "/dev/null"}).status, Done);
}

TEST_F(Outputs, ThatGetNowhereAreNoSuccess) {
    std::cout.setstate(std::ios::badbit);
    const tests::ProgramRun run = runWith({"--help"});
    std::cout.clear();
    expectSentence(run, InputAtFault);
    EXPECT_THAT(run.errors, HasSubstr("standard output cannot be written to"));
}

} // namespace
} // namespace meeplecam::cli
