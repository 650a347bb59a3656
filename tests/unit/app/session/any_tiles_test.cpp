#include "app/session/editions/taught_folder.h"
#include "app/session/planning/edition_finder.h"
#include "app/session/planning/planned_game.h"
#include "tests/support/test_folder.h"
#include "vision/any/any_reader.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

/// A table of the house edition on which a short game is played.
GamePlan shortGame(const std::string& catalogue) {
    GamePlan plan = demoPlan(3);
    plan.source.demo.turns = 6;
    plan.source.demo.table.frames_per_second = 4;
    plan.source.demo.table.size = {1280, 720};
    plan.learned = false;
    plan.catalogue = catalogue;
    return plan;
}

class AnyTilesAtTheTable : public tests::FolderTest {
protected:
    /// Follows the whole game by this plan.
    void follow(const GamePlan& plan) {
        auto reader = openReader(readerRequestOf(plan));
        ASSERT_TRUE(reader) << reader.error().message;
        const auto source = DemoSource::create(sourceRequestOf(plan).demo);
        ASSERT_TRUE(source) << source.error().message;
        auto planned = PlannedGame::begin(plan, *std::move(reader), (*source)->kind(),
                                          {[](const LiveUpdate&) {}, {}, {}, {}});
        ASSERT_TRUE(planned) << planned.error().message;
        m_game = *std::move(planned);
        watch(**source, m_game->game());
    }
    [[nodiscard]] const Story& story() const { return m_game->game().story(); }

    std::unique_ptr<PlannedGame> m_game;
};

/// Placements of a story, by turn, without those that a question is open about.
std::vector<std::optional<engine::Placement>> certainTiles(const Story& story) {
    std::vector<std::optional<engine::Placement>> tiles;
    for (const StoryTurn& told : story.turns)
        tiles.emplace_back(std::ranges::any_of(story.questions,
                                               [&](const StoryQuestion& question) {
                                                   return question.turn == told.id &&
                                                          question.about ==
                                                              models::ReportQuestion::About::Tile;
                                               })
                               ? std::nullopt
                               : std::optional(told.turn.placement));
    return tiles;
}

TEST_F(AnyTilesAtTheTable, AreFollowedAndKeptAsABox) {
    follow(shortGame(houseCatalogue().string()));
    const Story truth = story(); // followed by its own pictures
    ASSERT_EQ(truth.turns.size(), 6U);

    follow(shortGame(vision::kAnyTiles));
    ASSERT_EQ(story().turns.size(), truth.turns.size());
    const engine::TileRegistry& types = *models::bundledTiles().registry;
    const auto tiles = certainTiles(story());
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (const engine::Placement& laid = truth.turns[i].turn.placement; tiles[i])
            EXPECT_TRUE(tiles[i]->cell == laid.cell &&
                        types.sameFace({tiles[i]->tile, tiles[i]->rotation}, {laid.tile, laid.rotation}))
                << "turn " << i + 1 << " is silently wrong";
    EXPECT_GE(std::ranges::count_if(tiles, [](const auto& tile) { return tile.has_value(); }), 4);

    const vision::Lesson lesson = m_game->game().lesson();
    EXPECT_GE(lesson.squares.size(), 3U);
    ASSERT_TRUE(writeTaught(lesson, {.name = "evening"}, pathOf("box")));
    follow(shortGame(pathOf("box").string()));
    EXPECT_EQ(story().turns.size(), truth.turns.size()) << "with the box that was kept";
}

TEST_F(AnyTilesAtTheTable, TheEditionIsFoundOutByTheFirstLook) {
    const GamePlan plan = shortGame(kAutoCatalogue);
    const auto source = DemoSource::create(sourceRequestOf(plan).demo);
    ASSERT_TRUE(source);
    const auto finder = EditionFinder::create(plan, **source);
    ASSERT_TRUE(finder) << finder.error().message;
    watch(**source, **finder);
    ASSERT_TRUE((*finder)->found());
    EXPECT_EQ(planFor(*(*finder)->found(), plan).catalogue, houseCatalogue().string());
    EXPECT_EQ(planFor({}, plan).catalogue, vision::kAnyTiles);
}

} // namespace
} // namespace meeplecam::session
