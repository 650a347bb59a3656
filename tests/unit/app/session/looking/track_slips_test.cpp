#include "app/session/looking/track_slips.h"

#include "tests/support/stories.h"

#include <gtest/gtest.h>

namespace meeplecam::session {

namespace {

/// A game in which things were scored, up to the turn after the first scoring of more than one point for one
/// player.
class TrackSlips : public testing::Test {
protected:
    TrackSlips() {
        const models::GameRecord record = tests::recordedGame("classic.json");
        for (const engine::Turn& turn : record.turns) {
            static_cast<void>(m_game.play(turn));
            const auto& scored = m_game.turns().back().events.scored;
            if (scored.size() == 1 && scored[0].players.size() == 1 && scored[0].players[0].points > 2) {
                m_player = scored[0].players[0].player;
                m_points = scored[0].players[0].points;
                m_kind = scored[0].kind;
                m_turn = m_game.turns().size() - 1;
                break;
            }
        }
        m_none.assign(m_game.state().players.size(), 0);
    }

    [[nodiscard]] TrackSlip slip(int ahead, std::size_t from = 0) const {
        return trackSlipOf(m_game, from, m_player, ahead, m_none);
    }

    engine::Game m_game = *engine::Game::create(tests::recordedGame("classic.json").setup);
    int m_player = 0;
    int m_points = 0;
    engine::ScoreKind m_kind = engine::ScoreKind::Road;
    std::size_t m_turn = 0;
    std::vector<int> m_none;
};

TEST_F(TrackSlips, TheLatestScoringOfSoManyPointsWasNotMoved) {
    ASSERT_GT(m_points, 2);
    const TrackSlip behind = slip(-m_points);
    EXPECT_EQ(behind.kind, TrackSlip::Kind::NotMoved);
    EXPECT_EQ(behind.turn, static_cast<int>(m_turn));
    EXPECT_EQ(behind.scored, m_kind);
    EXPECT_EQ(slip(m_points).kind, TrackSlip::Kind::MovedTwice);
    EXPECT_EQ(slip(-1).kind, TrackSlip::Kind::Miscounted);
}

TEST_F(TrackSlips, WhatWasInAgreementBeforeExplainsNothing) {
    EXPECT_EQ(slip(-m_points, m_turn + 1).kind, TrackSlip::Kind::Unknown);
    EXPECT_EQ(slip(-m_points - 17).kind, TrackSlip::Kind::Unknown);
}

TEST_F(TrackSlips, WhoeverIsAsFarAheadWasMovedInstead) {
    const int other = m_player == 0 ? 1 : 0;
    m_none[static_cast<std::size_t>(other)] = m_points;
    const TrackSlip slip = trackSlipOf(m_game, 0, m_player, -m_points, m_none);
    EXPECT_EQ(slip.kind, TrackSlip::Kind::OtherMoved);
    EXPECT_EQ(slip.other, other);
}

} // namespace

} // namespace meeplecam::session
