#include "vision/teaching/labels_file.h"

#include "models/tiles/tile_library.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using testing::HasSubstr;

const engine::TileRegistry& registry() {
    return *models::bundledTiles().registry;
}

engine::TileFace face(const char* name, int turns) {
    return {*registry().find(name), engine::rotationOf(turns)};
}

Lesson threeSquares() {
    Lesson lesson;
    lesson.squares.resize(3);
    lesson.squares[0].picture = "one.jpg";
    lesson.squares[0].tile = face("base.A", 1);
    lesson.squares[0].suggestions = {{face("base.A", 1), 0.99}, {face("base.B", 0), 0.01}};
    lesson.squares[1].picture = "two.jpg";
    lesson.squares[1].tile = face("base.R", 0);
    lesson.squares[1].suggestions = {{face("base.Q", 0), 0.6}, {face("base.R", 0), 0.4}};
    lesson.squares[2].picture = "two.jpg";
    return lesson;
}

std::string complaintAbout(const std::string& text) {
    Lesson lesson = threeSquares();
    const engine::Status status = applyLabels(text, "labels.txt", registry(), lesson);
    if (!status) {
        EXPECT_EQ(lesson.squares[0].tile, threeSquares().squares[0].tile) << "a lesson stays whole";
    }
    return status ? "" : status.error().message;
}

TEST(LabelsFile, IsReadAsItWasWritten) {
    const Lesson lesson = threeSquares();
    const std::string text = writeLabels(lesson, registry());
    EXPECT_THAT(text, HasSubstr("\n1 base.A 1\n"));
    EXPECT_THAT(text, HasSubstr("\n2 base.R 0   # not sure; also like base.Q 0\n"));
    EXPECT_THAT(text, HasSubstr("\n3 none\n"));
    Lesson again = threeSquares();
    for (LessonSquare& square : again.squares)
        square.tile = face("base.X", 0);
    ASSERT_TRUE(applyLabels(text, "labels.txt", registry(), again));
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(again.squares[i].tile, lesson.squares[i].tile) << i;
}

TEST(LabelsFile, LeavesSquaresWithoutALine) {
    Lesson lesson = threeSquares();
    ASSERT_TRUE(applyLabels("\n# nothing\n 3  base.V 2 # mended\n", "labels.txt", registry(), lesson));
    EXPECT_EQ(lesson.squares[0].tile, face("base.A", 1));
    EXPECT_EQ(lesson.squares[2].tile, face("base.V", 2));
    EXPECT_EQ(lesson.squares[2].origin, TileOrigin::Person);
}

TEST(LabelsFile, ALineThatWasNotMendedConfirmsNothing) {
    Lesson lesson = threeSquares();
    ASSERT_TRUE(applyLabels("2 base.R 0\n1 base.A 2\n", "labels.txt", registry(), lesson));
    EXPECT_EQ(lesson.squares[1].origin, TileOrigin::Program);
    EXPECT_TRUE(isDoubtful(lesson.squares[1], registry()));
    EXPECT_EQ(lesson.squares[0].origin, TileOrigin::Person);
    EXPECT_FALSE(isDoubtful(lesson.squares[0], registry())) << "a person has said so";
}

TEST(LabelsFile, OfPicturesInAnotherOrderAreRefused) {
    Lesson swapped = threeSquares();
    std::rotate(swapped.squares.begin(), swapped.squares.begin() + 1, swapped.squares.end());
    const std::string text = writeLabels(swapped, registry());
    EXPECT_THAT(text, HasSubstr("\n# picture two.jpg\n1 base.R 0"));
    EXPECT_THAT(complaintAbout(text),
                HasSubstr("means square 1 of two.jpg, but square 1 lies on one.jpg; give the same pictures"));
    EXPECT_EQ(complaintAbout("# picture one.jpg\r\n1 none\r\n# picture two.jpg\n2 none\n3 none\n"), "");
    EXPECT_EQ(complaintAbout("# two.jpg was the better picture\n1 none\n"), "");
}

TEST(LabelsFile, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(complaintAbout("1 none\n4 none"), "labels.txt: line 2 names square 4; there are 3");
    EXPECT_THAT(complaintAbout("1 none\n1 none"), HasSubstr("line 2 names square 1 a second time"));
    EXPECT_THAT(complaintAbout("1 base.Y 0"), HasSubstr("no tile type that is known: \"base.Y\""));
    EXPECT_THAT(complaintAbout("1 base.A"), HasSubstr("needs 0, 1, 2 or 3 quarter turns"));
    EXPECT_THAT(complaintAbout("1 base.A 4"), HasSubstr("needs 0, 1, 2 or 3 quarter turns"));
    EXPECT_THAT(complaintAbout("1 base.A 1 2"), HasSubstr("needs 0, 1, 2 or 3 quarter turns"));
    EXPECT_THAT(complaintAbout("one base.A 1"), HasSubstr("\"one\", which is not the number of a square"));
    EXPECT_THAT(complaintAbout("99999999999999999999 none"), HasSubstr("not the number of a square"));
}

} // namespace
} // namespace meeplecam::vision
