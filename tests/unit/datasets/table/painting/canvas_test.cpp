#include "datasets/table/painting/canvas.h"

#include <gtest/gtest.h>

namespace meeplecam::table {
namespace {

/// A grey table with a red card, seen at a slant from the south.
TableScene cardOnTable() {
    TableScene scene;
    View view;
    view.elevation_deg = 45;
    view.distance_mm = 400;
    scene.camera = makeCamera(view, {320, 240});
    scene.lighting = {{}, {1, 1, 1}};
    scene.top.texture = cv::Mat(64, 64, CV_8UC3, cv::Scalar::all(128));
    Card card;
    card.print = makePrint(cv::Mat(64, 64, CV_8UC3, cv::Scalar(0, 0, 255)), 0.02);
    scene.cards.push_back(card);
    return scene;
}

Canvas drawn(const TableScene& scene) {
    Canvas canvas(mapTable(scene.camera, 1), {{}, scene.camera.size});
    const LightField light(scene, canvas.tableInView());
    canvas.drawTable(scene, light);
    for (size_t i = 0; i < scene.cards.size(); ++i)
        canvas.drawCard(scene, light, static_cast<int>(i));
    for (size_t i = 0; i < scene.bodies.size(); ++i)
        canvas.drawBody(scene, light, static_cast<int>(i));
    return canvas;
}

int ownerAt(const Canvas& canvas, const TableScene& scene, const Vec3& point) {
    const cv::Point2d pixel = *scene.camera.project(point);
    return canvas.owners().at<int>(static_cast<int>(pixel.y), static_cast<int>(pixel.x));
}

TEST(Canvas, ShowsTheCardWhereItLies) {
    const TableScene scene = cardOnTable();
    const Canvas canvas = drawn(scene);
    EXPECT_EQ(ownerAt(canvas, scene, {0, 0, 2}), 1);
    EXPECT_EQ(ownerAt(canvas, scene, {40, 0, 0}), kTableOwner);
    const cv::Point2d middle = *scene.camera.project({0, 0, 2});
    const Light3 colour = canvas.picture().at<Light3>(static_cast<int>(middle.y), static_cast<int>(middle.x));
    EXPECT_GT(colour[2], 0.8F);
    EXPECT_LT(colour[0], 0.05F);
}

TEST(Canvas, MapAgreesWithTheCamera) {
    View view;
    view.elevation_deg = 42;
    const Camera camera = makeCamera(view, {640, 360}, {-0.08, 0.01});
    const auto map = mapTable(camera, 2);
    for (const cv::Point pixel :
         {cv::Point(0, 300), cv::Point(1279, 719), cv::Point(633, 402), cv::Point(87, 611)}) {
        const auto place = camera.onPlane({(pixel.x + 0.5) / 2, (pixel.y + 0.5) / 2}, 0);
        ASSERT_TRUE(place);
        EXPECT_NEAR(map->x.at<float>(pixel), place->x(), 0.05);
        EXPECT_NEAR(map->y.at<float>(pixel), place->y(), 0.05);
    }
}

TEST(Canvas, NearThingsHideFarOnes) {
    TableScene scene = cardOnTable();
    scene.bodies.push_back({placed(box(40, 6, 40), {{0, 30, 0}, 0})}); // between the camera and the card
    scene.bodies.push_back({placed(box(6, 6, 6), {{0, 20, 0}, 0})});   // behind that one
    const Canvas canvas = drawn(scene);
    EXPECT_EQ(ownerAt(canvas, scene, {0, 33, 20}), kFirstBody);
    EXPECT_EQ(ownerAt(canvas, scene, {0, 20, 3}), kFirstBody);
    EXPECT_EQ(ownerAt(canvas, scene, {0, -15, 2}), 1);
}

TEST(Canvas, ShowsTheCutEdgeTowardsTheCamera) {
    TableScene scene = cardOnTable();
    scene.cards[0].top.z() = 30;
    scene.cards[0].thickness = 30;
    EXPECT_EQ(ownerAt(drawn(scene), scene, {0, 22.5, 10}), 1);
}

TEST(Canvas, AWindowShowsTheSameAsTheWholePicture) {
    const TableScene scene = cardOnTable();
    const Canvas whole = drawn(scene);
    const cv::Rect window(100, 80, 120, 80);
    Canvas part(mapTable(scene.camera, 1), window);
    const LightField light(scene, whole.tableInView());
    part.drawTable(scene, light);
    part.drawCard(scene, light, 0);
    EXPECT_LT(cv::norm(part.picture(), whole.picture()(window), cv::NORM_INF), 0.02);
}

} // namespace
} // namespace meeplecam::table
