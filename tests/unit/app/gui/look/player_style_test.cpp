#include "app/gui/look/player_style.h"

#include "app/gui/look/chime.h"

#include <gmock/gmock.h>

#include <set>

namespace meeplecam::gui {
namespace {

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
