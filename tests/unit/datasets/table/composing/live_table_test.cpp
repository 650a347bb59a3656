#include "datasets/table/composing/live_table.h"

#include "tests/unit/datasets/table/shared_artist.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::table {
namespace {

/// The first three turns of a random game that has a meeple in one of them.
TableGame shortGame() {
    TableGame game = *randomTableGame(models::bundledTiles(), {}, art::Dice(4));
    game.moves.erase(game.moves.begin() + 3, game.moves.end());
    return game;
}

LiveOptions quickOptions() {
    LiveOptions options;
    options.size = {320, 240};
    options.frames_per_second = 8;
    options.pause_s = 0.25;
    options.clutter = 0.2;
    options.table = "white_gloss";
    options.bumps = {1};
    return options;
}

struct Film {
    std::vector<cv::Mat> pictures;
    std::vector<models::Json> events;
};

Film filmOf(const TableGame& game) {
    Artist& artist = sharedArtist();
    LiveTable live(game, quickOptions(), artist);
    Film film;
    for (cv::Mat picture = live.next(); !picture.empty(); picture = live.next())
        film.pictures.push_back(picture);
    film.events = live.events();
    return film;
}

const Film& film() {
    static const Film kFilm = filmOf(shortGame());
    return kFilm;
}

long eventCount(const char* name) {
    return std::ranges::count_if(film().events,
                                 [&](const models::Json& event) { return event["event"] == name; });
}

TEST(LiveTable, TellsEverythingThatTheGameHolds) {
    const TableGame game = shortGame();
    const auto meeples =
        std::ranges::count_if(game.moves, [](const TableMove& m) { return m.meeple.has_value(); });
    EXPECT_EQ(eventCount("tile_placed"), 4); // the start tile too
    EXPECT_EQ(eventCount("meeple_placed"), meeples);
    EXPECT_EQ(eventCount("scores"), 3);
    EXPECT_EQ(eventCount("camera_bump"), 1);
    EXPECT_TRUE(std::ranges::is_sorted(film().events, {},
                                       [](const models::Json& e) { return e["frame"].get<int>(); }));
    EXPECT_EQ(film().events.front()["player"], nullptr);
}

TEST(LiveTable, RestsWhenItSaysSo) {
    for (const models::Json& event : film().events) {
        const auto frame = event["frame"].get<size_t>();
        ASSERT_LT(frame + 1, film().pictures.size());
        // Only noise and a breathing exposure between two pictures at rest.
        EXPECT_LT(cv::norm(film().pictures[frame], film().pictures[frame + 1], cv::NORM_L1) / (320 * 240 * 3),
                  4);
    }
}

TEST(LiveTable, ShowsAHandBetweenTwoEvents) {
    const auto first = film().events[0]["frame"].get<size_t>();
    const auto second = film().events[1]["frame"].get<size_t>();
    double most = 0;
    for (size_t i = first; i < second; ++i)
        most = std::max(most,
                        cv::norm(film().pictures[i], film().pictures[first], cv::NORM_L1) / (320 * 240 * 3));
    EXPECT_GT(most, 6);
}

TEST(LiveTable, SameGameSamePictures) {
    const Film again = filmOf(shortGame());
    ASSERT_EQ(again.pictures.size(), film().pictures.size());
    EXPECT_EQ(again.events, film().events);
    EXPECT_EQ(cv::norm(again.pictures.back(), film().pictures.back(), cv::NORM_INF), 0);
}

} // namespace
} // namespace meeplecam::table
