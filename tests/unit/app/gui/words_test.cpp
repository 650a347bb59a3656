#include "app/gui/words.h"

#include "app/gui/chime.h"
#include "app/gui/player_style.h"

#include <gmock/gmock.h>

#include <set>

namespace meeplecam::gui {
namespace {

TEST(Words, PointsHaveTheirReasons) {
    engine::PointsSheet sheet;
    EXPECT_EQ(wordsOf(sheet), QStringLiteral("nothing"));
    sheet.add(engine::PointsReason::Tiles, 3, 2);
    sheet.add(engine::PointsReason::Pennants, 1, 2);
    EXPECT_TRUE(wordsOf(sheet).endsWith(QStringLiteral(" 2")));
    EXPECT_TRUE(wordsOf(sheet).contains(QStringLiteral(" 6 + ")));
}

TEST(Words, ColoursOfMeeplesAreTranslatedAndOthersKept) {
    EXPECT_EQ(colourWord("red"), QStringLiteral("Red"));
    EXPECT_EQ(colourWord("mauve"), QStringLiteral("mauve"));
}

TEST(Words, AdviceNamesPlaceAndSize) {
    using vision::PictureFault;
    EXPECT_TRUE(wordsOf({.fault = PictureFault::Glare, .text = {}, .where = vision::PicturePlace::Left})
                    .contains(QStringLiteral("on the left")));
    EXPECT_TRUE(wordsOf({.fault = PictureFault::SmallTiles, .text = {}, .tile_px = 38})
                    .contains(QStringLiteral("38")));
}

TEST(PlayerStyle, SixPlayersHaveSixSigns) {
    std::set<Symbol> symbols;
    for (int player = 0; player < 6; ++player)
        symbols.insert(styleOf("red", player).symbol);
    EXPECT_EQ(symbols.size(), 6U);
    for (const Symbol symbol : symbols)
        EXPECT_FALSE(shapeOf(symbol).isEmpty());
}

TEST(Chime, IsAWholeWaveFile) {
    const QByteArray wave = chimeWave();
    EXPECT_TRUE(wave.startsWith("RIFF"));
    const auto* length = reinterpret_cast<const quint32*>(wave.constData() + 4);
    EXPECT_EQ(*length + 8, static_cast<quint32>(wave.size()));
}

} // namespace
} // namespace meeplecam::gui
