#include "datasets/table/painting/light_field.h"

#include "datasets/table/scene/lights.h"

#include <gtest/gtest.h>

namespace meeplecam::table {
namespace {

/// A table under one lamp in the east with a tall post in its middle.
TableScene postUnderLamp() {
    TableScene scene;
    scene.lighting = {{{Vec3(600, 0, 800), 10, {0.5F, 0.5F, 0.5F}}}, {0.2F, 0.2F, 0.2F}};
    scene.bodies.push_back({placed(box(20, 20, 60), Pose{})});
    return scene;
}

float greyAt(const LightField& light, LightField::Level level, float x, float y) {
    const cv::Mat column(1, 1, CV_32F, cv::Scalar(x));
    const cv::Mat row(1, 1, CV_32F, cv::Scalar(y));
    return light.at(level, column, row).at<Light3>(0, 0)[0];
}

TEST(LightField, ThrowsShadowsAwayFromTheLamp) {
    const LightField light(postUnderLamp(), {-200, -200, 400, 400});
    const float lit = greyAt(light, LightField::Level::Table, 40, 0);
    EXPECT_NEAR(lit, 0.7, 0.08);
    EXPECT_LT(greyAt(light, LightField::Level::Table, -35, 0), lit - 0.3F);
    EXPECT_NEAR(greyAt(light, LightField::Level::Table, -35, 80), 0.7, 0.08);
}

TEST(LightField, KnowsWhereTallThingsShadeMeeples) {
    const LightField light(postUnderLamp(), {-200, -200, 400, 400});
    EXPECT_LT(light.openness(-30, 0), 0.3F);
    EXPECT_GT(light.openness(30, 0), 0.9F);
    EXPECT_GT(light.openness(-30, 100), 0.9F);
}

TEST(LightField, LargerLampsGiveSofterShadows) {
    TableScene soft = postUnderLamp();
    soft.lighting.lamps[0].radius = 150;
    const LightField hard(postUnderLamp(), {-200, -200, 400, 400});
    const LightField wide(soft, {-200, -200, 400, 400});
    const auto steepest = [](const LightField& light) {
        float most = 0;
        for (float y = 5; y < 40; y += 1) {
            most = std::max(most, greyAt(light, LightField::Level::Table, -40, y + 1) -
                                      greyAt(light, LightField::Level::Table, -40, y));
        }
        return most;
    };
    EXPECT_GT(steepest(hard), 1.5F * steepest(wide));
}

TEST(LightField, MirrorsALampOnlyTowardsTheEyeInTheRightPlace) {
    const Lighting lighting = postUnderLamp().lighting;
    const Finish gloss{0.05F, 0.05F};
    const Vec3 eye(-600, 0, 800);
    const Mesh::Vertex middle{{0, 0, 0}, {0, 0, 1}};
    const Mesh::Vertex aside{{0, 300, 0}, {0, 0, 1}};
    EXPECT_GT(mirrored(lighting, gloss, middle, eye)[1], 0.3F);
    EXPECT_LT(mirrored(lighting, gloss, aside, eye)[1], 0.01F);
}

TEST(Lights, EveryKindLightsTheTable) {
    for (const std::string& name : lightNames()) {
        const Lighting light = makeLighting(name, art::Dice(4));
        Light3 sum = light.ambient;
        for (const Lamp& lamp : light.lamps)
            sum += lightOf(lamp, {0, 0, 0}, {0, 0, 1});
        EXPECT_GT(sum[1], 0.4F) << name;
        EXPECT_LT(sum[1], 1.3F) << name;
        EXPECT_EQ(makeBlinds(name, light, art::Dice(4)).empty(), name != "window_hard");
    }
}

} // namespace
} // namespace meeplecam::table
