#include "app/session/telling/show_words.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::vector<QString> kNames{QStringLiteral("Ann"), QStringLiteral("Ben")};

std::string toldOf(const ShowState& state) {
    const ShowWords words = wordsOf(state, kNames);
    return words.news.toStdString() + "|" + words.title.toStdString();
}

TEST(ShowWords, ColoursAreCalledAsPeopleCallThem) {
    const auto words = [](PaperColour colour) { return wordsOf(colour).toStdString(); };
    EXPECT_EQ(words({170, 36, 32}), "red");
    EXPECT_EQ(words({95, 20, 20}), "dark red");
    EXPECT_EQ(words({183, 153, 29}), "yellow");
    EXPECT_EQ(words({28, 77, 149}), "blue");
    EXPECT_EQ(words({35, 33, 32}), "black");
    EXPECT_EQ(words({171, 157, 151}), "grey");
    EXPECT_EQ(words({240, 240, 235}), "white");
    EXPECT_EQ(words({200, 160, 106}), "light brown") << "natural wood";
    EXPECT_EQ(words({100, 62, 35}), "brown");
    EXPECT_EQ(words({217, 110, 40}), "orange");
    EXPECT_EQ(words({105, 50, 140}), "purple");
    EXPECT_EQ(words({225, 140, 180}), "pale pink");
}

TEST(ShowWords, SaysWhoseMeepleIsWantedAndWhatWasLearned) {
    EXPECT_EQ(toldOf({0, {}, ShowTrouble::None, 0}),
              "|Ann: put one of your meeples on the table beside the first tile.");
    EXPECT_EQ(toldOf({1, MeepleShown{0, {170, 36, 32}}, ShowTrouble::None, 0}),
              "Learned: the meeples of Ann are red.|Ben: put one of your meeples on the table beside the "
              "first tile.");
    EXPECT_EQ(toldOf({{}, MeepleShown{1, {35, 33, 32}}, ShowTrouble::None, 0}),
              "Learned: the meeples of Ben are black.|The game can begin.");
}

TEST(ShowWords, EachTroubleIsSaidInsteadOfWhatWasLearned) {
    for (const auto trouble : {ShowTrouble::OnTile, ShowTrouble::Several, ShowTrouble::TooLarge,
                               ShowTrouble::TooSmall, ShowTrouble::AnothersColour, ShowTrouble::Moved}) {
        const std::string text = toldOf({1, MeepleShown{0, {170, 36, 32}}, trouble, 0});
        EXPECT_THAT(text, HasSubstr(".|Ben: put"));
        EXPECT_THAT(text, Not(HasSubstr("Learned"))) << "that was before";
    }
}

} // namespace
} // namespace meeplecam::session
