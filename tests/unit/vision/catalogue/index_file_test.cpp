#include "vision/catalogue/index_file.h"

#include "engine/play/random_play.h"
#include "models/files/content_hash.h"
#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/cells/cell_reader.h"
#include "vision/cells/light_survey.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>

namespace meeplecam::vision {
namespace {

using tests::fewTypesIndex;

constexpr std::uint64_t kKey = 7;
constexpr std::size_t kHeader = 16; // bytes: the key and the checksum

/// The bytes with the checksum that belongs to them.
std::string withChecksum(std::string bytes) {
    const std::uint64_t checksum = models::contentHash(std::string_view(bytes).substr(kHeader), kKey);
    std::memcpy(bytes.data() + sizeof kKey, &checksum, sizeof checksum);
    return bytes;
}

std::optional<TileIndex> unpacked(const std::string& bytes) {
    return unpackIndex(withChecksum(bytes), kKey, models::bundledTiles().registry);
}

const std::string& packedFewTypes() {
    static const std::string kPacked = packIndex(fewTypesIndex(), kKey);
    return kPacked;
}

TEST(IndexFile, WrongContentOfARightChecksumIsRefusedWhereItHasNoMeaning) {
    const std::string& bytes = packedFewTypes();
    ASSERT_TRUE(unpacked(bytes));
    EXPECT_FALSE(unpacked(bytes + '\0'));
    EXPECT_FALSE(unpacked(bytes.substr(0, bytes.size() - 1)));
    for (std::size_t at = kHeader; at < bytes.size(); at += at < 100 ? 4 : bytes.size() / 20)
        EXPECT_FALSE(unpacked(bytes.substr(0, at))) << at;
    std::string manyPictures = bytes;
    manyPictures.replace(32, 8, std::string("\0\0\0\0\0\1\0\0", 8));
    EXPECT_FALSE(unpacked(manyPictures));
}

/// Whether an index is refused after it was changed so.
template<class Change>
bool refusesAfter(Change change) {
    TileIndex index = fewTypesIndex();
    change(index);
    return !unpacked(packIndex(index, kKey));
}

TEST(IndexFile, NumbersThatNoIndexHasAreRefused) {
    EXPECT_FALSE(refusesAfter([](TileIndex&) {}));
    EXPECT_FALSE(refusesAfter([](TileIndex& index) { index.tile_mm = 60.0; }));
    for (const double wrong : {0.0, -45.0, 1e-300, 1e300, std::nan("")})
        EXPECT_TRUE(refusesAfter([&](TileIndex& index) { index.tile_mm = wrong; })) << wrong;
    for (const float wrong : {1e5F, -1e5F, std::numeric_limits<float>::max(),
                              std::numeric_limits<float>::infinity(), std::nanf("")}) {
        SCOPED_TRACE(wrong);
        EXPECT_TRUE(refusesAfter([&](TileIndex& index) { index.features.back().at.x = wrong; }));
        EXPECT_TRUE(refusesAfter([&](TileIndex& index) { index.features.back().at.y = wrong; }));
        EXPECT_TRUE(refusesAfter([&](TileIndex& index) { index.features.back().size = wrong; }));
        EXPECT_TRUE(refusesAfter([&](TileIndex& index) { index.features.back().angle = wrong; }));
        EXPECT_TRUE(refusesAfter([&](TileIndex& index) { index.colours.front()[1] = wrong; }));
        EXPECT_TRUE(refusesAfter(
            [&](TileIndex& index) { index.pictures.front().pennant = cv::Point2f(0.0F, wrong); }));
        EXPECT_TRUE(refusesAfter([&](TileIndex& index) {
            index.pictures.back().contrast = index.pictures.back().contrast.clone();
            index.pictures.back().contrast.at<cv::Vec3f>(3, 4)[2] = wrong;
        }));
        std::string coarse = packedFewTypes(); // its last panel stands at the end
        std::memcpy(coarse.data() + coarse.size() - sizeof wrong, &wrong, sizeof wrong);
        EXPECT_FALSE(unpacked(coarse));
    }
    EXPECT_TRUE(refusesAfter([](TileIndex& index) { index.printed = index.pictures.size() + 1; }));
    EXPECT_TRUE(refusesAfter([](TileIndex& index) { index.printed = 0; }));
    EXPECT_TRUE(refusesAfter([](TileIndex& index) { index.features.back().picture = ~0U; }));
    EXPECT_TRUE(refusesAfter([](TileIndex& index) {
        index.features.back().picture =
            static_cast<std::uint32_t>(index.printed); // features are those of printed ones
    }));
    EXPECT_TRUE(refusesAfter([](TileIndex& index) { index.twins.pop_back(); }));
    EXPECT_TRUE(refusesAfter([](TileIndex& index) { index.views.pop_back(); }));
    EXPECT_TRUE(refusesAfter([](TileIndex& index) { index.views[1].picture = 1; }));
}

/// Some numbers that are wrong in most places.
std::string harmed(std::string bytes, engine::RandomNumbers& chance) {
    static const std::array<std::string, 6> kHarm{
        std::string(8, '\0'), std::string(8, '\xff'), "\xff\xff\xff\x7f", "\x01", "\x4d", "\x60\xad\x78\xec"};
    for (std::size_t changes = 1 + chance.below(4); changes > 0; --changes) {
        const std::string& harm = kHarm[chance.below(kHarm.size())];
        // Half of them where the tables of lengths stand.
        const std::size_t range = chance.below(2) == 0 ? 600 : bytes.size() - kHeader - harm.size();
        bytes.replace(kHeader + chance.below(range), harm.size(), harm);
    }
    return bytes;
}

TEST(IndexFile, WhatIsTakenForAnIndexCanBeReadWith) {
    const tests::LaidTile& laid = tests::nineTiles()[4];
    const Quad quad = tests::quadOf(tests::nineTilesCamera(), laid.cell);
    engine::RandomNumbers chance(11);
    int taken = 0;
    constexpr int kCaches = 120;
    for (int i = 0; i < kCaches; ++i) {
        SCOPED_TRACE(i);
        const auto index = unpacked(harmed(packedFewTypes(), chance));
        if (!index)
            continue;
        ++taken;
        const std::vector<KnownCell> known{
            {quad, tests::viewOf(fewTypesIndex(), laid.name, laid.quarterTurns)}};
        const TileScorer scorer = surveyLight({tests::nineTilesFrame(), *index}, known);
        ExpectedTile expected;
        expected.cell = laid.cell;
        expected.quad = quad;
        const CellReading reading = readCell({tests::nineTilesFrame(), *index}, scorer, expected);
        EXPECT_FALSE(std::isnan(leastCost(reading)));
    }
    EXPECT_GT(taken, kCaches / 20); // pixels may be any
    EXPECT_LT(taken, kCaches);
}

} // namespace
} // namespace meeplecam::vision
