#include "app/session/basics/log_file.h"

#include "tests/support/test_folder.h"

namespace meeplecam::session {
namespace {

class LogFileTest : public tests::FolderTest {};

TEST_F(LogFileTest, GrowsAtItsEnd) {
    auto file = LogFile::create(pathOf("a"));
    ASSERT_TRUE(file.has_value());
    EXPECT_TRUE(file->append("one\n").has_value());
    EXPECT_TRUE(file->append("two\n").has_value());
    EXPECT_EQ(textOf("a"), "one\ntwo\n");
}

TEST_F(LogFileTest, GoesOnBehindWhatIsThere) {
    write("a", "one\ntorn");
    auto file = LogFile::open(pathOf("a"));
    ASSERT_TRUE(file.has_value());
    EXPECT_TRUE(file->cut(4).has_value());
    EXPECT_TRUE(file->append("two\n").has_value());
    EXPECT_EQ(textOf("a"), "one\ntwo\n");
}

TEST_F(LogFileTest, NeverCreatesOverAnotherFile) {
    write("a", "mine");
    EXPECT_FALSE(LogFile::create(pathOf("a")).has_value());
    EXPECT_EQ(textOf("a"), "mine");
}

TEST_F(LogFileTest, OnlyOneHasIt) {
    auto first = LogFile::create(pathOf("a"));
    const auto second = LogFile::open(pathOf("a"));
    ASSERT_FALSE(second.has_value());
    EXPECT_EQ(second.error().message, "another program is writing to it");
    { const LogFile gone = *std::move(first); }
    EXPECT_TRUE(LogFile::open(pathOf("a")).has_value());
}

TEST_F(LogFileTest, WhatIsNoFileIsRefused) {
    EXPECT_FALSE(LogFile::open(pathOf("missing")).has_value());
    EXPECT_FALSE(LogFile::create(pathOf("no/such/folder")).has_value());
    EXPECT_FALSE(LogFile::open(pathOf("")).has_value());
    EXPECT_EQ(LogFile::open("/dev/null").error().message, "it is not a file");
}

} // namespace
} // namespace meeplecam::session
