#include "vision/structure/suggestions.h"

#include "models/tiles/tile_library.h"
#include "vision/structure/sign_odds.h"

#include <gmock/gmock.h>

namespace meeplecam::vision {
namespace {

const engine::TileRegistry& registry() {
    return *models::bundledTiles().registry;
}

engine::TileTypeId typeOf(const char* name) {
    return *registry().find(name);
}

engine::TileCounts countsOf(const char* set) {
    const std::vector<std::string> names{set};
    return engine::sumOf(*models::findSets(models::bundledTiles(), names));
}

/// What a reader says that sees a face clearly.
TileStructure clearly(const char* name, engine::Rotation rotation, float odds = 6.0F) {
    const engine::TileType& type = registry()[typeOf(name)];
    TileStructure structure;
    structure.pennants.fill(-odds);
    structure.inns.fill(-odds);
    structure.joined.fill(-odds);
    structure.cloister = structure.cathedral = structure.gingerbread = structure.animal = -odds;
    for (auto& side : structure.sides)
        side = {-0.01F, -odds, -odds};
    for (const engine::Segment& segment : type.segments) {
        structure.cloister = segment.kind == engine::FeatureKind::Cloister ? odds : structure.cloister;
        structure.cathedral = segment.cathedral ? odds : structure.cathedral;
        for (std::size_t side = 0; side < 4; ++side) {
            if ((segment.sides >> side & 1) == 0)
                continue;
            const bool city = segment.kind == engine::FeatureKind::City;
            structure.sides[side] = {-odds, city ? -odds : -0.01F, city ? -0.01F : -odds};
            structure.pennants[side] = segment.pennants > 0 ? odds : -odds;
            structure.inns[side] = segment.inn ? odds : -odds;
        }
        for (std::size_t i = 0; i < kSidePairs.size(); ++i)
            if ((segment.sides & engine::maskOf(kSidePairs[i][0])) != 0 &&
                (segment.sides & engine::maskOf(kSidePairs[i][1])) != 0)
                structure.joined[i] = odds;
    }
    return turned(structure, engine::quarterTurns(rotation));
}

TEST(Suggestions, NameEveryTileOfABoxInEveryTurn) {
    const engine::TileCounts base = countsOf("base");
    const engine::TileCounts expansion = countsOf("inns_cathedrals");
    for (const engine::TileCounts& counts : {base, expansion})
        for (std::size_t i = 0; i < counts.size(); ++i)
            for (const engine::Rotation rotation : engine::kRotations) {
                const engine::TileFace face{static_cast<engine::TileTypeId>(i), rotation};
                if (counts[i] == 0)
                    continue;
                const std::string& name = registry()[face.type].name;
                const auto suggestions = suggestFaces(clearly(name.c_str(), rotation), registry(), counts);
                EXPECT_TRUE(registry().sameFace(suggestions.front().face, face)) << name;
                EXPECT_GT(suggestions.front().probability, 0.9) << name;
            }
}

TEST(Suggestions, ListEachLookOnce) {
    const auto suggestions = suggestFaces({}, registry(), countsOf("base"));
    for (std::size_t i = 0; i < suggestions.size(); ++i)
        for (std::size_t j = i + 1; j < suggestions.size(); ++j)
            EXPECT_FALSE(registry().sameFace(suggestions[i].face, suggestions[j].face));
}

TEST(Suggestions, AreDecidedByTheCopiesInTheBox) {
    // base.C is there once, and both squares look like it.
    const engine::TileCounts counts = countsOf("base");
    const engine::TileFace c{typeOf("base.C"), engine::Rotation::None};
    const engine::TileFace q{typeOf("base.Q"), engine::Rotation::Quarter};
    const auto decided = decideTogether({{{c, 0.9}, {q, 0.1}}, {{c, 0.6}, {q, 0.4}}}, counts);
    EXPECT_EQ(decided[0], c);
    EXPECT_EQ(decided[1], q);
}

TEST(Suggestions, NameEachTypeOnceBeforeOneIsThereTwice) {
    const engine::TileCounts counts = countsOf("base");
    const engine::TileFace u{typeOf("base.U"), engine::Rotation::None};
    const engine::TileFace v{typeOf("base.V"), engine::Rotation::None};
    const auto unsure = decideTogether({{{v, 0.6}, {u, 0.4}}, {{v, 0.95}, {u, 0.05}}}, counts);
    EXPECT_EQ(unsure[0], u);
    EXPECT_EQ(unsure[1], v);
    const auto sure = decideTogether({{{v, 0.9}, {u, 0.1}}, {{v, 0.95}, {u, 0.05}}}, counts);
    EXPECT_EQ(sure[0], v) << "it may well be there twice";
}

TEST(Suggestions, AllowACopyTooManyWhereNothingElseFits) {
    const engine::TileCounts counts = countsOf("base");
    const engine::TileFace c{typeOf("base.C"), engine::Rotation::None};
    const engine::TileFace q{typeOf("base.Q"), engine::Rotation::None};
    const auto decided = decideTogether({{{c, 0.9999}, {q, 1e-6}}, {{c, 0.9999}, {q, 1e-6}}}, counts);
    EXPECT_EQ(decided[0], c);
    EXPECT_EQ(decided[1], c);
    EXPECT_TRUE(decideTogether({}, counts).empty());
}

TEST(Structure, TurnsWithThePicture) {
    const TileStructure upright = clearly("base.K", engine::Rotation::None);
    TileStructure around = upright;
    for (int i = 0; i < 4; ++i)
        around = turned(around, 1);
    EXPECT_EQ(around.sides, upright.sides);
    EXPECT_EQ(around.joined, upright.joined);
    EXPECT_EQ(turned(turned(upright, 1), 2).sides, turned(upright, -1).sides);
    EXPECT_EQ(turned(upright, 1).sides[1], upright.sides[0]);
}

/// One of each type of the base game as somebody sees them to whom everything looks a little like a pennant.
std::vector<TileStructure> oneOfEach(float pennantShift) {
    std::vector<TileStructure> tiles;
    const engine::TileCounts base = countsOf("base");
    for (std::size_t i = 0; i < base.size(); ++i)
        if (base[i] > 0) {
            const std::string& name = registry()[static_cast<engine::TileTypeId>(i)].name;
            tiles.push_back(
                shifted(clearly(name.c_str(), engine::Rotation::None, 2.0F), {.pennant = pennantShift}));
        }
    return tiles;
}

TEST(SignOdds, AreShiftedToAsManyPennantsAsTheBoxHas) {
    const auto countPennants = [](const std::vector<TileStructure>& tiles, const SignShifts& shifts) {
        return std::ranges::count_if(tiles, [&](const TileStructure& tile) {
            return std::ranges::any_of(shifted(tile, shifts).pennants,
                                       [](float odds) { return odds > 0.0F; });
        });
    };
    for (const float strange : {2.5F, -2.5F}) {
        const std::vector<TileStructure> tiles = oneOfEach(strange);
        EXPECT_EQ(countPennants(tiles, {}), strange > 0.0F ? 24 : 0);
        const SignShifts shifts = shiftsFor(tiles, registry(), countsOf("base"), TileChoice::LaidOut);
        EXPECT_EQ(countPennants(tiles, shifts), 6); // C, F, M, O, Q and S
        EXPECT_EQ(shifts.inn, 0.0F);                // the box has none
    }
}

TEST(SignOdds, StayAsTheyAreWhereNobodyKnowsHowManyThereAre) {
    std::vector<TileStructure> tiles = oneOfEach(2.5F);
    tiles.resize(12);
    EXPECT_EQ(shiftsFor(tiles, registry(), countsOf("base"), TileChoice::LaidOut).pennant, 0.0F);
    EXPECT_EQ(shiftsFor({}, registry(), countsOf("base"), TileChoice::LaidOut).pennant, 0.0F);
}

TEST(SignOdds, OfSomeTilesOfAGameNobodyKnowsHowManyThereAre) {
    const std::vector<TileStructure> tiles = oneOfEach(2.5F); // as many as there are types
    EXPECT_EQ(shiftsFor(tiles, registry(), countsOf("base"), TileChoice::Drawn).pennant, 0.0F);
    std::vector<TileStructure> box; // as many as in the box
    for (int copy = 0; copy < 3; ++copy)
        box.insert(box.end(), tiles.begin(), tiles.end());
    EXPECT_LT(shiftsFor(box, registry(), countsOf("base"), TileChoice::Drawn).pennant, -0.5F);
}

} // namespace
} // namespace meeplecam::vision
