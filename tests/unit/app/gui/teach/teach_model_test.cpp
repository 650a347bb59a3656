#include "app/gui/teach/teach_model.h"

#include "app/gui/teach/teach_words.h"

#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

using engine::Rotation;

engine::TileFace face(const char* name, int turns = 0) {
    return {*models::bundledTiles().registry->find(name), engine::rotationOf(turns)};
}

/// A square that was read and looks like a city at one side, and fields elsewhere; `sure` in nats.
vision::LessonSquare cityAt(std::size_t side, float sure) {
    vision::LessonSquare square;
    square.picture = "tiles.jpg";
    square.face = cv::Mat(8, 8, CV_8UC3, cv::Scalar::all(80));
    square.face(cv::Rect(0, 0, 4, 4)).setTo(cv::Scalar(0, 0, 255)); // red in the north-west, as it lies
    square.structure.emplace();
    for (auto& kinds : square.structure->sides)
        kinds = {-0.01F, -6.0F, -6.0F};
    square.structure->sides[side] = {-sure, -sure, -0.01F};
    square.structure->joined.fill(-6.0F);
    square.structure->pennants.fill(-6.0F);
    square.structure->inns.fill(-6.0F);
    square.structure->cloister = -sure;
    return square;
}

constexpr float kSure = 8.0F;
constexpr float kUnsure = 0.2F;

/// Two squares that are plainly base.E, turned once and upright, and one that may be a cloister as well.
TeachModel threeSquares() {
    TeachModel model;
    model.begin({"base"});
    vision::Lesson lesson;
    lesson.squares = {cityAt(1, kSure), cityAt(0, kSure), cityAt(0, kUnsure)};
    lesson.refused = {{"tiles.jpg", {{}, vision::SquareFault::Blurred}},
                      {"tiles.jpg", {{}, vision::SquareFault::Blurred}},
                      {"other.jpg", {{}, vision::SquareFault::TooSmall}}};
    model.add(lesson);
    return model;
}

TEST(TeachModel, ShowsSquaresUprightWithWhatTheyAreTakenFor) {
    const TeachModel model = threeSquares();
    const SquareCard turned = model.card(0);
    EXPECT_EQ(turned.word, QStringLiteral("E"));
    EXPECT_EQ(turned.mark, SquareMark::Suggested);
    EXPECT_EQ(turned.picture.pixelColor(1, 6), QColor(255, 0, 0)) << "turned back anticlockwise";
    EXPECT_EQ(model.card(1).picture.pixelColor(1, 1), QColor(255, 0, 0));
    EXPECT_EQ(model.card(2).mark, SquareMark::Doubtful);
}

TEST(TeachModel, OffersEachTypeOnceTheLikelyOnesFirst) {
    const TeachModel model = threeSquares();
    const SquareChoices choices = model.choices(0);
    EXPECT_EQ(choices.likely.size(), 6U);
    EXPECT_EQ(choices.likely.front(), face("base.E", 1));
    EXPECT_EQ(choices.likely.size() + choices.others.size(), 24U);
    std::set<engine::TileTypeId> types;
    for (const auto& faces : {choices.likely, choices.others})
        for (const engine::TileFace& choice : faces)
            EXPECT_TRUE(types.insert(choice.type).second);
}

TEST(TeachModel, WhatAPersonSaysStaysAndCanBeTakenBack) {
    TeachModel model = threeSquares();
    EXPECT_FALSE(model.canUndo());
    model.put(2, face("base.B", 1));
    EXPECT_EQ(model.card(2).mark, SquareMark::Confirmed);
    model.turn(2, 1);
    EXPECT_EQ(model.square(2).tile, face("base.B", 0)) << "the picture is turned, not the drawing";
    model.turn(2, -1);
    model.leaveOut(2);
    EXPECT_EQ(model.card(2).mark, SquareMark::LeftOut);
    model.turn(2, 1); // of nothing
    vision::Lesson more;
    more.squares = {cityAt(2, kSure)};
    model.add(more);
    EXPECT_EQ(model.card(2).mark, SquareMark::LeftOut);
    EXPECT_EQ(model.undo(), 2U);
    EXPECT_EQ(model.square(2).tile, face("base.B", 1));
    for (int i = 0; i < 3; ++i)
        model.undo();
    EXPECT_EQ(model.card(2).mark, SquareMark::Doubtful);
    EXPECT_FALSE(model.canUndo());
    EXPECT_FALSE(model.undo());
}

TEST(TeachModel, LeadsFromOneDoubtToTheNext) {
    TeachModel model = threeSquares();
    EXPECT_EQ(model.doubtfulAfter(0), 2U);
    EXPECT_EQ(model.doubtfulAfter(2), 2U) << "round to itself";
    model.confirm(2);
    EXPECT_FALSE(model.doubtfulAfter(0));
    EXPECT_FALSE(TeachModel().doubtfulAfter(0));
}

TEST(TeachModel, CountsAgainstTheBoxes) {
    TeachModel model = threeSquares();
    model.put(0, face("base.X"));
    model.put(1, face("base.X"));
    const TaughtCounts counts = model.counts();
    EXPECT_EQ(counts.tiles, 3);
    EXPECT_EQ(counts.inBoxes, 72);
    EXPECT_EQ(counts.doubtful, 1);
    EXPECT_THAT(counts.surplus, testing::ElementsAre(TypeCount{face("base.X").type, 1}));
    EXPECT_EQ(counts.missing.size(), 23U) << "all types but X";
    const QString words = countsWords(counts, model.refusals());
    EXPECT_TRUE(words.startsWith(QStringLiteral("3 of 72"))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("More than the box holds: X\n"))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("tiles.jpg"))) << words.toStdString();
    EXPECT_THAT(model.refusals(),
                testing::ElementsAre(RefusalCount{"tiles.jpg", vision::SquareFault::Blurred, 2},
                                     RefusalCount{"other.jpg", vision::SquareFault::TooSmall, 1}));
    EXPECT_EQ(countsWords({}, {}), QString());
}

TEST(TeachModel, KeepsWhatIsCertain) {
    TeachModel model = threeSquares();
    EXPECT_FALSE(model.certain().squares[2].tile) << "a doubt is not kept";
    EXPECT_TRUE(model.certain().squares[0].tile);
    model.confirm(2);
    EXPECT_TRUE(model.certain().squares[2].tile);
}

TEST(TeachModel, GoesOnWithWhatWasTaughtBefore) {
    session::TaughtBefore before;
    before.as.sets = {"base", "inns_cathedrals"};
    before.lesson.squares = {cityAt(0, kSure)};
    before.lesson.squares[0].tile = face("ic.A");
    before.lesson.squares[0].origin = vision::TileOrigin::Person;
    TeachModel model;
    model.goOn(before);
    EXPECT_EQ(model.changes(), 0);
    EXPECT_EQ(model.sets(), before.as.sets);
    EXPECT_EQ(model.counts().inBoxes, 90);
    EXPECT_EQ(model.square(0).tile, face("ic.A"));
    model.setSets({"no such box"});
    EXPECT_EQ(model.sets(), before.as.sets);
    model.add({});
    EXPECT_EQ(model.changes(), 0);
    model.confirm(0);
    EXPECT_EQ(model.changes(), 1);
}

TEST(TeachWords, SayWhatCameOfAPicture) {
    vision::Lesson lesson;
    EXPECT_TRUE(
        learnedWords(lesson, QStringLiteral("a.jpg")).startsWith(QStringLiteral("a.jpg: no whole tile")));
    lesson.squares.resize(3);
    EXPECT_TRUE(learnedWords(lesson, QStringLiteral("a.jpg")).startsWith(QStringLiteral("a.jpg: 3 tile")));
}

} // namespace
} // namespace meeplecam::gui
