#include "app/session/planning/planned_game.h"
#include "models/files/json_input.h"
#include "tests/support/test_folder.h"
#include "vision/any/any_reader.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::_;
using testing::Each;
using testing::IsEmpty;
using testing::Optional;
using testing::SizeIs;

/// A table of the house edition on which a short game is played.
GamePlan houseTable() {
    GamePlan plan = demoPlan(1);
    plan.source.demo.turns = 2;
    plan.source.demo.table.frames_per_second = 5;
    plan.source.demo.table.size = {960, 540};
    plan.learned = false;
    return plan;
}

class OtherEditionAtTheTable : public tests::FolderTest {
protected:
    /// Follows the whole game by this plan.
    void follow(const GamePlan& plan) {
        auto reader = openReader(readerRequestOf(plan));
        ASSERT_TRUE(reader) << reader.error().message;
        const auto source = DemoSource::create(sourceRequestOf(plan).demo);
        ASSERT_TRUE(source) << source.error().message;
        const auto told = [this](const LiveUpdate& update) {
            m_events.insert(m_events.end(), update.events.begin(), update.events.end());
        };
        const auto edition = [this](const std::optional<OtherEdition>& other) {
            m_editions.push_back(other);
        };
        const auto planned =
            PlannedGame::begin(plan, *std::move(reader), (*source)->kind(), {told, {}, {}, edition});
        ASSERT_TRUE(planned) << planned.error().message;
        watch(**source, (*planned)->game());
    }

    std::vector<LiveEvent> m_events;
    std::vector<std::optional<OtherEdition>> m_editions;
};

TEST_F(OtherEditionAtTheTable, NothingIsRecordedAndTheRightOneIsNamed) {
    GamePlan plan = houseTable();
    plan.catalogue = winterCatalogue().string();
    follow(plan);
    EXPECT_THAT(m_events, IsEmpty());
    ASSERT_THAT(m_editions, SizeIs(1));
    ASSERT_TRUE(m_editions.front() && m_editions.front()->fits);
    EXPECT_EQ(m_editions.front()->fits->folder, houseCatalogue());
}

/// The house edition without all tiles but one, which isn't on the table.
std::filesystem::path cloistersAlone(const std::filesystem::path& folder) {
    std::filesystem::copy(houseCatalogue(), folder, std::filesystem::copy_options::recursive);
    std::ifstream in(folder / "catalogue.json");
    models::Json json = models::Json::parse(in);
    models::Json images = models::Json::array();
    for (const models::Json& image : json["images"])
        if (image["tile"] == "base.B")
            images.push_back(image);
    json["images"] = images;
    std::ofstream(folder / "catalogue.json") << json.dump();
    return folder;
}

TEST_F(OtherEditionAtTheTable, TheRightOneIsNamedWhereNoTileIsFoundAtAll) {
    GamePlan plan = houseTable();
    plan.catalogue = cloistersAlone(pathOf("cloisters")).string();
    follow(plan);
    EXPECT_THAT(m_events, IsEmpty());
    ASSERT_FALSE(m_editions.empty());
    EXPECT_THAT(m_editions, Each(Optional(_))) << "nothing of it ever fitted";
    ASSERT_TRUE(m_editions.front() && m_editions.front()->fits);
    EXPECT_EQ(m_editions.front()->fits->folder, houseCatalogue());
}

TEST(PlanToFollow, IsThatOfTheEditionOrTheBoxesOnTheTableOrOfAnyTiles) {
    GamePlan plan = houseTable();
    plan.rules = setupOf(plan)->rules;
    plan.rules->farmers = false;
    EXPECT_EQ(planToFollow({}, plan).catalogue, vision::kAnyTiles);
    EXPECT_EQ(planToFollow({KeptCatalogue{winterCatalogue(), "Winter"}}, plan).catalogue, winterCatalogue());
    const std::vector<std::string> both{"base", "inns_cathedrals"};
    const auto boxes = models::findSets(models::bundledTiles(), std::vector<std::string>{"inns_cathedrals"});
    const GamePlan wider = planToFollow({{}, *boxes}, plan);
    EXPECT_EQ(wider.catalogue, plan.catalogue);
    EXPECT_EQ(wider.sets, both);
    EXPECT_FALSE(wider.rules->farmers);
    EXPECT_TRUE(wider.rules->innsAndCathedrals);
    EXPECT_EQ(wider.existing, ExistingLog::Refuse);
}

TEST(PlanToFollow, GoesOnWithTheGameThatIsBegunButForARiver) {
    const auto followed = [](const char* box) {
        const auto boxes = models::findSets(models::bundledTiles(), std::vector<std::string>{box});
        return planToFollow({{}, *boxes, true}, houseTable());
    };
    EXPECT_EQ(followed("inns_cathedrals").existing, ExistingLog::Resume);
    EXPECT_EQ(followed("river").existing, ExistingLog::Refuse);
    GamePlan resumed = houseTable();
    resumed.existing = ExistingLog::Resume;
    EXPECT_EQ(planToFollow({}, resumed).existing, ExistingLog::Refuse) << "with other tiles it begins anew";
}

TEST_F(OtherEditionAtTheTable, TheRightOneIsFollowedAtOnce) {
    follow(houseTable());
    EXPECT_THAT(m_editions, IsEmpty());
    EXPECT_FALSE(m_events.empty());
}

/// In its first picture at rest some grains of the oak look a little like tiles.
TEST(TheFirstTile, OnOakIsFoundAlone) {
    DemoWish wish = sourceRequestOf(demoPlan(1)).demo;
    wish.turns = 6;
    const auto source = DemoSource::create(wish);
    ASSERT_TRUE(source) << source.error().message;
    const auto reader = openReader(readerRequestOf(demoPlan(1)));
    ASSERT_TRUE(reader) << reader.error().message;
    for (int picture = 0; picture < 8; ++picture) {
        const SourceStep step = (*source)->next();
        const vision::TableReading reading =
            reader->tables().read(vision::Frame(std::get<SourceFrame>(step).bgr));
        ASSERT_THAT(reading.tiles, SizeIs(1)) << "picture " << picture;
        EXPECT_EQ(reading.tiles.front().tile.placement.tile, models::bundledTiles().registry->find("base.D"));
    }
}

} // namespace
} // namespace meeplecam::session
