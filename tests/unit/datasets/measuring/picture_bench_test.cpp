#include "datasets/measuring/picture_bench.h"

#include "datasets/measuring/process_memory.h"
#include "tests/support/picture_folder.h"

#include <gmock/gmock.h>

namespace meeplecam::datasets {
namespace {

using testing::HasSubstr;
using tests::wideTruth;

class PictureBench : public tests::PictureFolder {
protected:
    /// Reads the whole folder with one reader for every catalogue.
    engine::Result<std::vector<PictureResult>> bench(const BenchPlan& plan, const PictureReader& reader) {
        const auto files = findPictures(folder());
        if (!files)
            return files.error();
        return benchPictures(
            *files, plan,
            [&](const std::string& art, const auto&) -> engine::Result<PictureReader> {
                m_arts.push_back(art);
                return reader;
            },
            models::bundledTiles());
    }
    [[nodiscard]] const std::vector<std::string>& arts() const { return m_arts; }

private:
    std::vector<std::string> m_arts;
};

const BenchPlan kQuick{{DisturbedRun{}}, SiftPass::Skip};

TEST_F(PictureBench, APerfectReaderIsExactUnderEveryDisturbance) {
    addPicture("a", wideTruth());
    BenchPlan plan{{}, SiftPass::Skip};
    for (const Disturbance disturbance : kDisturbances)
        plan.runs.push_back({disturbance, 1});
    const auto results = bench(plan, perfectReader());
    ASSERT_TRUE(results) << results.error().message;
    ASSERT_EQ(results->size(), kDisturbances.size());
    for (std::size_t i = 0; i < results->size(); ++i) {
        const PictureResult& result = (*results)[i];
        EXPECT_EQ(result.disturbance, kDisturbances[i]);
        EXPECT_EQ(result.evaluation.figures.boards.exact, 1) << nameOf(result.disturbance);
        EXPECT_EQ(result.set, folder().filename());
        EXPECT_EQ(result.file, "a.png");
        EXPECT_EQ(result.timing_ms.size(), 2U);
        EXPECT_GE(result.read_ms, 0);
        EXPECT_EQ(result.sift_ms, 0);
    }
}

TEST_F(PictureBench, TellsTheReaderWhatPlayersKnow) {
    Truth truth = wideTruth();
    addPicture("a", truth);
    bool asked = false;
    const auto results = bench(kQuick, [&](const PictureTask& task) {
        asked = true;
        EXPECT_THAT(task.tileSets, testing::ElementsAre("base"));
        EXPECT_EQ(task.picture.size(), truth.size);
        return readPerfectly(task);
    });
    EXPECT_TRUE(results);
    EXPECT_TRUE(asked);
}

TEST_F(PictureBench, DisturbsEveryNthPicture) {
    for (const char* name : {"a", "b", "c", "d", "e"})
        addPicture(name, wideTruth());
    const auto results = bench({{DisturbedRun{}, {Disturbance::Darker, 2}}, SiftPass::Skip}, perfectReader());
    std::string darker;
    for (const PictureResult& result : *results)
        if (result.disturbance == Disturbance::Darker)
            darker += result.file.substr(0, 1);
    EXPECT_EQ(darker, "ace");
    EXPECT_EQ(results->size(), 8U);
}

TEST_F(PictureBench, ReadsPicturesOfOneCatalogueTogether) {
    addPicture("a", wideTruth("c1"));
    addPicture("b", wideTruth("c2"));
    addPicture("c", wideTruth("c1"));
    const auto results = bench(kQuick, perfectReader());
    EXPECT_THAT(arts(), testing::ElementsAre("c1", "c1", "c2"));
    ASSERT_EQ(results->size(), 3U);
    EXPECT_EQ((*results)[1].file, "b.png");
}

TEST_F(PictureBench, ARefusalCountsAsEverythingMissing) {
    addPicture("a", wideTruth());
    const auto results = bench(kQuick, [](const PictureTask&) -> engine::Result<models::BoardReport> {
        return engine::Error{"there is no board on it"};
    });
    ASSERT_TRUE(results);
    EXPECT_EQ((*results)[0].refusal, "there is no board on it");
    EXPECT_EQ((*results)[0].evaluation.figures.tiles.missing, 2);
    EXPECT_EQ((*results)[0].evaluation.figures.boards.unread, 1);
}

TEST_F(PictureBench, CountsProgress) {
    addPicture("a", wideTruth());
    addPicture("b", wideTruth());
    std::vector<std::pair<int, int>> steps;
    const auto results = benchPictures(
        *findPictures(folder()), kQuick,
        [&](const auto&, const auto&) { return engine::Result<PictureReader>(perfectReader()); },
        models::bundledTiles(), [&](int done, int all) { steps.emplace_back(done, all); });
    EXPECT_TRUE(results);
    EXPECT_THAT(steps, testing::ElementsAre(std::pair(1, 2), std::pair(2, 2)));
}

TEST_F(PictureBench, FailsOnWhatDoesNotFitTogether) {
    Truth truth = wideTruth();
    addPicture("a", truth);
    truth.size = {640, 480};
    write("a.json", tests::toJson(truth).dump());
    EXPECT_THAT(bench(kQuick, perfectReader()).error().message,
                HasSubstr("has 320x240 pixels but its truth is about 640x480"));
    write("a.json", "{}");
    EXPECT_THAT(bench(kQuick, perfectReader()).error().message, HasSubstr("a.json: "));
    addPicture("a", wideTruth());
    write("a.png", "no picture");
    EXPECT_THAT(bench(kQuick, perfectReader()).error().message, HasSubstr("a.png"));
}

TEST_F(PictureBench, FailsWithoutAReader) {
    addPicture("a", wideTruth());
    const auto results = benchPictures(
        *findPictures(folder()), kQuick,
        [](const auto&, const auto&) -> engine::Result<PictureReader> {
            return engine::Error{"no such catalogue"};
        },
        models::bundledTiles());
    EXPECT_EQ(results.error().message, "no such catalogue");
}

TEST_F(PictureBench, MeasuresOneSiftPassOnUndisturbedPictures) {
    addPicture("a", wideTruth());
    const auto results =
        bench({{DisturbedRun{}, {Disturbance::Darker, 1}}, SiftPass::Measure}, perfectReader());
    EXPECT_GT((*results)[0].sift_ms, 0);
    EXPECT_EQ((*results)[1].sift_ms, 0);
}

TEST(ProcessMemory, RisesWithWhatIsHeld) {
    forgetPeak();
    const double before = peakMegabytes();
    EXPECT_GT(before, 1);
    const std::vector<char> held(50'000'000, 'x');
    EXPECT_EQ(held[held.size() / 2], 'x');
    EXPECT_GT(peakMegabytes(), before + 40);
}

} // namespace
} // namespace meeplecam::datasets
