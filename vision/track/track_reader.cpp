#include "vision/track/track_reader.h"

#include "vision/image/logistic.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace meeplecam::vision {

namespace {

using models::MeepleColour;

/// What the print of a track looks like: by channel, the weights of the printed blue, green and red, of the
/// own channel times the place to the right and down (-1 to 1), and an offset.
constexpr int kTerms = 6;
using PrintLight = std::array<cv::Vec<double, kTerms>, 3>;

cv::Vec<double, kTerms> termsOf(const cv::Vec3b& printed, int channel, double x, double y) {
    const double own = printed[channel];
    return {double(printed[0]), double(printed[1]), double(printed[2]), own * x, own * y, 1.0};
}

/// A place of a mask from -1 to 1, across and down.
cv::Point2d placeIn(cv::Size size, int x, int y) {
    return {2.0 * x / std::max(1, size.width - 1) - 1.0, 2.0 * y / std::max(1, size.height - 1) - 1.0};
}

/// Fits the light of a channel by reweighted least squares (weights of Geman and McClure): up to a third of
/// the track may be covered.
cv::Vec<double, kTerms> fitChannel(const cv::Mat& printed, const cv::Mat& seen, const cv::Mat& mask,
                                   int channel) {
    constexpr int kRounds = 8;
    constexpr double kFirstSpread = 40.0; // grey levels
    constexpr double kLastSpread = 8.0;   // grey levels
    constexpr double kDraw = 50.0;        // towards seen = printed, in pixels
    cv::Vec<double, kTerms> light{};
    light[channel] = 1.0;
    for (int round = 0; round < kRounds; ++round) {
        const double spread = kFirstSpread * std::pow(kLastSpread / kFirstSpread, round / (kRounds - 1.0));
        cv::Matx<double, kTerms, kTerms> normal = cv::Matx<double, kTerms, kTerms>::eye() * kDraw;
        cv::Vec<double, kTerms> right{};
        right[channel] = kDraw;
        for (int y = 0; y < mask.rows; y += 2)
            for (int x = 0; x < mask.cols; x += 2) {
                if (mask.at<uchar>(y, x) == 0)
                    continue;
                const cv::Point2d place = placeIn(mask.size(), x, y);
                const auto terms = termsOf(printed.at<cv::Vec3b>(y, x), channel, place.x, place.y);
                const double value = seen.at<cv::Vec3b>(y, x)[channel];
                const double rest = (value - terms.dot(light)) / spread;
                const double weight = 1.0 / ((1.0 + rest * rest) * (1.0 + rest * rest));
                normal += weight * terms * terms.t();
                right += weight * value * terms;
            }
        light = normal.solve(right, cv::DECOMP_CHOLESKY);
    }
    return light;
}

/// Replaces what is printed by what it looks like.
void lightUp(const cv::Mat& seen, const cv::Mat& mask, cv::Mat& printed) {
    PrintLight light;
    for (int channel = 0; channel < 3; ++channel)
        light[static_cast<std::size_t>(channel)] = fitChannel(printed, seen, mask, channel);
    for (int y = 0; y < mask.rows; ++y)
        for (int x = 0; x < mask.cols; ++x) {
            if (mask.at<uchar>(y, x) == 0)
                continue;
            const cv::Point2d place = placeIn(mask.size(), x, y);
            auto& pixel = printed.at<cv::Vec3b>(y, x);
            const cv::Vec3b as = pixel;
            for (int channel = 0; channel < 3; ++channel)
                pixel[channel] = cv::saturate_cast<uchar>(
                    termsOf(as, channel, place.x, place.y).dot(light[static_cast<std::size_t>(channel)]));
        }
}

engine::CellRange cellsAround(const std::vector<cv::Point2d>& corners) {
    engine::CellRange cells{{INT_MAX, INT_MAX}, {INT_MIN, INT_MIN}};
    for (const cv::Point2d& corner : corners) {
        cells.first.x = std::min(cells.first.x, cvFloor(corner.x) - 1);
        cells.first.y = std::min(cells.first.y, cvFloor(corner.y) - 1);
        cells.last.x = std::max(cells.last.x, cvFloor(corner.x) + 1);
        cells.last.y = std::max(cells.last.y, cvFloor(corner.y) + 1);
    }
    return cells;
}

/// The picture of the track, drawn where it lies in the view.
void drawTrack(const cv::Mat& picture, const LyingTrack& track, OrthoView& view) {
    const std::vector<cv::Point2d> corners = track.cornersOnTable(picture.size());
    std::vector<cv::Point2f> inView;
    std::vector<cv::Point> outline;
    for (const cv::Point2d& corner : corners) {
        inView.emplace_back(view.pixelOf(corner));
        outline.emplace_back(cvRound(inView.back().x), cvRound(inView.back().y));
    }
    const double shrink = std::sqrt(cv::contourArea(inView) / picture.size().area());
    cv::Mat small = picture;
    if (shrink < 1.0)
        cv::resize(picture, small, {}, shrink, shrink, cv::INTER_AREA);
    const auto width = static_cast<float>(small.cols);
    const auto height = static_cast<float>(small.rows);
    const std::array<cv::Point2f, 4> from{{{0, 0}, {width, 0}, {width, height}, {0, height}}};
    cv::Matx33d by = cv::getPerspectiveTransform(from.data(), inView.data());
    const cv::Matx33d half{1, 0, 0.5, 0, 1, 0.5, 0, 0, 1}; // from corners of pixels to their middles
    by = half.inv() * by * half;
    cv::warpPerspective(small, view.expected, by, view.seen.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::fillConvexPoly(view.tiles, outline, cv::Scalar(255));
    view.expected.setTo(cv::Scalar::all(0), view.tiles == 0);
}

/// How probable it is that a foot stands on a space, by the distances from it and from those beside it.
struct SpaceBelief {
    int space = 0;
    double sure = 0.0; ///< 0 where it stands on none
};

SpaceBelief spaceOf(cv::Point2d foot, const std::vector<cv::Point2d>& spaces) {
    // Spaces; feet are found to 0.1 of a tile side, and people put figures down a little beside the middle.
    constexpr double kDeviation = 0.3;
    constexpr double kFarthest = 0.95;
    std::vector<double> weights;
    double sum = 0.0;
    double nearest = 1e9;
    SpaceBelief belief;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        const cv::Point2d& at = spaces[i];
        const double width = cv::norm(spaces[(i + 1) % spaces.size()] - at);
        const double distance = cv::norm(foot - at) / std::max(1e-6, width);
        weights.push_back(std::exp(-0.5 * distance * distance / (kDeviation * kDeviation)));
        sum += weights.back();
        if (distance < nearest) {
            nearest = distance;
            belief.space = static_cast<int>(i);
        }
    }
    if (nearest < kFarthest)
        belief.sure = weights[static_cast<std::size_t>(belief.space)] / std::max(1e-9, sum);
    return belief;
}

} // namespace

OrthoView viewOfTrack(const Frame& frame, const TracedBoard& board, const models::ScoreTrack& print,
                      const LyingTrack& track) {
    const calibration::TableCamera& camera = board.grid.camera();
    const std::vector<cv::Point2d> corners = track.cornersOnTable(print.picture.size());
    OrthoView view;
    view.cells = cellsAround(corners);
    const double side_px = cv::norm(camera.project(corners[2]) - camera.project(corners[0])) /
                           std::max(1e-6, cv::norm(corners[2] - corners[0]));
    view.seen = seenFromAbove(frame, camera, view.cells, side_px);
    view.tiles = cv::Mat::zeros(view.seen.size(), CV_8U);
    drawTrack(print.picture, track, view);
    lightUp(view.seen, view.tiles, view.expected);
    const cv::Vec3f white = board.scorer.light().seenColour({255.0F, 255.0F, 255.0F});
    view.white = cv::Mat(view.seen.size(), CV_32FC3, cv::Scalar(white[0], white[1], white[2]));
    compareWithPrint(view);
    return view;
}

TrackReader::TrackReader(models::ScoreTrack track)
    : m_track(std::move(track))
    , m_finder(m_track) {}

std::optional<TrackReading> TrackReader::read(const Frame& frame, const TracedBoard& board,
                                              const TrackGame& game,
                                              const std::optional<LyingTrack>& before) const {
    const auto track = m_finder.find(frame, board, before);
    if (!track)
        return std::nullopt;
    const OrthoView view = viewOfTrack(frame, board, m_track, *track);
    const Foreignness foreign = measureForeignness(view);
    TrackReading reading{*track, {}, 0.0};
    reading.covered = static_cast<double>(cv::countNonZero(foreign.amount > kForeign)) /
                      std::max(1, cv::countNonZero(foreign.known));
    std::vector<FoundMeeple> found =
        findMeeples(frame, view, board.grid.camera(), {game.tile_mm}, game.things);
    std::erase_if(found, [](const FoundMeeple& thing) { return thing.evidence < 0.0F; });
    const std::vector<ColourBelief> colours = nameColours(found, game.colours, game.paints);
    const std::vector<cv::Point2d> spaces = track->tableOf(m_track.spaces);
    std::map<MeepleColour, TrackFigure> best;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const SpaceBelief space = spaceOf(found[i].foot, spaces);
        const MeepleColour colour = likeliest(colours[i]);
        const double sure = space.sure * double{colours[i][static_cast<std::size_t>(colour)]} *
                            logistic<double>(found[i].evidence);
        if (const auto known = best.find(colour);
            sure > 0.0 && (known == best.end() || known->second.sure < sure))
            best[colour] = {colour, space.space, sure, found[i].foot};
    }
    for (const auto& [colour, figure] : best)
        reading.figures.push_back(figure);
    return reading;
}

} // namespace meeplecam::vision
