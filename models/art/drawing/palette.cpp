#include "models/art/drawing/palette.h"

namespace meeplecam::art {

namespace {

/// A colour from its usual six hexadecimal digits.
Colour hex(unsigned rgb, double alpha = 1) {
    const auto part = [rgb](int shift) { return ((rgb >> shift) & 0xffU) / 255.0; };
    return {part(16), part(8), part(0), alpha};
}

Palette summer() {
    return {
        .dress = Dress::Summer,
        .meadow = hex(0x86ab46),
        .meadow_light = hex(0xaac55f),
        .meadow_dark = hex(0x5f8a35),
        .grass = hex(0x4b7530),
        .road = hex(0xf0e4c6),
        .road_edge = hex(0x9a8154),
        .road_rut = hex(0xcbb68b),
        .street = hex(0xc48f58),
        .street_light = hex(0xdcb27c),
        .street_dark = hex(0x9a6a3c),
        .stone = hex(0xcfc3a4),
        .stone_light = hex(0xece3c9),
        .stone_dark = hex(0x8b7c5f),
        .plaster = hex(0xf3e8cd),
        .timber = hex(0x63442c),
        .trunk = hex(0x5d4630),
        .water = hex(0x4f93b8),
        .water_light = hex(0x9dcbdd),
        .leaf = hex(0x4e8433),
        .fir = hex(0x2f6443),
        .soil = hex(0x9a7346),
        .ink = hex(0x3a2a1c),
        .shadow = hex(0x2c3310, 0.34),
        .snow = hex(0xffffff, 0),
        .roofs = {hex(0xb8432c), hex(0xcb5f38), hex(0xa33a35), hex(0xd27c45), hex(0x8e4a3a), hex(0xc4973f)},
        .tower_roofs = {hex(0x2f5d7f), hex(0x3b6f86), hex(0x274a6d), hex(0x7a2e3c)},
        .crops = {hex(0xdcb347), hex(0xb98fc6), hex(0xc3cf62), hex(0x6ea64a), hex(0xb0824f), hex(0xe3cd7e)},
        .flowers = {hex(0xfdf3d0), hex(0xe86a5c), hex(0xf2d24a), hex(0xb08ae0), hex(0xffffff)}};
}

Palette winter() {
    return {.dress = Dress::Winter,
            .meadow = hex(0xe9f0f6),
            .meadow_light = hex(0xfbfdff),
            .meadow_dark = hex(0xb5cbe0),
            .grass = hex(0x8ba3b5),
            .road = hex(0x8d8072),
            .road_edge = hex(0x5f564d),
            .road_rut = hex(0xb7ada0),
            .street = hex(0xb48a64),
            .street_light = hex(0xd8c2a8),
            .street_dark = hex(0x86603f),
            .stone = hex(0xa88c74),
            .stone_light = hex(0xf4f6f8),
            .stone_dark = hex(0x6d5746),
            .plaster = hex(0xead9bf),
            .timber = hex(0x533828),
            .trunk = hex(0x54453b),
            .water = hex(0x9cc9e2),
            .water_light = hex(0xe6f5fc),
            .leaf = hex(0x6f8a78),
            .fir = hex(0x2f5b50),
            .soil = hex(0x9fa7ab),
            .ink = hex(0x33302f),
            .shadow = hex(0x3d5a86, 0.32),
            .snow = hex(0xf8fbff),
            .roofs = {hex(0xa8402f), hex(0xb9573a), hex(0x8f3a35), hex(0x7d4a3a)},
            .tower_roofs = {hex(0x335a78), hex(0x6d2f3a), hex(0x2c4663)},
            .crops = {hex(0xc6d4df), hex(0xb9bfae), hex(0xcdd3d2), hex(0xb4c6d8)},
            .flowers = {hex(0x9fb9d2), hex(0xc8d8e6), hex(0xb04a43)}};
}

} // namespace

const Palette& paletteOf(Dress dress) {
    static const Palette kSummer = summer();
    static const Palette kWinter = winter();
    return dress == Dress::Summer ? kSummer : kWinter;
}

} // namespace meeplecam::art
