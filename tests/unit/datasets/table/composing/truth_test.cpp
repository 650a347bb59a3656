#include "datasets/table/composing/truth.h"

#include "tests/unit/datasets/table/shared_artist.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::table {
namespace {

/// One small rendered table that the tests of this file share.
struct Shot {
    Composition composition;
    Rendering rendering;
    cv::Mat picture;
    models::Json truth;

    Shot()
        : composition(make())
        , rendering(render(composition.scene, 1.5))
        , picture(develop(rendering.light, composition.effects, 1))
        , truth(truthOf(composition, rendering, "house")) {}

    static Composition make() {
        Recipe recipe;
        recipe.size = {800, 450};
        recipe.tiles = {9, 9};
        recipe.clutter = 0;
        recipe.tables = {"white_gloss"};
        return std::move(*compose(recipe, 3, sharedArtist()));
    }
};

const Shot& shot() {
    static const Shot kShot;
    return kShot;
}

/// The tile at the four corners of a truth entry, straightened to 100 × 100 pixels.
cv::Mat straightened(const cv::Mat& picture, const models::Json& corners) {
    std::vector<cv::Point2f> from;
    for (const auto& corner : corners)
        from.emplace_back(corner[0].get<float>() - 0.5F, corner[1].get<float>() - 0.5F);
    const std::vector<cv::Point2f> to{{0, 0}, {100, 0}, {100, 100}, {0, 100}};
    cv::Mat face;
    cv::warpPerspective(picture, face, cv::getPerspectiveTransform(from, to), {100, 100});
    return face;
}

TEST(Truth, CornersLieWhereThePictureShowsTheTile) {
    Artist& artist = sharedArtist();
    const auto& tiles = shot().truth["tiles"];
    ASSERT_EQ(tiles.size(), 9U);
    for (size_t i = 0; i < tiles.size(); ++i) {
        if (tiles[i]["visible"] < 0.95)
            continue;
        const LaidTile& laid = shot().composition.layout.tiles[i];
        cv::Mat print;
        cv::cvtColor(artist.face(laid.placement.tile, laid.copy)->levels[0], print, cv::COLOR_BGRA2BGR);
        cv::resize(print, print, {100, 100}, 0, 0, cv::INTER_AREA);
        cv::Mat likeness;
        cv::matchTemplate(straightened(shot().picture, tiles[i]["corners"]), print, likeness,
                          cv::TM_CCOEFF_NORMED);
        EXPECT_GT(likeness.at<float>(0, 0), 0.75F) << tiles[i].dump();
    }
}

TEST(Truth, MeeplesStandOnTheFeatureThatItNames) {
    Artist& artist = sharedArtist();
    const Composition& c = shot().composition;
    ASSERT_FALSE(c.layout.meeples.empty());
    for (const LaidMeeple& laid : c.layout.meeples) {
        const auto tile = std::ranges::find_if(
            c.layout.tiles, [&](const LaidTile& t) { return t.placement.cell == laid.meeple.on.cell; });
        const cv::Mat regions = artist.regions(tile->placement.tile, tile->copy);
        const cv::Point2d west = onTable(*tile, {0, 0});
        const cv::Point2d u = onTable(*tile, {1, 0}) - west;
        const cv::Point2d v = onTable(*tile, {0, 1}) - west;
        const cv::Point2d way = laid.foot - west;
        const cv::Point pixel(static_cast<int>(way.dot(u) / u.dot(u) * regions.cols),
                              static_cast<int>(way.dot(v) / v.dot(v) * regions.rows));
        EXPECT_EQ(regions.at<unsigned char>(pixel), laid.meeple.on.segment);
    }
}

TEST(Truth, NamesSidesOfTheUnrotatedTile) {
    const models::TileLibrary& library = sharedArtist().library();
    const auto tile = [&](const char* name, engine::Rotation rotation) {
        return engine::Placement{*library.registry->find(name), {2, 3}, rotation};
    };
    StandingMeeple meeple;
    meeple.on = {{2, 3}, 0}; // the city in the north of base.D
    const models::Json city =
        meepleJson(meeple, tile("base.D", engine::Rotation::Quarter), *library.registry)["feature"];
    EXPECT_EQ(city["edges"], models::Json::array({"N"}));
    EXPECT_EQ(city["half_edges"], models::Json::array());
    meeple.on.segment = 3; // the field south of its road
    const models::Json field =
        meepleJson(meeple, tile("base.D", engine::Rotation::Half), *library.registry)["feature"];
    EXPECT_EQ(field["edges"], models::Json::array());
    EXPECT_EQ(field["half_edges"], models::Json::array({"ER", "SL", "SR", "WL"}));
}

TEST(Truth, SaysWhatItIs) {
    EXPECT_EQ(shot().truth["format"], "meeplecam-truth 1");
    EXPECT_EQ(shot().truth["complete"], true);
}

TEST(Truth, KnowsHowMuchOfATileAMeepleHides) {
    double hidden = 0;
    for (const double seen : shot().rendering.cards_seen) {
        EXPECT_GE(seen, 0.5);
        hidden += 1 - seen;
    }
    EXPECT_GT(hidden, 0.02);
}

TEST(Truth, SameRecipeSamePicture) {
    const Shot again;
    EXPECT_EQ(cv::norm(again.picture, shot().picture, cv::NORM_INF), 0);
    EXPECT_EQ(again.truth, shot().truth);
}

} // namespace
} // namespace meeplecam::table
