#include "datasets/table/composing/clutter.h"

#include "datasets/table/composing/composition.h"
#include "datasets/table/scene/hand.h"
#include "tests/unit/datasets/table/shared_artist.h"

#include <gtest/gtest.h>

namespace meeplecam::table {
namespace {

TEST(Clutter, LiesBesideTheBoard) {
    Artist& artist = sharedArtist();
    Recipe recipe;
    recipe.tiles = {6, 6};
    recipe.clutter = 1;
    recipe.tables = {"white_gloss"};
    for (int index = 0; index < 3; ++index) {
        const auto c = compose(recipe, index, artist);
        ASSERT_TRUE(c);
        EXPECT_GT(c->scene.cards.size(), c->layout.tiles.size());
        EXPECT_GT(c->scene.bodies.size(), c->layout.meeples.size());
        for (size_t i = c->layout.tiles.size(); i < c->scene.cards.size(); ++i) {
            for (const LaidTile& tile : c->layout.tiles) {
                const Vec3& at = c->scene.cards[i].top;
                EXPECT_GT(cv::norm(tile.centre - cv::Point2d(at.x(), at.y())), kTileSide);
            }
        }
    }
}

TEST(Clutter, HandReachesWhereItIsSent) {
    art::Dice dice(3);
    const Reach reach{{100, 40, 12}, 1, 0.2};
    const std::vector<Body> hand = handBodies(anyArm(dice), reach);
    double nearest = 1e9;
    for (const Mesh::Vertex& vertex : hand.front().mesh.vertices)
        nearest = std::min(nearest, (vertex.at - reach.tip).norm());
    EXPECT_LT(nearest, 25);
}

TEST(Clutter, PaintsAllColoursOfTheReportFormat) {
    for (const char* colour :
         {"red", "yellow", "green", "blue", "black", "pink", "grey", "white", "orange", "purple", "brown"})
        EXPECT_GE(paintOf(colour)[1], 0.0F);
    EXPECT_GT(paintOf("red")[2], 5 * paintOf("red")[1]);
}

} // namespace
} // namespace meeplecam::table
