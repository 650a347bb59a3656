#include "models/art/reports/report_overlay.h"

#include "models/art/reports/report_marks.h"
#include "tests/unit/models/art/small_report.h"

#include <gtest/gtest.h>

namespace meeplecam::art {
namespace {

using tests::smallReport;

const cv::Scalar kGrey(128, 128, 128);

cv::Mat overlaid(const models::BoardReport& report, cv::Size size = {400, 300}) {
    OverlayWords words{std::vector<std::string>(report.tiles.size(), "E"),
                       std::vector<std::string>(report.meeples.size(), "city"), "as seen"};
    return drawOverlay(cv::Mat(size, CV_8UC3, kGrey), report, words);
}

/// How far a pixel is from the empty photo.
double changeAt(const cv::Mat& picture, cv::Point at) {
    return cv::norm(cv::Vec3d(picture.at<cv::Vec3b>(at)) - cv::Vec3d(128, 128, 128));
}

TEST(ReportOverlay, IsAsLargeAsThePhotoAndLeavesTheRestAlone) {
    const cv::Mat picture = overlaid(smallReport());
    EXPECT_EQ(picture.size(), cv::Size(400, 300));
    EXPECT_EQ(picture.type(), CV_8UC3);
    EXPECT_EQ(changeAt(picture, {20, 20}), 0);
    EXPECT_EQ(changeAt(picture, {340, 130}), 0);
}

TEST(ReportOverlay, OutlinesTilesAndRingsFeet) {
    models::BoardReport report = smallReport();
    const cv::Mat marked = overlaid(report);
    EXPECT_GT(changeAt(marked, {130, 177}), 40); // the lower edge of the first tile
    EXPECT_GT(changeAt(marked, {143, 130}), 40); // east of the red meeple's foot
    report.meeples.clear();
    EXPECT_EQ(changeAt(overlaid(report), {143, 130}), 0);
}

TEST(ReportOverlay, ColoursOfOutlinesTellQuestionsAndFindings) {
    models::BoardReport report = smallReport();
    const cv::Point edge(130, 177);
    const auto redness = [&] {
        const cv::Vec3b colour = overlaid(report).at<cv::Vec3b>(edge);
        return colour[2] - colour[1];
    };
    EXPECT_GT(redness(), 80);
    report.findings.clear();
    EXPECT_LT(redness(), 0);
}

TEST(ReportOverlay, MarksACellWithoutATileBesideTheNearestOne) {
    models::BoardReport report = smallReport();
    report.questions.front().cell = {1, 1};
    EXPECT_GT(changeAt(overlaid(report), {196, 200}), 40); // the badge in the upper left of the empty cell
}

TEST(ReportOverlay, OutlinesWhatIsHiddenOrOfAnotherBoxWithoutABadge) {
    models::BoardReport report = smallReport();
    report.questions.clear();
    report.findings = {{{}, models::HiddenPlaces{{{1, 1}}}}};
    const cv::Mat hidden = overlaid(report);
    report.findings = {{{}, models::OtherBoxes{{{1, 1}}}}};
    EXPECT_EQ(cv::norm(hidden.rowRange(0, 280), overlaid(report).rowRange(0, 280), cv::NORM_INF), 0);
    report.findings.clear();
    const cv::Mat none = overlaid(report);
    cv::Mat changed;
    cv::inRange(hidden - none, cv::Scalar(0, 0, 40), cv::Scalar(255, 255, 255), changed);
    const cv::Rect cell(180, 178, 100, 100);
    EXPECT_GT(cv::countNonZero(changed(cell)), 100);
    EXPECT_EQ(cv::countNonZero(changed), cv::countNonZero(changed(cell)));
    EXPECT_EQ(changeAt(hidden, {196, 200}), 0);
}

TEST(ReportOverlay, AnEmptyReportLeavesThePhotoButForTheBar) {
    const cv::Mat picture = overlaid({});
    EXPECT_GT(changeAt(picture, {200, 295}), 40);
    EXPECT_EQ(cv::norm(picture.rowRange(0, 280), cv::Mat(280, 400, CV_8UC3, kGrey), cv::NORM_INF), 0);
}

} // namespace
} // namespace meeplecam::art
