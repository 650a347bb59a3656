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

/// A look that shows the tile under it as one that no catalogue shows, and something on it.
vision::TableLook onStrangeTile(vision::TableLook look, engine::Cell at) {
    for (vision::CellReading& cell : look.reading.board->cells)
        if (cell.cell == at) {
            vision::SquareLook square;
            square.print.emplace().covered = true;
            cell.square = std::make_shared<const vision::SquareLook>(std::move(square));
        }
    return look;
}

TEST_F(SeenMeeplesTest, WhatLiesOnAStrangeTileFromTheFirstIsRatherPrinted) {
    vision::ReadMeeple roof = meeple();
    roof.found.evidence = 1.5F;
    const auto seeStrange = [&](const std::vector<vision::ReadMeeple>& things, std::int64_t frame) {
        m_seen.add(onStrangeTile(lookAt(things, true), m_tile.cell), m_tiles, tests::fewTypesIndex(),
                   {frame, 0.1 * static_cast<double>(frame)});
    };
    seeStrange({roof}, 1);
    seeStrange({roof}, 2);
    EXPECT_THAT(m_seen.meeples(), IsEmpty());
    const vision::ReadMeeple later = meeple(MeepleColour::Red, {0.0, 0.3});
    seeStrange({roof, later}, 3);
    ASSERT_THAT(m_seen.meeples(), SizeIs(1));
    EXPECT_EQ(m_seen.meeples().front().evidence, later.found.evidence);
    seeStrange({meeple(), later}, 4);
    EXPECT_THAT(m_seen.meeples(), SizeIs(2)) << "what is clear is one";
    SeenMeeples known;
    known.add(lookAt({roof}, true), m_tiles, tests::fewTypesIndex(), {1, 0.1});
    EXPECT_THAT(known.meeples(), SizeIs(1)) << "the catalogue shows what is printed there";
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

TEST_F(SeenMeeplesTest, EachIsMetAgainWhereItStandsInWhateverOrder) {
    const cv::Point2d there{0.0, 0.4};
    see({meeple(), meeple(MeepleColour::Red, there)}, 1);
    see({meeple(MeepleColour::Red, there), meeple()}, 2);
    ASSERT_THAT(m_seen.meeples(), SizeIs(2));
    EXPECT_EQ(m_seen.meeples()[0].foot, meeple().found.foot);
    see({meeple(MeepleColour::Red, there)}, 3, false);
    ASSERT_THAT(m_seen.meeples(), SizeIs(2));
    EXPECT_EQ(m_seen.meeples()[0].looks, 2);
    EXPECT_EQ(m_seen.meeples()[1].looks, 3);
}

TEST_F(SeenMeeplesTest, OneIsTheNearerOfTwoThatItMayBe) {
    see({meeple(), meeple(MeepleColour::Red, {0.3, 0.0})}, 1);
    see({meeple(MeepleColour::Red, {0.2, 0.0})}, 2, false);
    EXPECT_EQ(m_seen.meeples()[0].looks, 1);
    EXPECT_EQ(m_seen.meeples()[1].looks, 2);
    see({meeple(MeepleColour::Red, {0.1, 0.0})}, 3, false);
    EXPECT_EQ(m_seen.meeples()[0].looks, 2);
}

TEST_F(SeenMeeplesTest, OneThatWasKnockedIsWhereItStandsNow) {
    see({meeple()}, 1);
    see({meeple(MeepleColour::Red, {0.06, 0.0})}, 2);
    EXPECT_NEAR(m_seen.meeples().front().foot.x, spot().x + 0.03, 1e-6) << "that is how feet are found";
    see({meeple(MeepleColour::Red, {0.23, 0.0})}, 3);
    EXPECT_NEAR(m_seen.meeples().front().foot.x, spot().x + 0.15, 1e-6);
    EXPECT_EQ(m_seen.meeples().front().looks, 3);
}

TEST_F(SeenMeeplesTest, WhatStandsBesideOneThatIsGoneIsAnother) {
    see({meeple()}, 1);
    see({}, 2);
    see({meeple(MeepleColour::Red, {0.2, 0.0})}, 3);
    ASSERT_THAT(m_seen.meeples(), SizeIs(2));
    EXPECT_TRUE(m_seen.meeples()[0].gone);
    EXPECT_EQ(m_seen.meeples()[1].since.frame, 3);
    EXPECT_NE(m_seen.meeples()[0].id, m_seen.meeples()[1].id);
}

TEST_F(SeenMeeplesTest, TheClearestLookSaysWhetherItIsOne) {
    const auto withEvidence = [&](float evidence) {
        vision::ReadMeeple seen = meeple();
        seen.found.evidence = evidence;
        return seen;
    };
    see({withEvidence(0.5F)}, 1);
    EXPECT_THAT(m_seen.doubtful(), Contains(m_tile.cell));
    see({withEvidence(3.0F)}, 2);
    see({withEvidence(2.0F)}, 3);
    EXPECT_EQ(m_seen.meeples().front().evidence, 3.0F);
    EXPECT_THAT(m_seen.doubtful(), IsEmpty());
}

TEST_F(SeenMeeplesTest, WhatWasFaintTwiceIsAMeepleThatWent) {
    vision::ReadMeeple faint = meeple();
    faint.found.evidence = 0.5F;
    see({faint}, 1);
    see({faint}, 2);
    EXPECT_THAT(m_seen.doubtful(), IsEmpty());
    see({}, 3);
    ASSERT_THAT(m_seen.meeples(), SizeIs(1));
    EXPECT_TRUE(m_seen.meeples().front().gone);
}

/// Meeples that a game goes on with.
class ToldMeeples : public SeenMeeplesTest {
protected:
    /// One that claims what a meeple so far from the middle of the tile claims first.
    [[nodiscard]] SeenMeeple told(cv::Point2d off = {}) {
        SeenMeeples other;
        other.add(lookAt({meeple(MeepleColour::Red, off)}, true), m_tiles, tests::fewTypesIndex(), {0, 0.0});
        SeenMeeple known;
        known.claims = {other.meeples().front().claims.front()};
        known.claims.front().probability = 1.0F;
        known.colours[static_cast<std::size_t>(MeepleColour::Red)] = 1.0F;
        return known;
    }
};

TEST_F(ToldMeeples, AreThoseThatMostProbablyStandThere) {
    const cv::Point2d road{0.0, 0.45};
    ASSERT_NE(told().claims.front().feature, told(road).claims.front().feature);
    for (const cv::Point2d at : {cv::Point2d(), road}) {
        m_seen = {};
        m_seen.know(told(at), m_tile);
        see({meeple(), meeple(MeepleColour::Red, road)}, 1);
        ASSERT_THAT(m_seen.meeples(), SizeIs(2));
        EXPECT_EQ(m_seen.meeples()[0].foot, spot() + at);
    }
}

TEST_F(ToldMeeples, AreGoneWhenThreeLooksShowTheWholeTileWithoutThem) {
    m_seen.know(told(), m_tile);
    see({}, 1);
    see({}, 2);
    see({}, 3, false);
    vision::TableLook hidden = lookAt({}, true);
    hidden.hidden.insert(m_tile.cell);
    m_seen.add(hidden, m_tiles, tests::fewTypesIndex(), {4, 0.4});
    vision::TableLook elsewhere = lookAt({}, true);
    elsewhere.fresh.erase(m_tile.cell);
    m_seen.add(elsewhere, m_tiles, tests::fewTypesIndex(), {5, 0.5});
    EXPECT_FALSE(m_seen.meeples().front().gone);
    EXPECT_THAT(m_seen.doubtful(), Contains(m_tile.cell));
    see({}, 6);
    ASSERT_THAT(m_seen.meeples(), SizeIs(1));
    ASSERT_TRUE(m_seen.meeples().front().gone);
    EXPECT_EQ(m_seen.meeples().front().gone->frame, 6);
    EXPECT_THAT(m_seen.doubtful(), IsEmpty());
}

TEST_F(ToldMeeples, ThatWentHomeComeBackToTheirFeatureAtMost) {
    const cv::Point2d road{0.0, 0.45};
    SeenMeeple gone = told();
    gone.gone = Moment{};
    m_seen.know(gone, m_tile);
    see({meeple(MeepleColour::Red, road)}, 1);
    ASSERT_THAT(m_seen.meeples(), SizeIs(2));
    EXPECT_TRUE(m_seen.meeples()[0].gone);
    see({meeple(), meeple(MeepleColour::Red, road)}, 2);
    EXPECT_THAT(m_seen.meeples(), SizeIs(2));
    EXPECT_FALSE(m_seen.meeples()[0].gone);
}

} // namespace
} // namespace meeplecam::session
