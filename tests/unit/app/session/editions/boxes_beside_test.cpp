#include "app/session/editions/boxes_beside.h"

#include "models/records/setup_json.h"
#include "tests/support/demo_table.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

/// What a picture of boxes that were not chosen comes to.
std::optional<ReadPicture> readBesides(const cv::Mat& table, const std::vector<std::string>& chosen) {
    const vision::Frame frame(table);
    const ReaderRequest request{.sets = chosen, .players = {}, .learned = false};
    const vision::BoardReader reader = openReader(request).value();
    return readBoxesBeside(frame, request, reader, reader.read(frame));
}

const cv::Mat& riverTable() {
    static const cv::Mat table = tests::demoTable({"base", "river"}, 14);
    return table;
}

TEST(ReadBoxesBeside, AddsABoxThatNobodyChose) {
    const auto wider = readBesides(riverTable(), {"base"});
    ASSERT_TRUE(wider);
    EXPECT_THAT(wider->request.sets, ElementsAre("base", "river"));
    EXPECT_THAT(wider->reading.report.tileSets, ElementsAre("base", "river"));
    EXPECT_THAT(wider->reading.report.tiles, SizeIs(15));
    const auto* added = std::get_if<models::BoxesAdded>(&wider->reading.report.findings.front().content);
    ASSERT_NE(added, nullptr);
    EXPECT_THAT(added->boxes, ElementsAre(testing::Field(&engine::TileSet::name, "river")));
}

TEST(ReadBoxesBeside, AddsARiverOfWhichNothingElseIsOnTheTableYet) {
    const auto wider = readBesides(tests::demoTable({"base", "river"}, 7), {"base"});
    ASSERT_TRUE(wider);
    EXPECT_THAT(wider->request.sets, ElementsAre("base", "river"));
    EXPECT_THAT(wider->reading.report.tiles, SizeIs(8));
}

TEST(ReadBoxesBeside, AnotherEditionOfABoxTakesItsPlace) {
    const auto wider = readBesides(tests::demoTable({"base_gardens", "traders_builders"}, 24), {"base"});
    ASSERT_TRUE(wider);
    EXPECT_THAT(wider->request.sets, ElementsAre("base_gardens", "traders_builders"));
    EXPECT_THAT(wider->reading.report.tiles, SizeIs(25));
}

TEST(ReadBoxesBeside, OneTileOfItWillDo) {
    const auto wider = readBesides(tests::demoTable({"base", "inns_cathedrals"}, 4), {"base"});
    ASSERT_TRUE(wider);
    EXPECT_THAT(wider->request.sets, ElementsAre("base", "inns_cathedrals"));
    const auto inns = models::findSets(models::bundledTiles(), wider->request.sets)->back();
    EXPECT_EQ(std::ranges::count_if(wider->reading.report.tiles,
                                    [&](const models::ReportedTile& tile) {
                                        return engine::countOf(inns.counts, tile.placement.tile) > 0;
                                    }),
              1);
}

TEST(ReadBoxesBeside, LeavesATableWithTheChosenBoxesAsItIs) {
    EXPECT_FALSE(readBesides(riverTable(), {"base", "river"}));
}

TEST(WithBoxesOf, TakesFurtherBoxesAndOtherEditionsOfItsOwn) {
    const auto setup = [](std::vector<std::string> sets) {
        return *models::setupOf(models::bundledTiles(), sets);
    };
    const auto wider = withBoxesOf(setup({"inns_cathedrals", "base"}), setup({"base"}));
    ASSERT_TRUE(wider);
    EXPECT_EQ(wider->rules.largeMeeples, 1);
    EXPECT_THAT(wider->sets, ElementsAre(testing::Field(&engine::TileSet::name, "inns_cathedrals"),
                                         testing::Field(&engine::TileSet::name, "base")));
    EXPECT_TRUE(withBoxesOf(setup({"base_gardens", "abbot"}), setup({"base"})));
    EXPECT_FALSE(withBoxesOf(setup({"base"}), setup({"base"})));
    EXPECT_FALSE(withBoxesOf(setup({"base"}), setup({"base", "inns_cathedrals"})));
}

TEST(RulesWithBoxes, KeepWhatWasChosenAndTakeWhatTheBoxesBring) {
    const std::vector<std::string> before{"base"};
    const std::vector<std::string> now{"base", "inns_cathedrals"};
    engine::Rules chosen = models::setupOf(models::bundledTiles(), before)->rules;
    ASSERT_TRUE(chosen.farmers);
    chosen.farmers = false;
    const engine::Rules rules = rulesWithBoxes(chosen, before, now);
    EXPECT_FALSE(rules.farmers);
    EXPECT_TRUE(rules.innsAndCathedrals);
    EXPECT_EQ(rules.largeMeeples, 1);
    EXPECT_EQ(rulesWithBoxes(chosen, before, before), chosen);
}

} // namespace
} // namespace meeplecam::session
