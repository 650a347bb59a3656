#include "datasets/films/film_floors.h"

#include <gmock/gmock.h>

namespace meeplecam::datasets {
namespace {

using models::Json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

Json filmDocument() {
    return Json::parse(R"({"format": "meeplecam-film-floors 1", "films": [
        {"name": "house", "root": "bundled", "film": "house.avi", "tiles_right_at_least": 0.97,
         "tile_delay_worst_s_at_most": 0.75},
        {"name": "other", "root": "data", "film": "video/other.mp4", "look_takes_s": 1.5,
         "any_tiles": true, "track": "oval"}]})");
}

TEST(FilmFloors, AreRead) {
    const auto films = parseFilmFloors(filmDocument().dump(), "f.json");
    ASSERT_TRUE(films) << films.error().message;
    EXPECT_THAT(*films,
                ElementsAre(FloorFilm{"house",
                                      FloorRoot::Bundled,
                                      "house.avi",
                                      false,
                                      "",
                                      0.0,
                                      {{"tiles_right", Floor::Bound::AtLeast, 0.97},
                                       {"tile_delay_worst_s", Floor::Bound::AtMost, 0.75}}},
                            FloorFilm{"other", FloorRoot::Data, "video/other.mp4", true, "oval", 1.5, {}}));
}

TEST(FilmFloors, SayWhatIsWrongAndWhere) {
    const std::vector<std::tuple<std::string, Json, std::string>> cases{
        {"/format", "x", "format is not"},
        {"/films/0/root", "moon", "films[0].root is neither"},
        {"/films/1/name", "house", "films[1].name is that of a film before it"},
        {"/films/1/film", 3, "films[1].film is not"},
        {"/films/1/any_tiles", 1, "films[1].any_tiles is neither"},
        {"/films/1/track", 1, "films[1].track is not"},
        {"/films/1/look_takes_s", -1, "films[1].look_takes_s is not"},
        {"/films/0/luck_at_least", 1, "films[0].luck_at_least is no floor"},
        {"/films/0/tiles_right_at_least", 1.5, "films[0].tiles_right_at_least is not"}};
    for (const auto& [place, value, sentence] : cases) {
        Json json = filmDocument();
        json[Json::json_pointer(place)] = value;
        const auto films = parseFilmFloors(json.dump(), "f.json");
        ASSERT_FALSE(films) << place;
        EXPECT_THAT(films.error().message, StartsWith("f.json: " + sentence)) << place;
    }
    EXPECT_THAT(readFilmFloors("/no/such.json").error().message, HasSubstr("does not exist"));
}

TEST(FilmFloors, AreComparedWithMeasures) {
    LiveFigures figures;
    figures.tiles = {.right = 9, .wrong = 1};
    figures.tileDelays_s = {0.25};
    const std::vector<Floor> floors = parseFilmFloors(filmDocument().dump(), "f.json")->front().floors;
    const FloorComparison comparison = compareWithFloors(floors, measuresOf(figures), "house");
    EXPECT_THAT(comparison.broken, ElementsAre("house: tiles_right is 0.9000, at least 0.9700 is wanted"));
    EXPECT_THAT(comparison.better,
                ElementsAre("house: tile_delay_worst_s is 0.25, at most 0.75 is the floor"));
    figures.tiles = {.right = 97, .missed = 3};
    figures.tileDelays_s = {0.75};
    EXPECT_THAT(compareWithFloors(floors, measuresOf(figures), "house").broken, IsEmpty());
    EXPECT_THAT(compareWithFloors(floors, measuresOf(figures), "house").better, IsEmpty());
}

} // namespace
} // namespace meeplecam::datasets
