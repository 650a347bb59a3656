#include "app/session/following/live_game.h"

#include "app/session/story/story_edit.h"
#include "models/records/setup_json.h"
#include "tests/support/told_words.h"
#include "tests/unit/app/session/looking/seen_table.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::Contains;
using testing::Each;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

engine::GameSetup baseGame() {
    engine::GameSetup game = *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
    game.players = {{"red", "red"}, {"blue", "blue"}};
    return game;
}

/// A game that is followed from photos of nineTiles(); base.D comes first.
class PhotographedGame : public testing::Test {
protected:
    static constexpr std::size_t kFirst = 5;

    void show(const std::vector<std::size_t>& which) {
        std::vector<tests::LaidTile> tiles;
        for (const std::size_t i : which)
            tiles.push_back(tests::nineTiles()[i]);
        const cv::Mat picture = tests::photograph(tiles, tests::nineTilesCamera()).level(0);
        m_told.clear();
        for (int looks = 0; looks < 2; ++looks, ++m_photo)
            m_game.take(SourceFrame{picture, m_photo, static_cast<double>(m_photo)});
    }
    void loseSource() {
        m_told.clear();
        m_game.take(SourceGone{{SourceFault::Kind::Unplugged, "camera", ""}});
    }
    void edit(const Story& story, const StoryEdit& edit) {
        m_told.clear();
        const auto edited = apply(story, edit, baseGame());
        ASSERT_TRUE(edited) << edited.error().message;
        m_game.edit(*edited);
    }

    std::vector<std::string> m_told; // since the last step
    LiveGame m_game{
        tests::fewTypesReader(), baseGame(), SourceKind::Pictures, [this](const LiveUpdate& update) {
            for (const std::string& words : tests::wordsOf({update.events.begin(), update.events.end()}))
                m_told.push_back(words);
        }};
    std::int64_t m_photo = 0;
};

TEST_F(PhotographedGame, TellsWhatIsLaidWhenItIsSeen) {
    show({kFirst});
    EXPECT_THAT(m_told, Contains(StartsWith("tile first D:2@0,0")));
    show({kFirst, 4});
    EXPECT_THAT(m_told, Contains(StartsWith("tile 0 W")));
    EXPECT_THAT(m_game.story().turns, SizeIs(1));
    EXPECT_EQ(m_game.ledger().game()->turns().size(), 1U);
    show({kFirst, 4});
    EXPECT_THAT(m_told, IsEmpty()) << "nothing new";
}

TEST_F(PhotographedGame, SaysWhyItSeesNothingUntilItSeesAgain) {
    show({kFirst});
    loseSource();
    EXPECT_THAT(m_told, testing::ElementsAre(StartsWith("out of sync")));
    loseSource();
    EXPECT_THAT(m_told, IsEmpty()) << "that is known";
    show({kFirst});
    EXPECT_THAT(m_told, Contains("in sync"));
    EXPECT_FALSE(m_game.story().outOfSync);
}

TEST_F(PhotographedGame, WhatAPersonSaysDoesNotBringTheSourceBack) {
    show({kFirst});
    show({kFirst, 4});
    const Story seen = m_game.story();
    loseSource();
    edit(seen, SetPlayer{seen.turns[0].id, 1}); // who was about to say so when the source went
    EXPECT_TRUE(m_game.story().outOfSync);
    EXPECT_THAT(m_told, Not(Contains("in sync")));
    EXPECT_EQ(m_game.story().turns[0].turn.player, 1);
}

TEST_F(PhotographedGame, WhatAPersonSaidStays) {
    show({kFirst});
    show({kFirst, 4});
    edit(m_game.story(), SetPlayer{m_game.story().turns[0].id, 1});
    show({kFirst, 4, 1});
    ASSERT_THAT(m_game.story().turns, SizeIs(2));
    EXPECT_EQ(m_game.story().turns[0].turn.player, 1);
    EXPECT_EQ(m_game.story().turns[1].turn.player, 0) << "the order of play goes on from there";
}

} // namespace
} // namespace meeplecam::session
