#include "datasets/measuring/floors.h"

#include "tests/support/picture_folder.h"

#include <gmock/gmock.h>

namespace meeplecam::datasets {
namespace {

using models::Json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;
using tests::wideTruth;

Json document() {
    return Json::parse(R"({"format": "meeplecam-floors 1", "sets": [
        {"name": "web", "root": "data", "folder": "photos/web", "pictures": 3,
         "runs": [{"disturbance": "none", "tiles_right_at_least": 0.75, "silent_at_most": 1},
                  {"disturbance": "darker", "every": 2}]},
        {"name": "first", "root": "bundled", "folder": "first", "pictures": 12,
         "runs": [{"disturbance": "none"}]}]})");
}

TEST(Floors, AreRead) {
    const auto sets = parseFloors(document().dump(), "f.json");
    ASSERT_TRUE(sets) << sets.error().message;
    ASSERT_EQ(sets->size(), 2U);
    EXPECT_EQ(
        (*sets)[0],
        (FloorSet{"web",
                  FloorRoot::Data,
                  "photos/web",
                  3,
                  {{{Disturbance::None, 1},
                    {{"tiles_right", Floor::Bound::AtLeast, 0.75}, {"silent", Floor::Bound::AtMost, 1}}},
                   {{Disturbance::Darker, 2}, {}}}}));
    EXPECT_EQ((*sets)[1].root, FloorRoot::Bundled);
}

TEST(Floors, SayWhatIsWrongAndWhere) {
    const std::vector<std::tuple<std::string, Json, std::string>> cases{
        {"/format", "x", "format is not"},
        {"/sets/0/root", "moon", "sets[0].root is neither"},
        {"/sets/1/name", "web", "sets[1].name is that of a set before it"},
        {"/sets/0/pictures", 0, "sets[0].pictures is not"},
        {"/sets/0/runs", Json::array(), "sets[0].runs is empty"},
        {"/sets/0/runs/1/disturbance", "none", "sets[0].runs[1] lists a disturbance for the second time"},
        {"/sets/0/runs/1/disturbance", "fog", "sets[0].runs[1].disturbance is no disturbance"},
        {"/sets/0/runs/1/every", 0, "sets[0].runs[1].every is not"},
        {"/sets/0/runs/1/luck_at_least", 1, "sets[0].runs[1].luck_at_least is no floor"},
        {"/sets/0/runs/1/silent", 1, "sets[0].runs[1].silent is no floor"},
        {"/sets/0/runs/0/tiles_right_at_least", 1.5, "sets[0].runs[0].tiles_right_at_least is not"}};
    for (const auto& [place, value, sentence] : cases) {
        Json json = document();
        json[Json::json_pointer(place)] = value;
        const auto sets = parseFloors(json.dump(), "f.json");
        ASSERT_FALSE(sets) << place;
        EXPECT_THAT(sets.error().message, StartsWith("f.json: " + sentence)) << place;
    }
    EXPECT_THAT(readFloors("/no/such.json").error().message, HasSubstr("does not exist"));
}

class FloorsOfASet : public tests::PictureFolder {
protected:
    void SetUp() override {
        PictureFolder::SetUp();
        write("catalogues/house/catalogue.json", "{}");
        for (const char* name : {"photos/web/a", "photos/web/b", "photos/web/c"})
            addPicture(name, wideTruth());
    }
    engine::Result<std::vector<PictureResult>> bench(const PictureReader& reader) const {
        return benchSet(
            m_set, {folder(), folder() / "catalogues"},
            [&](const auto&, const auto&) { return engine::Result<PictureReader>(reader); },
            models::bundledTiles());
    }
    FloorSet m_set = parseFloors(document().dump(), "f.json")->front();
};

TEST_F(FloorsOfASet, AreComparedWithTheSums) {
    const auto perfect = bench(perfectReader());
    ASSERT_TRUE(perfect) << perfect.error().message;
    EXPECT_EQ(perfect->size(), 5U);
    EXPECT_THAT(compareWithFloors(m_set, *perfect).broken, IsEmpty());
    EXPECT_THAT(compareWithFloors(m_set, *perfect).better,
                ElementsAre("none: tiles_right is 1.0000, at least 0.7500 is the floor",
                            "none: silent is 0, at most 1 is the floor"));
    const auto bad = bench([this](const PictureTask& task) {
        auto report = readPerfectly(task);
        report->tiles[0].placement.tile = tests::tile("base.B");
        return report;
    });
    EXPECT_THAT(compareWithFloors(m_set, *bad).broken,
                ElementsAre("none: tiles_right is 0.5000, at least 0.7500 is wanted",
                            "none: silent is 3, at most 1 is wanted"));
    EXPECT_THAT(compareWithFloors(m_set, *bad).better, IsEmpty());
}

TEST_F(FloorsOfASet, ReachedExactlyAreNeitherBrokenNorBetter) {
    m_set.runs[0].floors = {{"tiles_right", Floor::Bound::AtLeast, 1}, {"silent", Floor::Bound::AtMost, 0}};
    const FloorComparison comparison = compareWithFloors(m_set, *bench(perfectReader()));
    EXPECT_THAT(comparison.broken, IsEmpty());
    EXPECT_THAT(comparison.better, IsEmpty());
}

TEST_F(FloorsOfASet, FailWhenPicturesAreMissingOrTooMany) {
    addPicture("photos/web/d", wideTruth());
    EXPECT_THAT(bench(perfectReader()).error().message,
                HasSubstr("set web has 4 pictures but its floors are for 3"));
    std::filesystem::remove_all(folder() / "photos");
    EXPECT_FALSE(bench(perfectReader()));
    std::filesystem::create_directories(folder() / "photos/web");
    EXPECT_THAT(bench(perfectReader()).error().message, HasSubstr("holds no picture"));
}

} // namespace
} // namespace meeplecam::datasets
