#include "engine/board/segment_match.h"

#include "tests/support/games.h"

#include <gmock/gmock.h>

namespace meeplecam::engine {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

TileFace faceNamed(const std::string& name, int quarterTurns = 0) {
    return {tests::tile(name), rotationOf(quarterTurns)};
}

SegmentMatch match(TileFace from, int segment, TileFace to) {
    return matchSegment(tests::registry(), from, segment, to);
}

TEST(SegmentMatch, AFarmerStaysOnTheSameSideWhateverTheNumberOfItsField) {
    EXPECT_EQ(match(faceNamed("base.D"), 3, faceNamed("base.E")), (SegmentMatch{{1}, true}));
    EXPECT_EQ(match(faceNamed("base.U", 1), 2, faceNamed("base.D", 2)), (SegmentMatch{{3}, true}));
    EXPECT_EQ(match(faceNamed("base.U", 1), 1, faceNamed("base.D", 2)), (SegmentMatch{{2}, true}));
}

TEST(SegmentMatch, TheOnlyOneOfItsKindIsMeantWhereverItLies) {
    EXPECT_EQ(match(faceNamed("base.E"), 0, faceNamed("base.E", 2)), (SegmentMatch{{0}, true}));
    EXPECT_EQ(match(faceNamed("base.A"), 0, faceNamed("base.B")), (SegmentMatch{{0}, true}))
        << "the cloister";
}

TEST(SegmentMatch, OfTwoThatFitAsWellNoneIsCertain) {
    const SegmentMatch roads = match(faceNamed("base.D"), 1, faceNamed("base.W"));
    EXPECT_FALSE(roads.certain);
    EXPECT_THAT(roads.segments, UnorderedElementsAre(0, 2)) << "the roads to the east and to the west";
    EXPECT_THAT(match(faceNamed("base.F"), 0, faceNamed("base.H")).segments, UnorderedElementsAre(0, 1));
}

TEST(SegmentMatch, WithoutItsKindEveryPlaceIsPossibleTheNearestFirst) {
    const SegmentMatch places = match(faceNamed("base.E"), 0, faceNamed("base.V"));
    EXPECT_FALSE(places.certain);
    EXPECT_THAT(places.segments, ElementsAre(1, 0, 2)) << "the field in the north first";
}

TEST(SegmentMatch, ASegmentThatDoesNotExistMayBeAny) {
    EXPECT_EQ(match(faceNamed("base.C"), 7, faceNamed("base.B")), (SegmentMatch{{0, 1}, false}));
}

TEST(SegmentMatch, WhatTakesNoMeepleIsNoPlace) {
    const auto& segments = tests::registry()[tests::tile("ic.I")].segments;
    for (const int place : match(faceNamed("base.C"), 0, faceNamed("ic.I")).segments)
        EXPECT_TRUE(segments[static_cast<std::size_t>(place)].takesMeeple);
}

TEST(SegmentMatch, ATileThatStaysKeepsItsMeeples) {
    for (int type = 0; type < tests::registry().size(); ++type) {
        const TileFace same{static_cast<TileTypeId>(type), Rotation::Quarter};
        const auto& segments = tests::registry()[same.type].segments;
        for (int segment = 0; segment < static_cast<int>(segments.size()); ++segment) {
            const Segment& own = segments[static_cast<std::size_t>(segment)];
            const bool reaches = own.sides != 0 || own.halfEdges != 0;
            if (own.takesMeeple && reaches) {
                EXPECT_EQ(match(same, segment, same), (SegmentMatch{{segment}, true}))
                    << tests::registry()[same.type].name << " " << segment;
            }
        }
    }
}

} // namespace
} // namespace meeplecam::engine
