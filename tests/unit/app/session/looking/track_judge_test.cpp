#include "app/session/looking/track_judge.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using models::MeepleColour;
using testing::SizeIs;

constexpr int kSpaces = 50;

vision::TrackFigure figureOf(MeepleColour colour, int space, double sure = 1.0) {
    return {colour, space, sure, {}};
}

/// A game in which nothing was scored until somebody got points for one thing, and what comes after.
class TrackJudgeTest : public testing::Test {
protected:
    TrackJudgeTest() {
        playUntilScored();
        m_player = m_game.turns().back().events.scored.front().players.front().player;
        m_points = m_game.turns().back().events.scored.front().players.front().points;
    }

    void playTurn() { static_cast<void>(m_game.play(m_record.turns.at(m_game.turns().size()))); }
    void playUntilScored() {
        do
            playTurn();
        while (m_game.turns().back().events.scored.empty());
    }

    /// All figures where the scores are, but the one of the player who scored so far ahead.
    [[nodiscard]] std::vector<vision::TrackFigure> figures(int ahead = 0) const {
        std::vector<vision::TrackFigure> figures;
        for (std::size_t i = 0; i < kColours.size(); ++i) {
            const int off = static_cast<int>(i) == m_player ? ahead : 0;
            figures.push_back(figureOf(kColours[i], m_game.state().players[i].score + off));
        }
        return figures;
    }
    /// Reads the figures twice, which makes them sure.
    void readTwice(const std::vector<vision::TrackFigure>& figures, double from_s, double apart_s = 2.5) {
        m_judge.note(figures, from_s);
        m_judge.note(figures, from_s + apart_s);
    }
    bool judge(double time_s, bool ended = false) { return m_judge.judge(m_game, ended, time_s); }

    /// What is found, which has to be about this game's player.
    [[nodiscard]] TrackDiffers found() const {
        EXPECT_THAT(m_judge.findings(), SizeIs(1));
        if (m_judge.findings().empty())
            return {};
        const auto differs = std::get<TrackDiffers>(m_judge.findings().front().content);
        EXPECT_EQ(differs.player, m_player);
        return differs;
    }
    [[nodiscard]] bool nothingFound() const { return m_judge.findings().empty(); }

    static constexpr std::array kColours{MeepleColour::Red, MeepleColour::Blue, MeepleColour::Green,
                                         MeepleColour::Yellow};
    models::GameRecord m_record = tests::recordedGame("classic.json");
    engine::Game m_game = *engine::Game::create(m_record.setup);
    TrackJudge m_judge{{kColours.begin(), kColours.end()}, kSpaces, false};
    int m_player = 0;
    int m_points = 0;
};

TEST_F(TrackJudgeTest, WhoStandsWhereTheScoreSaysIsNotMentioned) {
    readTwice(figures(), 0.0);
    EXPECT_FALSE(judge(100.0));
    EXPECT_FALSE(judge(200.0));
    EXPECT_TRUE(nothingFound());
}

TEST_F(TrackJudgeTest, WhoScoredHasALongTimeUntilTheNextTileIsLaid) {
    readTwice(figures(-m_points), 0.0);
    EXPECT_FALSE(judge(3.0)); // the score came
    EXPECT_FALSE(judge(22.5));
    EXPECT_TRUE(judge(23.5)) << "after 20 seconds";
    EXPECT_FALSE(judge(24.0)) << "that is known";
    EXPECT_EQ(found().ahead, -m_points);
    EXPECT_EQ(found().slip.kind, TrackSlip::Kind::NotMoved);
    const std::size_t turn = m_game.turns().size() - 1;
    EXPECT_EQ(found().slip.turn, static_cast<int>(turn));
    EXPECT_EQ(m_judge.findings().front().cell, m_game.turns()[turn].turn.placement.cell);
}

TEST_F(TrackJudgeTest, TheNextTileShortensTheTime) {
    readTwice(figures(-m_points), 0.0);
    judge(3.0);
    playTurn();
    EXPECT_FALSE(judge(6.5));
    EXPECT_TRUE(judge(7.5)) << "after 4 seconds";
    EXPECT_EQ(m_judge.findings().front().cell, m_game.turns().end()[-2].turn.placement.cell)
        << "the scoring was one turn earlier";
}

TEST_F(TrackJudgeTest, AFigureThatCatchesUpIsFineAtOnce) {
    readTwice(figures(-m_points), 0.0);
    judge(3.0);
    judge(30.0);
    ASSERT_EQ(found().ahead, -m_points);
    readTwice(figures(), 31.0);
    EXPECT_TRUE(judge(33.5));
    EXPECT_TRUE(nothingFound());
    EXPECT_FALSE(judge(34.0));
}

TEST_F(TrackJudgeTest, WhatWasFoundStandsWhileTheFigureIsNotSeen) {
    readTwice(figures(-m_points), 0.0);
    judge(3.0);
    judge(30.0);
    m_judge.note({}, 31.0);
    EXPECT_FALSE(m_judge.places()[0]);
    EXPECT_FALSE(judge(32.0));
    EXPECT_EQ(found().ahead, -m_points);
}

TEST_F(TrackJudgeTest, AFigureThatGoesFurtherAstrayIsFoundAnew) {
    readTwice(figures(-m_points), 0.0);
    judge(3.0);
    judge(30.0);
    readTwice(figures(1), 31.0);
    EXPECT_TRUE(judge(33.5));
    EXPECT_EQ(found().ahead, 1);
    EXPECT_EQ(found().slip.kind, TrackSlip::Kind::Miscounted);
}

TEST_F(TrackJudgeTest, OneReadingIsNotEnoughInAFilm) {
    judge(3.0);
    m_judge.note(figures(-m_points), 10.0);
    EXPECT_TRUE(m_judge.unsure());
    EXPECT_FALSE(judge(40.0));
    m_judge.note(figures(-m_points), 41.0);
    EXPECT_FALSE(m_judge.unsure());
    EXPECT_TRUE(judge(42.0));
}

TEST_F(TrackJudgeTest, AFigureHasToRestForTwoSeconds) {
    judge(3.0);
    readTwice(figures(-m_points), 40.0, 0.5);
    EXPECT_FALSE(judge(41.9));
    EXPECT_TRUE(judge(42.0));
}

TEST_F(TrackJudgeTest, WhoIsSeenAgainInTheSamePlaceStoodThereAllTheTime) {
    m_judge.note(figures(), 1.0);
    m_judge.note({}, 2.0);
    m_judge.note(figures(), 5.0);
    const auto& place = m_judge.places()[0];
    ASSERT_TRUE(place);
    EXPECT_EQ(place->space, m_game.state().players[0].score);
    EXPECT_EQ(place->since_s, 1.0);
    EXPECT_EQ(place->readings, 2);
    auto moved = figures();
    moved.front().space += 7;
    m_judge.note(moved, 6.0);
    EXPECT_EQ(place->since_s, 6.0);
    EXPECT_EQ(place->readings, 1);
}

TEST_F(TrackJudgeTest, WhatIsNotReadForCertainIsNotThere) {
    m_judge.note(std::vector{figureOf(MeepleColour::Blue, 3), figureOf(MeepleColour::Green, 4, 0.5)}, 1.0);
    EXPECT_FALSE(m_judge.places()[0]);
    ASSERT_TRUE(m_judge.places()[1]);
    EXPECT_EQ(m_judge.places()[1]->space, 3);
    EXPECT_FALSE(m_judge.places()[2]);
    EXPECT_FALSE(m_judge.places()[3]);
}

TEST_F(TrackJudgeTest, ALapMakesNoDifference) {
    std::vector<vision::TrackFigure> figures = this->figures(-m_points);
    for (vision::TrackFigure& figure : figures)
        figure.space = (figure.space + kSpaces) % kSpaces;
    figures[static_cast<std::size_t>(m_player)].space = kSpaces - 1; // one behind the start
    readTwice(figures, 0.0);
    judge(3.0);
    judge(30.0);
    EXPECT_EQ(found().ahead, -m_points - 1);
}

TEST_F(TrackJudgeTest, PhotosShowFiguresAtRest) {
    m_judge.changeSource(true);
    m_judge.note(figures(-m_points), 1.0);
    EXPECT_FALSE(judge(1.0));
    EXPECT_FALSE(judge(1000.0)) << "the photo may have been taken before the figure was moved";
    playTurn();
    m_judge.note(figures(-m_points), 1001.0);
    EXPECT_TRUE(judge(1001.0));
    EXPECT_EQ(found().ahead, -m_points);
}

TEST_F(TrackJudgeTest, AnotherSourceMayShowTheFiguresElsewhere) {
    readTwice(figures(), 0.0);
    m_judge.changeSource(false);
    EXPECT_THAT(m_judge.places(), testing::Each(testing::Eq(std::nullopt)));
    m_judge.note(figures(), 10.0);
    EXPECT_TRUE(m_judge.unsure()) << "what was read before counts no more";
}

TEST_F(TrackJudgeTest, WhatWasRightOnceExplainsNoLaterSlip) {
    readTwice(figures(), 0.0);
    judge(3.0); // in agreement after the scoring
    auto behind = figures(-m_points);
    readTwice(behind, 30.0);
    EXPECT_TRUE(judge(33.0));
    EXPECT_EQ(found().slip.kind, TrackSlip::Kind::Unknown) << "the points of that scoring had been moved";
    EXPECT_EQ(m_judge.findings().front().cell, m_game.turns().back().turn.placement.cell);
}

TEST_F(TrackJudgeTest, TheEndIsCountedInPeace) {
    readTwice(figures(), 0.0);
    EXPECT_FALSE(judge(3.0));
    const std::vector<int> totals = engine::finalScoreOf(m_game.state()).totals;
    ASSERT_NE(totals, std::vector<int>(4, 0));
    EXPECT_FALSE(judge(10.0, true));
    EXPECT_FALSE(judge(99.5, true));
    EXPECT_TRUE(judge(100.0, true)) << "after 90 seconds";
    for (const StoryFinding& finding : m_judge.findings()) {
        const auto differs = std::get<TrackDiffers>(finding.content);
        const auto player = static_cast<std::size_t>(differs.player);
        EXPECT_EQ(differs.ahead, m_game.state().players[player].score - totals[player]);
    }
    EXPECT_THAT(m_judge.findings(), SizeIs(std::ranges::count_if(kColours, [&](MeepleColour colour) {
                    const auto i =
                        static_cast<std::size_t>(std::ranges::find(kColours, colour) - kColours.begin());
                    return totals[i] != m_game.state().players[i].score;
                })));
}

} // namespace
} // namespace meeplecam::session
