#include "app/cli/commands/games_command.h"

#include "tests/support/program_run.h"

#include <gmock/gmock.h>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using tests::ProgramRun;
using tests::runWith;

class GamesCommand : public tests::ProgramTest {
protected:
    [[nodiscard]] ProgramRun games(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), {"games", "--shelf", pathOf("games.sqlite")});
        return runWith(std::move(arguments));
    }
    const std::string m_record = std::string(MEEPLECAM_GAMES "/by_hand.json");
};

TEST_F(GamesCommand, PutsListsShowsCountsAndDeletes) {
    EXPECT_EQ(games({"list"}).output, "no past games\n");
    const ProgramRun imported = games({"import", m_record, "--date", "2026-11-22 20:15"});
    EXPECT_EQ(imported.status, Done) << imported.errors;
    EXPECT_EQ(imported.output, "added to the past games as number 1\n");
    EXPECT_THAT(games({"list", "--from", "2026-11-22"}).output,
                testing::AllOf(StartsWith("1  "), testing::HasSubstr("  base  ")));
    EXPECT_EQ(games({"list", "--until", "2026-11-21"}).output, "no past games\n");
    EXPECT_THAT(games({"show", "1"}).output, HasSubstr("Nothing was missed"));
    EXPECT_THAT(games({"show", "1", "--record", "-"}).output, StartsWith("{\n \"format\""));
    EXPECT_THAT(games({"stats"}).output, HasSubstr("average"));
    EXPECT_EQ(games({"delete", "1"}).status, Done);
    EXPECT_EQ(games({"list"}).output, "no past games\n");
}

TEST_F(GamesCommand, BadInputIsOneSentenceAndStatusOne) {
    tests::expectSentence(games({"show", "7"}), InputAtFault);
    tests::expectSentence(games({"delete", "7"}), InputAtFault);
    tests::expectSentence(games({"import", pathOf("missing")}), InputAtFault);
    const std::string other = write("other", std::string(2000, 'x'));
    tests::expectSentence(runWith({"games", "--shelf", other, "list"}), InputAtFault);
    tests::expectSentence(games({}), WrongUsage);
}

TEST_F(GamesCommand, NoPasswordOfADatabaseIsSaid) {
    for (const char* place : {"postgresql://anna:secret@localhost:1/games",
                              "postgresql://anna:secret@localhost", "mysql://anna:secret@localhost/games"})
        for (const std::vector<std::string>& what : {std::vector<std::string>{"list"},
                                                     {"import", m_record},
                                                     {"show", "1", "--record", pathOf("out")}}) {
            std::vector<std::string> arguments{"games", "--shelf", place};
            arguments.insert(arguments.end(), what.begin(), what.end());
            const ProgramRun run = runWith(arguments);
            tests::expectSentence(run, InputAtFault);
            EXPECT_THAT(run.errors + run.output, testing::Not(HasSubstr("secret")));
        }
}

} // namespace
} // namespace meeplecam::cli
