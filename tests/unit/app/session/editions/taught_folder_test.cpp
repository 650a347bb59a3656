#include "app/session/editions/taught_folder.h"

#include "tests/support/test_folder.h"

#include <gmock/gmock.h>

#include <fstream>

namespace meeplecam::session {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

class TaughtFolder : public tests::FolderTest {
protected:
    /// A tile with an art of its own.
    static vision::LessonSquare square(const char* type, int turns, uchar shade) {
        vision::LessonSquare result;
        result.face = cv::Mat(vision::kLessonSide, vision::kLessonSide, CV_8UC3, cv::Scalar::all(90));
        result.face(cv::Rect(0, 0, 60, 120)).setTo(cv::Scalar(shade, 20, 200));
        result.regions = cv::Mat(64, 64, CV_8U, cv::Scalar(1));
        result.tile =
            engine::TileFace{*models::bundledTiles().registry->find(type), engine::rotationOf(turns)};
        return result;
    }
    static vision::Lesson twoTiles() {
        vision::Lesson lesson;
        lesson.squares = {square("base.U", 1, 10), square("base.V", 0, 200), square("base.D", 0, 0)};
        lesson.squares[2].tile.reset();
        return lesson;
    }
    std::vector<std::string> filesThere() const {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(pathOf("")))
            names.push_back(entry.path().filename().string());
        std::ranges::sort(names);
        return names;
    }

    const TaughtAs m_as{.name = "Grandma's box", .sets = {"base", "inns_cathedrals"}, .tile_mm = 44.0};
};

TEST_F(TaughtFolder, ComesBackToBeTaughtOn) {
    ASSERT_TRUE(keepTaught(twoTiles(), m_as, pathOf("box")));
    auto before = readTaught(pathOf("box"));
    ASSERT_TRUE(before) << before.error().message;
    EXPECT_EQ(before->as.name, m_as.name);
    EXPECT_EQ(before->as.sets, m_as.sets);
    EXPECT_EQ(before->as.tile_mm, m_as.tile_mm);
    ASSERT_EQ(before->lesson.squares.size(), 2U);
    for (const vision::LessonSquare& square : before->lesson.squares) {
        EXPECT_EQ(square.origin, vision::TileOrigin::Person);
        EXPECT_EQ(square.tile->rotation, engine::Rotation::None);
        EXPECT_FALSE(square.regions.empty());
    }
    const vision::LessonSquare sideways = square("base.U", 1, 10);
    EXPECT_EQ(cv::norm(before->lesson.squares[0].face,
                       vision::unrotated(sideways.face, engine::Rotation::Quarter), cv::NORM_INF),
              0.0);
}

TEST_F(TaughtFolder, KeepsNoPicturesOfWhatWasTaughtThereBefore) {
    ASSERT_TRUE(writeTaught(twoTiles(), m_as, pathOf("box")));
    std::ofstream(pathOf("box") / "base-W_01.png") << "somebody's own";
    vision::Lesson other = twoTiles();
    other.squares[1].tile = square("base.D", 0, 0).tile;
    ASSERT_TRUE(writeTaught(other, m_as, pathOf("box")));
    EXPECT_FALSE(fs::exists(pathOf("box") / "base-V_01.png"));
    EXPECT_FALSE(fs::exists(pathOf("box") / "regions" / "base-V_01.png"));
    EXPECT_TRUE(fs::exists(pathOf("box") / "base-U_01.png"));
    EXPECT_TRUE(fs::exists(pathOf("box") / "regions" / "base-D_01.png"));
    EXPECT_TRUE(fs::exists(pathOf("box") / "base-W_01.png")) << "no catalogue named it";
    EXPECT_TRUE(readTaught(pathOf("box")));
}

TEST_F(TaughtFolder, LeavesPicturesThatSomebodyElsePutThere) {
    fs::create_directories(pathOf("box"));
    std::ofstream(pathOf("box") / "scan.png") << "a picture";
    std::ofstream(pathOf("box") / "catalogue.json")
        << R"({"format": "meeplecam-catalogue 1", "images": [{"file": "scan.png", "tile": "base.A"},)"
        << R"( {"file": "../scan.png", "tile": "base.A", "regions": "regions/scan.png"}]})";
    std::ofstream(pathOf("scan.png")) << "another picture";
    ASSERT_TRUE(writeTaught(twoTiles(), m_as, pathOf("box")));
    EXPECT_TRUE(fs::exists(pathOf("box") / "scan.png"));
    EXPECT_TRUE(fs::exists(pathOf("scan.png")));
}

TEST_F(TaughtFolder, IsReplacedAsAWhole) {
    ASSERT_TRUE(keepTaught(twoTiles(), m_as, pathOf("box")));
    vision::Lesson less = twoTiles();
    less.squares.pop_back();
    less.squares.pop_back();
    ASSERT_TRUE(keepTaught(less, m_as, pathOf("box")));
    EXPECT_FALSE(fs::exists(pathOf("box") / "base-V_01.png"));
    EXPECT_THAT(filesThere(), ElementsAre("box"));
    less.squares[0].tile.reset();
    const engine::Status nothing = keepTaught(less, m_as, pathOf("box"));
    ASSERT_FALSE(nothing);
    EXPECT_THAT(nothing.error().message, HasSubstr("give at least one of them a tile"));
    EXPECT_TRUE(readTaught(pathOf("box"))) << "stays as it was";
    EXPECT_THAT(filesThere(), ElementsAre("box"));
}

TEST_F(TaughtFolder, HasNothingOfOneThatWasNotSavedToTheEnd) {
    ASSERT_TRUE(keepTaught(twoTiles(), m_as, pathOf("box")));
    for (const char* left : {"box.new", "box.old"}) { // the program was killed
        fs::create_directory(pathOf(left));
        std::ofstream(pathOf(left) / "base-A_01.png") << "half";
    }
    ASSERT_TRUE(keepTaught(twoTiles(), m_as, pathOf("box")));
    EXPECT_THAT(filesThere(), ElementsAre("box"));
    EXPECT_FALSE(fs::exists(pathOf("box") / "base-A_01.png"));
}

TEST_F(TaughtFolder, IsWrittenBesideWhatElseIsThere) {
    write("photo.txt", "of the user");
    ASSERT_TRUE(writeTaught(twoTiles(), m_as, pathOf("")));
    EXPECT_TRUE(fs::exists(pathOf("photo.txt")));
    EXPECT_TRUE(fs::exists(pathOf("catalogue.json")));
}

TEST_F(TaughtFolder, SaysWhatIsWrong) {
    EXPECT_FALSE(keepTaught(twoTiles(), m_as, "/proc/no/box"));
    TaughtAs unknown = m_as;
    unknown.sets = {"no box"};
    EXPECT_FALSE(keepTaught(twoTiles(), unknown, pathOf("box")));
    EXPECT_FALSE(readTaught(pathOf("box")));
}

TEST_F(TaughtFolder, BoxesAreFoundByTheTilesWhereNoneAreNamed) {
    vision::Lesson lesson = twoTiles();
    lesson.squares[1] = square("ic.A", 0, 0);
    TaughtAs unnamed = m_as;
    ASSERT_TRUE(keepTaught(lesson, unnamed, pathOf("box")));
    std::string text = textOf("box/catalogue.json");
    text.replace(text.find("\"sets\""), 6, "\"more\"");
    write("box/catalogue.json", text);
    EXPECT_THAT(readTaught(pathOf("box"))->as.sets, ElementsAre("base", "inns_cathedrals"));
}

TEST_F(TaughtFolder, AreListedByName) {
    EXPECT_TRUE(keptCatalogues(pathOf("")).empty());
    TaughtAs other = m_as;
    other.name = "Another";
    ASSERT_TRUE(keepTaught(twoTiles(), m_as, pathOf("1")));
    ASSERT_TRUE(keepTaught(twoTiles(), other, pathOf("2")));
    fs::create_directories(pathOf("3"));
    fs::copy(pathOf("2"), pathOf("4.new"), fs::copy_options::recursive); // as a killed program leaves it
    EXPECT_THAT(keptCatalogues(pathOf("")),
                ElementsAre(KeptCatalogue{pathOf("2"), "Another"}, KeptCatalogue{pathOf("1"), m_as.name}));
}

TEST_F(TaughtFolder, NewOnesGetAFolderOfTheirOwn) {
    EXPECT_EQ(*folderForNew("  Omas Schächtel (2)! ", pathOf("")), pathOf("Omas-Schächtel-2"));
    EXPECT_FALSE(folderForNew(" /.. ", pathOf("")));
    EXPECT_FALSE(folderForNew("box", {}));
    ASSERT_TRUE(keepTaught(twoTiles(), m_as, pathOf("box")));
    EXPECT_THAT(folderForNew("box", pathOf("")).error().message, HasSubstr("already"));
}

TEST_F(TaughtFolder, ABoxThatWasKeptFromAGameGrowsWithTheNext) {
    vision::Lesson first = twoTiles();
    first.squares[0].guessed = true;
    const TaughtAs as{.name = "Evening", .sets = {"base"}, .played = true};
    ASSERT_TRUE(writeTaught(first, as, pathOf("box")));
    const auto kept = readTaught(pathOf("box"));
    ASSERT_TRUE(kept) << kept.error().message;
    EXPECT_EQ(kept->as.played, true);
    const std::size_t guessed = kept->lesson.squares[0].guessed ? 0 : 1;

    vision::Lesson next;
    next.squares = {square("base.W", 2, 10), square("base.A", 0, 120), square("base.E", 0, 160)};
    next.squares[0].known = guessed;     // now it is sure
    next.squares[1].known = 1 - guessed; // guessed: changes nothing
    next.squares[1].guessed = true;
    const vision::Lesson grown = grownBox(*kept, next).lesson;
    ASSERT_EQ(grown.squares.size(), 3U);
    EXPECT_EQ(grown.squares[guessed].tile, next.squares[0].tile);
    EXPECT_FALSE(grown.squares[guessed].guessed);
    EXPECT_EQ(grown.squares[1 - guessed].tile, kept->lesson.squares[1 - guessed].tile);
    EXPECT_EQ(grown.squares[2].tile, next.squares[2].tile);
}

} // namespace
} // namespace meeplecam::session
