#include "vision/teaching/printed_frames.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace meeplecam::vision {

namespace {

/// How far a thin dark line lies inwards from one side of a face, as a fraction of the side; negative when
/// there is none. The face is turned so that this side is at the top; `dark` is larger where it is darker
/// than around.
double lineBelowTop(const cv::Mat& dark) {
    constexpr double kFirst = 0.02; // of the side: where a printed frame may begin
    constexpr double kLast = 0.15;  // of the side: and where it ends
    constexpr float kDark = 12.0F;  // grey levels darker than around
    constexpr double kWhole = 0.75; // of the side along which the line is to be seen
    const cv::Range columns(dark.cols / 6, dark.cols * 5 / 6);
    double best = -1.0;
    double most = kWhole;
    for (int y = cvRound(kFirst * dark.rows); y < cvRound(kLast * dark.rows); ++y) {
        int seen = 0;
        for (int x = columns.start; x < columns.end; ++x)
            seen +=
                std::max({dark.at<float>(y - 1, x), dark.at<float>(y, x), dark.at<float>(y + 1, x)}) > kDark;
        const double share = static_cast<double>(seen) / columns.size();
        if (share > most) {
            most = share;
            best = (y + 0.5) / dark.rows;
        }
    }
    return best;
}

/// How far the frame lies inwards from each side, in the order of the quad's sides.
std::optional<std::array<double, 4>> frameIn(const Frame& frame, const Quad& quad) {
    constexpr int kFrame_px = 200; // pixels
    cv::Mat grey;
    cv::cvtColor(rectify(frame, quad, kFrame_px, 0), grey, cv::COLOR_BGR2GRAY);
    cv::Mat dark;
    cv::morphologyEx(grey, dark, cv::MORPH_BLACKHAT, cv::getStructuringElement(cv::MORPH_RECT, {9, 9}));
    dark.convertTo(dark, CV_32F);
    std::array<double, 4> insets{};
    for (double& inset : insets) {
        inset = lineBelowTop(dark);
        if (inset < 0.0)
            return std::nullopt;
        cv::rotate(dark, dark, cv::ROTATE_90_COUNTERCLOCKWISE); // the side to the right comes to the top
    }
    return insets;
}

Quad inset(const Quad& quad, const std::array<double, 4>& by) {
    const auto f = [](double value) { return static_cast<float>(value); };
    const std::vector<cv::Point2f> inner{{f(by[3]), f(by[0])},
                                         {f(1.0 - by[1]), f(by[0])},
                                         {f(1.0 - by[1]), f(1.0 - by[2])},
                                         {f(by[3]), f(1.0 - by[2])}};
    std::vector<cv::Point2f> corners;
    cv::perspectiveTransform(inner, corners, pictureFromUnit(quad));
    Quad result;
    std::ranges::copy(corners, result.begin());
    return result;
}

} // namespace

std::vector<Quad> withinPrintedFrames(const Frame& frame, const std::vector<Quad>& quads) {
    std::vector<std::array<double, 4>> frames;
    for (const Quad& quad : quads)
        if (const auto insets = frameIn(frame, quad))
            frames.push_back(*insets);
    if (2 * frames.size() <= quads.size())
        return quads;
    constexpr double kSpread = 0.02; // sides; sheets are cut and printed alike
    std::array<double, 4> usual{};
    for (std::size_t side = 0; side < 4; ++side) {
        std::ranges::sort(frames, {}, [&](const std::array<double, 4>& by) { return by[side]; });
        usual[side] = frames[frames.size() / 2][side];
    }
    std::vector<Quad> result;
    for (const Quad& quad : quads) {
        std::array<double, 4> insets = frameIn(frame, quad).value_or(usual);
        for (std::size_t side = 0; side < 4; ++side)
            if (std::abs(insets[side] - usual[side]) > kSpread)
                insets[side] = usual[side];
        result.push_back(inset(quad, insets));
    }
    return result;
}

} // namespace meeplecam::vision
