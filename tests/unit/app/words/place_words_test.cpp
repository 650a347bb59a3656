#include "app/words/place_words.h"

#include "tests/support/games.h"

#include <gmock/gmock.h>

#include <set>

namespace meeplecam::words {
namespace {

std::string wordsFor(const std::string& tile, int quarterTurns, int segment) {
    return placeWords(tests::registry(), {tests::tile(tile), engine::rotationOf(quarterTurns)}, segment)
        .toStdString();
}

TEST(PlaceWords, TheOnlyFeatureOfItsKindNeedsNoDirection) {
    EXPECT_EQ(wordsFor("base.A", 0, 0), "In the cloister");
    EXPECT_EQ(wordsFor("base.A", 0, 1), "On the road");
    EXPECT_EQ(wordsFor("base.A", 0, 2), "In the field");
    EXPECT_EQ(wordsFor("base.C", 0, 0), "In the city");
}

TEST(PlaceWords, SeveralAreToldApartByWhereTheyLieOnTheTurnedTile) {
    EXPECT_EQ(wordsFor("base.D", 0, 2), "In the field (north)");
    EXPECT_EQ(wordsFor("base.D", 0, 3), "In the field (south)");
    EXPECT_EQ(wordsFor("base.D", 1, 3), "In the field (west)");
    EXPECT_EQ(wordsFor("base.X", 0, 5), "In the field (south-east)");
    EXPECT_EQ(wordsFor("base.X", 3, 0), "On the road (west)");
}

TEST(PlaceWords, NoTwoOfATileAreCalledTheSame) {
    for (int type = 0; type < tests::registry().size(); ++type) {
        const engine::TileFace face{static_cast<engine::TileTypeId>(type), engine::Rotation::None};
        const auto& segments = tests::registry()[face.type].segments;
        std::set<QString> words;
        std::size_t places = 0;
        for (int segment = 0; segment < static_cast<int>(segments.size()); ++segment)
            if (segments[static_cast<std::size_t>(segment)].takesMeeple) {
                words.insert(placeWords(tests::registry(), face, segment));
                ++places;
            }
        EXPECT_EQ(words.size(), places) << tests::registry()[face.type].name;
    }
}

} // namespace
} // namespace meeplecam::words
