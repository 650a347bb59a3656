#include "app/session/editions/picture_pages.h"

#include "app/session/editions/bundled.h"
#include "tests/support/test_folder.h"
#include "tests/unit/vision/house_box.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace meeplecam::session {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

class PicturePages : public tests::FolderTest {
protected:
    /// Writes a scan of one tile.
    [[nodiscard]] std::string scan(const std::string& name) const {
        cv::Mat page(700, 600, CV_8UC3, cv::Scalar::all(245));
        cv::Mat face;
        cv::resize(tests::housePicture("base.U"), face, {300, 300}, 0, 0, cv::INTER_CUBIC);
        face.copyTo(page(cv::Rect(150, 200, 300, 300)));
        cv::imwrite(pathOf(name).string(), page);
        return pathOf(name).string();
    }
};

TEST_F(PicturePages, APictureIsOnePageWithItsName) {
    const auto pages = readPages(scan("tiles.png"));
    ASSERT_TRUE(pages) << pages.error().message;
    ASSERT_THAT(*pages, SizeIs(1));
    EXPECT_EQ(pages->front().name, "tiles.png");
    EXPECT_EQ(pages->front().frame.level(0).size(), cv::Size(600, 700));
}

TEST_F(PicturePages, RefusalsSayWhatIsWrong) {
    EXPECT_FALSE(readPages(pathOf("none.png").string()));
    const auto none = readPages(pathOf("none.pdf").string());
    ASSERT_FALSE(none);
    EXPECT_THAT(none.error().message, HasSubstr("choose the PDF"));
    write("broken.PDF", "no pages");
    const auto broken = readPages(pathOf("broken.PDF").string());
    ASSERT_FALSE(broken);
    EXPECT_THAT(broken.error().message,
                testing::AnyOf(HasSubstr("not a PDF"), HasSubstr("pdftoppm"))); // which may be missing
    write("broken.png", "no picture");
    const auto picture = readPages(pathOf("broken.png").string());
    ASSERT_FALSE(picture);
    EXPECT_THAT(picture.error().message, testing::Not(HasSubstr("PDF")));
}

TEST_F(PicturePages, WhatIsLearnedFromAPageIsReadButNotNamed) {
    const auto reader = vision::StructureReader::open(structureNetwork());
    ASSERT_TRUE(reader) << reader.error().message;
    const auto lesson = learnFrom(scan("tiles.png"), *reader);
    ASSERT_TRUE(lesson) << lesson.error().message;
    ASSERT_THAT(lesson->squares, SizeIs(1));
    EXPECT_EQ(lesson->squares[0].picture, "tiles.png");
    EXPECT_TRUE(lesson->squares[0].structure);
    EXPECT_THAT(lesson->squares[0].suggestions, SizeIs(0));
    EXPECT_FALSE(learnFrom(pathOf("none.png").string(), *reader));
}

} // namespace
} // namespace meeplecam::session
