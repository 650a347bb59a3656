#include "vision/pennant_finder.h"

#include "vision/dot_products.h"
#include "vision/patches.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::vision {

namespace {

constexpr int kSide = 32; // pixels of the reduced faces that are searched
constexpr int kPatch = 6; // pixels of the window, about a pennant
constexpr int kPositions = kSide - kPatch + 1;
constexpr std::size_t kMostAnchors = 5; // pictures whose windows are tried as the pennant
constexpr float kLeastMargin =
    0.05F; // by how much more alike pennants are to each other than to anything else
constexpr float kClearMargin = 0.10F;  // enough to stop looking for a better window
constexpr float kLeastLikeness = 0.6F; // correlation at which a window counts as the pennant

/// All windows of a face as unit rows, window by window, row by row.
cv::Mat windowsOf(const cv::Mat& face) {
    cv::Mat rows(kPositions * kPositions, kPatch * kPatch * 3, CV_32F);
    for (int y = 0; y < kPositions; ++y)
        for (int x = 0; x < kPositions; ++x)
            writeUnitRow(face, {x, y, kPatch, kPatch}, rows.ptr<float>(y * kPositions + x));
    return rows;
}

cv::Mat reduced(const cv::Mat& face) {
    cv::Mat small;
    cv::resize(face, small, {kSide, kSide}, 0.0, 0.0, cv::INTER_AREA);
    small.convertTo(small, CV_32FC3);
    return small;
}

/// The windows of a picture in all four turns.
PackedRows turnedWindows(const cv::Mat& face) {
    cv::Mat rows;
    for (int turns = 0; turns < 4; ++turns)
        rows.push_back(windowsOf(turned(reduced(face), turns)));
    return PackedRows(rows);
}

/// For each window of the anchor, how much the most alike window of the other picture resembles it.
std::vector<float> bestLikeness(const cv::Mat& anchorWindows, const PackedRows& other) {
    const cv::Mat likeness = dotProducts(anchorWindows, other);
    std::vector<float> best(static_cast<std::size_t>(likeness.rows));
    for (int i = 0; i < likeness.rows; ++i)
        best[static_cast<std::size_t>(i)] =
            *std::max_element(likeness.ptr<float>(i), likeness.ptr<float>(i) + likeness.cols);
    return best;
}

struct Mark {
    cv::Mat window; // one unit row
    float margin = 0.0F;
};

/// The window of the anchor that all pictures with a pennant have and no other has, if there is one.
Mark findMark(const cv::Mat& anchorWindows, const std::vector<PackedRows>& with,
              const std::vector<PackedRows>& without) {
    std::vector<float> shared(static_cast<std::size_t>(anchorWindows.rows), 1.0F);
    for (const PackedRows& other : with) {
        const auto likeness = bestLikeness(anchorWindows, other);
        for (std::size_t i = 0; i < shared.size(); ++i)
            shared[i] = std::min(shared[i], likeness[i]);
    }
    std::vector<float> foreign(shared.size(), 0.0F);
    for (const PackedRows& other : without) {
        const auto likeness = bestLikeness(anchorWindows, other);
        for (std::size_t i = 0; i < foreign.size(); ++i)
            foreign[i] = std::max(foreign[i], likeness[i]);
    }
    Mark mark;
    for (std::size_t i = 0; i < shared.size(); ++i)
        if (shared[i] - foreign[i] > mark.margin)
            mark = {anchorWindows.row(static_cast<int>(i)), shared[i] - foreign[i]};
    return mark;
}

} // namespace

int pennantsOf(const engine::TileType& type) {
    int sum = 0;
    for (const engine::Segment& segment : type.segments)
        sum += segment.pennants;
    return sum;
}

void findPennants(std::span<TilePicture> pictures, const engine::TileRegistry& registry) {
    std::vector<std::size_t> marked;
    std::vector<PackedRows> with;
    std::vector<PackedRows> without;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const engine::TileType& type = registry[pictures[i].tile];
        const bool city = std::ranges::any_of(
            type.segments, [](const engine::Segment& s) { return s.kind == engine::FeatureKind::City; });
        if (pennantsOf(type) > 0) {
            marked.push_back(i);
            with.push_back(turnedWindows(pictures[i].face));
        } else if (city)
            without.push_back(turnedWindows(pictures[i].face));
    }
    Mark best;
    if (marked.size() >= 3)
        for (std::size_t i = 0; i < std::min(marked.size(), kMostAnchors) && best.margin < kClearMargin;
             ++i) {
            const Mark mark = findMark(windowsOf(reduced(pictures[marked[i]].face)), with, without);
            if (mark.margin > best.margin)
                best = mark;
        }
    if (best.margin < kLeastMargin)
        return;
    for (const std::size_t picture : marked) {
        float likeness = kLeastLikeness;
        for (int turns = 0; turns < 4;
             ++turns) { // the pennant stands in any turn: turn the picture, and the place back
            const cv::Mat seen = windowsOf(turned(reduced(pictures[picture].face), turns));
            for (int i = 0; i < seen.rows; ++i) {
                const auto value = static_cast<float>(seen.row(i).dot(best.window));
                if (value <= likeness)
                    continue;
                likeness = value;
                cv::Point2f at(static_cast<float>(i % kPositions) + kPatch / 2.0F,
                               static_cast<float>(i / kPositions) + kPatch / 2.0F);
                for (int turn = 0; turn < turns; ++turn)
                    at = {at.y, kSide - at.x};
                pictures[picture].pennant = at * 2.0F;
            }
        }
    }
}

} // namespace meeplecam::vision
