#include "datasets/truth/picture_files.h"

#include "tests/support/picture_folder.h"

#include <gmock/gmock.h>

namespace meeplecam::datasets {
namespace {

using testing::HasSubstr;

using PictureFiles = tests::PictureFolder;

TEST_F(PictureFiles, AreFoundInFoldersBelowToo) {
    for (const char* name :
         {"b.jpg", "b.json", "a.PNG", "a.json", "photos/web/c.jpeg", "photos/web/c.json", "photos/notes.txt"})
        write(name, "");
    const auto files = findPictures(folder());
    ASSERT_TRUE(files) << files.error().message;
    ASSERT_EQ(files->size(), 3U);
    EXPECT_EQ((*files)[0].set, folder().filename());
    EXPECT_EQ((*files)[0].picture, folder() / "a.PNG");
    EXPECT_EQ((*files)[0].truth, folder() / "a.json");
    EXPECT_EQ((*files)[1].picture, folder() / "b.jpg");
    EXPECT_EQ((*files)[2].set, "photos/web");
}

TEST_F(PictureFiles, OfAFolderNamedWithASlashHaveItsName) {
    write("a.jpg", "");
    write("a.json", "");
    EXPECT_EQ((*findPictures(folder() / ""))[0].set, folder().filename());
}

TEST_F(PictureFiles, WithoutAFolderOrPicturesFail) {
    EXPECT_THAT(findPictures(folder()).error().message, HasSubstr("holds no picture"));
    EXPECT_THAT(findPictures(folder() / "missing").error().message, HasSubstr("is not a folder"));
    EXPECT_THAT(findPictures(write("a.jpg", "")).error().message, HasSubstr("is not a folder"));
}

TEST_F(PictureFiles, WithoutTruthFail) {
    write("sub/a.jpg", "");
    EXPECT_THAT(findPictures(folder()).error().message, HasSubstr("a.jpg has no truth beside it"));
}

TEST_F(PictureFiles, TruthWithoutPictureFails) {
    write("a.jpg", "");
    write("a.json", "");
    write("b.json", "");
    EXPECT_THAT(findPictures(folder()).error().message, HasSubstr("b.json has no picture beside it"));
}

} // namespace
} // namespace meeplecam::datasets
