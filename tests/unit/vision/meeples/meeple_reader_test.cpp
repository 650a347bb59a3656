#include "vision/meeples/meeple_reader.h"

#include "engine/rules/events.h"
#include "models/meeple_outline.h"
#include "tests/unit/vision/painted_meeple.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

#include <cmath>

namespace meeplecam::vision {
namespace {

using engine::MeepleType;

const cv::Scalar kRedPaint(41, 50, 166);
const cv::Point2d kFoot(1.4, 1.6);
constexpr int kKnownPlane = 8;
constexpr int kColourPlane = 9;

/// A board with one painted meeple on it, and that meeple as its shape tells.
struct Scene {
    explicit Scene(MeepleForm form, MeepleType figure = MeepleType::Small)
        : frame(tests::nineTilesWith({{{form, models::heightOf_mm(figure), 0.0, figure}, kFoot, kRedPaint}}))
        , view(tests::nineTilesView(frame)) {
        for (FoundMeeple& thing : findMeeples(frame, view, camera, {}))
            if (thing.evidence > 0.0F)
                meeple = std::move(thing);
    }
    [[nodiscard]] ThingPatch patch(int side = ThingPatch::kSide) const {
        return patchOf(frame, view, measureForeignness(view), camera, meeple, side);
    }

    calibration::TableCamera camera = tests::nineTilesCamera();
    Frame frame;
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
    EXPECT_GT(meanOf(patch.planes[kColourPlane], {28, 28, 8, 8}), 200.0);
    EXPECT_LT(meanOf(patch.planes[kColourPlane], {0, 0, 12, 12}), 60.0);
    EXPECT_GT(meanOf(patch.planes[2], {28, 28, 8, 8}), 2.0 * meanOf(patch.planes[0], {28, 28, 8, 8})); // red
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
    EXPECT_EQ(patch.planes[kKnownPlane].at<uchar>(32, 32), 255);
    const cv::Vec3d seen(cv::mean(shares(cv::Rect(middle.x - 16, middle.y + 4, 32, 10))).val);
    EXPECT_NEAR(meanOf(patch.planes[1], {0, 44, 64, 20}), seen[1], 15.0);
}

TEST(ThingPatch, ALargerOneShowsMoreAround) {
    const Scene& board = scene(MeepleForm::Lying);
    const ThingPatch small = board.patch();
    constexpr int kMore = 16;
    const ThingPatch large = board.patch(ThingPatch::kSide + 2 * kMore);
    const cv::Rect inner(kMore, kMore, ThingPatch::kSide, ThingPatch::kSide);
    for (std::size_t i = 0; i < small.planes.size(); ++i)
        EXPECT_LT(cv::norm(small.planes[i], large.planes[i](inner), cv::NORM_L1), 2.0 * inner.area()) << i;
}

TEST(ThingPatch, ExpectsWhatIsPrinted) {
    const ThingPatch patch = scene(MeepleForm::Standing).patch();
    const cv::Rect corner(0, 0, 12, 12); // far from the meeple
    for (std::size_t colour = 0; colour < 3; ++colour)
        EXPECT_NEAR(meanOf(patch.planes[colour], corner), meanOf(patch.planes[colour + 3], corner), 12.0);
    const cv::Rect middle(28, 28, 8, 8);
    EXPECT_LT(meanOf(patch.planes[1], middle), meanOf(patch.planes[4], middle) - 20.0); // green
}

TEST(ThingPatch, KnowsWhereItLies) {
    const ThingPatch::Place place{{2.0, 1.0}, {0.6, 0.8}};
    const cv::Point2d offset(0.1, -0.2);
    EXPECT_LT(cv::norm(place.offsetOf(place.tableAt(offset)) - offset), 1e-9);
    EXPECT_LT(cv::norm(place.tableAt({0.0, 1.0}) - place.middle - place.down), 1e-9);
    EXPECT_NEAR((place.tableAt({1.0, 0.0}) - place.middle).dot(place.down), 0.0, 1e-9);
}

TEST(MeepleReader, GivesOneLookForEachPatch) {
    const auto reader = MeepleReader::open(MEEPLECAM_MEEPLE_NETWORKS);
    ASSERT_TRUE(reader.has_value());
    EXPECT_TRUE(reader->read({}).empty());
    const std::vector<ThingPatch> patches{scene(MeepleForm::Standing).patch(),
                                          scene(MeepleForm::Lying).patch()};
    const std::vector<ThingLook> looks = reader->read(patches);
    ASSERT_EQ(looks.size(), 2U);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        EXPECT_GT(looks[i].meeple, 0.0F);
        EXPECT_LT(cv::norm(patches[i].place.tableAt(looks[i].foot) - kFoot), 0.12) << i;
    }
    EXPECT_GT(looks[0].standing, looks[1].standing);
    EXPECT_EQ(reader->read(std::span(patches).last(1)).front().standing, looks[1].standing);
}

TEST(MeepleReader, TellsFiguresFromMeeples) {
    const auto reader = MeepleReader::open(MEEPLECAM_MEEPLE_NETWORKS);
    ASSERT_TRUE(reader.has_value());
    EXPECT_TRUE(reader->readFigures({}).empty());
    const auto lookAt = [&](const Scene& board) {
        return reader->readFigures(std::vector{board.patch()}).front();
    };
    for (const MeepleForm form : {MeepleForm::Standing, MeepleForm::Lying})
        for (const float odds : lookAt(scene(form)))
            EXPECT_LE(odds, 0.0F);
    for (const MeepleType figure : {MeepleType::Abbot, MeepleType::Builder, MeepleType::Pig}) {
        const auto at = static_cast<std::size_t>(figure);
        const FigureLook look = lookAt(Scene(MeepleForm::Standing, figure));
        EXPECT_GT(look[at], lookAt(scene(MeepleForm::Standing))[at] + 1.0F) << engine::nameOf(figure);
    }
}

TEST(MeepleReader, RefusesWhatIsNoNetwork) {
    EXPECT_FALSE(MeepleReader::open("/no/such/folder").has_value());
    const auto reader = MeepleReader::open(MEEPLECAM_NETWORK); // that of tiles
    ASSERT_FALSE(reader.has_value());
    EXPECT_NE(reader.error().message.find("install the program again"), std::string::npos);
}

TEST(FindMeeples, LooksCountBesideShape) {
    const auto reader = MeepleReader::open(MEEPLECAM_MEEPLE_NETWORKS);
    ASSERT_TRUE(reader.has_value());
    const Scene& board = scene(MeepleForm::Standing);
    const ThingLook look = reader->read(std::vector{board.patch()}).front();
    bool found = false;
    for (const FoundMeeple& thing : findMeeples(board.frame, board.view, board.camera, {}, &*reader))
        if (cv::norm(thing.foot - board.meeple.foot) < 0.1) {
            found = true;
            EXPECT_NEAR(thing.evidence, board.meeple.evidence + look.meeple, 1e-3);
            EXPECT_NEAR(thing.standing, board.meeple.standing + look.standing, 1e-3);
        }
    EXPECT_TRUE(found);
}

} // namespace
} // namespace meeplecam::vision
