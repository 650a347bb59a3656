#include "vision/any/known_prints.h"

#include "models/tiles/tile_library.h"
#include "vision/any/any_beliefs.h"
#include "vision/image/patches.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

const engine::TileRegistry& types() {
    return *models::bundledTiles().registry;
}

/// A tile with a town in a corner, a road that leads from west to south, and a house of this colour.
cv::Mat cornerTown(const cv::Scalar& house) {
    cv::Mat face(96, 96, CV_8UC3, cv::Scalar(60, 150, 90));
    cv::fillConvexPoly(face, std::vector<cv::Point>{{0, 0}, {95, 0}, {95, 95}}, cv::Scalar(70, 130, 180));
    cv::line(face, {0, 60}, {48, 95}, cv::Scalar::all(220), 6);
    cv::rectangle(face, {60, 12, 18, 18}, house, cv::FILLED);
    return face;
}

const cv::Scalar kBlue(200, 60, 40);
const cv::Scalar kRoof(60, 90, 200);

class KnownPrintsTest : public testing::Test {
protected:
    KnownPrintsTest() {
        m_box.pictures.push_back(
            {.file = "o.png", .tile = *types().find("base.O"), .picture = cornerTown(kBlue)});
        m_box.pictures.push_back({.file = "p.png",
                                  .tile = *types().find("base.P"),
                                  .picture = cornerTown(kRoof),
                                  .guessed = true});
    }

    models::Catalogue m_box;
};

TEST_F(KnownPrintsTest, ATileOfAnotherEveningIsKnownInAnyTurnAndLight) {
    const KnownPrints known(m_box);
    for (int turn = 0; turn < 4; ++turn) {
        cv::Mat seen = turned(cornerTown(kBlue), turn);
        cv::multiply(seen, cv::Scalar(0.8, 0.75, 0.9), seen);
        const std::vector<KnownLook> looks = known.looksOf(seen, false).known;
        ASSERT_EQ(looks.size(), 1U);
        EXPECT_EQ(types()[looks.front().face.type].name, "base.O");
        EXPECT_EQ(looks.front().face.rotation, engine::rotationOf(turn));
        EXPECT_EQ(looks.front().print, 0U);
        EXPECT_FALSE(looks.front().guessed);
    }
    cv::Mat veiled; // by a window that the tiles mirror: a third of white light in the darkest colours
    cv::addWeighted(cornerTown(kBlue), 0.75, cv::Mat(96, 96, CV_8UC3, cv::Scalar(90, 80, 70)), 0.7, 0.0,
                    veiled);
    EXPECT_THAT(known.looksOf(veiled, false).known, testing::SizeIs(1));
    EXPECT_TRUE(known.shows(*types().find("base.O")));
    EXPECT_FALSE(known.shows(*types().find("base.P"))) << "nobody has confirmed it";
}

TEST_F(KnownPrintsTest, WhatLooksOtherwiseIsNotKnown) {
    EXPECT_TRUE(KnownPrints(m_box).looksOf(cornerTown(cv::Scalar(60, 150, 90)), false).known.empty());
    EXPECT_TRUE(KnownPrints().looksOf(cornerTown(kBlue), false).known.empty());
}

TEST_F(KnownPrintsTest, SpeaksAgainstATypeOnlyWhereItPlainlyLooksOtherwise) {
    const std::vector<engine::TileTypeId> sure{*types().find("base.O")};
    const KnownPrints known(m_box);
    cv::Mat plain(96, 96, CV_8UC3, cv::Scalar(60, 150, 90));
    EXPECT_EQ(known.looksOf(plain, false).unlike, sure);
    EXPECT_TRUE(known.looksOf(plain, true).unlike.empty()) << "something may hide all of it";
    EXPECT_TRUE(known.looksOf(cornerTown(kBlue), false).unlike.empty());
    const RememberedLooks faded = known.looksOf(cornerTown(cv::Scalar(165, 75, 65)), false);
    EXPECT_TRUE(faded.known.empty());
    EXPECT_TRUE(faded.unlike.empty()) << "in another light it may be the same";
}

TEST_F(KnownPrintsTest, WhereAMeepleMayHideTheDifferenceBothArePossible) {
    cv::Mat covered = cornerTown(kBlue);
    cv::rectangle(covered, {56, 8, 26, 26}, cv::Scalar(30, 30, 30), cv::FILLED);
    EXPECT_TRUE(KnownPrints(m_box).looksOf(covered, false).known.empty());
    const std::vector<KnownLook> both = KnownPrints(m_box).looksOf(covered, true).known;
    ASSERT_THAT(both, testing::SizeIs(2));
    EXPECT_TRUE(both[0].inParts && both[1].inParts);
    cv::Mat beside = cornerTown(kBlue);
    cv::rectangle(beside, {14, 50, 18, 18}, cv::Scalar(30, 30, 30), cv::FILLED);
    const std::vector<KnownLook> one = KnownPrints(m_box).looksOf(beside, true).known;
    ASSERT_THAT(one, testing::SizeIs(1)) << "the house is seen";
    EXPECT_EQ(types()[one[0].face.type].name, "base.O");
}

TEST_F(KnownPrintsTest, IsBelievedBeforeWhatTheStructureSays) {
    SquareLook look;
    look.faces = {{{*types().find("base.P"), engine::Rotation::None}, 0.95},
                  {{*types().find("base.O"), engine::Rotation::None}, 0.05}};
    look.print.emplace();
    CellReading cell;
    const auto best = [&] {
        cell.square = std::make_shared<const SquareLook>(look);
        return types()[believeSquare(cell, types()).faces.front().face.type].name;
    };
    EXPECT_EQ(best(), "base.P");
    look.print->known = KnownPrints(m_box).looksOf(cornerTown(kBlue), false).known;
    EXPECT_EQ(best(), "base.O");
}

} // namespace
} // namespace meeplecam::vision
