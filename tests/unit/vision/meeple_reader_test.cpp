#include "vision/meeple_reader.h"

#include "models/meeple_outline.h"
#include "tests/unit/vision/painted_meeple.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

#include <cmath>

namespace meeplecam::vision {
namespace {

const cv::Scalar kRed(41, 50, 166);
constexpr int kColourPlane = 6;

/// A board with one painted meeple on it, and that meeple as its shape tells.
struct Scene {
    explicit Scene(MeepleForm form)
        : view(tests::nineTilesView(
              tests::nineTilesWith({{{form, models::kMeepleHeight_mm, 0.0}, {1.4, 1.6}, kRed}}))) {
        for (FoundMeeple& thing : findMeeples(view, camera, {}))
            if (thing.evidence > 0.0F)
                meeple = std::move(thing);
    }
    [[nodiscard]] ThingPatch patch(int side = ThingPatch::kSide) const {
        return patchOf(view, measureForeignness(view), camera, meeple, side);
    }

    calibration::TableCamera camera = tests::nineTilesCamera();
    OrthoView view;
    FoundMeeple meeple;
};

/// Both are photographed once.
const Scene& scene(MeepleForm form) {
    static const Scene kStanding(MeepleForm::Standing);
    static const Scene kLying(MeepleForm::Lying);
    return form == MeepleForm::Standing ? kStanding : kLying;
}

double meanOf(const cv::Mat& plane, cv::Rect part) {
    return cv::mean(plane(part))[0];
}

TEST(ThingPatch, HasTheThingInTheMiddle) {
    const ThingPatch patch = scene(MeepleForm::Standing).patch();
    for (const cv::Mat& plane : patch.planes) {
        EXPECT_EQ(plane.size(), cv::Size(ThingPatch::kSide, ThingPatch::kSide));
        EXPECT_EQ(plane.type(), CV_8U);
    }
    EXPECT_GT(meanOf(patch.planes[kColourPlane], {14, 14, 4, 4}), 200.0);
    EXPECT_LT(meanOf(patch.planes[kColourPlane], {0, 0, 6, 6}), 60.0);
    EXPECT_GT(meanOf(patch.planes[2], {14, 14, 4, 4}), 2.0 * meanOf(patch.planes[0], {14, 14, 4, 4})); // red
}

TEST(ThingPatch, HasTheCameraAtTheFootOfThePage) {
    const Scene& board = scene(MeepleForm::Standing);
    const ThingPatch patch = board.patch();
    const cv::Point3d eye = board.camera.position();
    const double away = std::hypot(eye.x - board.meeple.foot.x, eye.y - board.meeple.foot.y);
    EXPECT_NEAR(patch.cotangent, away / eye.z, 0.05);
    // The camera stands in the south, at the foot of the view too.
    cv::Mat shares;
    cv::Mat(board.view.seen).convertTo(shares, CV_8UC3, 170.0 / 255.0);
    const cv::Point middle(board.view.pixelOf(board.meeple.foot));
    EXPECT_EQ(patch.planes[5].at<uchar>(16, 16), 255);
    const cv::Vec3d seen(cv::mean(shares(cv::Rect(middle.x - 16, middle.y + 4, 32, 10))).val);
    EXPECT_NEAR(meanOf(patch.planes[1], {0, 22, 32, 10}), seen[1], 15.0);
}

TEST(ThingPatch, ALargerOneShowsMoreAround) {
    const Scene& board = scene(MeepleForm::Lying);
    const ThingPatch small = board.patch();
    const ThingPatch large = board.patch(48);
    const cv::Rect inner(8, 8, ThingPatch::kSide, ThingPatch::kSide);
    for (std::size_t i = 0; i < small.planes.size(); ++i)
        EXPECT_LT(cv::norm(small.planes[i], large.planes[i](inner), cv::NORM_L1), 2.0 * inner.area()) << i;
}

TEST(MeepleReader, GivesOneLookForEachPatch) {
    const auto reader = MeepleReader::open(MEEPLECAM_MEEPLE_NETWORK);
    ASSERT_TRUE(reader.has_value());
    EXPECT_TRUE(reader->read({}).empty());
    const std::vector<ThingPatch> patches{scene(MeepleForm::Standing).patch(),
                                          scene(MeepleForm::Lying).patch()};
    const std::vector<ThingLook> looks = reader->read(patches);
    ASSERT_EQ(looks.size(), 2U);
    for (const ThingLook& look : looks)
        EXPECT_GT(look.meeple, 0.0F);
    EXPECT_GT(looks[0].standing, looks[1].standing);
    EXPECT_EQ(reader->read(std::span(patches).last(1)).front().standing, looks[1].standing);
}

TEST(MeepleReader, RefusesWhatIsNoNetwork) {
    EXPECT_FALSE(MeepleReader::open("/no/such/network.onnx").has_value());
    const auto reader = MeepleReader::open(MEEPLECAM_NETWORK); // that of tiles
    ASSERT_FALSE(reader.has_value());
    EXPECT_NE(reader.error().message.find("install the program again"), std::string::npos);
}

TEST(FindMeeples, LooksCountBesideShape) {
    const auto reader = MeepleReader::open(MEEPLECAM_MEEPLE_NETWORK);
    ASSERT_TRUE(reader.has_value());
    const Scene& board = scene(MeepleForm::Standing);
    const ThingLook look = reader->read(std::vector{board.patch()}).front();
    bool found = false;
    for (const FoundMeeple& thing : findMeeples(board.view, board.camera, {}, &*reader))
        if (cv::norm(thing.foot - board.meeple.foot) < 0.1) {
            found = true;
            EXPECT_NEAR(thing.evidence, board.meeple.evidence + look.meeple, 1e-3);
            EXPECT_NEAR(thing.standing, board.meeple.standing + look.standing, 1e-3);
        }
    EXPECT_TRUE(found);
}

} // namespace
} // namespace meeplecam::vision
