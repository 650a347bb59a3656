#include "app/session/editions/learned_pictures.h"

#include "tests/support/bundled.h"

#include <gmock/gmock.h>

#include <fstream>

namespace meeplecam::session {
namespace {

namespace fs = std::filesystem;

class LearnedPicturesTest : public testing::Test {
protected:
    void SetUp() override { fs::remove_all(m_folder); }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] LearnedPictures open() const {
        auto learned = LearnedPictures::open(m_folder, models::bundledTiles().registry);
        EXPECT_TRUE(learned) << learned.error().message;
        return *std::move(learned);
    }
    [[nodiscard]] std::string journal() const { return (m_folder / "journal.jsonl").string(); }
    [[nodiscard]] static models::CataloguePicture picture(const char* tile, int grey = 90) {
        models::CataloguePicture picture;
        picture.tile = tests::tile(tile);
        picture.picture = cv::Mat(32, 32, CV_8UC3, cv::Scalar::all(grey));
        picture.regions = cv::Mat(64, 64, CV_8U, cv::Scalar(1));
        return picture;
    }

    const fs::path m_folder = fs::path(testing::TempDir()) / "meeplecam_learned_pictures_test";
};

TEST_F(LearnedPicturesTest, AreThereTheNextTime) {
    EXPECT_EQ(*open().learn(picture("base.W", 70)), 1);
    EXPECT_EQ(*open().learn(picture("base.C")), 2);
    const auto pictures = open().pictures();
    ASSERT_TRUE(pictures);
    ASSERT_EQ(pictures->size(), 2U);
    EXPECT_EQ(pictures->front().tile, tests::tile("base.W"));
    EXPECT_EQ(pictures->front().picture.at<cv::Vec3b>(3, 3), cv::Vec3b(70, 70, 70));
    EXPECT_EQ(pictures->front().regions.at<uchar>(3, 3), 1);
    EXPECT_TRUE(open().list().front().time.starts_with("20"));
}

TEST_F(LearnedPicturesTest, CountNoMoreOnceUndoneButStayListed) {
    LearnedPictures learned = open();
    ASSERT_TRUE(learned.learn(picture("base.W")));
    ASSERT_TRUE(learned.learn(picture("base.C")));
    ASSERT_TRUE(learned.undo(1));
    EXPECT_EQ(open().list().size(), 2U);
    ASSERT_EQ(open().pictures()->size(), 1U);
    EXPECT_EQ(open().pictures()->front().tile, tests::tile("base.C"));
    EXPECT_THAT(learned.undo(1).error().message, testing::HasSubstr("number 1 counts"));
    EXPECT_FALSE(learned.undo(7));
}

TEST_F(LearnedPicturesTest, OfOneTypeTheOldestMakesRoom) {
    LearnedPictures learned = open();
    for (int i = 0; i <= LearnedPictures::kMostOfType; ++i)
        ASSERT_TRUE(learned.learn(picture("base.U", 60 + i)));
    const auto pictures = open().pictures();
    ASSERT_EQ(pictures->size(), static_cast<std::size_t>(LearnedPictures::kMostOfType));
    EXPECT_EQ(pictures->front().picture.at<cv::Vec3b>(0, 0)[0], 61);
}

TEST_F(LearnedPicturesTest, WhatWasBeingWrittenIsLeftOut) {
    ASSERT_TRUE(open().learn(picture("base.W")));
    std::ofstream(journal(), std::ios::app) << R"({"id":2,"tile":"base.)";
    EXPECT_EQ(open().list().size(), 1U);
}

TEST_F(LearnedPicturesTest, DamageIsNamed) {
    ASSERT_TRUE(open().learn(picture("base.W")));
    std::ofstream(journal(), std::ios::app)
        << R"({"id":2,"tile":"base.Y","file":"a.png","time":"x"})" << '\n';
    const auto learned = LearnedPictures::open(m_folder, models::bundledTiles().registry);
    ASSERT_FALSE(learned);
    EXPECT_THAT(learned.error().message, testing::AllOf(testing::HasSubstr("line 3"),
                                                        testing::HasSubstr("no tile type that is known")));
}

TEST_F(LearnedPicturesTest, FilesOutsideTheFolderAreRefused) {
    ASSERT_TRUE(open().learn(picture("base.W")));
    std::ofstream(journal(), std::ios::app)
        << R"({"id":2,"tile":"base.W","file":"../secret.png","time":"x"})" << '\n';
    EXPECT_FALSE(LearnedPictures::open(m_folder, models::bundledTiles().registry));
}

TEST_F(LearnedPicturesTest, AMissingPictureSaysHowToForgetIt) {
    ASSERT_TRUE(open().learn(picture("base.W")));
    fs::remove(m_folder / open().list().front().file);
    EXPECT_THAT(open().pictures().error().message, testing::HasSubstr("learn undo 1"));
}

} // namespace
} // namespace meeplecam::session
