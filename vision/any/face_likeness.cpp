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

/// By how many fine pixels `b` has to be moved to lie on `a`, both coarse faces.
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
    return 2 * best;
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
    cv::blur(fine, smooth, {kPatchWide, kPatchWide}, {-1, -1}, cv::BORDER_REPLICATE);
}

namespace {

/// What light makes of the colours of a face, in linear light.
struct LightChange {
    cv::Vec3d gain;
    cv::Vec3d veil; ///< added
};

constexpr double kGamma = 2.2;
constexpr double kWhite = 255.0;

/// CV_32FC3, grey levels to shares of white.
cv::Mat linearOf(const cv::Mat& face) {
    cv::Mat linear;
    cv::pow(face * (1.0 / kWhite), kGamma, linear);
    return linear;
}

cv::Mat greyLevelsOf(const cv::Mat& linear) {
    cv::Mat levels;
    cv::pow(cv::max(linear, 0.0), 1.0 / kGamma, levels);
    return levels * kWhite;
}

/// Gain and offset that make most of `from` what `to` is, the offset within bounds: least squares, iterated
/// with the weights of Cauchy, so that what differs in print counts little. One channel each, in linear
/// light.
cv::Vec2d lineBetween(const cv::Mat& to, const cv::Mat& from) {
    constexpr int kRounds = 8;
    constexpr double kMostVeil = 0.08;
    constexpr double kFlat = 3e-4; // variance that is hardly one: there all that differs is veil
    constexpr float kLeastSpread = 0.01F;
    cv::Mat weights = cv::Mat::ones(to.size(), CV_32F);
    cv::Vec2d line(1.0, 0.0);
    for (int round = 0; round < kRounds; ++round) {
        const double sum = cv::sum(weights)[0];
        const cv::Mat weighted = from.mul(weights);
        const double fromMean = cv::sum(weighted)[0] / sum;
        const double toMean = to.dot(weights) / sum;
        const double fromSquares = weighted.dot(from);
        const double products = weighted.dot(to);
        const double slope =
            (products / sum - fromMean * toMean + kFlat) / (fromSquares / sum - fromMean * fromMean + kFlat);
        line[1] = std::clamp(toMean - slope * fromMean, -kMostVeil, kMostVeil);
        line[0] = (products - line[1] * fromMean * sum) / (fromSquares + 1e-6);
        const cv::Mat rest = cv::abs(to - from * line[0] - cv::Scalar(line[1]));
        const std::vector<float> rests(rest.begin<float>(), rest.end<float>());
        const float spread = 2.0F * std::max(kLeastSpread, medianOf(rests));
        cv::divide(1.0, 1.0 + rest.mul(rest) * (1.0F / (spread * spread)), weights);
    }
    return line;
}

/// Linear light; CV_32FC3 of one size.
LightChange changeBetween(const cv::Mat& to, const cv::Mat& from) {
    constexpr double kMostCast = 1.6; // of one channel against the others
    std::array<cv::Mat, 3> tos;
    std::array<cv::Mat, 3> froms;
    cv::split(to, tos);
    cv::split(from, froms);
    LightChange change;
    for (int c = 0; c < 3; ++c) {
        const cv::Vec2d line =
            lineBetween(tos[static_cast<std::size_t>(c)], froms[static_cast<std::size_t>(c)]);
        change.gain[c] = std::max(1e-3, line[0]);
        change.veil[c] = line[1];
    }
    const double all = std::cbrt(change.gain[0] * change.gain[1] * change.gain[2]);
    for (int c = 0; c < 3; ++c)
        change.gain[c] = all * std::clamp(change.gain[c] / all, 1.0 / kMostCast, kMostCast);
    return change;
}

/// The differences at each place (differencesOf) where `fine`, in the light of `a`, lies off by so much.
cv::Mat differencesAt(const ComparedFace& a, cv::Mat fine, cv::Point offset) {
    constexpr int kAround = 2 * kFarOff + 1;
    cv::copyMakeBorder(fine, fine, kAround, kAround, kAround, kAround, cv::BORDER_REPLICATE);
    cv::Mat least;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) {
            cv::Mat here = distances(a.fine, within(fine, kAround, offset + cv::Point(x, y)));
            cv::blur(here, here, {kPatchWide, kPatchWide}, {-1, -1}, cv::BORDER_REPLICATE);
            least = least.empty() ? here : cv::Mat(cv::min(least, here));
        }
    return within(least, kFineRim + kPatchWide / 2);
}

/// Whether one of the differences (differencesAt) is so large. Few places are looked at: there the means of
/// two patches differ by no more than the mean difference of their pixels, for much less work.
bool differPlainly(const ComparedFace& a, const ComparedFace& b, const cv::Scalar& gain, cv::Point offset,
                   double bound) {
    constexpr double kRounding = 0.01;
    constexpr int kFirst = kPatchWide / 2 + 2 * kFarOff + 1; // whose patches lie within both faces
    constexpr int kStep = 4;
    const cv::Vec3f light(cv::Vec3d(gain.val));
    const auto differenceAt = [&](cv::Point at, cv::Point by) {
        const cv::Vec3f off = a.smooth.at<cv::Vec3f>(at) - b.smooth.at<cv::Vec3f>(at - by).mul(light);
        return (std::abs(off[0]) + std::abs(off[1]) + std::abs(off[2])) / 3.0F;
    };
    for (int row = kFirst; row < ComparedFace::kSide - kFirst; row += kStep)
        for (int column = kFirst; column < ComparedFace::kSide - kFirst; column += kStep) {
            float least = std::numeric_limits<float>::max();
            for (int y = -1; y <= 1; ++y)
                for (int x = -1; x <= 1; ++x)
                    least = std::min(least, differenceAt({column, row}, offset + cv::Point(x, y)));
            if (least > bound + kRounding)
                return true;
        }
    return false;
}

cv::Scalar gainOf(const ComparedFace& a, const ComparedFace& b) {
    return gainBetween(within(a.coarse, kFarOff), within(b.coarse, kFarOff));
}

cv::Mat litBy(const cv::Mat& face, const cv::Scalar& gain) {
    cv::Mat lit;
    cv::multiply(face, gain, lit);
    return lit;
}

} // namespace

cv::Mat differencesOf(const ComparedFace& a, const ComparedFace& b) {
    const cv::Scalar gain = gainOf(a, b);
    return differencesAt(a, litBy(b.fine, gain), offsetOf(a.coarse, litBy(b.coarse, gain)));
}

cv::Mat differencesInOtherLight(const ComparedFace& a, const ComparedFace& b) {
    const LightChange change =
        changeBetween(linearOf(within(a.coarse, kFarOff)), linearOf(within(b.coarse, kFarOff)));
    const auto lit = [&](const cv::Mat& face) {
        cv::Mat there = litBy(linearOf(face), cv::Scalar(change.gain[0], change.gain[1], change.gain[2]));
        cv::add(there, cv::Scalar(change.veil[0], change.veil[1], change.veil[2]), there);
        return greyLevelsOf(there);
    };
    return differencesAt(a, lit(b.fine), offsetOf(a.coarse, lit(b.coarse)));
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

FaceDifference leastDifference(const ComparedFace& a, const TurnedFaces& b, double bound) {
    FaceDifference best{0, std::numeric_limits<double>::infinity()};
    for (std::size_t turn = 0; turn < b.size(); ++turn) {
        const double least = std::min(bound, best.most);
        const cv::Scalar gain = gainOf(a, b[turn]);
        const cv::Point offset = offsetOf(a.coarse, litBy(b[turn].coarse, gain));
        if (differPlainly(a, b[turn], gain, offset, least))
            continue;
        double most = 0.0;
        cv::minMaxLoc(differencesAt(a, litBy(b[turn].fine, gain), offset), nullptr, &most);
        if (most < least)
            best = {static_cast<int>(turn), most};
    }
    return best;
}

} // namespace meeplecam::vision
