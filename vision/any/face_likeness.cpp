#include "vision/any/face_likeness.h"

#include "vision/image/median.h"
#include "vision/image/patches.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace meeplecam::vision {

namespace {

constexpr int kFineRim = 3;      // of these at each side that are not compared: neighbours cover them
constexpr int kFarOff = 2;       // pixels of the coarse face that two faces may lie apart
constexpr int kPatchWide = 7;    // pixels of the fine face that are judged together: a pennant is wider
constexpr double kAgrees = 18.0; // grey levels up to which a place looks the same

/// What lies within a rim, of the face moved by no more pixels than that.
cv::Mat within(const cv::Mat& face, int rim, cv::Point shift = {}) {
    return face(cv::Rect(cv::Point(rim, rim) - shift, cv::Size(face.cols - 2 * rim, face.rows - 2 * rim)));
}

/// By how many coarse pixels `b` has to be moved to lie on `a`.
cv::Point offsetOf(const cv::Mat& a, const cv::Mat& b) {
    cv::Point best;
    double least = std::numeric_limits<double>::max();
    for (int y = -kFarOff; y <= kFarOff; ++y)
        for (int x = -kFarOff; x <= kFarOff; ++x)
            if (const double sum = cv::norm(within(a, kFarOff), within(b, kFarOff, {x, y}), cv::NORM_L1);
                sum < least) {
                least = sum;
                best = {x, y};
            }
    return best;
}

} // namespace

cv::Scalar gainBetween(const cv::Mat& a, const cv::Mat& b) {
    constexpr float kLittle = 8.0F;    // grey levels
    constexpr double kMostCast = 1.35; // of one channel against the others: else any colour becomes any other
    cv::Scalar gain;
    for (int c = 0; c < 3; ++c) {
        std::vector<float> ratios;
        for (int y = 0; y < a.rows; ++y)
            for (int x = 0; x < a.cols; ++x)
                ratios.push_back((a.at<cv::Vec3f>(y, x)[c] + kLittle) / (b.at<cv::Vec3f>(y, x)[c] + kLittle));
        gain[c] = medianOf(std::move(ratios));
    }
    const double all = std::cbrt(gain[0] * gain[1] * gain[2]);
    for (int c = 0; c < 3; ++c)
        gain[c] = all * std::clamp(gain[c] / all, 1.0 / kMostCast, kMostCast);
    return gain;
}

cv::Mat distances(const cv::Mat& a, const cv::Mat& b) {
    cv::Mat difference;
    cv::absdiff(a, b, difference);
    cv::Mat mean;
    cv::transform(difference, mean, cv::Matx13f(1.0F / 3, 1.0F / 3, 1.0F / 3));
    return mean;
}

ComparedFace::ComparedFace(const cv::Mat& bgr) {
    constexpr double kBlur = 0.8; // pixels
    cv::resize(bgr, fine, {kSide, kSide}, 0, 0, cv::INTER_AREA);
    cv::GaussianBlur(fine, fine, {}, kBlur);
    fine.convertTo(fine, CV_32F);
    cv::resize(fine, coarse, fine.size() / 2, 0, 0, cv::INTER_AREA);
}

cv::Mat differencesOf(const ComparedFace& a, const ComparedFace& b) {
    const cv::Scalar gain = gainBetween(within(a.coarse, kFarOff), within(b.coarse, kFarOff));
    cv::Mat lit;
    cv::multiply(b.coarse, gain, lit);
    const cv::Point offset = 2 * offsetOf(a.coarse, lit);
    cv::multiply(b.fine, gain, lit);
    constexpr int kAround = 2 * kFarOff + 1;
    cv::copyMakeBorder(lit, lit, kAround, kAround, kAround, kAround, cv::BORDER_REPLICATE);
    cv::Mat least;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) {
            cv::Mat here = distances(a.fine, within(lit, kAround, offset + cv::Point(x, y)));
            cv::blur(here, here, {kPatchWide, kPatchWide}, {-1, -1}, cv::BORDER_REPLICATE);
            least = least.empty() ? here : cv::Mat(cv::min(least, here));
        }
    return within(least, kFineRim + kPatchWide / 2);
}

double shareAlike(const cv::Mat& differences) {
    return cv::countNonZero(differences < kAgrees) / static_cast<double>(differences.total());
}

double agreementOf(const ComparedFace& a, const ComparedFace& b) {
    return shareAlike(differencesOf(a, b));
}

TurnedFaces turnedFaces(const cv::Mat& bgr) {
    return {ComparedFace(bgr), ComparedFace(turned(bgr, -1)), ComparedFace(turned(bgr, -2)),
            ComparedFace(turned(bgr, -3))};
}

FaceDifference leastDifference(const ComparedFace& a, const TurnedFaces& b) {
    FaceDifference best{0, std::numeric_limits<double>::max()};
    for (std::size_t turn = 0; turn < b.size(); ++turn) {
        double most = 0.0;
        cv::minMaxLoc(differencesOf(a, b[turn]), nullptr, &most);
        if (most < best.most)
            best = {static_cast<int>(turn), most};
    }
    return best;
}

} // namespace meeplecam::vision
