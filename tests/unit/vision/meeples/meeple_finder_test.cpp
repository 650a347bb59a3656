#include "vision/meeples/meeple_finder.h"

#include "models/meeple_outline.h"
#include "tests/unit/vision/painted_meeple.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::vision {
namespace {

const cv::Scalar kRedWood(41, 50, 166);
const cv::Scalar kBlueWood(148, 84, 49);

/// Those that more likely than not are meeples or counters.
std::vector<FoundMeeple> foundAmong(const std::vector<tests::PaintedMeeple>& things) {
    const Frame frame = tests::nineTilesWith(things);
    std::vector<FoundMeeple> found =
        findMeeples(frame, tests::nineTilesView(frame), tests::nineTilesCamera(), {});
    std::erase_if(found, [](const FoundMeeple& meeple) { return meeple.evidence < 0.0F; });
    return found;
}

tests::PaintedMeeple wooden(MeepleForm form, cv::Point2d foot, const cv::Scalar& colour, double turn = 0.0) {
    return {{form, models::kMeepleHeight_mm, turn}, foot, colour};
}

double distance(const FoundMeeple& meeple, cv::Point2d foot) {
    return cv::norm(meeple.foot - foot);
}

double distance(const cv::Vec3f& seen, const cv::Scalar& colour) {
    return cv::norm(seen - cv::Vec3f(cv::Vec4f(colour).val));
}

TEST(FindMeeples, AnEmptyBoardHasNone) {
    EXPECT_TRUE(foundAmong({}).empty());
}

TEST(FindMeeples, AStandingMeepleWithItsFootAndColour) {
    const cv::Point2d foot(1.4, 1.6);
    const auto found = foundAmong({wooden(MeepleForm::Standing, foot, kRedWood)});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_LT(distance(found[0], foot), 0.1);
    EXPECT_LT(distance(found[0].colour, kRedWood), 25.0);
    EXPECT_EQ(found[0].fit.shape.form, MeepleForm::Standing);
    EXPECT_GT(found[0].standing, 0.0F);
    EXPECT_LT(cv::norm(found[0].white - cv::Vec3f(255, 255, 255)), 20.0);
}

TEST(FindMeeples, TheColourIsThatOfTheInsideHoweverSoftThePicture) {
    constexpr double kSoft = 4.0; // pixels
    const Frame sharp = tests::nineTilesWith({wooden(MeepleForm::Standing, {1.4, 1.6}, kRedWood)});
    cv::Mat soft;
    cv::GaussianBlur(sharp.level(0), soft, {}, kSoft);
    const Frame frame(soft);
    const auto found = findMeeples(frame, tests::nineTilesView(frame), tests::nineTilesCamera(), {});
    const auto red = std::ranges::max_element(found, {}, &FoundMeeple::evidence);
    ASSERT_NE(red, found.end());
    EXPECT_LT(distance(red->colour, kRedWood), 40.0);
    EXPECT_GT(distance(red->common, kRedWood), distance(red->colour, kRedWood) + 10.0);
}

TEST(FindMeeples, ALyingMeepleIsToldFromAStandingOne) {
    const cv::Point2d middle(2.3, 1.7);
    const auto found = foundAmong({wooden(MeepleForm::Lying, middle, kBlueWood, CV_PI / 2.0)});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_LT(distance(found[0], middle), 0.1);
    EXPECT_LT(distance(found[0].colour, kBlueWood), 25.0);
    EXPECT_EQ(found[0].fit.shape.form, MeepleForm::Lying);
    EXPECT_LT(found[0].standing, 0.0F);
}

/// Log odds that the one thing that is painted is that figure.
float oddsOf(engine::MeepleType figure, engine::MeepleType painted, const engine::FigureCounts& figures) {
    const MeepleShape shape{MeepleForm::Standing, models::heightOf_mm(painted), 0.0, painted};
    const Frame frame = tests::nineTilesWith({{shape, {1.45, 1.55}, kRedWood}});
    const auto found =
        findMeeples(frame, tests::nineTilesView(frame), tests::nineTilesCamera(), {.figures = figures});
    return found.empty() ? kNoFigure : found.front().figures[static_cast<std::size_t>(figure)];
}

TEST(FindMeeples, FiguresAreToldByTheirShapeWhereTheyMayBe) {
    using engine::MeepleType;
    for (const MeepleType figure : {MeepleType::Builder, MeepleType::Pig}) {
        const float itself = oddsOf(figure, figure, {7, 0, 1, 1, 1});
        EXPECT_GT(itself, oddsOf(figure, MeepleType::Small, {7, 0, 1, 1, 1}) + 2.0F);
        EXPECT_EQ(oddsOf(figure, figure, {7, 0, 0, 0, 0}), kNoFigure);
    }
}

TEST(FindMeeples, SeveralOnOneBoard) {
    const cv::Point2d first(0.5, 1.6);
    const cv::Point2d second(2.4, 0.7);
    auto found = foundAmong(
        {wooden(MeepleForm::Standing, first, kRedWood), wooden(MeepleForm::Standing, second, kBlueWood)});
    ASSERT_EQ(found.size(), 2U);
    std::ranges::sort(found, {}, [](const FoundMeeple& meeple) { return meeple.foot.x; });
    EXPECT_LT(distance(found[0], first), 0.1);
    EXPECT_LT(distance(found[0].colour, kRedWood), 25.0);
    EXPECT_LT(distance(found[1], second), 0.1);
    EXPECT_LT(distance(found[1].colour, kBlueWood), 25.0);
}

TEST(FindMeeples, CountersAreDiscs) {
    const MeepleShape disc{MeepleForm::Disc, 11.0, 0.0};
    const auto found = foundAmong(
        {{disc, {0.5, 0.5}, kRedWood}, {disc, {1.5, 1.5}, kRedWood}, {disc, {2.4, 1.7}, kBlueWood}});
    EXPECT_EQ(found.size(), 3U);
    for (const FoundMeeple& counter : found) {
        EXPECT_EQ(counter.fit.shape.form, MeepleForm::Disc);
        EXPECT_EQ(counter.standing, 0.0F);
    }
}

TEST(FindMeeples, AShadowIsNone) {
    cv::Mat shaded = tests::nineTilesFrame().level(0).clone();
    cv::Mat part = shaded(cv::Rect(150, 120, 60, 25));
    part.convertTo(part, -1, 0.6);
    const Frame frame(shaded);
    for (const FoundMeeple& thing :
         findMeeples(frame, tests::nineTilesView(frame), tests::nineTilesCamera(), {}))
        EXPECT_LT(thing.evidence, 0.0F) << thing.foot;
}

} // namespace
} // namespace meeplecam::vision
