#include "app/cli/commands/bench_command.h"
#include "app/session/editions/bundled.h"
#include "models/files/json_input.h"
#include "tests/support/program_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>

namespace meeplecam::cli {
namespace {

using tests::expectSentence;

/// A folder with one table of the program's own: the one with the fewest tiles.
class BenchSamples : public tests::ProgramTest {
protected:
    void SetUp() override {
        ProgramTest::SetUp();
        std::filesystem::create_directory(pathOf("tables"));
        for (const char* end : {".jpg", ".json"})
            std::filesystem::copy(session::bundledFolder() / ("tables/first/011" + std::string(end)),
                                  pathOf("tables/table" + std::string(end)));
    }
    tests::ProgramRun write(const std::string& what, const std::string& out) {
        return tests::runWith({"bench", what, pathOf("tables"), "--catalogue",
                               session::houseCatalogue().string(), "--out", pathOf(out)});
    }
    std::vector<models::Json> factsOf(const std::string& out) {
        std::ifstream file(pathOf(out + ".jsonl"));
        std::vector<models::Json> facts;
        for (std::string line; std::getline(file, line);)
            facts.push_back(models::Json::parse(line));
        return facts;
    }
    /// The head of NEP 1, then the planes.
    void expectPlanes(const std::string& out, std::size_t samples, std::size_t planes, std::size_t side) {
        const std::string file = pathOf(out + ".npy");
        EXPECT_EQ(std::filesystem::file_size(file), 128 + samples * planes * side * side);
        std::ifstream pixels(file, std::ios::binary);
        std::string head(128, ' ');
        pixels.read(head.data(), 128);
        EXPECT_EQ(head.substr(0, 6), "\x93NUMPY");
        const std::string shape = "'shape': (" + std::to_string(samples) + ", " + std::to_string(planes) +
                                  ", " + std::to_string(side) + ", " + std::to_string(side) + "), }";
        EXPECT_NE(head.find(shape), std::string::npos) << head;
        EXPECT_EQ(head.back(), '\n');
    }
};

TEST_F(BenchSamples, ThingsAreWhatTheMeepleNetworkLearnsFrom) {
    const tests::ProgramRun run = write("things", "things");
    ASSERT_EQ(run.status, Done) << run.errors;
    int meeples = 0;
    int others = 0;
    ASSERT_EQ(std::sscanf(run.output.c_str(), "meeples: %d; other things: %d", &meeples, &others), 2);
    EXPECT_GT(meeples, 0);
    const std::vector<models::Json> facts = factsOf("things");
    EXPECT_EQ(std::ssize(facts), meeples + others);
    for (const models::Json& fact : facts) {
        meeples -= fact["pose"] == "none" ? 0 : 1;
        EXPECT_TRUE(fact["evidence"].is_number() && fact["standing"].is_number()) << fact;
    }
    EXPECT_EQ(meeples, 0);
    expectPlanes("things", facts.size(), 10, 96);
}

TEST_F(BenchSamples, ViewsAreWhatTheComparingNetworkLearnsFrom) {
    const tests::ProgramRun run = write("views", "views");
    ASSERT_EQ(run.status, Done) << run.errors;
    int tiles = 0;
    ASSERT_EQ(std::sscanf(run.output.c_str(), "tiles: %d", &tiles), 1);
    EXPECT_GT(tiles, 0);
    const std::vector<models::Json> facts = factsOf("views");
    EXPECT_EQ(std::ssize(facts), tiles);
    for (const models::Json& fact : facts) {
        const std::size_t faces = fact["faces"];
        EXPECT_LT(fact["right"], faces) << fact;
        EXPECT_EQ(fact["evidence"].size(), faces) << fact;
        EXPECT_EQ(fact["evidence"][0], *std::max_element(fact["evidence"].begin(), fact["evidence"].end()));
    }
    expectPlanes("views", facts.size(), 46, 64);
}

TEST_F(BenchSamples, SayWhereTheyCannotBeWritten) {
    expectSentence(write("things", "no/folder/things"), InputAtFault);
    expectSentence(write("views", "no/folder/views"), InputAtFault);
}

} // namespace
} // namespace meeplecam::cli
