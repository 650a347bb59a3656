#include "app/cli/commands/bench_command.h"

#include "tests/support/picture_folder.h"
#include "tests/support/program_run.h"

#include <gmock/gmock.h>

#include <CLI/CLI.hpp>
#include <sstream>

namespace meeplecam::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;
using tests::expectSentence;
using tests::ProgramRun;

class BenchCommand : public tests::PictureFolder {
protected:
    void SetUp() override {
        PictureFolder::SetUp();
        write("catalogues/house/catalogue.json", "{}");
        addPicture("tables/a", tests::wideTruth());
        addPicture("tables/b", tests::wideTruth());
    }
    /// Runs `bench read` on the tables with more arguments; `.` stands for this test's folder.
    ProgramRun bench(std::vector<std::string> arguments) {
        CLI::App program;
        ExitStatus status = Done;
        addBenchCommand(program, status, [this](const auto&, const auto&) {
            return engine::Result<datasets::PictureReader>(perfectReader());
        });
        std::reverse(arguments.begin(), arguments.end()); // as CLI11 wants them
        arguments.insert(arguments.end(), {"read", "bench"});
        ProgramRun run;
        testing::internal::CaptureStdout();
        testing::internal::CaptureStderr();
        try {
            program.parse(arguments);
        } catch (const CLI::ParseError& error) {
            status = error.get_exit_code() == 0 ? Done : WrongUsage;
        }
        run.status = status;
        run.output = testing::internal::GetCapturedStdout();
        run.errors = testing::internal::GetCapturedStderr();
        return run;
    }
    [[nodiscard]] std::string tables() const { return (folder() / "tables").string(); }
    [[nodiscard]] std::string catalogues() const { return (folder() / "catalogues").string(); }
};

TEST_F(BenchCommand, PrintsOneLineForEachPictureAndTheSum) {
    const ProgramRun run = bench({tables(), "--catalogue", catalogues(), "--mistakes"});
    EXPECT_EQ(run.status, Done) << run.errors;
    EXPECT_THAT(run.output,
                AllOf(HasSubstr("\ntables/a.png"), HasSubstr("\ntables/b.png"), HasSubstr("\nset tables")));
    EXPECT_THAT(run.errors, IsEmpty());
}

TEST_F(BenchCommand, DisturbsAsAsked) {
    const ProgramRun one = bench({tables(), "--catalogue", catalogues(), "--disturb", "jpeg40"});
    EXPECT_THAT(one.output, AllOf(HasSubstr("a.png (jpeg40)"), Not(HasSubstr("a.png  "))));
    const ProgramRun all = bench({tables(), "--catalogue", catalogues(), "--disturb", "all", "--every", "2"});
    EXPECT_THAT(all.output, AllOf(HasSubstr("a.png  "), HasSubstr("a.png (turned)"),
                                  HasSubstr("a.png (half_size)"), Not(HasSubstr("b.png"))));
}

TEST_F(BenchCommand, PrintsSumsInMarkdown) {
    EXPECT_THAT(bench({tables(), "--catalogue", catalogues(), "--markdown"}).output,
                AllOf(StartsWith("| set "), HasSubstr("| set tables | 2 |"), Not(HasSubstr("a.png"))));
}

TEST_F(BenchCommand, WritesJsonAloneToStandardOutput) {
    const ProgramRun run = bench({tables(), "--catalogue", catalogues(), "--json", "-"});
    EXPECT_EQ(run.status, Done);
    const models::Json json = models::Json::parse(run.output);
    EXPECT_EQ(json["pictures"].size(), 2U);
    EXPECT_EQ(json["sums"][0]["figures"]["boards_exact"], 1.0);
    EXPECT_TRUE(json["sums"][0].contains("sift_ratio"));
}

TEST_F(BenchCommand, BadInputIsOneSentenceAndStatusOne) {
    const std::string lonely = write("lonely/c.png", "").parent_path().string();
    for (const ProgramRun& run :
         {bench({tables() + "/none", "--catalogue", catalogues()}),
          bench({tables(), "--catalogue", tables()}), bench({lonely, "--catalogue", catalogues()}),
          bench({tables(), "--catalogue", catalogues(), "--json", tables() + "/no/such/file"})})
        expectSentence(run, InputAtFault);
}

TEST_F(BenchCommand, WrongUsageIsStatusTwo) {
    EXPECT_EQ(bench({tables()}).status, WrongUsage);
    EXPECT_EQ(bench({tables(), "--catalogue", catalogues(), "--disturb", "fog"}).status, WrongUsage);
    EXPECT_EQ(bench({tables(), "--catalogue", catalogues(), "--every", "0"}).status, WrongUsage);
}

} // namespace
} // namespace meeplecam::cli
