#include "models/files/hex_colour.h"

#include <gtest/gtest.h>

namespace meeplecam::models {
namespace {

using Rgb = std::array<std::uint8_t, 3>;

TEST(HexColour, IsReadAsItIsWritten) {
    EXPECT_EQ(readHexColour("#b4885a"), (Rgb{0xb4, 0x88, 0x5a}));
    EXPECT_EQ(readHexColour("#FF00a0"), (Rgb{255, 0, 160}));
    EXPECT_EQ(hexColour({0, 15, 240}), "#000ff0");
    EXPECT_EQ(readHexColour(hexColour({1, 2, 3})), (Rgb{1, 2, 3}));
}

TEST(HexColour, IsNoneWhenItIsWrittenInAnotherWay) {
    for (const char* text : {"", "#", "b4885a", "#b4885", "#b4885a0", "#b4885g", "#-4885a", "# 4885a", "red"})
        EXPECT_EQ(readHexColour(text), std::nullopt) << text;
}

} // namespace
} // namespace meeplecam::models
