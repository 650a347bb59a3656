#include "app/cli/commands/bench_watch.h"

#include "app/session/editions/bundled.h"
#include "datasets/truth/film_truth.h"
#include "models/files/json_input.h"
#include "tests/support/program_run.h"

#include <gmock/gmock.h>

#include <unistd.h>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;
using tests::expectSentence;
using tests::ProgramRun;
using tests::runWith;

class BenchWatch : public tests::ProgramTest {
protected:
    /// One film for all tests: of one turn, and too small for a tile to be made out.
    static void SetUpTestSuite() {
        std::filesystem::create_directories(shared().parent_path());
        const ProgramRun made = runWith({"simulate", "film", "--turns", "1", "--fps", "2", "--width", "320",
                                         "--height", "240", "--out", shared().string()});
        ASSERT_EQ(made.status, Done) << made.errors;
    }
    static void TearDownTestSuite() { std::filesystem::remove_all(shared().parent_path()); }
    static std::filesystem::path shared() {
        return std::filesystem::temp_directory_path() /
               ("meeplecam_bench_watch_" + std::to_string(::getpid())) / "film.avi";
    }
    void copyFilm(const std::string& name) const {
        const std::filesystem::path film = pathOf(name);
        std::filesystem::copy_file(shared(), film);
        std::filesystem::copy_file(datasets::truthFileOf(shared()), datasets::truthFileOf(film));
    }
    static ProgramRun bench(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"bench", "watch"});
        return runWith(arguments);
    }
    const std::string m_house = session::houseCatalogue().string();
};

TEST_F(BenchWatch, FollowsAFilmAndCountsWhatWasNotTold) {
    copyFilm("film.avi");
    const ProgramRun run = bench({pathOf("film.avi"), "--catalogue", m_house, "--json", "-"});
    ASSERT_EQ(run.status, Done) << run.errors;
    const models::Json json = models::Json::parse(run.output);
    ASSERT_EQ(json["films"].size(), 1U);
    const models::Json& film = json["films"][0];
    EXPECT_EQ(film["film"], "film.avi");
    EXPECT_EQ(film["width"], 320);
    EXPECT_EQ(film["figures"]["turns"], 1);
    EXPECT_GT(film["costs"]["idle_ms"], 0);
    EXPECT_GT(film["costs"]["jpeg_ms"], 0);
    EXPECT_EQ(json["sum"]["films"], 1);
}

TEST_F(BenchWatch, PrintsFilmsOfAFolder) {
    copyFilm("a.avi");
    const ProgramRun run = bench({pathOf(""), "--catalogue", m_house, "--mistakes"});
    ASSERT_EQ(run.status, Done) << run.errors;
    EXPECT_THAT(run.output, HasSubstr("\na.avi"));
    EXPECT_THAT(run.output, HasSubstr("idle/jpeg"));
}

TEST_F(BenchWatch, WrongTimesOfALookAreRefused) {
    copyFilm("a.avi");
    for (const char* const seconds : {"-1", "61", "soon"})
        expectSentence(bench({pathOf("a.avi"), "--catalogue", m_house, "--look-takes", seconds}), WrongUsage);
}

TEST_F(BenchWatch, RefusesATruthOfAnotherFilm) {
    copyFilm("a.avi");
    std::ifstream in(pathOf("a.events.jsonl"));
    std::string header;
    std::getline(in, header);
    header.replace(header.find("\"width\":320"), 11, "\"width\":321");
    ASSERT_FALSE(write("a.events.jsonl", header).empty());
    const ProgramRun run = bench({pathOf("a.avi"), "--catalogue", m_house});
    expectSentence(run, InputAtFault);
    EXPECT_THAT(run.errors, HasSubstr("bring together what belongs together"));
}

TEST_F(BenchWatch, SaysWhatIsMissing) {
    const std::string lonely = write("lonely.avi", "no film");
    expectSentence(bench({pathOf("absent.avi"), "--catalogue", m_house}), InputAtFault);
    expectSentence(bench({lonely, "--catalogue", m_house}), InputAtFault);
    copyFilm("film.avi");
    expectSentence(bench({pathOf("film.avi"), "--catalogue", pathOf("nowhere")}), InputAtFault);
    expectSentence(bench({pathOf("film.avi"), "--catalogue", m_house, "--players", "mauve"}), InputAtFault);
    expectSentence(bench({pathOf("film.avi"), "--catalogue", m_house, "--set", "atlantis"}), InputAtFault);
    const std::string garbage = write("film.avi", "no film");
    expectSentence(bench({garbage, "--catalogue", m_house}), InputAtFault);
}

TEST_F(BenchWatch, WrongUsageIsStatusTwo) {
    expectSentence(bench({}), WrongUsage);
    expectSentence(bench({pathOf("film.avi")}), WrongUsage); // no catalogue
}

} // namespace
} // namespace meeplecam::cli
