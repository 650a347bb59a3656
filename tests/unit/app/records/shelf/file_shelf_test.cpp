#include "tests/support/shelf_test.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using testing::HasSubstr;
using testing::SizeIs;
using tests::gameOf;
using tests::kAnnAndBob;
using tests::kCity;
using tests::kLonger;

class ShelfFile : public tests::ShelfTest {};

TEST_F(ShelfFile, IsForTheUserAlone) {
    using std::filesystem::perms;
    const auto rights = [&] { return std::filesystem::status(pathOf("games.sqlite")).permissions(); };
    ASSERT_TRUE(shelf().put(gameOf(kLonger, kAnnAndBob), {"2026-11-22 20:15", "", {}}));
    EXPECT_EQ(rights(), perms::owner_read | perms::owner_write);
    std::filesystem::permissions(pathOf("games.sqlite"),
                                 perms::owner_read | perms::owner_write | perms::others_read);
    EXPECT_THAT(shelf().find({}).value(), SizeIs(1)) << "one of an earlier version";
    EXPECT_EQ(rights(), perms::owner_read | perms::owner_write);
}

TEST_F(ShelfFile, WhatIsNoDatabaseStaysAsItIs) {
    const std::string text(4096, 'x');
    write("games.sqlite", text);
    EXPECT_THAT(refusal(),
                HasSubstr("games.sqlite, where past games are kept, cannot be used: it is damaged"));
    EXPECT_EQ(textOf("games.sqlite"), text);
}

TEST_F(ShelfFile, ATornDatabaseStaysAsItIs) {
    EXPECT_TRUE(shelf().put(gameOf(kCity, kAnnAndBob), {"2026-01-01", "", {}}).has_value());
    const std::string torn = textOf("games.sqlite").substr(0, 5000);
    write("games.sqlite", torn);
    EXPECT_THAT(refusal() + (refusal().empty() ? shelf().find({}).error().message : ""), HasSubstr("cannot"));
    EXPECT_EQ(textOf("games.sqlite"), torn);
}

TEST_F(ShelfFile, ANewerDatabaseStaysAsItIs) {
    EXPECT_TRUE(shelf().put(gameOf(kCity, kAnnAndBob), {"2026-01-01", "", {}}).has_value());
    std::string bytes = textOf("games.sqlite");
    bytes[63] = 99; // user_version of the header, https://www.sqlite.org/fileformat.html#user_version_number
    write("games.sqlite", bytes);
    EXPECT_THAT(refusal(), HasSubstr("newer Meeplecam (version 99"));
    EXPECT_EQ(textOf("games.sqlite"), bytes);
}

TEST_F(ShelfFile, TheDatabaseOfAnotherProgramStaysAsItIs) {
    EXPECT_TRUE(shelf().put(gameOf(kCity, kAnnAndBob), {"2026-01-01", "", {}}).has_value());
    std::string bytes = textOf("games.sqlite");
    bytes[68] = 1; // application_id
    write("games.sqlite", bytes);
    EXPECT_THAT(refusal(), HasSubstr("another program"));
    EXPECT_EQ(textOf("games.sqlite"), bytes);
}

TEST_F(ShelfFile, APlaceThatCannotBeWrittenIsASentence) {
    write("file", "");
    const auto opened = GameShelf::open(pathOf("file") / "games.sqlite");
    ASSERT_FALSE(opened.has_value());
    EXPECT_THAT(opened.error().message, HasSubstr("cannot be used"));
}

} // namespace
} // namespace meeplecam::records
