#include "app/session/editions/catalogue_choice.h"

#include "app/session/editions/bundled.h"
#include "app/session/editions/taught_folder.h"
#include "tests/support/bundled.h"

#include <gmock/gmock.h>

#include <cstdlib>

namespace meeplecam::session {
namespace {

namespace fs = std::filesystem;

/// A home in which an edition was taught.
class CatalogueChoice : public testing::Test {
protected:
    void SetUp() override {
        fs::remove_all(m_data);
        if (const char* before = std::getenv("XDG_DATA_HOME"))
            m_before = before;
        setenv("XDG_DATA_HOME", m_data.c_str(), 1);
        vision::Lesson lesson;
        vision::LessonSquare square;
        square.face = cv::Mat(vision::kLessonSide, vision::kLessonSide, CV_8UC3, cv::Scalar(60, 150, 90));
        square.tile = engine::TileFace{tests::tile("base.U"), engine::Rotation::None};
        square.origin = vision::TileOrigin::Person;
        lesson.squares.push_back(square);
        const auto folder = folderForNew("Anna's box", cataloguesFolder());
        ASSERT_TRUE(folder);
        m_taught = *folder;
        ASSERT_TRUE(keepTaught(lesson, {.name = "Anna's box"}, m_taught));
    }
    void TearDown() override {
        fs::remove_all(m_data);
        if (m_before)
            setenv("XDG_DATA_HOME", m_before->c_str(), 1);
        else
            unsetenv("XDG_DATA_HOME");
    }

    const fs::path m_data = fs::path(testing::TempDir()) / "meeplecam_catalogue_choice_test";
    std::optional<std::string> m_before;
    fs::path m_taught;
};

TEST_F(CatalogueChoice, AnEditionTaughtInTheWindowIsFoundByItsName) {
    EXPECT_EQ(catalogueFolder("Anna's box"), m_taught.string());
    EXPECT_EQ(catalogueFolder("anna's BOX"), m_taught.string());
    EXPECT_EQ(catalogueFolder(m_taught.filename().string()), m_taught.string());
    EXPECT_EQ(catalogueFolder(m_taught.string()), m_taught.string()) << "a folder stays what it is";
    EXPECT_THAT(catalogueNames(), testing::Contains("Anna's box"));
}

TEST_F(CatalogueChoice, WhatIsNoCatalogueIsSaidWithTheNamesThatThereAre) {
    EXPECT_EQ(catalogueFolder("Berta's box"), "Berta's box");
    EXPECT_FALSE(checkCatalogue("Berta's box"));
    EXPECT_THAT(checkCatalogue("Berta's box").error().message, testing::HasSubstr("Anna's box"));
    EXPECT_TRUE(checkCatalogue(m_taught.string()));
}

} // namespace
} // namespace meeplecam::session
