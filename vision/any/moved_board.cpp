#include "vision/any/moved_board.h"

#include "vision/any/strange_squares.h"
#include "vision/catalogue/picture_features.h"
#include "vision/image/patches.h"
#include "vision/teaching/plane_finder.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace meeplecam::vision {

namespace {

constexpr int kBorder = 8; // pixels around a print, of its own

/// Tiles that look alike, one of them rather a clear one.
std::vector<std::vector<const CellReading*>> printsOf(const TracedBoard& board) {
    std::map<int, std::vector<const CellReading*>> numbered;
    std::vector<std::vector<const CellReading*>> prints;
    for (const CellReading& cell : board.cells) {
        if (!hasPrint(cell))
            continue;
        if (const int number = cell.square->print->number; number == kNoPrint)
            prints.push_back({&cell});
        else
            numbered[number].push_back(&cell);
    }
    for (auto& [number, cells] : numbered) {
        std::ranges::stable_partition(cells,
                                      [](const CellReading* cell) { return !cell->square->print->covered; });
        prints.push_back(std::move(cells));
    }
    return prints;
}

/// The same features of several prints, one after the other: where in its square each lies, 0 to 1.
struct PrintFeatures {
    std::vector<std::pair<std::size_t, cv::Point2f>> places; // number of the print, and where on it
    cv::Mat descriptors;
};

PrintFeatures featuresOf(const std::vector<std::vector<const CellReading*>>& prints) {
    constexpr int kMost = 300; // of one print
    PrintFeatures all;
    for (std::size_t i = 0; i < prints.size(); ++i) {
        cv::Mat grey;
        cv::cvtColor(prints[i].front()->square->print->face, grey, cv::COLOR_BGR2GRAY);
        cv::copyMakeBorder(grey, grey, kBorder, kBorder, kBorder, kBorder, cv::BORDER_REPLICATE);
        const PictureFeatures features = featuresIn(grey, {}, kMost, 1.0, {-kBorder, -kBorder});
        for (const cv::Point2f& point : features.points)
            all.places.emplace_back(i, point * (1.0F / kPrintSide));
        if (!features.descriptors.empty())
            all.descriptors.push_back(features.descriptors);
    }
    return all;
}

/// Points of two pictures that may show the same.
struct PointPairs {
    std::vector<cv::Point2f> before;
    std::vector<cv::Point2f> now;
};

/// Where a feature of one print was seen on each tile that has it.
void addPairs(const std::vector<const CellReading*>& tiles, cv::Point2f place, cv::Point2f now,
              PointPairs& pairs) {
    for (const CellReading* tile : tiles) {
        const int turn = tile->square->print->turn - tiles.front()->square->print->turn;
        pairs.before.push_back(mapped(pictureFromUnit(tile->quad), turnedPoint(place, 1.0F, turn)));
        pairs.now.push_back(now);
    }
}

/// Those pairs of which the second point is where the first is mapped to.
PointPairs agreeing(const PointPairs& pairs, const cv::Matx33d& now_from_before, double far) {
    PointPairs agree;
    for (std::size_t i = 0; i < pairs.now.size(); ++i)
        if (cv::norm(mapped(now_from_before, pairs.before[i]) - cv::Point2d(pairs.now[i])) < far) {
            agree.before.push_back(pairs.before[i]);
            agree.now.push_back(pairs.now[i]);
        }
    return agree;
}

} // namespace

std::optional<cv::Matx33d> findMoved(const Frame& frame, const TracedBoard& before) {
    constexpr double kRoughly = 0.25;   // tile sides: without perspective
    constexpr double kExactly = 0.05;   // tile sides
    constexpr std::size_t kFewest = 15; // pairs that agree
    const std::vector<std::vector<const CellReading*>> prints = printsOf(before);
    const PrintFeatures known = featuresOf(prints);
    const PictureFeatures seen = featuresOf(frame, {{}, frame.size()}, {});
    PointPairs pairs;
    for (const FeaturePair& pair : clearPairs(seen.descriptors, known.descriptors)) {
        const auto& [print, place] = known.places[pair.second];
        addPairs(prints[print], place, seen.points[pair.first], pairs);
    }
    if (pairs.now.size() < kFewest)
        return std::nullopt;
    const double side = meanSide(prints.front().front()->quad);
    const cv::Mat rough = cv::estimateAffine2D(pairs.before, pairs.now, cv::noArray(), cv::RANSAC,
                                               kRoughly * side, 10000, 0.999);
    if (rough.empty())
        return std::nullopt;
    const PointPairs near = agreeing(pairs, homographyOf(rough), 2.0 * kRoughly * side);
    if (near.now.size() < kFewest)
        return std::nullopt;
    const cv::Mat exact = cv::findHomography(near.before, near.now, cv::RANSAC, kExactly * side);
    if (exact.empty())
        return std::nullopt;
    const cv::Matx33d now_from_before(exact);
    return agreeing(near, now_from_before, kExactly * side).now.size() < kFewest
               ? std::nullopt
               : std::optional(now_from_before);
}

} // namespace meeplecam::vision
