#include "app/session/editions/reader_request.h"
#include "app/session/following/live_game.h"
#include "app/session/sources/demo_source.h"
#include "tests/support/test_folder.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;

/// Three players, two of them with odd pieces.
DemoWish oddPieces() {
    DemoWish wish;
    wish.players = 3;
    wish.colours = {"brown", "blue", "red"};
    wish.turns = 1;
    wish.table.seed = 5;
    wish.table.frames_per_second = 8;
    wish.table.size = {960, 540};
    wish.table.clutter = 0;
    wish.table.table = "green_felt";
    wish.table.showing = true;
    for (const char* piece : {"meeple:#c8a06a", "stone:#3060c0:glass", "meeple:red"})
        wish.table.pieces.push_back(*table::parsePiece(piece));
    return wish;
}

class LiveShowing : public tests::FolderTest {
protected:
    LiveShowing()
        : m_colours(*demoPlayers(oddPieces()))
        , m_reader(*openReader({.players = m_colours, .learned = false}))
        , m_setup(m_reader.setup()) {
        for (const std::string& colour : m_colours)
            m_setup.players.push_back({colour, colour});
    }

    LiveGame game() {
        return {m_reader.tables(), m_setup, SourceKind::Recording, [this](const LiveUpdate& update) {
                    m_events.insert(m_events.end(), update.events.begin(), update.events.end());
                }};
    }
    OpenedLog log() {
        return *EventLog::open({pathOf("log"), {m_setup, "house", "demo"}, ExistingLog::Resume},
                               models::bundledTiles());
    }
    [[nodiscard]] std::vector<MeepleShown> shown() const {
        std::vector<MeepleShown> shown;
        for (const LiveEvent& event : m_events)
            if (const auto* meeple = std::get_if<MeepleShown>(&event.content))
                shown.push_back(*meeple);
        return shown;
    }

    std::vector<std::string> m_colours;
    vision::BoardReader m_reader;
    engine::GameSetup m_setup;
    std::vector<LiveEvent> m_events;
};

TEST_F(LiveShowing, EachPlayersPieceIsLearnedAndKeptInTheLog) {
    const auto demo = DemoSource::create(oddPieces());
    ASSERT_TRUE(demo) << demo.error().message;
    {
        LiveGame followed = game();
        ASSERT_TRUE(followed.keepLog(log()));
        std::vector<std::optional<int>> wanted;
        followed.showMeeples([&](const ShowState& state) {
            if (wanted.empty() || wanted.back() != state.wanted)
                wanted.push_back(state.wanted);
        });
        EXPECT_TRUE(followed.showing());
        watch(**demo, followed);
        EXPECT_FALSE(followed.showing());
        EXPECT_THAT(wanted, ElementsAre(0, 1, 2, std::nullopt));
        EXPECT_EQ(followed.story().turns.size(), 1U) << "what was shown is no part of the game";
        EXPECT_TRUE(followed.story().questions.empty());
    }
    const std::vector<MeepleShown> learned = shown();
    ASSERT_EQ(learned.size(), 3U);
    EXPECT_GT(learned[0].colour[0], learned[0].colour[2] + 40) << "natural wood";
    EXPECT_GT(learned[1].colour[2], learned[1].colour[0] + 40) << "blue glass";
    EXPECT_GT(learned[2].colour[0], learned[2].colour[1] + 80) << "red";

    LiveGame resumed = game();
    ASSERT_TRUE(resumed.keepLog(log()));
    EXPECT_EQ(resumed.ledger().reported().shown(), learned);
    resumed.showMeeples([](const ShowState&) {});
    EXPECT_FALSE(resumed.showing()) << "turns were taken";
}

TEST_F(LiveShowing, WhoIsSkippedIsNotAskedAndWhoBeginsToPlayIsNotHeldUp) {
    const auto demo = DemoSource::create([] {
        DemoWish wish = oddPieces();
        wish.table.showing = false;
        return wish;
    }());
    ASSERT_TRUE(demo) << demo.error().message;
    LiveGame followed = game();
    std::vector<std::optional<int>> wanted;
    followed.showMeeples([&](const ShowState& state) { wanted.push_back(state.wanted); });
    for (bool ended = false; !ended;) {
        const SourceStep step = (*demo)->next();
        ended = std::holds_alternative<SourceEnd>(step);
        followed.take(step);
        if (wanted.size() == 1)
            followed.skipShowing();
    }
    EXPECT_THAT(wanted, ElementsAre(0, 1, std::nullopt)) << "a tile was placed";
    EXPECT_TRUE(shown().empty());
    EXPECT_EQ(followed.story().turns.size(), 1U);
}

} // namespace
} // namespace meeplecam::session
