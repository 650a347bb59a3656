#include "vision/meeples/shape_search.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

const cv::Vec3b kSearchedRed(41, 50, 180);
const cv::Size kSize(120, 100);

Silhouette block(int width, int height) {
    Silhouette silhouette;
    for (int y = 0; y < height; ++y)
        silhouette.runs.push_back({y, 0, width - 1});
    silhouette.area = width * height;
    return silhouette;
}

/// A view all over tiles, on which a rectangle of one colour is foreign.
struct SearchedScene {
    explicit SearchedScene(const cv::Rect& thing, const cv::Vec3b& colour = kSearchedRed) {
        view.seen = cv::Mat(kSize, CV_8UC3, cv::Scalar(70, 140, 110));
        view.seen(thing).setTo(cv::Scalar(cv::Vec3d(colour)));
        foreign.amount = cv::Mat::zeros(kSize, CV_32F);
        foreign.amount(thing).setTo(1.0);
        foreign.darkened = foreign.amount.clone();
        foreign.known = cv::Mat(kSize, CV_8U, cv::Scalar(255));
    }

    [[nodiscard]] ShapeSearch search() const {
        return {view, foreign, claimed, cv::Rect(10, 10, 100, 80), red};
    }
    [[nodiscard]] ShapeFit best(const Silhouette& silhouette) const {
        return search().best({MeepleForm::Disc, 11.0, 0.0}, silhouette, cv::Rect(20, 20, 60, 40));
    }

    OrthoView view;
    Foreignness foreign;
    cv::Mat claimed = cv::Mat::zeros(kSize, CV_8U);
    WoodColour red{cv::Vec3f(kSearchedRed)};
};

const cv::Rect kThing(43, 36, 14, 10);

TEST(ShapeSearch, FindsThePlaceWhereTheShapeCoversTheThing) {
    const ShapeFit fit = SearchedScene(kThing).best(block(14, 10));
    EXPECT_EQ(fit.foot, kThing.tl());
    EXPECT_NEAR(fit.sum, 140.0F, 0.5F) << "all pixels count for it";
    EXPECT_EQ(fit.shape, (MeepleShape{MeepleForm::Disc, 11.0, 0.0}));
}

TEST(ShapeSearch, ATooLargeShapeFitsWorse) {
    const SearchedScene scene(kThing);
    EXPECT_LT(scene.best(block(20, 16)).sum, scene.best(block(14, 10)).sum);
    EXPECT_LT(scene.best(block(8, 6)).sum, scene.best(block(14, 10)).sum);
}

TEST(ShapeSearch, OtherColoursAndOtherThingsCountAgainst) {
    EXPECT_LT(SearchedScene(kThing, {150, 84, 49}).best(block(14, 10)).sum, 0.0F) << "blue is not red";
    SearchedScene claimed(kThing);
    claimed.claimed(kThing).setTo(255);
    EXPECT_LT(claimed.best(block(14, 10)).sum, 0.0F);
}

TEST(ShapeSearch, OffTheTilesTheColourCountsLess) {
    SearchedScene offTiles(kThing);
    offTiles.foreign.known(cv::Rect(0, 0, 50, 100)).setTo(0);
    offTiles.foreign.amount.setTo(0.0, offTiles.foreign.known == 0);
    const float sum = offTiles.best(block(14, 10)).sum;
    EXPECT_LT(sum, 130.0F);
    EXPECT_GT(sum, 70.0F);
    offTiles.view.seen(cv::Rect(0, 0, 50, 100)).setTo(cv::Scalar(cv::Vec3d(kSearchedRed)));
    EXPECT_LT(offTiles.best(block(14, 10)).sum, sum) << "the table has the same colour";
}

TEST(ShapeSearch, TheRingTellsWhetherTheThingGoesOn) {
    const SearchedScene scene(kThing);
    ShapeFit fit = scene.best(block(14, 10));
    EXPECT_LT(scene.search().ringOf(fit), -0.9F);
    fit.silhouette = block(6, 4);
    fit.foot = kThing.tl() + cv::Point(4, 3);
    EXPECT_GT(scene.search().ringOf(fit), 0.9F);
}

TEST(InsideOf, LeavesOutWhatIsNearTheOutline) {
    ShapeFit fit;
    fit.silhouette = block(20, 10);
    fit.foot = {30, 40};
    const std::vector<cv::Point> inside = insideOf(fit, kSize);
    EXPECT_EQ(cv::boundingRect(inside), cv::Rect(31, 41, 18, 8)) << "of five pixels of depth the outermost";
    EXPECT_EQ(inside.size(), 18U * 8U);
    fit.foot = {-10, 40};
    EXPECT_EQ(cv::boundingRect(insideOf(fit, kSize)), cv::Rect(0, 41, 9, 8))
        << "where the view ends is no outline";
    fit.foot = {-40, 40};
    EXPECT_TRUE(insideOf(fit, kSize).empty());
}

TEST(Grown, GrowsOnAllSidesAndFillsGaps) {
    const Silhouette wide = grown(block(6, 4), 2);
    EXPECT_EQ(wide.area, 10 * 8);
    ASSERT_EQ(wide.runs.size(), 8U);
    EXPECT_EQ(wide.runs.front().y, -2);
    EXPECT_EQ(wide.runs.front().first, -2);
    EXPECT_EQ(wide.runs.front().last, 7);
    Silhouette gap;
    gap.runs = {{0, 0, 2}, {0, 6, 8}};
    gap.area = 6;
    EXPECT_EQ(grown(gap, 0).area, 9) << "what lies between two legs";
}

} // namespace
} // namespace meeplecam::vision
