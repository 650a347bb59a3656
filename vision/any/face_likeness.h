#pragma once

#include <opencv2/core.hpp>

#include <array>
#include <limits>

namespace meeplecam::vision {

/// A face made ready to be compared with others.
struct ComparedFace {
    static constexpr int kSide = 48; ///< pixels
    explicit ComparedFace(const cv::Mat& bgr);

    cv::Mat fine;   ///< CV_32FC3, kSide pixels a side, a little blurred
    cv::Mat coarse; ///< half as many pixels a side
    cv::Mat smooth; ///< as `fine`, each pixel the mean of the patch around it
};

/// A face in its four turns, each turned back by so many quarter turns.
using TurnedFaces = std::array<ComparedFace, 4>;
TurnedFaces turnedFaces(const cv::Mat& bgr);

/// By what the colours of `b` are to be multiplied to be those of `a`, where most of both shows the same:
/// CV_32FC3 of one size.
cv::Scalar gainBetween(const cv::Mat& a, const cv::Mat& b);
/// Means of the three channels of |a - b|, CV_32FC3 in, CV_32F out.
cv::Mat distances(const cv::Mat& a, const cv::Mat& b);

/// How far two faces differ at each place, CV_32F, grey levels: means over small patches, after what light
/// and an offset of a few hundredths of a side change is taken out. Both as they lie.
cv::Mat differencesOf(const ComparedFace& a, const ComparedFace& b);

/// The same of faces in two lights, of which one may lie like a veil over what is printed: by how much each
/// channel is stronger and what is added to it, in linear light, is taken out.
cv::Mat differencesInOtherLight(const ComparedFace& a, const ComparedFace& b);

/// The share of such differences that are small, 0 to 1.
double shareAlike(const cv::Mat& differences);

/// The share of a face that looks as another one, 0 to 1: the rest may be hidden.
double agreementOf(const ComparedFace& a, const ComparedFace& b);

/// How much the place differs in which two faces differ most, under the turn in which they do least.
struct FaceDifference {
    int turn = 0;      ///< quarter turns by which the second lies against the first
    double most = 0.0; ///< grey levels
};
/// Two faces of one print differ by less.
inline constexpr double kSamePrint = 16.0;
/// ... and two of one print in two games by less than this (differencesInOtherLight): on films of eight
/// editions 188 of 249 did, and of the others none was below 15, most of them cloisters with and without a
/// road (27 November 2026).
inline constexpr double kSameBox = 14.0;
/// From here on they are plainly two, however little the light is known.
inline constexpr double kAnotherPrint = 30.0;
/// Turns under which they differ by `bound` or more don't count; infinite where all do.
FaceDifference leastDifference(const ComparedFace& a, const TurnedFaces& b,
                               double bound = std::numeric_limits<double>::infinity());

} // namespace meeplecam::vision
