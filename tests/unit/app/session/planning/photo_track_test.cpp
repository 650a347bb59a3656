#include "app/session/planning/photo_track.h"

#include "app/session/editions/known_track.h"
#include "app/session/editions/reader_request.h"
#include "datasets/table/composing/picture_set.h"
#include "datasets/table/composing/truth.h"
#include "datasets/table/painting/photo.h"

#include <gtest/gtest.h>

namespace meeplecam::session {
namespace {

/// A table with a scoring track beside the board, in whose picture parts of the track lie in the grid of the
/// tiles and look like some.
struct TrackTable {
    vision::Frame frame;
    std::size_t tiles = 0; ///< that lie there
};

TrackTable trackTable() {
    table::Recipe recipe;
    recipe.seed = 7000;
    recipe.tiles = {8, 20};
    recipe.players = {3, 3};
    recipe.tables = {"oak", "walnut", "white_gloss", "laminate", "green_felt", "blue_cloth", "gingham"};
    recipe.lights = {"day", "lamp", "two_lamps", "window_hard", "tungsten"};
    recipe.elevation_deg = {50, 88};
    recipe.fill = {0.75, 0.92};
    recipe.distortion = {-0.06, 0};
    recipe.placement_mm = {0.2, 0.6};
    recipe.placement_deg = {0.3, 0.9};
    recipe.clutter = 1.0;
    recipe.blur_px = {0.5, 1.0};
    recipe.motion_px = {0, 1.5};
    recipe.noise = {1.5, 4};
    recipe.exposure_stops = {-0.4, 0.3};
    recipe.white_balance = {-0.06, 0.06};
    constexpr int kPicture = 74; // of 80, the one in which most of the track was taken for tiles
    table::Artist artist = table::artistFor(recipe, models::bundledTiles());
    const auto composition = table::compose(recipe, kPicture, artist);
    const table::Rendering rendering = table::render(composition->scene);
    const models::Json truth = table::truthOf(*composition, rendering, artist.edition());
    return {
        vision::Frame(table::develop(rendering.light, composition->effects, recipe.seed * 7919U + kPicture)),
        truth.at("tiles").size()};
}

TEST(PhotoTrack, IsNoPartOfTheBoard) {
    const TrackTable table = trackTable();
    const auto reader = openReader({.players = {}, .learned = false});
    const vision::TrackReader track(*scoreTrackOf(kHouseTrack));
    vision::BoardReading board = reader->read(table.frame);
    const auto read = readTrack(table.frame, *reader, track, board);
    ASSERT_TRUE(read) << "it lies there";
    EXPECT_EQ(board.report.tiles.size(), table.tiles);
    EXPECT_TRUE(board.report.questions.empty());
}

} // namespace
} // namespace meeplecam::session
