#include "vision/teaching/lesson.h"

#include "models/tiles/tile_library.h"

#include <gmock/gmock.h>

namespace meeplecam::vision {
namespace {

const engine::TileRegistry& types() {
    return *models::bundledTiles().registry;
}

engine::TileCounts base() {
    return engine::sumOf(*models::findSets(models::bundledTiles(), std::vector<std::string>{"base"}));
}

engine::TileFace lessonFace(const char* name, int turns = 0) {
    return {*types().find(name), engine::rotationOf(turns)};
}

/// A square with a city at its north side and fields elsewhere, beyond doubt, but for a second city in the
/// south, of which nothing is known: base.E, or else base.H or base.I.
LessonSquare cityAtNorth() {
    LessonSquare square;
    square.structure.emplace();
    for (auto& side : square.structure->sides)
        side = {-0.01F, -6.0F, -6.0F};
    square.structure->sides[0] = {-6.0F, -6.0F, -0.01F};
    square.structure->joined.fill(-6.0F);
    square.structure->pennants.fill(-6.0F);
    square.structure->inns.fill(-6.0F);
    square.structure->cloister = -6.0F;
    return square;
}

TEST(Lesson, SuggestsForSquaresThatWereRead) {
    Lesson lesson;
    lesson.squares = {cityAtNorth(), LessonSquare{}};
    suggestTiles(types(), base(), lesson);
    EXPECT_EQ(lesson.squares[0].tile, lessonFace("base.E"));
    EXPECT_FALSE(isDoubtful(lesson.squares[0], types()));
    EXPECT_FALSE(lesson.squares[1].tile) << "nothing is known of it";
}

TEST(Lesson, WhatWasRefusedIsOfferedLastAndLeftOutUntilAPersonAcceptsIt) {
    Lesson lesson;
    lesson.squares = {cityAtNorth()};
    const cv::Mat face(kLessonSide, kLessonSide, CV_8UC3, cv::Scalar::all(90));
    lesson.refused = {{"one.jpg", {{}, SquareFault::LeavesPicture}},
                      {"one.jpg", {{}, SquareFault::Covered}, face}};
    offerRefused(lesson);
    ASSERT_EQ(lesson.squares.size(), 2U);
    ASSERT_EQ(lesson.refused.size(), 1U);
    EXPECT_EQ(lesson.refused[0].square.fault, SquareFault::LeavesPicture);
    LessonSquare& offered = lesson.squares[1];
    EXPECT_EQ(offered.fault, SquareFault::Covered);
    offered.structure = cityAtNorth().structure;
    suggestTiles(types(), base(), lesson);
    EXPECT_FALSE(offered.tile);
    EXPECT_FALSE(offered.suggestions.empty()) << "to choose from";
    offered.tile = lessonFace("base.E", 0);
    offered.origin = TileOrigin::Person;
    suggestTiles(types(), base(), lesson);
    EXPECT_EQ(offered.tile, lessonFace("base.E", 0));
}

TEST(Lesson, WhatAPersonSaidStays) {
    Lesson lesson;
    lesson.squares = {cityAtNorth(), cityAtNorth()};
    lesson.squares[0].tile = lessonFace("base.B", 2);
    lesson.squares[0].origin = TileOrigin::Person;
    lesson.squares[1].origin = TileOrigin::Person; // and shall be left out
    for (int i = 0; i < 2; ++i) {
        suggestTiles(types(), base(), lesson);
        EXPECT_EQ(lesson.squares[0].tile, lessonFace("base.B", 2));
        EXPECT_FALSE(lesson.squares[1].tile);
    }
    EXPECT_FALSE(isDoubtful(lesson.squares[0], types()));
    EXPECT_FALSE(lesson.squares[0].suggestions.empty()) << "to choose from";
}

TEST(Lesson, TilesThatAPersonFoundAreNoLongerInTheBox) {
    Lesson lesson; // the box has five base.E, and the sixth square looks like nothing else, but is that much
    for (int i = 0; i < 6; ++i)
        lesson.squares.push_back(cityAtNorth());
    lesson.squares[5].structure->sides[2] = {-1.5F, -6.0F, -0.25F};
    lesson.squares[5].structure->sides[0] = {-0.35F, -6.0F, -1.2F};
    for (int i = 0; i < 5; ++i) {
        lesson.squares[static_cast<std::size_t>(i)].tile = lessonFace("base.E");
        lesson.squares[static_cast<std::size_t>(i)].origin = TileOrigin::Person;
    }
    suggestTiles(types(), base(), lesson);
    ASSERT_EQ(lesson.squares[5].suggestions.front().face.type, lessonFace("base.E").type) << "by its looks";
    EXPECT_NE(lesson.squares[5].tile->type, lessonFace("base.E").type);
    EXPECT_TRUE(isDoubtful(lesson.squares[5], types()));
}

TEST(Lesson, KeepsNumbersWhenMoreIsLearned) {
    Lesson lesson;
    lesson.squares.resize(2);
    Lesson more;
    more.squares = {cityAtNorth()};
    more.refused.push_back({"two.jpg", {{}, SquareFault::Blurred}});
    append(more, lesson);
    ASSERT_EQ(lesson.squares.size(), 3U);
    EXPECT_TRUE(lesson.squares[2].structure.has_value());
    EXPECT_EQ(lesson.refused.size(), 1U);
}

} // namespace
} // namespace meeplecam::vision
