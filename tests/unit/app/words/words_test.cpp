#include "app/words/words.h"

#include "app/words/guide_words.h"

#include <gmock/gmock.h>

#include <set>

namespace meeplecam::words {
namespace {

TEST(Words, PointsHaveTheirReasons) {
    engine::PointsSheet sheet;
    EXPECT_EQ(reasonsOf(sheet), QStringLiteral("nothing"));
    sheet.add(engine::PointsReason::Tiles, 3, 2);
    EXPECT_FALSE(reasonsOf(sheet).contains(QStringLiteral("6"))) << "the sum stands beside it";
    sheet.add(engine::PointsReason::Pennants, 1, 2);
    EXPECT_TRUE(reasonsOf(sheet).contains(QStringLiteral(" = 6, ")));
    EXPECT_TRUE(reasonsOf(sheet).endsWith(QStringLiteral(" = 2")));
}

TEST(Words, BoxesAreCalledInTheLanguageOfTheProgram) {
    engine::TileSet box;
    box.title = "Inns & Cathedrals";
    EXPECT_EQ(boxWord(box), QStringLiteral("Inns & Cathedrals"));
    box.title = "A box of one's own";
    EXPECT_EQ(boxWord(box), QStringLiteral("A box of one's own"));
}

TEST(Words, ColoursOfMeeplesAreTranslatedAndOthersKept) {
    EXPECT_EQ(colourWord("red"), QStringLiteral("Red"));
    EXPECT_EQ(colourWord("mauve"), QStringLiteral("mauve"));
}

TEST(Words, EveryHintAndRefusalHasWordsOfItsOwn) {
    std::set<QString> words;
    for (int hint = 0; hint <= static_cast<int>(calibration::SheetHint::Done); ++hint)
        EXPECT_TRUE(words.insert(wordsOf(static_cast<calibration::SheetHint>(hint))).second) << hint;
    for (int fault = 0; fault <= static_cast<int>(vision::SquareFault::Covered); ++fault)
        EXPECT_TRUE(words.insert(refusalWords("a.jpg", static_cast<vision::SquareFault>(fault), 2)).second)
            << fault;
}

TEST(Words, AdviceNamesPlaceAndSize) {
    using vision::PictureFault;
    using vision::PicturePlace;
    EXPECT_NE(wordsOf({PictureFault::LeavesPicture, PicturePlace::Top}),
              wordsOf({PictureFault::LeavesPicture, PicturePlace::Middle}));
    EXPECT_TRUE(
        wordsOf({PictureFault::Glare, vision::PicturePlace::Left}).contains(QStringLiteral("on the left")));
    EXPECT_TRUE(wordsOf({.fault = PictureFault::SmallTiles, .tile_px = 38}).contains(QStringLiteral("38")));
}

} // namespace
} // namespace meeplecam::words
