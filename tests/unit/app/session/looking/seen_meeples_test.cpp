#include "app/session/looking/seen_meeples.h"

#include "tests/unit/app/session/looking/seen_table.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using models::MeepleColour;
using testing::Contains;
using testing::IsEmpty;
using testing::SizeIs;

class SeenMeeplesTest : public tests::MiddleTileTest {
protected:
    void see(const std::vector<vision::ReadMeeple>& meeples, std::int64_t frame, bool closely = true) {
        m_seen.add(lookAt(meeples, closely), m_tiles, tests::fewTypesIndex(),
                   {frame, 0.1 * static_cast<double>(frame)});
    }

    SeenMeeples m_seen;
};

TEST_F(SeenMeeplesTest, OneMeepleInManyLooksIsOne) {
    see({meeple()}, 1);
    see({meeple(MeepleColour::Red, {0.1, 0.0})}, 2); // somebody knocked it
    ASSERT_THAT(m_seen.meeples(), SizeIs(1));
    const SeenMeeple& seen = m_seen.meeples().front();
    EXPECT_EQ(seen.looks, 2);
    EXPECT_EQ(seen.since.frame, 1);
    EXPECT_FALSE(seen.gone);
    EXPECT_EQ(seen.claims.front().feature.cell, m_tile.cell);
}

TEST_F(SeenMeeplesTest, AnotherColourOrAnotherPlaceIsAnotherMeeple) {
    see({meeple(), meeple(MeepleColour::Blue)}, 1);
    EXPECT_THAT(m_seen.meeples(), SizeIs(2));
    see({meeple(), meeple(MeepleColour::Blue), meeple(MeepleColour::Red, {0.0, 0.5})}, 2);
    EXPECT_THAT(m_seen.meeples(), SizeIs(3));
}

TEST_F(SeenMeeplesTest, OneIsGoneWhenThePrintShowsWhereItStood) {
    see({meeple()}, 1);
    see({}, 2, false);
    EXPECT_FALSE(m_seen.meeples().front().gone) << "nobody looked whether the print shows";
    see({}, 3);
    ASSERT_TRUE(m_seen.meeples().front().gone);
    EXPECT_EQ(m_seen.meeples().front().gone->frame, 3);
    see({meeple()}, 4);
    ASSERT_THAT(m_seen.meeples(), SizeIs(1)) << "it was hidden";
    EXPECT_FALSE(m_seen.meeples().front().gone);
}

TEST_F(SeenMeeplesTest, WhatWasFaintAndIsGoneWasNone) {
    vision::ReadMeeple faint = meeple();
    faint.found.evidence = 0.5F;
    see({faint}, 1);
    EXPECT_THAT(m_seen.doubtful(), Contains(m_tile.cell));
    see({}, 2);
    EXPECT_THAT(m_seen.meeples(), IsEmpty());
}

TEST_F(SeenMeeplesTest, WhatHardlyLooksLikeAMeepleIsNoneAndKeepsTheOneThatIsThere) {
    vision::ReadMeeple weak = meeple();
    weak.found.evidence = -1.0F;
    see({weak}, 1);
    EXPECT_THAT(m_seen.meeples(), IsEmpty());
    see({meeple()}, 2);
    see({weak}, 3);
    EXPECT_FALSE(m_seen.meeples().front().gone);
    EXPECT_EQ(m_seen.meeples().front().looks, 1) << "it taught nothing";
}

TEST_F(SeenMeeplesTest, OneThatWasToldOfIsMetWhereItStands) {
    see({meeple()}, 1);
    SeenMeeple told;
    told.claims = {m_seen.meeples().front().claims.front()};
    told.claims.front().probability = 1.0F;
    told.colours[static_cast<std::size_t>(MeepleColour::Red)] = 1.0F;
    m_seen = {};
    m_seen.know(told, m_tile);
    EXPECT_THAT(m_seen.doubtful(), Contains(m_tile.cell));
    see({meeple()}, 2);
    ASSERT_THAT(m_seen.meeples(), SizeIs(1));
    EXPECT_GT(m_seen.meeples().front().looks, 0);
    EXPECT_EQ(m_seen.meeples().front().foot, meeple().found.foot);
    m_seen = {};
    m_seen.know(told, m_tile);
    see({meeple(MeepleColour::Blue)}, 2);
    EXPECT_THAT(m_seen.meeples(), SizeIs(2)) << "that is another player's";
}

} // namespace
} // namespace meeplecam::session
