#include "app/session/following/live_game.h"

#include "app/session/story/story_edit.h"
#include "models/records/setup_json.h"
#include "tests/support/test_folder.h"
#include "tests/support/told_words.h"
#include "tests/unit/app/session/looking/seen_table.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

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

TEST_F(PhotographedGame, AnotherSourceGoesOnWithTheGame) {
    show({kFirst});
    show({kFirst, 4});
    const std::int64_t frame = m_game.story().turns[0].frame;
    m_game.changeSource(SourceKind::Pictures);
    m_photo = 0;
    show({kFirst, 4});
    EXPECT_THAT(m_told, IsEmpty()) << "the same table";
    show({kFirst, 4, 1});
    ASSERT_THAT(m_game.story().turns, SizeIs(2));
    EXPECT_GT(m_game.story().turns[1].frame, frame + 1) << "frames are counted on";
    EXPECT_EQ(m_game.story().start->cell, (engine::Cell{0, 0}));
}

TEST_F(PhotographedGame, SaysHowLongEachPictureTook) {
    for (int photo = 0; photo < 3; ++photo) {
        show({kFirst});
        const LiveCosts& costs = m_game.costs();
        EXPECT_EQ(costs.look_ms.size() + costs.idle_ms.size(), static_cast<std::size_t>(m_photo));
    }
    const LiveCosts& costs = m_game.costs();
    EXPECT_GE(costs.look_ms.size(), 1U);
    EXPECT_GE(costs.idle_ms.size(), 1U) << "nothing was new";
    double pictures_ms = 0.0;
    for (const auto* const all : {&costs.look_ms, &costs.idle_ms})
        for (const double ms : *all)
            pictures_ms += ms;
    double stages_ms = 0.0;
    std::map<std::string, std::size_t> times;
    for (const auto& [stage, all] : costs.stages_ms) {
        EXPECT_EQ(times.count(stage), 0U) << stage << " is there once";
        times[stage] = all.size();
        for (const double ms : all) {
            EXPECT_GE(ms, 0.0) << stage;
            stages_ms += ms;
        }
    }
    EXPECT_NEAR(stages_ms, pictures_ms, 1e-6) << "no time is counted twice";
    EXPECT_EQ(times["view"], static_cast<std::size_t>(m_photo));
    EXPECT_EQ(times["advice"], static_cast<std::size_t>(m_photo));
    EXPECT_EQ(times["explain"], costs.look_ms.size());
    EXPECT_EQ(times["tell"], costs.look_ms.size());
}

TEST_F(PhotographedGame, KnowsWhereThingsLieInThePicture) {
    show({kFirst, 4});
    EXPECT_THAT(m_game.sighting().tiles, SizeIs(2));
    EXPECT_EQ(m_game.track(), nullptr);
    EXPECT_FALSE(m_game.shownState()) << "nobody shows a meeple";
    m_game.skipShowing();
    EXPECT_FALSE(m_game.showing());
}

/// A game that is kept in a file.
class KeptGame : public tests::FolderTest {
protected:
    struct Told {
        std::vector<std::string> words;
        std::string problem;
        bool picture = false;
    };

    static cv::Mat photo(const std::vector<std::size_t>& which) {
        std::vector<tests::LaidTile> tiles;
        for (const std::size_t i : which)
            tiles.push_back(tests::nineTiles()[i]);
        return tests::photograph(tiles, tests::nineTilesCamera()).level(0);
    }
    std::unique_ptr<LiveGame> game() {
        return std::make_unique<LiveGame>(
            tests::fewTypesReader(), baseGame(), SourceKind::Pictures, [this](const LiveUpdate& update) {
                m_told.push_back({tests::wordsOf({update.events.begin(), update.events.end()}),
                                  update.problem, !update.picture.empty()});
            });
    }
    [[nodiscard]] OpenedLog log(const std::string& name, const std::string& source = "photos") const {
        return *EventLog::open({pathOf(name), {baseGame(), "house", source}, ExistingLog::Resume},
                               models::bundledTiles());
    }
    [[nodiscard]] std::vector<LiveEvent> eventsIn(const std::string& name) const {
        return readEventLog(pathOf(name), models::bundledTiles())->events;
    }

    std::vector<Told> m_told;
};

TEST_F(KeptGame, SaysAtTheEndOfTheSourceThatItCannotBeKept) {
    const auto followed = game();
    ASSERT_TRUE(followed->keepLog(log("later/game.log")));
    followed->take(SourceFrame{photo({5}), 0, 0.0});
    ASSERT_THAT(m_told, SizeIs(1));
    EXPECT_THAT(m_told[0].problem, testing::HasSubstr("No such file"));
    EXPECT_TRUE(m_told[0].picture);
    followed->take(SourceEnd{});
    ASSERT_THAT(m_told, SizeIs(2));
    EXPECT_THAT(m_told[1].words, IsEmpty());
    EXPECT_EQ(m_told[1].problem, followed->problem());
    EXPECT_THAT(m_told[1].problem, testing::HasSubstr("No such file"));
    std::filesystem::create_directories(pathOf("later"));
    followed->take(SourceEnd{});
    EXPECT_THAT(m_told, SizeIs(2)) << "all is well";
    EXPECT_EQ(followed->problem(), "");
    EXPECT_EQ(static_cast<int>(eventsIn("later/game.log").size()), followed->ledger().reported().events());
}

TEST_F(KeptGame, WithoutALogTheEndOfTheSourceIsNoNews) {
    const auto followed = game();
    followed->take(SourceFrame{photo({5}), 0, 0.0});
    followed->take(SourceEnd{});
    EXPECT_THAT(m_told, SizeIs(1));
    EXPECT_EQ(m_told[0].problem, "");
}

TEST_F(KeptGame, GoesOnBehindWhatIsKnownOfTheSameRecording) {
    {
        const auto begun = game();
        ASSERT_TRUE(begun->keepLog(log("game.log")));
        begun->take(SourceFrame{photo({5}), 0, 0.0});
        begun->take(SourceFrame{photo({5, 4}), 1, 1.0});
    }
    ASSERT_EQ(eventsIn("game.log").back().frame, 1);
    m_told.clear();
    const auto resumed = game();
    ASSERT_TRUE(resumed->keepLog(log("game.log")));
    EXPECT_THAT(resumed->story().turns, SizeIs(1));
    resumed->take(SourceFrame{photo({5}), 0, 0.0});
    resumed->take(SourceFrame{photo({5, 4}), 1, 1.0});
    EXPECT_THAT(resumed->costs().look_ms, IsEmpty()) << "nobody looks at them again";
    EXPECT_THAT(resumed->costs().idle_ms, IsEmpty());
    resumed->take(SourceFrame{photo({5, 4, 1}), 2, 2.0});
    ASSERT_THAT(resumed->story().turns, SizeIs(2));
    EXPECT_EQ(resumed->story().turns[1].frame, 2);
}

TEST_F(KeptGame, GoesOnWithAnotherRecordingFromItsBegin) {
    {
        const auto begun = game();
        ASSERT_TRUE(begun->keepLog(log("game.log")));
        begun->take(SourceFrame{photo({5}), 3, 0.0});
    }
    const auto resumed = game();
    ASSERT_TRUE(resumed->keepLog(log("game.log", "other photos")));
    resumed->take(SourceFrame{photo({5, 4}), 0, 0.0});
    ASSERT_THAT(resumed->story().turns, SizeIs(1));
    EXPECT_EQ(resumed->story().turns[0].frame, 4) << "behind those of the log";
}

/// A round thing on the table.
struct ShownCounter {
    cv::Point2d at;
    cv::Scalar bgr;
};
const ShownCounter kRedCounter{{1.8, 0.4}, cv::Scalar(40, 35, 170)};
const ShownCounter kBlueCounter{{-0.8, 0.5}, cv::Scalar(150, 75, 35)};

/// A game in which red and blue show their meeples beside the first tile.
class ShowingGame : public tests::FolderTest {
protected:
    static const vision::TableReader& reader() {
        static const vision::TableReader kReader(tests::fewTypesIndex(), [] {
            vision::GameKnowledge game;
            game.counts = tests::baseCounts(tests::fewTypes());
            game.players = {models::MeepleColour::Red, models::MeepleColour::Blue};
            return game;
        }());
        return kReader;
    }
    static cv::Mat table(const std::vector<ShownCounter>& counters, bool played = false) {
        const auto from = tests::cameraAt(
            {.picture = {400, 320}, .looksAt = {0.5, 0.5}, .distance = 5.0, .tilt = 0.45, .focal_px = 340.0});
        std::vector<tests::LaidTile> tiles{{"base.D", {0, 0}, 0}};
        if (played)
            tiles.push_back({"base.W", {0, 1}, 0});
        cv::Mat picture = tests::photograph(tiles, from).level(0).clone();
        for (const ShownCounter& counter : counters) {
            std::vector<cv::Point> outline;
            for (int i = 0; i < 32; ++i) {
                const double angle = i * CV_2PI / 32;
                outline.emplace_back(
                    from.project(counter.at + 0.25 * cv::Point2d(std::cos(angle), std::sin(angle))));
            }
            cv::fillPoly(picture, outline, counter.bgr, cv::LINE_AA);
        }
        return picture;
    }
    std::unique_ptr<LiveGame> game(SourceKind kind = SourceKind::Pictures) {
        return std::make_unique<LiveGame>(reader(), baseGame(), kind, [this](const LiveUpdate& update) {
            for (const std::string& words : tests::wordsOf({update.events.begin(), update.events.end()}))
                m_told.push_back(words);
        });
    }
    ShowSink sink() {
        return [this](const ShowState& state) { m_wanted.push_back(state.wanted); };
    }
    void show(LiveGame& game, const cv::Mat& picture, int times = 1) {
        for (int i = 0; i < times; ++i, ++m_photo)
            game.take(SourceFrame{picture, m_photo, 0.2 * static_cast<double>(m_photo)});
    }

    std::vector<std::string> m_told;
    std::vector<std::optional<int>> m_wanted; ///< whose meeple was awaited, whenever that was told
    std::int64_t m_photo = 0;
};

TEST_F(ShowingGame, AsksOneAfterTheOtherAndTellsWhatTheyShow) {
    const auto followed = game();
    followed->showMeeples(sink());
    EXPECT_TRUE(followed->showing());
    show(*followed, table({}));
    EXPECT_THAT(m_wanted, testing::ElementsAre(0));
    show(*followed, table({kRedCounter}));
    EXPECT_THAT(m_wanted, testing::ElementsAre(0, 1));
    EXPECT_THAT(m_told, Contains("meeple of player 0 shown"));
    EXPECT_EQ(followed->shownState()->learned->player, 0);
    show(*followed, table({kRedCounter, kBlueCounter}));
    EXPECT_THAT(m_wanted, testing::ElementsAre(0, 1, std::nullopt));
    EXPECT_THAT(m_told, Contains("meeple of player 1 shown"));
    EXPECT_FALSE(followed->showing());
    EXPECT_THAT(followed->ledger().reported().shown(), SizeIs(2));
    EXPECT_THAT(followed->story().turns, IsEmpty());
}

TEST_F(ShowingGame, LooksAgainUntilTheHandHasLetGo) {
    const auto followed = game(SourceKind::Recording);
    followed->showMeeples(sink());
    show(*followed, table({}), 8);
    ASSERT_THAT(m_wanted, testing::ElementsAre(0));
    const std::size_t looks = followed->costs().look_ms.size();
    show(*followed, table({}), 4);
    EXPECT_EQ(followed->costs().look_ms.size(), looks) << "nothing is there to look at";
    show(*followed, table({kRedCounter}), 12); // nothing moves any more
    EXPECT_THAT(m_wanted, testing::ElementsAre(0, 1));
    EXPECT_EQ(followed->shownState()->learned->player, 0);
}

TEST_F(ShowingGame, WhoeverShowsNoneIsSkipped) {
    const auto followed = game();
    followed->showMeeples(sink());
    followed->skipShowing();
    EXPECT_THAT(m_wanted, IsEmpty()) << "nobody is asked yet";
    show(*followed, table({}));
    followed->skipShowing();
    EXPECT_THAT(m_wanted, testing::ElementsAre(0, 1));
    followed->skipShowing();
    EXPECT_THAT(m_wanted, testing::ElementsAre(0, 1, std::nullopt));
    followed->skipShowing();
    EXPECT_THAT(m_wanted, SizeIs(3)) << "that is known";
    EXPECT_FALSE(followed->showing());
    show(*followed, table({}, true));
    EXPECT_THAT(followed->story().turns, SizeIs(1));
}

TEST_F(ShowingGame, WhoeverBeginsToPlayIsNotHeldUp) {
    const auto followed = game();
    followed->showMeeples(sink());
    show(*followed, table({}));
    show(*followed, table({}, true));
    EXPECT_FALSE(followed->showing());
    EXPECT_THAT(m_wanted, testing::ElementsAre(0, std::nullopt));
    EXPECT_THAT(followed->story().turns, SizeIs(1));
}

TEST_F(ShowingGame, WhoShowedOneByTheLogIsNotAskedAgain) {
    const auto log = [&] {
        return *EventLog::open({pathOf("game.log"), {baseGame(), "house", "camera"}, ExistingLog::Resume},
                               models::bundledTiles());
    };
    {
        const auto begun = game();
        ASSERT_TRUE(begun->keepLog(log()));
        begun->showMeeples(sink());
        show(*begun, table({}));
        show(*begun, table({kRedCounter}));
        ASSERT_THAT(begun->ledger().reported().shown(), SizeIs(1));
    }
    m_wanted.clear();
    const auto resumed = game();
    ASSERT_TRUE(resumed->keepLog(log()));
    resumed->showMeeples(sink());
    show(*resumed, table({}));
    EXPECT_THAT(m_wanted, testing::ElementsAre(1));
    show(*resumed, table({}, true));
    ASSERT_THAT(resumed->story().turns, SizeIs(1));
    const auto played = game();
    m_wanted.clear();
    played->edit(resumed->story());
    played->showMeeples(sink());
    EXPECT_FALSE(played->showing()) << "turns were taken";
    EXPECT_FALSE(played->shownState());
}

} // namespace
} // namespace meeplecam::session
