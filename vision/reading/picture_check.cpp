#include "vision/reading/picture_check.h"

#include "vision/image/median.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace meeplecam::vision {

namespace {

// Measured on 22 photos and renders of the data folder, which all pass, and on the same ones blurred and
// darkened.
constexpr double kTileSide = 56.0;       // pixels a tile at which contrast and light are judged
constexpr double kCheckedWidth = 1280.0; // pixels of the picture when no tile is known
constexpr double kSharp = 0.19;          // reading loses tiles below; 0.29 is the least of the good ones
constexpr double kDarkPicture = 45.0;    // mean grey level; noise takes over below
constexpr double kBright = 225.0;        // mean grey level; printed colours clip above
constexpr int kGlaring = 250;            // grey level of the darkest channel
constexpr double kGlareArea = 0.12;      // of a tile: hides what a twin differs by
constexpr double kGlareShare = 0.004;    // of the picture, when no tile is known
constexpr double kSmallSide = 45.0;      // pixels; README states what is read from which size

/// The picture as it is judged: reduced, and which part of it counts.
struct SharpnessSample {
    cv::Mat bgr;
    cv::Mat grey;
    cv::Mat part;          // 255 where it counts
    cv::Mat glarePart;     // 255 where glare may hide a tile
    double side_px = 0.0;  // of a tile in the picture as it came; 0 = no tile is known
    double tileArea = 0.0; // pixels of the reduced picture; 0 = no tile is known
};

double medianSide(std::span<const Quad> tiles) {
    std::vector<double> sides;
    std::ranges::transform(tiles, std::back_inserter(sides), meanSide);
    return medianOf(std::move(sides));
}

void fillQuads(std::span<const Quad> quads, double scale, cv::Mat& mask) {
    for (const Quad& quad : quads) {
        std::array<cv::Point, 4> corners;
        std::ranges::transform(quad, corners.begin(),
                               [&](const cv::Point2f& corner) { return cv::Point(corner * scale); });
        cv::fillConvexPoly(mask, corners, 255);
    }
}

SharpnessSample sampleOf(const cv::Mat& bgr, std::span<const Quad> tiles, std::span<const Quad> beside) {
    SharpnessSample sample;
    if (!tiles.empty())
        sample.side_px = medianSide(tiles);
    const double scale = std::min(1.0, tiles.empty() ? kCheckedWidth / bgr.cols : kTileSide / sample.side_px);
    cv::resize(bgr, sample.bgr, {}, scale, scale, cv::INTER_AREA);
    cv::cvtColor(sample.bgr, sample.grey, cv::COLOR_BGR2GRAY);
    sample.part = cv::Mat(sample.bgr.size(), CV_8U, cv::Scalar(tiles.empty() ? 255 : 0));
    fillQuads(tiles, scale, sample.part);
    sample.glarePart = sample.part.clone();
    fillQuads(beside, scale, sample.glarePart);
    sample.tileArea = std::pow(sample.side_px * scale, 2.0);
    return sample;
}

/// Root mean square of what is left of the picture when `sigma` pixels around are averaged away.
double contrastBelow(double sigma, const cv::Mat& grey, const cv::Mat& part) {
    cv::Mat smooth;
    cv::GaussianBlur(grey, smooth, {}, sigma);
    cv::Mat rest = grey - smooth;
    return std::sqrt(cv::mean(rest.mul(rest), part)[0]);
}

double sharpnessOf(const SharpnessSample& sample) {
    constexpr double kFine = 1.0;     // pixels
    constexpr double kCoarse = 4.0;   // pixels
    constexpr double kContrast = 2.0; // grey levels; with less there is nothing to judge
    cv::Mat grey;
    sample.grey.convertTo(grey, CV_32F);
    const double coarse = contrastBelow(kCoarse, grey, sample.part);
    return coarse < kContrast ? 1.0 : contrastBelow(kFine, grey, sample.part) / coarse;
}

/// Where in the picture a point lies: on the side to which it is nearest, unless it is about the middle.
PicturePlace placeOf(const cv::Point2d& point, const cv::Size& picture) {
    constexpr double kMiddle = 1.0 / 6.0; // of width and height, from the middle to each side
    const double x = point.x / picture.width - 0.5;
    const double y = point.y / picture.height - 0.5;
    if (std::max(std::abs(x), std::abs(y)) < kMiddle)
        return PicturePlace::Middle;
    if (std::abs(x) >= std::abs(y))
        return x < 0.0 ? PicturePlace::Left : PicturePlace::Right;
    return y < 0.0 ? PicturePlace::Top : PicturePlace::Bottom;
}

/// The largest patch that blinds the camera, when it hides something.
std::optional<PictureAdvice> glareIn(const SharpnessSample& sample) {
    cv::Mat glaring;
    cv::inRange(sample.bgr, cv::Scalar::all(kGlaring), cv::Scalar::all(255), glaring);
    glaring &= sample.glarePart;
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centres;
    const int count = cv::connectedComponentsWithStats(glaring, labels, stats, centres);
    const double least = sample.tileArea > 0.0 ? kGlareArea * sample.tileArea
                                               : kGlareShare * static_cast<double>(glaring.total());
    int largest = 0;
    for (int i = 1; i < count; ++i)
        if (stats.at<int>(i, cv::CC_STAT_AREA) >= least &&
            (largest == 0 || stats.at<int>(i, cv::CC_STAT_AREA) > stats.at<int>(largest, cv::CC_STAT_AREA)))
            largest = i;
    if (largest == 0)
        return std::nullopt;
    const cv::Point2d centre(centres.at<double>(largest, 0), centres.at<double>(largest, 1));
    return PictureAdvice{PictureFault::Glare, placeOf(centre, sample.bgr.size())};
}

/// Whether tiles lie beyond the edges of the picture, and beyond which.
std::optional<PictureAdvice> edgesOf(std::span<const Quad> tiles, const cv::Size& picture) {
    constexpr float kOver = 0.03F; // sides that a corner may be off the picture, as corners are not exact
    std::set<PicturePlace> crossed;
    for (const Quad& tile : tiles) {
        const float over = kOver * static_cast<float>(meanSide(tile));
        for (const cv::Point2f& corner : tile) {
            if (corner.y < -over)
                crossed.insert(PicturePlace::Top);
            if (corner.x > static_cast<float>(picture.width) + over)
                crossed.insert(PicturePlace::Right);
            if (corner.y > static_cast<float>(picture.height) + over)
                crossed.insert(PicturePlace::Bottom);
            if (corner.x < -over)
                crossed.insert(PicturePlace::Left);
        }
    }
    if (crossed.empty())
        return std::nullopt;
    return PictureAdvice{PictureFault::LeavesPicture,
                         crossed.size() == 1 ? *crossed.begin() : PicturePlace::Middle};
}

/// `mean` is the grey level of what counts.
std::optional<PictureAdvice> lightOf(double mean) {
    if (mean < kDarkPicture)
        return PictureAdvice{PictureFault::TooDark};
    if (mean > kBright)
        return PictureAdvice{PictureFault::TooBright};
    return std::nullopt;
}

} // namespace

double sharpness(const cv::Mat& bgr, std::span<const Quad> tiles) {
    return sharpnessOf(sampleOf(bgr, tiles, {}));
}

std::vector<PictureAdvice> checkPicture(const cv::Mat& bgr, std::span<const Quad> tiles,
                                        std::span<const Quad> beside) {
    std::vector<PictureAdvice> advice;
    const auto add = [&](std::optional<PictureAdvice> found) {
        if (found)
            advice.push_back(*found);
    };
    const SharpnessSample sample = sampleOf(bgr, tiles, beside);
    add(lightOf(cv::mean(sample.grey, sample.part)[0]));
    if (sharpnessOf(sample) < kSharp)
        advice.push_back({PictureFault::Blurred});
    if (!tiles.empty() && sample.side_px < kSmallSide)
        advice.push_back({.fault = PictureFault::SmallTiles, .tile_px = cvRound(sample.side_px)});
    add(glareIn(sample));
    add(edgesOf(tiles, bgr.size()));
    return advice;
}

std::optional<PictureAdvice> checkLight(const cv::Mat& bgr) {
    cv::Mat grey;
    cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
    return lightOf(cv::mean(grey)[0]);
}

std::vector<PictureAdvice> checkPicture(const cv::Mat& bgr, const std::optional<TracedBoard>& board) {
    if (!board)
        return checkPicture(bgr, std::span<const Quad>());
    std::vector<Quad> tiles;
    std::vector<Quad> beside;
    for (const CellReading& cell : board->cells)
        (cell.tileEvidence > kTileEvidence ? tiles : beside).push_back(cell.quad);
    if (tiles.empty())
        beside.clear(); // they are nowhere in particular
    return checkPicture(bgr, tiles, beside);
}

std::optional<PictureAdvice> ExposureWatch::next(double brightness, double time_s) {
    constexpr double kMemory_s = 6.0;
    constexpr double kSwing = 8.0; // grey levels; steady cameras stay within 3
    constexpr int kMostSwings = 3; // a hand that comes and goes makes two
    m_recent.push_back({brightness, time_s});
    while (m_recent.front().time_s < time_s - kMemory_s)
        m_recent.pop_front();
    int swings = 0;
    int direction = 0;
    double turning = m_recent.front().brightness; // the highest or lowest since the last swing
    for (const Moment& moment : m_recent) {
        const double change = moment.brightness - turning;
        if (direction * change > 0.0 || (direction == 0 && std::abs(change) > kSwing)) {
            swings += direction == 0 ? 1 : 0;
            direction = change > 0.0 ? 1 : -1;
            turning = moment.brightness;
        } else if (std::abs(change) > kSwing) {
            ++swings;
            direction = -direction;
            turning = moment.brightness;
        }
    }
    if (swings <= kMostSwings)
        return std::nullopt;
    return PictureAdvice{PictureFault::Hunting};
}

} // namespace meeplecam::vision
