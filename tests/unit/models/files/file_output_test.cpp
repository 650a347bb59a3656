#include "models/files/file_output.h"

#include "tests/support/test_folder.h"

#include <gmock/gmock.h>

namespace meeplecam::models {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

class FileOutputTest : public tests::FolderTest {
protected:
    [[nodiscard]] long files() const {
        return std::distance(fs::directory_iterator(pathOf("")), fs::directory_iterator());
    }
};

TEST_F(FileOutputTest, TakesThePlaceOfTheOldFileAsAWhole) {
    write("table.csv", "old");
    ASSERT_TRUE(writeFile(pathOf("table.csv"), "new"));
    EXPECT_EQ(textOf("table.csv"), "new");
    EXPECT_EQ(files(), 1);
}

TEST_F(FileOutputTest, LeavesTheOldFileWhenWritingFails) {
    write("board.png", "old");
    const engine::Status status =
        writeWhole(pathOf("board.png"), [](const fs::path& beside) -> engine::Status {
            EXPECT_EQ(beside.extension(), ".png");
            std::ofstream(beside) << "half";
            return engine::Error{"no room"};
        });
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().message, "no room");
    EXPECT_EQ(textOf("board.png"), "old");
    EXPECT_EQ(files(), 1);
}

TEST_F(FileOutputTest, SaysThatAFolderIsMissing) {
    const engine::Status status = writeFile(pathOf("nowhere/table.csv"), "text");
    ASSERT_FALSE(status);
    EXPECT_THAT(status.error().message, HasSubstr("nowhere/table.csv cannot be written; choose a folder"));
}

TEST_F(FileOutputTest, KeepsLinksAndPermissions) {
    write("real.csv", "old");
    fs::permissions(pathOf("real.csv"), fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("real.csv", pathOf("link.csv"));
    ASSERT_TRUE(writeFile(pathOf("link.csv"), "new"));
    EXPECT_TRUE(fs::is_symlink(pathOf("link.csv")));
    EXPECT_EQ(textOf("real.csv"), "new");
    EXPECT_EQ(fs::status(pathOf("real.csv")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(FileOutputTest, WritesToWhatIsNoFileAsItIs) {
    ASSERT_TRUE(writeFile("/dev/null", "text"));
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(FileOutputTest, OneFileHasManyNames) {
    write("game.log", "text");
    fs::create_symlink("game.log", pathOf("soft"));
    fs::create_hard_link(pathOf("game.log"), pathOf("hard"));
    EXPECT_TRUE(isSameFile(pathOf("game.log"), pathOf("./game.log")));
    EXPECT_TRUE(isSameFile(pathOf("game.log"), pathOf("soft")));
    EXPECT_TRUE(isSameFile(pathOf("game.log"), pathOf("hard")));
    EXPECT_TRUE(isSameFile(pathOf("new.csv"), pathOf("x/../new.csv")));
    EXPECT_TRUE(isSameFile("new.csv", fs::current_path() / "new.csv"));
    EXPECT_FALSE(isSameFile(pathOf("new.csv"), pathOf("game.log")));
}

} // namespace
} // namespace meeplecam::models
