#include "datasets/truth/film_files.h"

#include "tests/support/picture_folder.h"

#include <gmock/gmock.h>

namespace meeplecam::datasets {
namespace {

using testing::HasSubstr;

class FilmFiles : public tests::PictureFolder {
protected:
    void addFilm(const std::string& name) {
        write(name + ".avi", "not looked into");
        write(name + ".events.jsonl",
              R"({"event":"header","format":"meeplecam-film-truth 1","fps":5,"frames":9,"width":64,)"
              R"("height":36,"tile_set":"base","art":")" +
                  name + R"(","players":["red"]})");
    }
    engine::Result<std::vector<FilmFile>> find(const std::vector<std::string>& names) const {
        std::vector<std::filesystem::path> paths;
        for (const std::string& name : names)
            paths.push_back(folder() / name);
        return findFilms(paths, models::bundledTiles());
    }
};

TEST_F(FilmFiles, AreFoundByNameAndInFolders) {
    addFilm("films/b");
    addFilm("films/a");
    addFilm("other");
    const auto found = find({"other.avi", "films"});
    ASSERT_TRUE(found) << found.error().message;
    ASSERT_EQ(found->size(), 3U);
    EXPECT_EQ((*found)[0].film, folder() / "other.avi");
    EXPECT_EQ((*found)[1].film, folder() / "films/a.avi");
    EXPECT_EQ((*found)[1].truth.art, "films/a");
    EXPECT_EQ((*found)[2].film, folder() / "films/b.avi");
}

TEST_F(FilmFiles, SayWhatIsMissing) {
    addFilm("films/a");
    write("films/b.events.jsonl", "");
    EXPECT_THAT(find({"films"}).error().message, HasSubstr("b.events.jsonl has no film beside it"));
    write("films/b.avi", "");
    EXPECT_THAT(find({"films"}).error().message, HasSubstr("b.events.jsonl is empty"));
    write("lonely/c.mp4", "");
    EXPECT_THAT(find({"lonely"}).error().message, HasSubstr("c.events.jsonl does not exist"));
    EXPECT_THAT(find({"films/z.avi"}).error().message, HasSubstr("z.avi does not exist"));
    std::filesystem::create_directories(folder() / "empty");
    EXPECT_THAT(find({"empty"}).error().message, HasSubstr("holds no film"));
}

} // namespace
} // namespace meeplecam::datasets
