#include "app/words/tile_names.h"

#include "engine/board/board.h"
#include "models/tiles/tile_library.h"

#include <gmock/gmock.h>

#include <map>

namespace meeplecam::words {
namespace {

const engine::TileType& type(const char* name) {
    const engine::TileRegistry& registry = *models::bundledTiles().registry;
    return registry[*registry.find(name)];
}

TEST(TileNames, SayWhatATileShows) {
    EXPECT_EQ(tileFace(type("base.U")), QStringLiteral("straight road"));
    EXPECT_EQ(tileFace(type("base.A")), QStringLiteral("cloister with a road"));
    EXPECT_EQ(tileFace(type("base.C")), QStringLiteral("city on all sides with a pennant"));
    EXPECT_EQ(tileFace(type("base.H")), QStringLiteral("two cities on opposite sides"));
    EXPECT_EQ(tileFace(type("base.O")),
              QStringLiteral("city on two neighbouring sides with a pennant, curved road"));
    EXPECT_EQ(tileFace(type("base.W")), QStringLiteral("three-way junction"));
    EXPECT_EQ(tileFace(type("ic.K")), QStringLiteral("city on all sides with a cathedral"));
    EXPECT_EQ(tileFace(type("ic.A")), QStringLiteral("curved road with an inn"));
    EXPECT_EQ(tileFace(type("ic.G")), QStringLiteral("city on one side, divided field"));
    EXPECT_EQ(tileFace(type("gm.F")), QStringLiteral("city on all sides, gingerbread man"));
}

TEST(TileNames, MirrorImagesHaveSides) {
    EXPECT_EQ(tileFace(type("base.J")), QStringLiteral("city at the top, road from the right to the bottom"));
    EXPECT_EQ(tileFace(type("base.K")), QStringLiteral("city at the top, road from the left to the bottom"));
    EXPECT_EQ(tileFace(type("ic.F")), QStringLiteral("city at the top and right, road at the bottom"));
    EXPECT_EQ(tileFace(type("ic.N")),
              QStringLiteral("city at the top and right, road on the left with an inn"));
}

TEST(TileNames, TheLetterStandsBeside) {
    EXPECT_EQ(tileName(type("base.U")), QStringLiteral("straight road (U)"));
    EXPECT_EQ(tileName(type("we.Z11")), QStringLiteral("dead-end road, boar (Z11)"));
}

TEST(TileNames, NoTwoTilesOfTheBoxesHaveTheSameName) {
    const engine::TileRegistry& registry = *models::bundledTiles().registry;
    std::map<QString, std::string> names;
    for (int i = 0; i < registry.size(); ++i) {
        const engine::TileType& type = registry[static_cast<engine::TileTypeId>(i)];
        const auto [known, isNew] = names.emplace(tileFace(type), type.name);
        EXPECT_TRUE(isNew) << type.name << " and " << known->second << ": " << tileFace(type).toStdString();
        RecordProperty(type.name, tileFace(type).toStdString());
    }
}

} // namespace
} // namespace meeplecam::words
