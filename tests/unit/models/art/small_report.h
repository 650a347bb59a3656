#pragma once

#include "models/board_report.h"
#include "tests/support/bundled.h"

namespace meeplecam::tests {

/// Two tiles side by side in a photo of 400 x 300 pixels, with a red meeple, a lying blue one, a question and
/// a finding.
inline models::BoardReport smallReport() {
    models::BoardReport report;
    report.file = "table.jpg";
    report.size = {400, 300};
    report.tileSets = {"base"};
    report.tiles = {{placement("base.E", 0, 0, 0), 0.99, {{{80, 80}, {180, 80}, {180, 180}, {80, 180}}}},
                    {placement("base.E", 1, 0, 1), 0.6, {{{280, 80}, {280, 180}, {180, 180}, {180, 80}}}}};
    report.meeples = {
        {.colour = models::MeepleColour::Red, .feature = {{0, 0}, 0}, .at = {0.5, 0.5}, .foot = {130, 130}},
        {.colour = models::MeepleColour::Blue,
         .pose = models::MeeplePose::Lying,
         .feature = {{1, 0}, 1},
         .at = {0.5, 0.75},
         .foot = {205, 130}}};
    report.questions = {
        {models::ReportQuestion::About::Tile,
         {1, 0},
         models::QuestionReason::LooksAlike,
         {{.tile = report.tiles[1]}, {.tile = models::ReportedTile{placement("base.H", 1, 0, 0), 1.0, {}}}}}};
    report.findings = {{{0, 0}, engine::Clash{{0, 0}, engine::Side::East}}};
    report.scores = {
        {models::MeepleColour::Red, 1, {{engine::FeatureKind::City, false, 1, 0, 1, {{0, 0}, 0}}}},
        {models::MeepleColour::Blue, 0, {}}};
    return report;
}

/// How many pixels of a BGR picture are about as `colour` (BGR).
inline int countNear(const cv::Mat& picture, const cv::Scalar& colour) {
    constexpr double kNear = 14;
    cv::Mat near;
    cv::inRange(picture, colour - cv::Scalar::all(kNear), colour + cv::Scalar::all(kNear), near);
    return cv::countNonZero(near);
}

} // namespace meeplecam::tests
