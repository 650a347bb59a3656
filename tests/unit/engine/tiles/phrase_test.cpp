#include "engine/tiles/phrase.h"

#include <gmock/gmock.h>

namespace meeplecam::engine {
namespace {

std::string upsideDown(const char* context, const char* english) {
    return std::string(context) + ": " + (std::string(english) == "%1 of %2" ? "of %2, %1" : english);
}

TEST(Phrase, FillsItsPlaces) {
    EXPECT_EQ(phrase("Files", "%1 of %2").with("a").with(7).text(), "a of 7");
}

TEST(Phrase, LeavesPercentSignsOfValuesAndStrangePlacesAlone) {
    EXPECT_EQ(phrase("Files", "100 % of %1, %3").with("%2").text(), "100 % of %2, %3");
}

TEST(Phrase, SpeaksAsThePhrasebookSays) {
    setPhrasebook(upsideDown);
    const std::string text = phrase("Files", "%1 of %2").with("a").with("b");
    setPhrasebook(nullptr);
    EXPECT_EQ(text, "Files: of b, a");
}

} // namespace
} // namespace meeplecam::engine
