#include "vision/catalogue/feature_map.h"

#include "models/art/plan/region_map.h"

#include <opencv2/imgproc.hpp>
#include <queue>

#include <algorithm>
#include <array>

namespace meeplecam::vision {

namespace {

using engine::FeatureKind;
using engine::Segment;

constexpr uchar kUnknown = 255;

/// The regions laid into the whole face; a rim that the picture doesn't show repeats its border.
cv::Mat wholeRegions(const models::CataloguePicture& picture, int side) {
    const double scaleX = side * picture.face.width / picture.regions.cols;
    const double scaleY = side * picture.face.height / picture.regions.rows;
    const cv::Matx23d face_from_regions(scaleX, 0.0, side * picture.face.x + 0.5 * scaleX - 0.5, 0.0, scaleY,
                                        side * picture.face.y + 0.5 * scaleY - 0.5);
    cv::Mat face;
    cv::warpAffine(picture.regions, face, face_from_regions, {side, side}, cv::INTER_NEAREST,
                   cv::BORDER_REPLICATE);
    return face;
}

/// Shares the pixels of one kind among its features: each goes to the feature with the shortest way there.
class Sharing {
public:
    Sharing(const cv::Mat& regions, FeatureKind kind)
        : m_regions(regions)
        , m_kind(static_cast<uchar>(models::regionOf(kind)))
        , m_cost(regions.size(), CV_32S, cv::Scalar(kFar))
        , m_owner(regions.size(), CV_8U, cv::Scalar(kUnknown)) {}

    /// Starts at the part of the border from `first` to `last` of its length, which runs clockwise from the
    /// north-west corner, one unit a side.
    void startAtBorder(int feature, double first, double last) {
        const int side = m_regions.cols;
        for (int i = static_cast<int>(first * side); i < static_cast<int>(last * side); ++i)
            start(feature, borderPixel(i % (4 * side)));
    }

    void start(int feature, cv::Point at) { offer(feature, at, 0); }

    /// Writes the kind's pixels that can be reached at a cost of at most `most` steps.
    void write(int most, cv::Mat& map) {
        while (!m_open.empty()) {
            const auto [cost, at] = m_open.top();
            m_open.pop();
            if (cost != m_cost.at<int>(at))
                continue;
            for (const cv::Point step :
                 {cv::Point(1, 0), cv::Point(-1, 0), cv::Point(0, 1), cv::Point(0, -1)})
                if (cv::Rect({}, m_regions.size()).contains(at + step))
                    offer(m_owner.at<uchar>(at), at + step, cost + costOf(at + step));
        }
        for (int y = 0; y < map.rows; ++y)
            for (int x = 0; x < map.cols; ++x)
                if (m_regions.at<uchar>(y, x) == m_kind && m_cost.at<int>(y, x) <= most)
                    map.at<uchar>(y, x) = m_owner.at<uchar>(y, x);
    }

private:
    static constexpr int kFar = 1'000'000;
    static constexpr int kOtherGround = 1000; // steps that one step over another kind counts

    struct Visit {
        int cost;
        cv::Point at;
        bool operator<(const Visit& other) const { return cost > other.cost; } // the cheapest first
    };

    [[nodiscard]] int costOf(cv::Point at) const {
        return m_regions.at<uchar>(at) == m_kind ? 1 : kOtherGround;
    }
    void offer(int feature, cv::Point at, int cost) {
        if (cost >= m_cost.at<int>(at))
            return;
        m_cost.at<int>(at) = cost;
        m_owner.at<uchar>(at) = static_cast<uchar>(feature);
        m_open.push({cost, at});
    }
    [[nodiscard]] cv::Point borderPixel(int i) const {
        const int side = m_regions.cols;
        const int along = i % side;
        switch (i / side) {
        case 0:
            return {along, 0};
        case 1:
            return {side - 1, along};
        case 2:
            return {side - 1 - along, side - 1};
        default:
            return {0, side - 1 - along};
        }
    }

    const cv::Mat& m_regions;
    uchar m_kind;
    cv::Mat m_cost;
    cv::Mat m_owner;
    std::priority_queue<Visit> m_open;
};

/// Starts where the type says that the feature reaches the tile's border.
void startAtSides(const Segment& segment, int feature, Sharing& sharing) {
    constexpr double kRoadEdge = 0.42; // of a side; a road lies between this and as much from the other end
    constexpr double kTownEdge = 0.25; // of a side, from either end
    constexpr double kFieldEdge = 0.1; // of a side, from either end of a half
    if (segment.kind == FeatureKind::Field) {
        for (int half = 0; half < engine::kHalfEdges; ++half)
            if ((segment.halfEdges >> half & 1) != 0)
                sharing.startAtBorder(feature, 0.5 * half + kFieldEdge, 0.5 * half + 0.5 - kFieldEdge);
        return;
    }
    const double edge = segment.kind == FeatureKind::Road ? kRoadEdge : kTownEdge;
    for (const engine::Side side : engine::kSides)
        if ((segment.sides & engine::maskOf(side)) != 0)
            sharing.startAtBorder(feature, engine::index(side) + edge, engine::index(side) + 1.0 - edge);
}

/// The feature of this kind that reaches no side, or -1.
int shutInFeature(const engine::TileType& type, FeatureKind kind) {
    for (std::size_t i = 0; i < type.segments.size(); ++i)
        if (type.segments[i].kind == kind && type.segments[i].sides == 0 && type.segments[i].halfEdges == 0)
            return static_cast<int>(i);
    return -1;
}

void shareKind(const cv::Mat& regions, const engine::TileType& type, FeatureKind kind, cv::Mat& map) {
    constexpr int kSameGround = 900;      // steps within the kind's own pixels; more leads over others
    constexpr int kAnyGround = 1'000'000; // steps: as far as there are pixels
    const int shutIn = shutInFeature(type, kind);
    if (shutIn >= 0)
        map.setTo(shutIn, regions == static_cast<int>(models::regionOf(kind)));
    Sharing sharing(regions, kind);
    for (std::size_t i = 0; i < type.segments.size(); ++i)
        if (type.segments[i].kind == kind)
            startAtSides(type.segments[i], static_cast<int>(i), sharing);
    sharing.write(shutIn >= 0 ? kSameGround : kAnyGround, map);
}

/// Regions that the type doesn't have are what it has in their place: the network of own tiles takes a
/// cloister for a town, or the other way round.
void correctKinds(const engine::TileType& type, cv::Mat& regions) {
    const auto has = [&](FeatureKind kind) {
        return std::ranges::find(type.segments, kind, &Segment::kind) != type.segments.end();
    };
    const auto correct = [&](FeatureKind wrong, FeatureKind right) {
        if (!has(wrong) && has(right))
            regions.setTo(static_cast<int>(models::regionOf(right)),
                          regions == static_cast<int>(models::regionOf(wrong)));
    };
    correct(FeatureKind::City, FeatureKind::Cloister);
    correct(FeatureKind::Cloister, FeatureKind::City);
    correct(FeatureKind::Road, FeatureKind::Field);
}

/// Features of which the regions show nothing lie where they usually do.
void addMissing(const engine::TileType& type, cv::Mat& map) {
    cv::Mat usual;
    for (int i = 0; i < static_cast<int>(type.segments.size()); ++i) {
        if (cv::countNonZero(map == i) > 0)
            continue;
        if (usual.empty())
            usual = art::plainRegionMap(type, map.rows);
        map.setTo(i, usual == i);
    }
}

/// A type without its gardens, the last of its features.
engine::TileType withoutGardens(engine::TileType type) {
    while (!type.segments.empty() && type.segments.back().kind == FeatureKind::Garden)
        type.segments.pop_back();
    return type;
}

bool showsGardens(const cv::Mat& regions) {
    return !regions.empty() &&
           cv::countNonZero(regions == static_cast<int>(models::regionOf(FeatureKind::Garden))) > 0;
}

} // namespace

cv::Mat featureMapOf(const models::CataloguePicture& picture, const engine::TileType& type, int side,
                     UnseenGardens gardens) {
    if (gardens == UnseenGardens::LeftToField && !showsGardens(picture.regions))
        return featureMapOf(picture, withoutGardens(type), side);
    if (picture.regions.empty())
        return art::plainRegionMap(type, side);
    cv::Mat regions = wholeRegions(picture, side);
    correctKinds(type, regions);
    cv::Mat map(regions.size(), CV_8U, cv::Scalar(kNoFeature));
    for (const FeatureKind kind : {FeatureKind::Road, FeatureKind::City, FeatureKind::Cloister,
                                   FeatureKind::Field, FeatureKind::River, FeatureKind::Garden})
        shareKind(regions, type, kind, map);
    addMissing(type, map);
    return map;
}

} // namespace meeplecam::vision
