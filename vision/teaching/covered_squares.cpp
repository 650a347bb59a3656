#include "vision/teaching/covered_squares.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <optional>

namespace meeplecam::vision {

namespace {

constexpr double kStraight = 0.045;       // of a side, by which an outline may be off a straight line
constexpr double kLeastSideBeside = 0.88; // of the side of the tile beside it
constexpr double kMostSide = 1.14;        // the same, upwards
constexpr double kLeastArm = 0.3;         // of a side: what is seen of the sides beside the whole one
constexpr double kMostSkew = 0.25;        // cosine of a corner
constexpr double kLeastHidden = 0.1;      // of a tile's area
constexpr double kStrip = 0.25;           // of a side: along the whole one nothing else lies

/// A square by one of its sides.
struct Candidate {
    Quad quad;         // the whole side first
    double seen = 0.0; // of the sides beside it, tile sides
};

double sideBeside(const cv::Point2f& at, std::span<const Quad> found) {
    return meanSide(*std::ranges::min_element(
        found, {}, [&](const Quad& quad) { return cv::norm(centreOf(quad) - at); }));
}

/// The square whose whole side runs from the second to the third of four corners of an outline.
std::optional<Candidate> squareAt(const std::array<cv::Point2f, 4>& corners, std::span<const Quad> found) {
    const cv::Point2f side = corners[2] - corners[1];
    const cv::Point2f first = corners[0] - corners[1];
    const cv::Point2f last = corners[3] - corners[2];
    const double length = cv::norm(side);
    const double wanted = sideBeside(0.5F * (corners[1] + corners[2]), found);
    if (length < kLeastSideBeside * wanted || length > kMostSide * wanted)
        return std::nullopt;
    const double one = cv::norm(first);
    const double other = cv::norm(last);
    const double least = std::min(one, other);
    if (least < kLeastArm * wanted || std::abs(side.dot(first)) > kMostSkew * length * one ||
        std::abs(side.dot(last)) > kMostSkew * length * other || first.dot(last) < 0.0F)
        return std::nullopt;
    Candidate candidate{
        {corners[1], corners[2], corners[2] + last * (wanted / other), corners[1] + first * (wanted / one)},
        (std::min(one, wanted) + std::min(other, wanted)) / wanted};
    if (cv::contourArea(candidate.quad, true) < 0.0)
        candidate.quad = {candidate.quad[1], candidate.quad[0], candidate.quad[3], candidate.quad[2]};
    const bool longer = least > kMostSide * wanted; // a card, or a tile with another one on it
    const auto hides = [&](const Quad& whole) {
        return sharedArea(candidate.quad, whole) > kLeastHidden * wanted * wanted;
    };
    if (longer && std::ranges::none_of(found, hides))
        return std::nullopt;
    return candidate;
}

/// Whether a square that is seen whole lies there, or beside the whole side.
bool isTaken(const Quad& quad, std::span<const Quad> found) {
    constexpr double kMost = 0.6;        // of its area: the rest is hidden by a tile that lies on it
    constexpr double kMostOfStrip = 0.2; // the same of a strip along the whole side
    const auto towards = [](const cv::Point2f& from, const cv::Point2f& to) {
        return from + (to - from) * kStrip;
    };
    const Quad strip{quad[0], quad[1], towards(quad[1], quad[2]), towards(quad[0], quad[3])};
    const double area = cv::contourArea(quad);
    return std::ranges::any_of(found, [&](const Quad& other) {
        return sharedArea(quad, other) > kMost * area ||
               sharedArea(strip, other) > kMostOfStrip * kStrip * area;
    });
}

void addCandidates(const std::vector<cv::Point>& contour, double side, std::span<const Quad> found,
                   std::vector<Candidate>& candidates) {
    std::vector<cv::Point> outline;
    cv::approxPolyDP(contour, outline, kStraight * side, true);
    const std::size_t count = outline.size();
    for (std::size_t i = 0; count >= 4 && i < count; ++i) {
        std::array<cv::Point2f, 4> corners;
        for (std::size_t corner = 0; corner < 4; ++corner)
            corners[corner] = cv::Point2f(outline[(i + corner) % count]) + cv::Point2f(0.5F, 0.5F);
        if (auto candidate = squareAt(corners, found); candidate && !isTaken(candidate->quad, found))
            candidates.push_back(*candidate);
    }
}

} // namespace

std::vector<Quad> findCoveredSquares(const ReducedPicture& picture, std::span<const Quad> found) {
    if (found.empty())
        return {};
    std::vector<Quad> whole(found.begin(), found.end());
    for (Quad& quad : whole)
        for (cv::Point2f& corner : quad)
            corner *= picture.scale;
    const double side = meanSide(whole.front());
    std::vector<Candidate> candidates;
    for (const std::vector<cv::Point>& outline : picture.outlines)
        if (static_cast<double>(outline.size()) > side)
            addCandidates(outline, side, whole, candidates);
    std::ranges::stable_sort(candidates, std::ranges::greater{}, &Candidate::seen);
    std::vector<Quad> squares;
    for (const Candidate& candidate : candidates) {
        const auto same = [&](const Quad& other) {
            return cv::norm(centreOf(other) - centreOf(candidate.quad)) < 0.6 * side;
        };
        if (std::ranges::none_of(squares, same))
            squares.push_back(candidate.quad);
    }
    for (Quad& quad : squares)
        for (cv::Point2f& corner : quad)
            corner *= 1.0 / picture.scale;
    return squares;
}

} // namespace meeplecam::vision
