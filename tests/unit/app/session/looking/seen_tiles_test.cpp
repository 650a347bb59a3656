#include "app/session/looking/seen_tiles.h"

#include "tests/unit/app/session/following/strange_tiles.h"
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

TEST_F(SeenTilesTest, TheTableHasToBeSeenTwiceOnEnd) {
    m_seen.add(look(), {1, 0.1});
    m_seen.add(bareLook(), {2, 0.2});
    m_seen.add(coveredLook(), {3, 0.3});
    m_seen.add(bareLook(), {4, 0.4});
    EXPECT_NE(m_seen.at(m_cell), nullptr) << "a hand was there in between";
    m_seen.add(look(), {5, 0.5});
    m_seen.add(bareLook(), {6, 0.6});
    EXPECT_NE(m_seen.at(m_cell), nullptr) << "the tile was there in between";
    m_seen.add(bareLook(), {7, 0.7});
    EXPECT_EQ(m_seen.at(m_cell), nullptr);
}

TEST_F(SeenTilesTest, WhatWasFaintAndShowsNoMoreWasNone) {
    m_seen.add(lookWith(0.5F), {1, 0.1});
    m_seen.add(coveredLook(), {2, 0.2});
    EXPECT_THAT(m_seen.doubtful(), Not(Contains(m_cell)));
    m_seen.add(lookWith(0.5F), {3, 0.3});
    EXPECT_EQ(m_seen.at(m_cell), nullptr) << "it begins anew";
}

TEST_F(SeenTilesTest, LieWhereTheLastLookFoundThem) {
    m_seen.add(look(), {1, 0.1});
    vision::TableLook later = look();
    later.fresh.clear();
    for (vision::CellReading& reading : later.reading.board->cells)
        for (cv::Point2f& corner : reading.quad)
            corner += cv::Point2f(3.0F, 1.0F);
    const vision::Quad before = m_seen.at(m_cell)->lying.quad;
    m_seen.add(later, {2, 0.2});
    EXPECT_EQ(m_seen.at(m_cell)->lying.quad[0], before[0] + cv::Point2f(3.0F, 1.0F));
    EXPECT_EQ(m_seen.at(m_cell)->since.frame, 1);
}

TEST_F(SeenTilesTest, WhatIsKnownIsNotDoubted) {
    m_seen.know(tests::placement("base.W", 30, 0, 1), {4, 0.4});
    ASSERT_NE(m_seen.at({30, 0}), nullptr);
    EXPECT_EQ(m_seen.at({30, 0})->lying.placement, tests::placement("base.W", 30, 0, 1));
    EXPECT_EQ(m_seen.at({30, 0})->since, (Moment{4, 0.4}));
    EXPECT_NE(m_seen.at({30, 0})->lying.view, vision::ViewId::None);
    EXPECT_THAT(m_seen.doubtful(), IsEmpty());
}

/// Tiles that no catalogue shows.
class StrangeTiles : public testing::Test {
protected:
    static engine::TileFace face(const std::string& type, int turns = 0) {
        return {tests::tile(type), engine::rotationOf(turns)};
    }
    /// A look at this one beside the first tile, or in its place; it may be `other`.
    void see(const engine::Placement& tile, const engine::TileFace& other) {
        vision::TableLook look = tests::lookAt({});
        std::vector<vision::CellReading>& cells = look.reading.board->cells;
        if (tile.cell == engine::Cell{0, 0})
            cells.clear();
        cells.push_back(tests::strangeTile(tile, {other}));
        look.fresh.insert(tile.cell);
        m_seen.add(look, {m_frame, 0.1 * static_cast<double>(m_frame)});
        ++m_frame;
    }
    static SeenTiles tilesOf(std::optional<engine::TileTypeId> start) {
        return {tests::noPictures(), tests::baseCounts({"base.D", "base.E", "base.U", "base.A"}), start};
    }

    SeenTiles m_seen = tilesOf({});
    std::int64_t m_frame = 0;
};

TEST_F(StrangeTiles, AreRatherWhatTheGameBeginsWith) {
    const engine::Placement road = tests::placement("base.U", 0, 0);
    see(road, face("base.D"));
    EXPECT_EQ(m_seen.at({0, 0})->lying.placement, road);
    m_seen = tilesOf(tests::tile("base.D"));
    see(road, face("base.D"));
    EXPECT_EQ(m_seen.at({0, 0})->lying.placement.tile, tests::tile("base.D"));
    m_seen = tilesOf(tests::tile("base.D"));
    see(tests::placement("base.U", 1, 0, 1), face("base.D"));
    EXPECT_EQ(m_seen.at({1, 0})->lying.placement.tile, tests::tile("base.U")) << "that is not the first";
}

TEST_F(StrangeTiles, AreWhatAPersonSaysUntilThatIsTakenBack) {
    const engine::Placement seen = tests::placement("base.U", 1, 0, 1);
    const engine::Placement said = tests::placement("base.A", 1, 0, 1);
    see(seen, face("base.A", 1));
    const float doubt = m_seen.at({1, 0})->gap;
    m_seen.hear({said});
    EXPECT_EQ(m_seen.at({1, 0})->lying.placement, said);
    EXPECT_GT(m_seen.at({1, 0})->gap, doubt);
    see(seen, face("base.A", 1));
    EXPECT_EQ(m_seen.at({1, 0})->lying.placement, said) << "however it looks";
    m_seen.hear({});
    EXPECT_EQ(m_seen.at({1, 0})->lying.placement, seen);
}

/// What an edition's tiles look like that have a town on three sides and a road; the network sees no pennant.
vision::TileStructure threeSidedTown() {
    constexpr float kSure = 8.0F;
    vision::TileStructure town;
    town.sides.fill({-kSure, -kSure, 0.0F});
    town.sides[2] = {-kSure, 0.0F, -kSure};
    town.joined = {kSure, -kSure, -kSure, kSure, -kSure, kSure};
    town.pennants.fill(-1.0F);
    town.cloister = town.cathedral = town.gingerbread = town.animal = -kSure;
    town.whole = kSure;
    return town;
}

TEST_F(StrangeTiles, HavePennantsAsInEarlierGames) {
    const engine::TileCounts counts = tests::baseCounts({"base.D", "base.S", "base.T"});
    const auto town = [&](engine::Cell at, std::optional<engine::TileFace> known) {
        vision::CellReading cell = tests::strangeTile({tests::tile("base.T"), at, {}}, {});
        vision::SquareLook look = *cell.square;
        look.print->structure = look.print->inEdition = threeSidedTown();
        look.faces = vision::suggestFaces(threeSidedTown(), *tests::noPictures().registry, counts);
        if (known)
            look.print->known.push_back({0, *known});
        cell.square = std::make_shared<const vision::SquareLook>(std::move(look));
        return cell;
    };
    for (const bool knows : {false, true}) {
        SeenTiles seen(tests::noPictures(), counts, {});
        const auto first = knows ? std::optional(face("base.S")) : std::nullopt;
        vision::TableLook look = tests::lookAt({town({3, 0}, first), town({6, 0}, {})});
        std::vector<vision::CellReading>& cells = look.reading.board->cells;
        cells.erase(cells.begin());
        seen.add(look, {1, 0.1});
        ASSERT_NE(seen.at({6, 0}), nullptr);
        EXPECT_EQ(seen.at({6, 0})->lying.placement.tile, tests::tile(knows ? "base.S" : "base.T"));
    }
}

TEST_F(StrangeTiles, AreLookedAtAgainAFewTimesOnly) {
    for (int look = 1; look < 4; ++look) {
        see(tests::placement("base.U", 1, 0, 1), face("base.A", 1));
        EXPECT_THAT(m_seen.doubtful(), Contains(engine::Cell{1, 0})) << look;
    }
    see(tests::placement("base.U", 1, 0, 1), face("base.A", 1));
    EXPECT_THAT(m_seen.doubtful(), IsEmpty());
    ASSERT_NE(m_seen.at({1, 0}), nullptr);
    EXPECT_NE(m_seen.at({1, 0})->square, nullptr);
}

} // namespace
} // namespace meeplecam::session
