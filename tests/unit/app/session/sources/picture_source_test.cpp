#include "app/session/sources/picture_source.h"

#include "tests/support/test_folder.h"
#include "tests/unit/app/session/sources.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

#include <fstream>

namespace meeplecam::session {
namespace {

TEST(NaturalOrder, CountsNumbersAsPeopleDo) {
    EXPECT_TRUE(naturallyBefore("view2.jpg", "view10.jpg"));
    EXPECT_FALSE(naturallyBefore("view10.jpg", "view2.jpg"));
    EXPECT_TRUE(naturallyBefore("2.jpg", "11.jpg"));
    EXPECT_TRUE(naturallyBefore("a9b2", "a9b10"));
    EXPECT_TRUE(naturallyBefore("view1.jpg", "view01b.jpg"));
    EXPECT_TRUE(naturallyBefore("view", "view1"));
    EXPECT_TRUE(naturallyBefore("view1", "views")) << "a digit against a letter is no number";
    EXPECT_TRUE(naturallyBefore("IMG_2.jpg", "img_10.jpg"));
    // Longer than any integer.
    EXPECT_TRUE(naturallyBefore("99999999999999999999998", "99999999999999999999999"));
}

TEST(NaturalOrder, IsAnOrder) {
    EXPECT_FALSE(naturallyBefore("a1", "a1"));
    EXPECT_NE(naturallyBefore("a1", "a01"), naturallyBefore("a01", "a1"));
    EXPECT_NE(naturallyBefore("A1", "a1"), naturallyBefore("a1", "A1"));
}

class PictureSource : public tests::FolderTest {
protected:
    void addPicture(const std::string& name, int grey) const {
        cv::imwrite(pathOf(name).string(), cv::Mat(64, 80, CV_8UC3, cv::Scalar::all(grey)));
    }
};

TEST_F(PictureSource, ShowsThePicturesInNaturalOrder) {
    addPicture("t10.png", 30);
    addPicture("t2.png", 20);
    addPicture("t1.PNG", 10);
    std::ofstream(pathOf("notes.txt")) << "not a picture";
    const auto source = openPictures(pathOf(""));
    ASSERT_TRUE(source) << source.error().message;
    EXPECT_EQ((*source)->kind(), SourceKind::Pictures);
    const auto steps = tests::stepsOf(**source);
    ASSERT_EQ(steps.size(), 3U);
    for (int i = 0; i < 3; ++i) {
        const auto& frame = std::get<SourceFrame>(steps[static_cast<std::size_t>(i)]);
        EXPECT_EQ(frame.bgr.at<cv::Vec3b>(5, 5)[0], 10 * (i + 1));
        EXPECT_EQ(frame.index, i);
    }
}

TEST_F(PictureSource, PassesOverABrokenPicture) {
    addPicture("1.png", 10);
    std::ofstream(pathOf("2.png")) << "no picture at all";
    addPicture("3.png", 30);
    const auto source = openPictures(pathOf(""));
    ASSERT_TRUE(source) << source.error().message;
    const auto steps = tests::stepsOf(**source);
    ASSERT_EQ(steps.size(), 3U);
    EXPECT_THAT(std::get<SourceGone>(steps[1]).why.source, testing::HasSubstr("2.png"));
    EXPECT_EQ(std::get<SourceFrame>(steps[2]).index, 2);
}

TEST_F(PictureSource, EndsWhenItIsStopped) {
    addPicture("1.png", 10);
    const auto source = openPictures(pathOf(""));
    ASSERT_TRUE(source) << source.error().message;
    (*source)->stop();
    EXPECT_TRUE(std::holds_alternative<SourceEnd>((*source)->next()));
}

TEST_F(PictureSource, NeedsAFolderWithPictures) {
    const auto empty = openPictures(pathOf(""));
    ASSERT_FALSE(empty);
    EXPECT_THAT(empty.error().message, testing::HasSubstr("holds no picture"));
    EXPECT_FALSE(openPictures(pathOf("absent")));
}

} // namespace
} // namespace meeplecam::session
