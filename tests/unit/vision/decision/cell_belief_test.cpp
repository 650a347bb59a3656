#include "vision/decision/cell_belief.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "vision/decision/unknown_tiles.h"
#include "vision/image/logistic.h"

#include <gtest/gtest.h>

#include <cmath>

namespace meeplecam::vision {
namespace {

using tests::tile;

/// An index that has views and nothing to compare: of each type one picture, of base.U a variant, too.
TileIndex viewsOnly() {
    TileIndex index;
    index.registry = models::bundledTiles().registry;
    for (const char* name : {"base.U", "base.V", "base.B", "base.U"})
        index.pictures.emplace_back().tile = tile(name);
    index.printed = 3;
    for (std::size_t picture = 0; picture < index.pictures.size(); ++picture)
        for (const engine::Rotation rotation : engine::kRotations)
            index.views.push_back(
                {{index.pictures[picture].tile, rotation}, static_cast<std::uint32_t>(picture)});
    return index;
}

ViewScore score(int view, float cost) {
    ViewScore result{.view = static_cast<ViewId>(view), .light = {}};
    result.costs.fill(cost);
    return result;
}

CellBelief beliefIn(std::vector<ViewScore> views, float tileEvidence = 12.0F) {
    CellReading reading;
    reading.cell = {2, -1};
    reading.tileEvidence = tileEvidence;
    reading.views = std::move(views);
    return believe(reading, viewsOnly(), 1.0F);
}

double probabilityOf(const CellBelief& belief, const char* name, int turns) {
    for (const FaceBelief& face : belief.faces)
        if (models::bundledTiles().registry->sameFace(face.face, {tile(name), engine::rotationOf(turns)}))
            return std::exp(static_cast<double>(face.logProbability));
    return 0.0;
}

TEST(Lead, IsToTheNextFace) {
    CellReading reading;
    EXPECT_EQ(leadOf(reading, viewsOnly()), 0.0F);
    // base.U is the same after half a turn.
    reading.views = {score(4, 0.22F), score(0, 0.20F), score(2, 0.21F)};
    EXPECT_NEAR(leadOf(reading, viewsOnly()), viewEvidence(reading.views[1]) - viewEvidence(reading.views[0]),
                1e-3);
    const float uncovered = leadOf(reading, viewsOnly());
    for (ViewScore& covered : reading.views)
        for (float& cost : covered.costs)
            cost += 0.3F;
    EXPECT_LT(leadOf(reading, viewsOnly()), 0.8F * uncovered) << "what lies on a tile makes it say less";
}

TEST(Believe, ProbabilitiesAddUpBestFirst) {
    const CellBelief belief = beliefIn({score(4, 0.22F), score(0, 0.20F), score(5, 0.21F)});
    EXPECT_EQ(belief.cell, (engine::Cell{2, -1}));
    double sum = 0.0;
    for (const FaceBelief& face : belief.faces)
        sum += std::exp(static_cast<double>(face.logProbability));
    EXPECT_NEAR(sum, 1.0, 1e-4);
    EXPECT_EQ(belief.faces.front().view, vision::viewOf(0, 0));
    EXPECT_GT(belief.faces[0].logProbability, belief.faces[1].logProbability);
}

TEST(Believe, TurnsThatLookTheSameAreOneFace) {
    // base.U is the same after half a turn, base.B always.
    const CellBelief belief =
        beliefIn({score(0, 0.20F), score(2, 0.18F), score(8, 0.2F), score(9, 0.2F), score(11, 0.2F)});
    ASSERT_EQ(belief.faces.size(), 2U);
    EXPECT_EQ(belief.faces.front().face, (engine::TileFace{tile("base.U"), engine::Rotation::None}));
    EXPECT_EQ(belief.faces.front().view, vision::viewOf(0, 2)) << "the more alike of the two";
}

TEST(Believe, ViewsOfOneFaceAddUp) {
    const CellBelief belief = beliefIn({score(0, 0.2F), score(2, 0.2F), score(4, 0.2F)}, 30.0F);
    EXPECT_NEAR(probabilityOf(belief, "base.U", 0), 2.0 / 3.0, 1e-3);
    const CellBelief uneven = beliefIn({score(0, 0.2F), score(2, 0.19F), score(4, 0.2F)}, 30.0F);
    const double better = std::exp(1.573); // of 157.3 nats per unit of cost
    EXPECT_NEAR(probabilityOf(uneven, "base.U", 0), (1.0 + better) / (2.0 + better), 1e-3);
}

TEST(Believe, HopelessFacesAreLeftOut) {
    const CellBelief belief = beliefIn({score(0, 0.1F), score(4, 0.9F)});
    EXPECT_EQ(belief.faces.size(), 1U);
    EXPECT_NEAR(probabilityOf(belief, "base.U", 0), 1.0, 1e-3);
}

TEST(Believe, AnOpinionOfAWholeTileMakesItLessProbablyNoneOfThePictures) {
    CellReading reading;
    reading.tileEvidence = 12.0F;
    reading.views = {score(0, 0.60F), score(4, 0.9F)}; // base.U; none fits well
    const auto otherIfShown = [&](float whole, const char* shown) {
        SquareLook look;
        look.whole = whole;
        for (const char* name : {"base.U", "base.V", "base.B"})
            look.faces.push_back(
                {{tile(name), engine::Rotation::None}, std::string(name) == shown ? 0.98 : 0.01});
        CellReading asked = reading;
        asked.opinion = std::make_shared<const SquareLook>(look);
        const CellBelief belief = believe(asked, viewsOnly(), 1.0F);
        EXPECT_EQ(belief.faces.front().face.type, tile("base.U"));
        return belief.logOther;
    };
    const float alone = believe(reading, viewsOnly(), 1.0F).logOther;
    EXPECT_LT(otherIfShown(8.0F, "base.U"), alone - 0.3F);
    EXPECT_FLOAT_EQ(otherIfShown(8.0F, "base.V"), alone) << "it never makes more of a doubt";
    EXPECT_NEAR(otherIfShown(-8.0F, "base.U"), alone, 0.01) << "what is no whole tile has no say";
}

TEST(Believe, TheWorseTheBestFitsTheLessItMeans) {
    const double clear = probabilityOf(beliefIn({score(0, 0.20F), score(4, 0.22F)}), "base.U", 0);
    const double shaded = probabilityOf(beliefIn({score(0, 0.80F), score(4, 0.82F)}), "base.U", 0);
    EXPECT_GT(clear, 0.93);
    EXPECT_LT(shaded, 0.75);
    EXPECT_GT(shaded, 0.5);
}

TEST(Believe, WhereHardlyATileLiesLooksMeanLittle) {
    CellReading reading;
    reading.views = {score(0, 0.1F), score(4, 0.15F)};
    reading.tileEvidence = -5.0F;
    const CellBelief belief = believe(reading, viewsOnly(), 1.0F);
    EXPECT_GT(belief.logOther, std::log(0.5F));
    EXPECT_LT(probabilityOf(belief, "base.U", 0), 0.6);
    reading.tileEvidence = 20.0F;
    EXPECT_LT(believe(reading, viewsOnly(), 1.0F).logOther, std::log(0.01F));
}

TEST(Believe, VariantsThatTheCatalogueDoesNotShowAreLessLikely) {
    // Views 12 to 15 are of the variant of base.U.
    const CellBelief printed = beliefIn({score(0, 0.2F), score(4, 0.2F)});
    const CellBelief variant = beliefIn({score(12, 0.2F), score(4, 0.2F)});
    EXPECT_NEAR(probabilityOf(printed, "base.U", 0), 0.5, 1e-3);
    EXPECT_NEAR(probabilityOf(variant, "base.U", 0), 1.0 / (1.0 + std::exp(1.0)), 1e-2);
}

TEST(Believe, AVisiblePennantSpeaksForItsTile) {
    ViewScore with = score(0, 0.21F);
    const ViewScore without = score(4, 0.2F);
    const double before = probabilityOf(beliefIn({with, without}), "base.U", 0);
    with.pennant = 0.5F;
    const double after = probabilityOf(beliefIn({with, without}), "base.U", 0);
    EXPECT_LT(before, 0.5);
    EXPECT_GT(after, 0.9);
}

TEST(Believe, ACloserLookCountsBesideTheCosts) {
    ViewScore first = score(0, 0.20F);
    ViewScore second = score(4, 0.21F);
    const double before = probabilityOf(beliefIn({first, second}), "base.V", 0);
    second.likeness = 4.0F;
    EXPECT_GT(probabilityOf(beliefIn({first, second}), "base.V", 0), before);
    first.likeness = 4.0F;
    EXPECT_NEAR(probabilityOf(beliefIn({first, second}), "base.V", 0), before, 1e-5)
        << "what it says of all views alike says nothing";
}

/// The nats by which base.U is more probable than base.V.
double ratio(const CellBelief& belief) {
    return std::log(probabilityOf(belief, "base.U", 0) / probabilityOf(belief, "base.V", 0));
}

/// A reading of a cell that surely holds a tile, with views of base.U and base.V.
CellReading doubtful(float costOfU, float costOfV) {
    CellReading reading;
    reading.tileEvidence = 30.0F;
    reading.views = {score(0, costOfU), score(4, costOfV)};
    return reading;
}

TEST(ViewEvidence, IsTheLogisticRegression) {
    ViewScore view = score(0, 0.0F);
    EXPECT_EQ(viewEvidence(view), 0.0F);
    constexpr std::array kWeights{85.0F, 0.8F, 1.5F, 70.0F}; // of the levels, as fitted
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        view = score(0, 0.0F);
        view.costs[level] = 0.5F;
        EXPECT_FLOAT_EQ(viewEvidence(view), -0.5F * kWeights[level]) << level;
    }
    view = score(0, 0.0F);
    view.pennant = 0.2F;
    EXPECT_FLOAT_EQ(viewEvidence(view), 1.7F);
}

TEST(ViewEvidence, IsTrustedWhereTheBestFitsWell) {
    EXPECT_FLOAT_EQ(trustIn(doubtful(0.1F, 0.2F)), 1.0F);
    EXPECT_FLOAT_EQ(trustIn(doubtful(0.3F, 0.9F)), 1.0F);
    EXPECT_NEAR(trustIn(doubtful(0.9F, 0.5F)), std::exp(-2.8F * 0.2F), 1e-4F) << "by the best of them";
    EXPECT_NEAR(trustIn(doubtful(0.8F, 0.8F)), std::exp(-2.8F * 0.5F), 1e-4F);
}

TEST(Believe, CostsCountLessBesideACloserLook) {
    CellReading reading = doubtful(0.20F, 0.21F);
    const double all = 0.01 * (85.0 + 0.8 + 1.5 + 70.0);
    EXPECT_NEAR(ratio(believe(reading, viewsOnly(), 1.0F)), all, 0.02);
    reading.compared = true;
    EXPECT_NEAR(ratio(believe(reading, viewsOnly(), 1.0F)), 0.8 * all, 0.02);
    reading.views[0].likeness = 2.0F;
    EXPECT_NEAR(ratio(believe(reading, viewsOnly(), 1.0F)), 0.8 * all + 0.5 * 2.0, 0.02);
}

TEST(Believe, LooksDeceiveTheMoreTheLessTheyExplain) {
    const auto deceived = [](float cost, float tileEvidence) {
        CellReading reading;
        reading.tileEvidence = tileEvidence;
        reading.views = {score(0, cost)};
        return std::exp(believe(reading, viewsOnly(), 1.0F).logOther);
    };
    EXPECT_NEAR(deceived(0.1F, 30.0F), 0.0015F, 1e-5F);
    EXPECT_NEAR(deceived(0.55F, 30.0F), 0.0015F + 0.075F, 1e-4F) << "half of it can't be explained";
    EXPECT_NEAR(deceived(0.60F, 30.0F), 0.0015F + 0.15F * logistic(2.0F), 1e-3F);
    EXPECT_NEAR(deceived(0.1F, 1.5F), 0.5015F, 1e-4F) << "it may be no tile at all";
    EXPECT_NEAR(deceived(0.1F, -0.5F), 0.0015F + logistic(2.0F), 1e-4F);
    EXPECT_NEAR(deceived(0.9F, -9.0F), 0.9F, 1e-5F) << "but something may lie there";
}

TEST(Believe, FacesAreHopelessBeyondFourteenNats) {
    ViewScore near = score(4, 0.1F);
    near.likeness = -26.0F; // 13 nats
    ViewScore far = score(8, 0.1F);
    far.likeness = -30.0F; // 15 nats
    const CellBelief belief = beliefIn({score(0, 0.1F), near, far});
    ASSERT_EQ(belief.faces.size(), 2U);
    EXPECT_EQ(belief.faces[1].face.type, tile("base.V"));
}

TEST(Believe, AVariantIsAsLikelyAsItsTypeHasPicturesLeft) {
    TileIndex twoPictures = viewsOnly(); // of base.U, before the variant
    twoPictures.pictures.insert(twoPictures.pictures.begin(), TilePicture{});
    twoPictures.pictures.front().tile = tile("base.U");
    twoPictures.printed = 4;
    twoPictures.views.clear();
    for (std::size_t picture = 0; picture < twoPictures.pictures.size(); ++picture)
        for (const engine::Rotation rotation : engine::kRotations)
            twoPictures.views.push_back(
                {{twoPictures.pictures[picture].tile, rotation}, static_cast<std::uint32_t>(picture)});
    CellReading reading = doubtful(0.2F, 0.2F);
    reading.views = {score(16, 0.2F), score(8, 0.2F)}; // the variant, base.V
    EXPECT_NEAR(ratio(believe(reading, twoPictures, 3.0F)), -3.0, 0.03)
        << "the catalogue shows what copies of base.U look like";
    reading.views = {score(12, 0.2F), score(4, 0.2F)};
    EXPECT_NEAR(ratio(believe(reading, viewsOnly(), 3.0F)), -1.0, 0.03) << "one of them";
}

SquareLook squareOf(float unknown, const std::vector<std::pair<const char*, double>>& faces) {
    SquareLook look;
    look.whole = 20.0F;
    look.unknown = unknown;
    for (const auto& [name, probability] : faces)
        look.faces.push_back({{tile(name), engine::Rotation::None}, probability});
    return look;
}

TEST(Believe, WhatNoPictureShowsTakesItsShare) {
    CellReading reading = doubtful(0.20F, 0.21F);
    const CellBelief before = believe(reading, viewsOnly(), 1.0F);
    reading.square = std::make_shared<const SquareLook>(squareOf(1.0F, {{"base.X", 0.9}, {"base.W", 0.1}}));
    const CellBelief belief = believe(reading, viewsOnly(), 1.0F);
    const double unknown = logistic(1.0F);
    EXPECT_NEAR(probabilityOf(belief, "base.X", 0), 0.9 * unknown, 1e-4);
    EXPECT_NEAR(probabilityOf(belief, "base.W", 0), 0.1 * unknown, 1e-4);
    EXPECT_NEAR(probabilityOf(belief, "base.U", 0), (1.0 - unknown) * probabilityOf(before, "base.U", 0),
                1e-4);
    EXPECT_EQ(belief.faces.front().face.type, tile("base.X")) << "the most probable first";
    EXPECT_EQ(belief.faces.front().view, ViewId::None);
}

TEST(Believe, WhatAPictureShowsToo) {
    CellReading reading = doubtful(0.20F, 0.20F);
    reading.square = std::make_shared<const SquareLook>(squareOf(0.0F, {{"base.V", 0.8}, {"base.W", 0.2}}));
    const CellBelief belief = believe(reading, viewsOnly(), 1.0F);
    EXPECT_NEAR(probabilityOf(belief, "base.V", 0), 0.5 * 0.5 + 0.5 * 0.8, 1e-3) << "for both reasons";
    EXPECT_NE(belief.faces.front().view, ViewId::None) << "it keeps its picture";
}

TEST(Believe, WhatIsHopelessBesideThePicturesIsLeftOut) {
    CellReading reading = doubtful(0.20F, 0.21F);
    const auto others = [&](float unknown, double probability) {
        reading.square = std::make_shared<const SquareLook>(
            squareOf(unknown, {{"base.X", probability}, {"base.W", 1.0 - probability}}));
        return probabilityOf(believe(reading, viewsOnly(), 1.0F), "base.X", 0);
    };
    EXPECT_NEAR(others(0.0F, std::exp(-11.0)), 0.5 * std::exp(-11.0), 1e-7) << "11.7 nats";
    EXPECT_EQ(others(0.0F, std::exp(-12.0)), 0.0) << "12.7 nats";
    EXPECT_EQ(others(0.0F, 0.0), 0.0);
}

TEST(Believe, AnOpinionCountsHalf) {
    CellReading reading = doubtful(0.60F, 0.9F);
    const float alone = believe(reading, viewsOnly(), 1.0F).logOther;
    reading.opinion = std::make_shared<const SquareLook>(
        squareOf(0.0F, {{"base.U", 0.7}, {"base.V", 0.1}, {"base.B", 0.1}, {"base.W", 0.1}}));
    EXPECT_NEAR(believe(reading, viewsOnly(), 1.0F).logOther, alone - 0.5F * std::log(4.0F * 0.7F), 1e-3F)
        << "four faces, of which this is the one";
    SquareLook perhaps = *reading.opinion;
    perhaps.whole = 0.0F;
    reading.opinion = std::make_shared<const SquareLook>(perhaps);
    EXPECT_NEAR(believe(reading, viewsOnly(), 1.0F).logOther, alone - 0.25F * std::log(4.0F * 0.7F), 1e-3F)
        << "as far as it is one whole tile";
}

/// A tile base.U with these costs of its picture in the catalogue and of the variant.
CellReading seenAs(float printed, float variant, float tileEvidence = 12.0F) {
    CellReading reading;
    reading.tileEvidence = tileEvidence;
    reading.views = {score(0, printed), score(12, variant)};
    return reading;
}

TEST(VariantPenalty, IsLessTheMoreVariantsLieOnTheBoard) {
    const auto penalty = [](const std::vector<CellReading>& cells) {
        return variantPenalty(cells, viewsOnly());
    };
    const CellReading variant = seenAs(0.2F, 0.1F);
    const CellReading printed = seenAs(0.1F, 0.2F);
    const float before = std::log(3.0F / 0.8F);
    EXPECT_FLOAT_EQ(penalty({}), before);
    EXPECT_FLOAT_EQ(penalty({variant}), std::log(4.0F / 1.8F));
    EXPECT_FLOAT_EQ(penalty({printed}), std::log(4.0F / 0.8F));
    EXPECT_FLOAT_EQ(penalty({variant, printed}), std::log(5.0F / 1.8F));
    EXPECT_FLOAT_EQ(penalty({seenAs(0.1F, 0.11F), seenAs(0.11F, 0.1F)}), before) << "too close to tell";
    EXPECT_FLOAT_EQ(penalty({seenAs(0.2F, 0.1F, 2.9F)}), before) << "hardly a tile";
    EXPECT_FLOAT_EQ(penalty({seenAs(0.2F, 0.1F, 3.1F)}), std::log(4.0F / 1.8F));
    EXPECT_FLOAT_EQ(penalty({seenAs(0.118F, 0.1F)}), before) << "2.8 nats";
    EXPECT_FLOAT_EQ(penalty({seenAs(0.1204F, 0.1F)}), std::log(4.0F / 1.8F)) << "3.2 nats";
    EXPECT_FLOAT_EQ(penalty(std::vector<CellReading>(200, printed)), 4.0F) << "never beyond doubt";
}

} // namespace
} // namespace meeplecam::vision
