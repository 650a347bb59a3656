#include "models/files/json_input.h"
#include "vision/decision/view_comparer.h"
#include "vision/meeples/meeple_reader.h"
#include "vision/structure/structure_reader.h"

#include <gtest/gtest.h>

#include <string>

namespace meeplecam::vision {
namespace {

// The same samples are made up in models/planes/check_planes.py, which holds the trainings against the file
// that is read here.

constexpr int kSampleSide = 64;

/// A picture that nobody took.
cv::Mat madeUp(int seed) {
    cv::Mat picture(kSampleSide, kSampleSide, CV_8UC3);
    for (int y = 0; y < picture.rows; ++y)
        for (int x = 0; x < picture.cols; ++x)
            for (int c = 0; c < 3; ++c)
                picture.at<cv::Vec3b>(y, x)[c] =
                    static_cast<std::uint8_t>((x * (c + seed) + y * (2 * c + 5) + x * y / (7 + c)) % 256);
    return picture;
}

cv::Mat blueOf(const cv::Mat& picture) {
    cv::Mat blue;
    cv::extractChannel(picture, blue, 0);
    return blue;
}

/// What planes.json says of a network: by place, the value of each plane there.
void expectPlanes(const std::string& name, const cv::Mat& planes) {
    constexpr double kMostOff = 1e-3; // versions of OpenCV blur a little differently
    const auto text = models::readFile(MEEPLECAM_PLANES, "planes", 1 << 20);
    ASSERT_TRUE(text.has_value());
    const models::Json golden = models::parseJson(*text, MEEPLECAM_PLANES).value();
    const models::Json& places = golden.at("places");
    ASSERT_GE(places.size(), 10U);
    ASSERT_EQ(golden.at(name).size(), places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        ASSERT_EQ(golden.at(name)[i].size(), static_cast<std::size_t>(planes.size[1])) << name;
        for (int plane = 0; plane < planes.size[1]; ++plane) {
            const int x = places[i][0];
            const int y = places[i][1];
            EXPECT_NEAR(planes.ptr<float>(0, plane)[y * kSampleSide + x],
                        golden.at(name)[i][static_cast<std::size_t>(plane)].get<double>(), kMostOff)
                << name << ": plane " << plane << " at " << x << ", " << y;
        }
    }
}

TEST(NetworkPlanes, OfFacesAreThoseOfTheTraining) {
    expectPlanes("structure", planesOfFaces({madeUp(3)}));
}

TEST(NetworkPlanes, OfChoicesAreThoseOfTheTraining) {
    ViewChoice choice;
    choice.seen = madeUp(3);
    choice.visible = blueOf(madeUp(5)) >= 128;
    choice.expected = {madeUp(4)};
    expectPlanes("views", planesOfChoice(choice));
}

TEST(NetworkPlanes, OfThingsAreThoseOfTheTraining) {
    ThingPatch patch;
    for (std::size_t plane = 0; plane < patch.planes.size(); ++plane)
        patch.planes[plane] = blueOf(madeUp(10 + static_cast<int>(plane)));
    patch.cotangent = 0.8F;
    expectPlanes("meeples", planesOfPatches({&patch, 1}));
}

} // namespace
} // namespace meeplecam::vision
