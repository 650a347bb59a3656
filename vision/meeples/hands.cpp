#include "vision/meeples/hands.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace meeplecam::vision {

namespace {

constexpr int kLeastGroup = 250;        // pixels of a group; more than a meeple
constexpr float kLeastLikelihood = 0.5; // log likelihood ratio from which on a pixel belongs to it

/// How often colours come, in 16 steps for each channel, smoothed.
class ColourShares {
public:
    ColourShares(const cv::Mat& bgr, const cv::Mat& mask) {
        int count = 0;
        for (int y = 0; y < bgr.rows; ++y)
            for (int x = 0; x < bgr.cols; ++x)
                if (mask.at<uchar>(y, x) != 0) {
                    m_shares[indexOf(bgr.at<cv::Vec3b>(y, x))] += 1.0F;
                    ++count;
                }
        for (float& share : m_shares)
            share /= static_cast<float>(std::max(1, count));
        for (const std::size_t step : {std::size_t{1}, std::size_t{kSteps}, std::size_t{kSteps} * kSteps})
            smooth(step);
    }

    [[nodiscard]] float of(const cv::Vec3b& colour) const { return m_shares[indexOf(colour)]; }

private:
    static constexpr int kSteps = 16;

    static std::size_t indexOf(const cv::Vec3b& colour) {
        constexpr int kStep = 256 / kSteps;
        return static_cast<std::size_t>((colour[2] / kStep * kSteps + colour[1] / kStep) * kSteps +
                                        colour[0] / kStep);
    }

    /// Along one channel, whose steps are so far apart.
    void smooth(std::size_t step) {
        std::vector<float> smoothed(m_shares.size());
        for (std::size_t i = 0; i < m_shares.size(); ++i) {
            const std::size_t place = i / step % kSteps;
            const float before = place > 0 ? m_shares[i - step] : m_shares[i];
            const float after = place + 1 < kSteps ? m_shares[i + step] : m_shares[i];
            smoothed[i] = 0.25F * before + 0.5F * m_shares[i] + 0.25F * after;
        }
        m_shares = std::move(smoothed);
    }

    std::vector<float> m_shares = std::vector<float>(std::size_t{kSteps} * kSteps * kSteps, 0.0F);
};

/// The parts of a mask that hang together and of which so many pixels are marked.
cv::Mat partsWith(const cv::Mat& mask, const cv::Mat& marks, int least) {
    cv::Mat labels;
    const int count = cv::connectedComponents(mask, labels, 8, CV_32S);
    std::vector<int> marked(static_cast<std::size_t>(count), 0);
    const auto partAt = [&](int y, int x) -> int& {
        return marked[static_cast<std::size_t>(labels.at<int>(y, x))];
    };
    for (int y = 0; y < mask.rows; ++y)
        for (int x = 0; x < mask.cols; ++x)
            partAt(y, x) += marks.at<uchar>(y, x) != 0 ? 1 : 0;
    cv::Mat kept = cv::Mat::zeros(mask.size(), CV_8U);
    for (int y = 0; y < mask.rows; ++y)
        for (int x = 0; x < mask.cols; ++x)
            if (mask.at<uchar>(y, x) != 0 && partAt(y, x) >= least)
                kept.at<uchar>(y, x) = 255;
    return kept;
}

/// The parts of a mask that reach in from the rim: hands have arms, but a river that no picture of the
/// catalogue shows ends on the board.
cv::Mat reachingIn(const cv::Mat& mask) {
    constexpr int kRim = 3; // pixels
    cv::Mat rim(mask.size(), CV_8U, cv::Scalar(255));
    rim(cv::Rect(kRim, kRim, mask.cols - 2 * kRim, mask.rows - 2 * kRim)) = 0;
    return partsWith(mask, rim, 1);
}

/// Whether that is the table: its colours were learned from the little that was taken for a tile, or from a
/// tile on which it was seen. Of 13 pictures with hands (path-traced and virtual tables) 0.22 at most was
/// covered beside the tiles, of three on gingham and felt whose table was taken for a hand 0.81 and more, and
/// 0.005 of that at most was known to be strange at first, 26 November 2026.
bool isTable(const cv::Mat& mask, const cv::Mat& seeds, const OrthoView& view) {
    constexpr double kMostHidden = 0.5; // share of what lies beside the tiles
    constexpr double kFewSeeds = 0.02;  // share of the mask
    const cv::Mat beside = view.tiles == 0;
    return cv::countNonZero(mask & beside) > kMostHidden * cv::countNonZero(beside) &&
           cv::countNonZero(seeds) < kFewSeeds * cv::countNonZero(mask);
}

/// Where the colours are rather those of what the mask covers than those of the tiles as printed or of the
/// table.
cv::Mat looksLike(const OrthoView& view, const cv::Mat& mask, const cv::Mat& asPrinted) {
    constexpr double kSmooth = 1.5; // pixels
    constexpr float kFloor = 1e-4F; // share of a colour that was never seen
    constexpr float kOpen = 0.25F;  // of what lies beside the tiles, as hands lie there, too
    const ColourShares own(view.seen, mask);
    const ColourShares printed(view.seen, asPrinted);
    const ColourShares table(view.seen, (view.tiles == 0) & ~mask);
    cv::Mat likelihood(view.seen.size(), CV_32F);
    for (int y = 0; y < likelihood.rows; ++y)
        for (int x = 0; x < likelihood.cols; ++x) {
            const auto& colour = view.seen.at<cv::Vec3b>(y, x);
            likelihood.at<float>(y, x) =
                std::log(own.of(colour) + kFloor) -
                std::log(std::max(printed.of(colour), kOpen * table.of(colour)) + kFloor);
        }
    cv::GaussianBlur(likelihood, likelihood, {}, kSmooth);
    return likelihood > kLeastLikelihood;
}

Silhouette silhouetteOf(const cv::Mat& mask) {
    Silhouette silhouette;
    for (int y = 0; y < mask.rows; ++y)
        for (int x = 0; x < mask.cols; ++x) {
            if (mask.at<uchar>(y, x) == 0)
                continue;
            const int first = x;
            while (x + 1 < mask.cols && mask.at<uchar>(y, x + 1) != 0)
                ++x;
            silhouette.runs.push_back({y, first, x});
            silhouette.area += x - first + 1;
        }
    return silhouette;
}

} // namespace

Silhouette findHands(const OrthoView& view, const Foreignness& foreign, std::span<const FoundMeeple> found) {
    constexpr double kAsPrinted = 0.1; // share by which a pixel may be darkened
    constexpr int kFinger = 7;         // pixels: 8 mm
    constexpr int kRim = 2;            // pixels around a meeple that mix with it
    constexpr int kRounds = 2; // in the first, what was taken for tiles and table still has its colours
    cv::Mat strange = foreign.amount > kForeign;
    for (const FoundMeeple& meeple : found)
        if (meeple.evidence > 0.0F)
            mark(meeple.fit, kRim, 0, strange);
    cv::morphologyEx(strange, strange, cv::MORPH_OPEN,
                     cv::getStructuringElement(cv::MORPH_ELLIPSE, {kFinger, kFinger}));
    const cv::Mat seeds = partsWith(strange, strange, kLeastGroup);
    if (cv::countNonZero(seeds) == 0)
        return {};
    const cv::Mat asPrinted = (foreign.known != 0) & (foreign.darkened < kAsPrinted);
    cv::Mat mask = seeds;
    for (int round = 0; round < kRounds; ++round)
        mask = partsWith(looksLike(view, mask, asPrinted & ~mask), seeds, kLeastGroup);
    mask = reachingIn(mask);
    if (isTable(mask, seeds, view))
        return {};
    cv::dilate(mask, mask, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
    return silhouetteOf(mask);
}

} // namespace meeplecam::vision
