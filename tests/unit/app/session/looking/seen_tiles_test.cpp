#include "app/session/looking/seen_tiles.h"

#include "tests/unit/app/session/looking/seen_table.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class SeenTilesTest : public testing::Test {
protected:
    SeenTilesTest() {
        for (const vision::ReadTile& tile : look().reading.tiles)
            if (tile.tile.placement.tile == tests::tile("base.S"))
                m_cell = tile.tile.placement.cell;
    }
    static const vision::TableLook& look() { return tests::nineTilesLook(); }

    /// The look with this evidence for a tile in the cell.
    [[nodiscard]] vision::TableLook lookWith(float evidence) const {
        vision::TableLook other = look();
        std::ranges::find(other.reading.board->cells, m_cell, &vision::CellReading::cell)->tileEvidence =
            evidence;
        return other;
    }
    [[nodiscard]] vision::TableLook coveredLook() const { return lookWith(-5.0F); }
    [[nodiscard]] vision::TableLook bareLook() const {
        vision::TableLook bare = coveredLook();
        bare.bare.insert(m_cell);
        return bare;
    }

    engine::Cell m_cell; // of base.S, at the edge of the board
    SeenTiles m_seen{tests::fewTypesIndex(), tests::baseCounts(tests::fewTypes())};
};

TEST_F(SeenTilesTest, KnowWhatLiesWhereSinceWhen) {
    m_seen.add(look(), {7, 0.7});
    m_seen.add(look(), {9, 0.9});
    EXPECT_THAT(m_seen.tiles(), SizeIs(9));
    ASSERT_NE(m_seen.at(m_cell), nullptr);
    EXPECT_EQ(m_seen.at(m_cell)->lying.placement.tile, tests::tile("base.S"));
    EXPECT_EQ(m_seen.at(m_cell)->since, (Moment{7, 0.7}));
    EXPECT_EQ(m_seen.at({50, 50}), nullptr);
}

TEST_F(SeenTilesTest, AHandOverATileDoesNotTakeItAway) {
    m_seen.add(look(), {1, 0.1});
    EXPECT_THAT(m_seen.doubtful(), Not(Contains(m_cell)));
    for (int i = 2; i < 8; ++i)
        m_seen.add(coveredLook(), {i, 0.1 * i});
    EXPECT_NE(m_seen.at(m_cell), nullptr);
    EXPECT_THAT(m_seen.doubtful(), Contains(m_cell)) << "another look would help";
}

TEST_F(SeenTilesTest, ATileIsGoneWhenTheTableWasSeenTwiceWhereItLay) {
    m_seen.add(look(), {1, 0.1});
    m_seen.add(bareLook(), {2, 0.2});
    EXPECT_NE(m_seen.at(m_cell), nullptr);
    m_seen.add(bareLook(), {3, 0.3});
    EXPECT_EQ(m_seen.at(m_cell), nullptr);
    EXPECT_THAT(m_seen.tiles(), SizeIs(8));
}

TEST_F(SeenTilesTest, WhatIsSeenFaintlyCountsWhenItIsSeenTwice) {
    m_seen.add(lookWith(0.5F), {1, 0.1});
    EXPECT_EQ(m_seen.at(m_cell), nullptr);
    EXPECT_THAT(m_seen.doubtful(), Contains(m_cell));
    m_seen.add(lookWith(0.5F), {2, 0.2});
    ASSERT_NE(m_seen.at(m_cell), nullptr);
    EXPECT_EQ(m_seen.at(m_cell)->since.frame, 2);
}

TEST_F(SeenTilesTest, WhatWasOnlyKnownIsForgottenAndWhatWasSeenIsNot) {
    const engine::Placement known = tests::placement("base.W", 30, 0);
    m_seen.know(known, {0, 0.0});
    m_seen.add(look(), {1, 0.1});
    ASSERT_NE(m_seen.at(known.cell), nullptr);
    m_seen.forgetKnown({known.cell});
    EXPECT_NE(m_seen.at(known.cell), nullptr) << "it is said to lie there all the same";
    m_seen.forgetKnown({});
    EXPECT_EQ(m_seen.at(known.cell), nullptr);
    EXPECT_THAT(m_seen.tiles(), SizeIs(9));
}

TEST_F(SeenTilesTest, ATileThatShowsUpElsewhereIsNotWhereItWas) {
    const engine::Placement known = tests::placement("base.S", 30, 0);
    m_seen.know(known, {0, 0.0});
    vision::TableLook gone = bareLook(); // the tile in hand
    gone.reading.board->cells.push_back({});
    gone.reading.board->cells.back().cell = known.cell;
    gone.reading.board->cells.back().tileEvidence = -5.0F;
    m_seen.add(gone, {1, 0.1});
    EXPECT_NE(m_seen.at(known.cell), nullptr);
    gone = look();
    gone.reading.board->cells.push_back({});
    gone.reading.board->cells.back().cell = known.cell;
    gone.reading.board->cells.back().tileEvidence = -5.0F;
    m_seen.add(gone, {2, 0.2});
    EXPECT_EQ(m_seen.at(known.cell), nullptr);
    EXPECT_NE(m_seen.at(m_cell), nullptr);
}

} // namespace
} // namespace meeplecam::session
