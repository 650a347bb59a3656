#include "models/files/json_input.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

namespace meeplecam::models {
namespace {

using testing::HasSubstr;

std::string refusalOf(const std::string& text) {
    const auto json = parseJson(text, "x.json");
    return json ? "" : json.error().message;
}

TEST(ParseJson, RefusesHostileTexts) {
    EXPECT_THAT(refusalOf(""), HasSubstr("x.json is not valid JSON"));
    EXPECT_THAT(refusalOf("{\"a\": NaN}"),
                HasSubstr("x.json is not valid JSON at line 1, column 7; mend it"));
    EXPECT_THAT(refusalOf("1e999"), HasSubstr("is not valid JSON"));
    EXPECT_EQ(refusalOf(R"({"a": {"b": 1, "b": 2}})"),
              "x.json has the key \"b\" twice in one place; remove one of them");
    EXPECT_EQ(refusalOf(R"({"a": {"b": 1}, "b": 2})"), "");
    EXPECT_EQ(refusalOf(std::string(100'000, '[')), "x.json is nested deeper than 40 levels");
    std::string many = "{";
    for (int i = 0; i < 2000; ++i)
        many += (i ? ",\"" : "\"") + std::to_string(i) + "\":0";
    EXPECT_EQ(refusalOf(many + "}"), "x.json has more than 300 keys in one place");
    EXPECT_THAT(refusalOf("\"\xff\xfe\""), HasSubstr("is not valid JSON"));
}

/// The complaint that reading a document in one way leaves behind.
template<class Read>
std::string complaintAbout(const std::string& text, Read read) {
    const auto json = parseJson(text, "x.json");
    std::string complaint;
    read(JsonCursor(*json, "", complaint));
    return complaint;
}

TEST(JsonCursor, SaysWhereAndWhat) {
    const std::string text = R"({"a": [1, 2.5, "t"], "b": {"c": true}, "n": null})";
    EXPECT_EQ(complaintAbout(
                  text, [](const JsonCursor& root) { EXPECT_EQ(root["a"].items(9)[0].integer(0, 5), 1); }),
              "");
    EXPECT_EQ(complaintAbout(text, [](const JsonCursor& root) { root["a"].items(9)[1].integer(0, 5); }),
              "a[1] is not a whole number from 0 to 5");
    EXPECT_EQ(complaintAbout(text, [](const JsonCursor& root) { root["a"].items(2); }),
              "a has 3 entries; 2 are the most");
    EXPECT_EQ(complaintAbout(text, [](const JsonCursor& root) { root["b"]["c"].text(); }),
              "b.c is not a text in \"\"");
    EXPECT_EQ(complaintAbout(text, [](const JsonCursor& root) { root["b"]["d"].text(); }),
              "b.d is missing; it is a text in \"\"");
    EXPECT_EQ(complaintAbout(text, [](const JsonCursor& root) { root["a"]["d"].text(); }),
              "a is not an object with keys in {}");
    EXPECT_EQ(complaintAbout(text, [](const JsonCursor& root) { root["n"].boolean(); }),
              "n is neither true nor false");
    EXPECT_EQ(complaintAbout(text, [](const JsonCursor& root) { root["a"].items(9)[2].expect("t"); }), "");
    EXPECT_EQ(complaintAbout(text, [](const JsonCursor& root) { root["a"].items(9)[2].expect("t 1"); }),
              "a[2] is not \"t 1\"");
}

TEST(JsonCursor, LinesHaveNoControlCharacters) {
    complaintAbout("[\"\\u001b[31mred\\nÿ\"]", [](const JsonCursor& root) {
        EXPECT_EQ(root.items(1)[0].line(), " [31mred ÿ");
        EXPECT_EQ(root.items(1)[0].text(), "\x1b[31mred\nÿ");
    });
}

TEST(JsonCursor, NullCountsAsAbsent) {
    complaintAbout(R"({"n": null, "m": 0})", [](const JsonCursor& root) {
        EXPECT_FALSE(root.has("n"));
        EXPECT_TRUE(root.has("m"));
        EXPECT_FALSE(root.has("o"));
    });
}

TEST(JsonCursor, KeepsTheFirstComplaint) {
    EXPECT_EQ(complaintAbout(R"({"a": 1})",
                             [](const JsonCursor& root) {
                                 root["a"].text();
                                 root["b"].integer(0, 1);
                             }),
              "a is not a text in \"\"");
}

TEST(ReadFile, SaysWhyItCannot) {
    EXPECT_EQ(readFile("/nowhere/at.json", "a game record", 10).error().message,
              "/nowhere/at.json does not exist; name the file of a game record");
    EXPECT_EQ(readFile("/", "a game record", 10).error().message,
              "/ is not a file; name the file of a game record");
}

/// A file that goes with the test.
class ReadFileOf : public testing::Test {
protected:
    ReadFileOf() { std::filesystem::remove(m_path); }
    ~ReadFileOf() override { std::filesystem::remove(m_path); }
    ReadFileOf(const ReadFileOf&) = delete;
    ReadFileOf& operator=(const ReadFileOf&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    void write(const std::string& content) const { std::ofstream(m_path, std::ios::binary) << content; }

private:
    std::filesystem::path m_path =
        std::filesystem::temp_directory_path() / ("meeplecam_read_file_" + std::to_string(::getpid()));
};

TEST_F(ReadFileOf, AllThatIsThereUpToALimit) {
    std::string content(200'000, 'x');
    content[70'000] = '\0';
    write(content);
    EXPECT_EQ(*readFile(path(), "a game record", 200'000), content);
    EXPECT_EQ(readFile(path(), "a game record", 199'999).error().message,
              path().string() + " has 200000 bytes; a game record has at most 199999");
    EXPECT_EQ(beginningOf(path(), 3), "xxx");
    write("");
    EXPECT_EQ(*readFile(path(), "a game record", 10), "");
    EXPECT_EQ(beginningOf(path(), 3), "");
}

TEST_F(ReadFileOf, WaitsForNobody) {
    ASSERT_EQ(::mkfifo(path().c_str(), 0600), 0);
    EXPECT_FALSE(readFile(path(), "a game record", 10)); // nobody writes into it
    EXPECT_EQ(beginningOf(path(), 3), "");
}

TEST(ReadFile, WhatTheSystemShowsAsAFileIsBounded) {
    // Its size is said to be 0.
    EXPECT_EQ(readFile("/proc/self/status", "a game record", 10).error().message,
              "/proc/self/status has 11 bytes; a game record has at most 10");
    EXPECT_GT(readFile("/proc/self/status", "a game record", 100'000)->size(), 100U);
    EXPECT_EQ(beginningOf("/proc/self/status", 5), "Name:");
    // News of the system, for which readers wait; may be forbidden.
    const auto news = readFile("/proc/kmsg", "a game record", 10);
    EXPECT_LT(news ? news->size() : 0, 11U);
}

} // namespace
} // namespace meeplecam::models
