#include "vision/teaching/taught_catalogue.h"

#include "models/tiles/tile_library.h"
#include "vision/image/even_light.h"
#include "vision/teaching/contact_sheet.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

const engine::TileRegistry& taughtTypes() {
    return *models::bundledTiles().registry;
}

/// A face with a mark in its north-west corner before it is turned.
LessonSquare square(const char* name, int turns, int mark) {
    LessonSquare result;
    result.face = cv::Mat(kLessonSide, kLessonSide, CV_8UC3, cv::Scalar(60, 160, 90));
    cv::rectangle(result.face, {10, 10, 40 + mark, 60}, cv::Scalar(30, 40, 200), cv::FILLED);
    result.regions = cv::Mat(64, 64, CV_8U, cv::Scalar(0));
    result.regions(cv::Rect(0, 0, 8, 8)).setTo(2);
    for (int i = 0; i < turns; ++i) {
        cv::rotate(result.face, result.face, cv::ROTATE_90_CLOCKWISE);
        cv::rotate(result.regions, result.regions, cv::ROTATE_90_CLOCKWISE);
    }
    result.tile = engine::TileFace{*taughtTypes().find(name), engine::rotationOf(turns)};
    return result;
}

TEST(TaughtCatalogue, TurnsTilesUprightAndNumbersCopies) {
    Lesson lesson;
    lesson.squares = {square("base.U", 3, 0), square("base.U", 1, 90), square("base.C", 2, 0),
                      square("base.X", 0, 0)};
    lesson.squares[3].tile.reset();
    const engine::TileCounts counts(static_cast<std::size_t>(taughtTypes().size()), 2);
    const models::Catalogue catalogue = taughtCatalogue(lesson, taughtTypes(), counts);
    std::vector<std::string> files;
    for (const models::CataloguePicture& picture : catalogue.pictures) {
        files.push_back(picture.file);
        EXPECT_EQ(picture.picture.at<cv::Vec3b>(20, 20), cv::Vec3b(30, 40, 200)) << picture.file;
        EXPECT_EQ(picture.regions.at<uchar>(2, 2), 2) << picture.file;
    }
    EXPECT_THAT(files, testing::ElementsAre("base-C_01.png", "base-U_01.png", "base-U_02.png"));
}

TEST(TaughtCatalogue, TakesTheMostAlikeForOneTileWhenThereAreTooMany) {
    Lesson lesson;
    lesson.squares = {square("base.U", 0, 0), square("base.U", 0, 90), square("base.U", 0, 2)};
    const engine::TileCounts counts(static_cast<std::size_t>(taughtTypes().size()), 2);
    const models::Catalogue catalogue = taughtCatalogue(lesson, taughtTypes(), counts);
    ASSERT_EQ(catalogue.pictures.size(), 2U);
    EXPECT_NE(catalogue.pictures[0].picture.at<cv::Vec3b>(20, 120),
              catalogue.pictures[1].picture.at<cv::Vec3b>(20, 120));
    EXPECT_EQ(surplusOf(lesson, counts)[static_cast<std::size_t>(*taughtTypes().find("base.U"))], 1);
}

TEST(ContactSheet, ShowsEverySquare) {
    Lesson lesson;
    EXPECT_TRUE(drawContactSheet(lesson, taughtTypes()).empty());
    lesson.squares.assign(11, square("base.U", 1, 0));
    const cv::Mat sheet = drawContactSheet(lesson, taughtTypes());
    EXPECT_GT(sheet.rows, 2 * 120);
    EXPECT_GT(sheet.cols, 10 * 120);
}

TEST(EvenLight, TakesALampsColourAndSlopeAway) {
    cv::Mat table(300, 900, CV_8UC3, cv::Scalar::all(50));
    std::vector<Quad> quads;
    for (int i = 0; i < 14; ++i) {
        const cv::Rect place(20 + i % 7 * 125, 30 + i / 7 * 130, 100, 100);
        cv::rectangle(table, place, cv::Scalar(70, 150, 100), cv::FILLED);
        cv::rectangle(table, {place.x + 40, place.y, 12, 100}, cv::Scalar(235, 235, 235), cv::FILLED);
        const auto x = static_cast<float>(place.x);
        const auto y = static_cast<float>(place.y);
        quads.push_back({{{x, y}, {x + 100, y}, {x + 100, y + 100}, {x, y + 100}}});
    }
    for (int x = 0; x < table.cols; ++x) {
        cv::Mat column = table.col(x);
        const double light = 1.0 - 0.5 * x / table.cols;
        cv::multiply(column, cv::Scalar(0.6 * light, 0.85 * light, light), column);
    }
    const std::vector<cv::Mat> faces = evenlyLitFaces(Frame(table), quads, 64);
    ASSERT_EQ(faces.size(), 14U);
    const auto field = [&](std::size_t i) { return cv::Vec3i(faces[i].at<cv::Vec3b>(32, 10)); };
    EXPECT_LT(cv::norm(field(0) - field(6)), 25.0) << "left and right";
    const cv::Vec3b road = faces[3].at<cv::Vec3b>(32, 29);
    EXPECT_LT(std::abs(road[2] - road[0]), 45) << "a white road under a warm lamp";
    EXPECT_TRUE(evenlyLitFaces(Frame(table), {}, 64).empty());
}

TEST(StructureReader, RefusesWhatIsNoNetwork) {
    const auto reader = StructureReader::open("/no/such/network.onnx");
    ASSERT_FALSE(reader);
    EXPECT_THAT(reader.error().message,
                testing::HasSubstr("/no/such/network.onnx is not one of the program's networks"));
}

} // namespace
} // namespace meeplecam::vision
