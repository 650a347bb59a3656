#include "vision/catalogue/pennant_finder.h"

#include "vision/image/dot_products.h"
#include "vision/image/parallel.h"
#include "vision/image/patches.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::vision {

namespace {

constexpr int kReducedSide = 32;  // pixels of the reducedFace faces that are searched
constexpr int kPennantWindow = 6; // pixels of the window, about a pennant
constexpr int kPositions = kReducedSide - kPennantWindow + 1;
constexpr std::size_t kLeastMarked = 3; // pictures with a pennant; two may share something else
constexpr std::size_t kMostAnchors = 5; // pictures whose windows are tried as the pennant
constexpr float kLeastMargin =
    0.05F; // by how much more alike pennants are to each other than to anything else
constexpr float kClearMargin = 0.10F;  // enough to stop looking for a better window
constexpr float kLeastLikeness = 0.6F; // correlation at which a window counts as the pennant

/// All windows of a face as unit rows, window by window, row by row.
cv::Mat windowsOf(const cv::Mat& face) {
    cv::Mat rows(kPositions * kPositions, kPennantWindow * kPennantWindow * 3, CV_32F);
    for (int y = 0; y < kPositions; ++y)
        for (int x = 0; x < kPositions; ++x)
            writeUnitRow(face, {x, y, kPennantWindow, kPennantWindow}, rows.ptr<float>(y * kPositions + x));
    return rows;
}

cv::Mat reducedFace(const cv::Mat& face) {
    cv::Mat small;
    cv::resize(face, small, {kReducedSide, kReducedSide}, 0.0, 0.0, cv::INTER_AREA);
    small.convertTo(small, CV_32FC3);
    return small;
}

/// The windows of a picture in all four turns.
PackedRows turnedWindows(const cv::Mat& face) {
    cv::Mat rows;
    for (int turns = 0; turns < 4; ++turns)
        rows.push_back(windowsOf(turned(reducedFace(face), turns)));
    return PackedRows(rows);
}

struct Mark {
    cv::Mat window; // one unit row
    float margin = 0.0F;
};

/// The window of an anchor that all pictures with a pennant have and no other has as well. The pictures are
/// shown one by one; windows that can't win any more are dropped as soon as that is known, which is most of
/// them after two pictures.
class MarkSearch {
public:
    /// A window wins only by a margin above `least`.
    MarkSearch(const cv::Mat& anchorWindows, float least)
        : m_least(least)
        , m_windows(anchorWindows)
        , m_scores(static_cast<std::size_t>(anchorWindows.rows)) {}

    void showWith(const PackedRows& picture) {
        update(picture,
               [](Score& score, float likeness) { score.shared = std::min(score.shared, likeness); });
    }
    void showWithout(const PackedRows& picture) {
        update(picture,
               [](Score& score, float likeness) { score.foreign = std::max(score.foreign, likeness); });
    }

    [[nodiscard]] Mark best() const {
        Mark mark;
        for (std::size_t i = 0; i < m_scores.size(); ++i)
            if (m_scores[i].margin() > mark.margin)
                mark = {m_windows.row(static_cast<int>(i)), m_scores[i].margin()};
        return mark;
    }

private:
    struct Score {
        float shared = 1.0F;  // correlation with the least alike picture with a pennant
        float foreign = 0.0F; // and with the most alike picture without one
        [[nodiscard]] float margin() const { return shared - foreign; }
    };

    template<class Change>
    void update(const PackedRows& picture, Change change) {
        if (m_scores.empty())
            return;
        const cv::Mat likeness = dotProducts(m_windows, picture);
        cv::Mat windows;
        std::vector<Score> scores;
        for (std::size_t i = 0; i < m_scores.size(); ++i) {
            const auto row = static_cast<int>(i);
            change(m_scores[i],
                   *std::max_element(likeness.ptr<float>(row), likeness.ptr<float>(row) + likeness.cols));
            if (m_scores[i].margin() <= m_least || m_scores[i].shared < kLeastLikeness)
                continue; // both only shrink
            scores.push_back(m_scores[i]);
            windows.push_back(m_windows.row(row));
        }
        m_windows = windows;
        m_scores = std::move(scores);
    }

    float m_least;
    cv::Mat m_windows;           // of the anchor that can still win, as unit rows
    std::vector<Score> m_scores; // theirs
};

Mark findMark(const cv::Mat& anchorWindows, const std::vector<PackedRows>& with,
              const std::vector<PackedRows>& without, float least) {
    MarkSearch search(anchorWindows, least);
    for (std::size_t i = 0; i < std::max(with.size(), without.size()); ++i) {
        if (i < without.size())
            search.showWithout(without[i]);
        if (i < with.size())
            search.showWith(with[i]);
    }
    return search.best();
}

/// Where the mark is printed on a face of kFaceSide, if anywhere.
std::optional<cv::Point2f> placeOf(const cv::Mat& mark, const cv::Mat& face) {
    constexpr float kFaceFromSmall = static_cast<float>(kFaceSide) / kReducedSide;
    std::optional<cv::Point2f> place;
    float likeness = kLeastLikeness;
    for (int turns = 0; turns < 4; ++turns) { // the pennant stands in any turn: turn picture and place back
        const cv::Mat seen = windowsOf(turned(reducedFace(face), turns));
        for (int i = 0; i < seen.rows; ++i) {
            const auto value = static_cast<float>(seen.row(i).dot(mark));
            if (value <= likeness)
                continue;
            likeness = value;
            const cv::Point window(i % kPositions, i / kPositions);
            cv::Point2f at = cv::Point2f(window) + cv::Point2f(kPennantWindow, kPennantWindow) * 0.5F;
            for (int turn = 0; turn < turns; ++turn)
                at = {at.y, kReducedSide - at.x};
            place = at * kFaceFromSmall;
        }
    }
    return place;
}

/// Pictures by what the search makes of them.
struct Sorted {
    std::vector<std::size_t> marked; // with a pennant
    std::vector<std::size_t> plain;  // with a city but no pennant
};

Sorted sortPictures(std::span<const TilePicture> pictures, const engine::TileRegistry& registry) {
    Sorted sorted;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const engine::TileType& type = registry[pictures[i].tile];
        if (pennantsOf(type) > 0)
            sorted.marked.push_back(i);
        else if (std::ranges::any_of(type.segments, [](const engine::Segment& s) {
                     return s.kind == engine::FeatureKind::City;
                 }))
            sorted.plain.push_back(i);
    }
    return sorted;
}

std::vector<PackedRows> turnedWindows(std::span<const TilePicture> pictures,
                                      const std::vector<std::size_t>& which) {
    std::vector<PackedRows> windows(which.size());
    forEachInParallel(which.size(),
                      [&](std::size_t i) { windows[i] = turnedWindows(pictures[which[i]].face); });
    return windows;
}

} // namespace

int pennantsOf(const engine::TileType& type) {
    int sum = 0;
    for (const engine::Segment& segment : type.segments)
        sum += segment.pennants;
    return sum;
}

void findPennants(std::span<TilePicture> pictures, const engine::TileRegistry& registry) {
    const Sorted sorted = sortPictures(pictures, registry);
    const std::vector<std::size_t>& marked = sorted.marked;
    if (marked.size() < kLeastMarked)
        return;
    const std::vector<PackedRows> with = turnedWindows(pictures, marked);
    const std::vector<PackedRows> without = turnedWindows(pictures, sorted.plain);
    Mark best{.window = {}, .margin = kLeastMargin};
    for (std::size_t i = 0; i < std::min(marked.size(), kMostAnchors) && best.margin < kClearMargin; ++i) {
        const Mark mark =
            findMark(windowsOf(reducedFace(pictures[marked[i]].face)), with, without, best.margin);
        if (mark.margin > best.margin)
            best = mark;
    }
    if (best.window.empty())
        return;
    forEachInParallel(marked.size(), [&](std::size_t i) {
        pictures[marked[i]].pennant = placeOf(best.window, pictures[marked[i]].face);
    });
}

} // namespace meeplecam::vision
