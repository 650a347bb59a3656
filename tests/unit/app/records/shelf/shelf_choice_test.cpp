#include "app/records/shelf/shelf_choice.h"

#include "tests/support/test_folder.h"

#include <QtGlobal>
#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

class ShelfChoice : public tests::FolderTest {
protected:
    void SetUp() override {
        FolderTest::SetUp();
        m_before = qgetenv("XDG_CONFIG_HOME");
        qputenv("XDG_CONFIG_HOME", QByteArray::fromStdString(pathOf("config").string()));
    }
    void TearDown() override {
        m_before.isEmpty() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", m_before);
        FolderTest::TearDown();
    }

private:
    QByteArray m_before;
};

TEST_F(ShelfChoice, IsTheUsersFileUntilSomethingElseIsChosen) {
    const ShelfPlace usual(GameShelf::usualFile());
    EXPECT_EQ(chosenShelf().value(), usual);
    const ShelfPlace server =
        shelfPlaceOf(QStringLiteral("postgresql://anna:p%40ss@host:99/games?sslmode=require")).value();
    ASSERT_TRUE(chooseShelf(server));
    EXPECT_EQ(chosenShelf().value(), server);
    ASSERT_TRUE(chooseShelf(ShelfPlace("/a/games.sqlite")));
    EXPECT_EQ(chosenShelf()->file, "/a/games.sqlite");
    ASSERT_TRUE(chooseShelf(usual));
    EXPECT_EQ(chosenShelf().value(), usual);
}

TEST_F(ShelfChoice, IsForTheUserAloneSinceAPasswordMayBeInIt) {
    using std::filesystem::perms;
    ASSERT_TRUE(chooseShelf(shelfPlaceOf(QStringLiteral("postgresql://anna:secret@host/games")).value()));
    EXPECT_EQ(std::filesystem::status(pathOf("config/meeplecam/past-games")).permissions(),
              perms::owner_read | perms::owner_write);
}

TEST_F(ShelfChoice, ThatIsBrokenIsASentence) {
    std::filesystem::create_directories(pathOf("config/meeplecam"));
    write("config/meeplecam/past-games", "mysql://anna:secret@host/games\n");
    const auto chosen = chosenShelf();
    ASSERT_FALSE(chosen);
    EXPECT_THAT(chosen.error().message, testing::HasSubstr("is no address of a database"));
    EXPECT_THAT(chosen.error().message, testing::Not(testing::HasSubstr("secret")));
}

} // namespace
} // namespace meeplecam::records
