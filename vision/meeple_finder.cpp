#include "vision/meeple_finder.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace meeplecam::vision {

namespace {

constexpr int kScale = OrthoView::kScale;
constexpr float kUsual = 1.6F;   // strangeness that printed tiles have, too
constexpr float kStrange = 4.0F; // strangeness that leaves no doubt
constexpr float kForeign = 0.4F; // of that range; a pixel from there on asks for an explanation
constexpr int kSmallest = 25;    // pixels; a counter at the edge of a tile still shows as many
constexpr int kMostPerGroup = 6; // meeples that touch each other
constexpr int kRing = 3;         // pixels around a shape that must not be like it
constexpr int kMargin = 44;      // pixels around a group that a shape reaching into it may cover

struct Group {
    std::vector<cv::Point> pixels;
    cv::Rect box;
};

/// How foreign each pixel is, 0 to 1, and what can't be judged: off the tiles and at their rims.
struct Foreignness {
    cv::Mat amount;   // CV_32F
    cv::Mat darkened; // CV_32F: the same for what may be a shadow
    cv::Mat known;    // CV_8U
};

Foreignness measureForeignness(const OrthoView& view) {
    Foreignness result;
    const auto amountOf = [](const cv::Mat& strangeness) {
        cv::Mat smooth;
        cv::GaussianBlur(strangeness, smooth, {3, 3}, 0.7);
        return cv::Mat(cv::max(0.0, cv::min(1.0, (smooth - kUsual) / (kStrange - kUsual))));
    };
    result.darkened = amountOf(view.strangeness);
    const cv::Mat black = result.darkened.mul(cv::max(0.0, cv::min(1.0, (view.black + 1.0) / 0.7)));
    result.amount = cv::max(amountOf(view.shade), black);
    cv::erode(view.tiles, result.known, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
    result.amount.setTo(0.0, result.known == 0);
    return result;
}

std::vector<Group> groupsOf(const cv::Mat& foreign) {
    cv::Mat labels;
    cv::Mat statistics;
    cv::Mat centroids;
    const int count =
        cv::connectedComponentsWithStats(foreign > kForeign, labels, statistics, centroids, 8, CV_32S);
    std::vector<Group> groups(static_cast<std::size_t>(count));
    for (int y = 0; y < labels.rows; ++y)
        for (int x = 0; x < labels.cols; ++x)
            if (const int label = labels.at<int>(y, x); label > 0)
                groups[static_cast<std::size_t>(label)].pixels.emplace_back(x, y);
    for (int label = 1; label < count; ++label)
        groups[static_cast<std::size_t>(label)].box = {
            statistics.at<int>(label, 0), statistics.at<int>(label, 1), statistics.at<int>(label, 2),
            statistics.at<int>(label, 3)};
    std::erase_if(groups, [](const Group& group) { return std::ssize(group.pixels) < kSmallest; });
    return groups;
}

/// The colour of one piece of wood: brighter where the light falls on it, darker on its sides.
class WoodColour {
public:
    explicit WoodColour(const cv::Vec3f& typical)
        : m_typical(typical)
        , m_length(std::max(20.0F, static_cast<float>(cv::norm(typical)))) {}

    [[nodiscard]] const cv::Vec3f& typical() const { return m_typical; }
    [[nodiscard]] bool matches(const cv::Vec3f& colour) const {
        const float shade = std::clamp(colour.dot(m_typical) / (m_length * m_length), kDarkest, kBrightest);
        const float tolerance = kNoise + kSpread * shade * m_length;
        const cv::Vec3f rest = colour - shade * m_typical;
        return rest.dot(rest) < tolerance * tolerance;
    }

private:
    static constexpr float kDarkest = 0.45F;
    static constexpr float kBrightest = 1.5F;
    static constexpr float kNoise = 14.0F; // grey levels
    static constexpr float kSpread = 0.16F;
    cv::Vec3f m_typical;
    float m_length;
};

/// The colour that most of the pixels share.
WoodColour commonColour(const cv::Mat& seen, const std::vector<cv::Point>& pixels) {
    constexpr std::size_t kTried = 24;
    const std::size_t step = std::max<std::size_t>(1, pixels.size() / kTried);
    cv::Vec3f best;
    int bestCount = -1;
    for (std::size_t i = step / 2; i < pixels.size(); i += step) {
        const WoodColour colour(cv::Vec3f(seen.at<cv::Vec3b>(pixels[i])));
        cv::Vec3f sum;
        int count = 0;
        for (const cv::Point& pixel : pixels)
            if (const cv::Vec3f other = seen.at<cv::Vec3b>(pixel); colour.matches(other)) {
                sum += other;
                ++count;
            }
        if (count > bestCount) {
            bestCount = count;
            best = sum * (1.0F / static_cast<float>(count));
        }
    }
    return WoodColour(best);
}

/// Sums of numbers along the rows of a picture, for quick sums over silhouettes.
class RowSums {
public:
    explicit RowSums(const cv::Mat& values)
        : m_sums(values.rows, values.cols + 1, CV_32F) {
        for (int y = 0; y < values.rows; ++y) {
            float sum = 0.0F;
            m_sums.at<float>(y, 0) = 0.0F;
            for (int x = 0; x < values.cols; ++x)
                m_sums.at<float>(y, x + 1) = sum += values.at<float>(y, x);
        }
    }

    /// What lies outside the picture counts nothing.
    [[nodiscard]] float over(const Silhouette& silhouette, cv::Point foot) const {
        float sum = 0.0F;
        for (const Silhouette::Run& run : silhouette.runs) {
            const int y = foot.y + run.y;
            const int first = std::clamp(foot.x + run.first, 0, m_sums.cols - 1);
            const int past = std::clamp(foot.x + run.last + 1, 0, m_sums.cols - 1);
            if (y >= 0 && y < m_sums.rows)
                sum += m_sums.at<float>(y, past) - m_sums.at<float>(y, first);
        }
        return sum;
    }

private:
    cv::Mat m_sums;
};

Silhouette grown(const Silhouette& silhouette, int by) {
    Silhouette result;
    std::map<int, std::pair<int, int>> rows; // hull of each row: rings needn't follow every dent
    for (const Silhouette::Run& run : silhouette.runs)
        for (int dy = -by; dy <= by; ++dy) {
            auto [row, fresh] = rows.try_emplace(run.y + dy, run.first - by, run.last + by);
            if (!fresh)
                row->second = {std::min(row->second.first, run.first - by),
                               std::max(row->second.second, run.last + by)};
        }
    for (const auto& [y, ends] : rows) {
        result.runs.push_back({y, ends.first, ends.second});
        result.area += ends.second - ends.first + 1;
    }
    return result;
}

/// A shape at a place, and how well it explains what is strange there.
struct Explanation {
    MeepleShape shape;
    Silhouette silhouette;
    cv::Point foot;
    float sum = -1e9F;
};

/// The search for one thing of one colour in a part of the view.
class Search {
public:
    Search(const OrthoView& view, const Foreignness& foreign, const cv::Mat& claimed, const cv::Rect& part,
           const WoodColour& colour)
        : m_view(view)
        , m_part(part)
        , m_evidence(evidenceFor(foreign, claimed, colour))
        , m_sums(m_evidence) {}

    /// The best place of a shape whose foot lies in `feet`.
    [[nodiscard]] Explanation best(const MeepleShape& shape, const Silhouette& silhouette,
                                   const cv::Rect& feet) const {
        Explanation result{shape, silhouette, {}, -1e9F};
        const auto consider = [&](const cv::Rect& places, int step) {
            for (int y = places.y; y < places.br().y; y += step)
                for (int x = places.x; x < places.br().x; x += step)
                    if (const float sum = m_sums.over(silhouette, cv::Point(x, y) - m_part.tl());
                        sum > result.sum) {
                        result.sum = sum;
                        result.foot = {x, y};
                    }
        };
        consider(feet, 2);
        consider(cv::Rect(result.foot - cv::Point(1, 1), cv::Size(3, 3)), 1);
        return result;
    }

    /// Mean evidence in a ring around the explanation.
    [[nodiscard]] float ringOf(const Explanation& explanation) const {
        const Silhouette wide = grown(explanation.silhouette, kRing);
        const Silhouette hull = grown(explanation.silhouette, 0);
        const cv::Point at = explanation.foot - m_part.tl();
        return (m_sums.over(wide, at) - m_sums.over(hull, at)) /
               static_cast<float>(std::max(1, wide.area - hull.area));
    }

private:
    /// For each pixel of the part, from -1 to 1: does it belong to the thing?
    [[nodiscard]] cv::Mat evidenceFor(const Foreignness& foreign, const cv::Mat& claimed,
                                      const WoodColour& colour) const {
        const float tableAlike = shareOfTable(foreign, colour);
        cv::Mat evidence(m_part.size(), CV_32F);
        for (int y = 0; y < m_part.height; ++y)
            for (int x = 0; x < m_part.width; ++x) {
                const cv::Point at = m_part.tl() + cv::Point(x, y);
                const bool matches = colour.matches(cv::Vec3f(m_view.seen.at<cv::Vec3b>(at)));
                const float strange = foreign.amount.at<float>(at);
                float& value = evidence.at<float>(y, x);
                if (claimed.at<uchar>(at) != 0)
                    value = -0.3F;
                else if (foreign.known.at<uchar>(at) == 0)
                    value = matches ? 0.6F * (1.0F - tableAlike) : -0.5F;
                else if (strange > 0.15F)
                    value = matches ? std::min(1.0F, strange + 0.2F) : -0.4F;
                else if (foreign.darkened.at<float>(at) > 0.4F)
                    value = matches ? 0.4F : -0.2F;
                else
                    value = -1.0F;
            }
        return evidence;
    }

    /// How much of what is no tile has the colour itself, 0 to 1.
    [[nodiscard]] float shareOfTable(const Foreignness& foreign, const WoodColour& colour) const {
        int matching = 0;
        int all = 0;
        for (int y = 0; y < m_view.seen.rows; y += 3)
            for (int x = 0; x < m_view.seen.cols; x += 3)
                if (foreign.known.at<uchar>(y, x) == 0) {
                    ++all;
                    matching += colour.matches(cv::Vec3f(m_view.seen.at<cv::Vec3b>(y, x))) ? 1 : 0;
                }
        return all == 0 ? 0.0F
                        : std::min(1.0F, 4.0F * static_cast<float>(matching) / static_cast<float>(all));
    }

    const OrthoView& m_view;
    cv::Rect m_part;
    cv::Mat m_evidence;
    RowSums m_sums;
};

} // namespace

std::vector<FoundMeeple> findMeeples(const OrthoView& view, const calibration::TableCamera& camera,
                                     double tile_mm) {
    const Foreignness foreign = measureForeignness(view);
    const std::vector<MeepleShape> shapes = allMeepleShapes();
    cv::Mat claimed = cv::Mat::zeros(view.seen.size(), CV_8U);
    std::vector<FoundMeeple> found;
    for (Group& group : groupsOf(foreign.amount)) {
        const cv::Rect part = cv::Rect(group.box.x - kMargin, group.box.y - kMargin,
                                       group.box.width + 2 * kMargin, group.box.height + 2 * kMargin) &
                              cv::Rect({}, view.seen.size());
        for (int round = 0; round < kMostPerGroup && std::ssize(group.pixels) >= kSmallest; ++round) {
            const WoodColour colour = commonColour(view.seen, group.pixels);
            const Search search(view, foreign, claimed, part, colour);
            cv::Point2d middle;
            int matching = 0;
            cv::Rect box(group.pixels.front(), cv::Size(1, 1));
            for (const cv::Point& pixel : group.pixels)
                if (colour.matches(cv::Vec3f(view.seen.at<cv::Vec3b>(pixel)))) {
                    middle += cv::Point2d(pixel);
                    ++matching;
                    box |= cv::Rect(pixel, cv::Size(1, 1));
                }
            middle /= std::max(1, matching);
            Explanation best;
            Explanation bestStanding;
            Explanation bestLying;
            for (const MeepleShape& shape : shapes) {
                const cv::Point2d where = view.tableOf(middle);
                const Silhouette silhouette = silhouetteOf(shape, where, camera, tile_mm, kScale);
                const cv::Point3d eye = camera.position();
                const cv::Point2d back =
                    (cv::Point2d(eye.x, eye.y) - where) * (middleHeight(shape, tile_mm) / eye.z) * kScale;
                const cv::Rect feet(box.x + static_cast<int>(back.x) - 8,
                                    box.y + static_cast<int>(back.y) - 8, box.width + 16, box.height + 16);
                Explanation explanation = search.best(shape, silhouette, feet);
                if (shape.pose == MeeplePose::Standing && explanation.sum > bestStanding.sum)
                    bestStanding = explanation;
                if (shape.pose == MeeplePose::Lying && explanation.sum > bestLying.sum)
                    bestLying = explanation;
                if (explanation.sum > best.sum && (getenv("DISC") || shape.pose != MeeplePose::Disc))
                    best = std::move(explanation);
            }
            FoundMeeple meeple;
            meeple.foot = view.tableOf(cv::Point2d(best.foot) + cv::Point2d(0.5, 0.5));
            meeple.shape = best.shape;
            meeple.colour = colour.typical();
            meeple.fit = best.sum / static_cast<float>(best.silhouette.area);
            meeple.standing = bestStanding.sum - bestLying.sum;
            meeple.evidence = search.ringOf(best);
            {
                float fo = 0, st = 0, kn = 0, ma = 0, n = 0, bl = 0;
                for (const auto& run : best.silhouette.runs)
                    for (int x = run.first; x <= run.last; ++x) {
                        const cv::Point at = best.foot + cv::Point(x, run.y);
                        if (!cv::Rect({}, claimed.size()).contains(at))
                            continue;
                        n++;
                        if (colour.matches(cv::Vec3f(view.seen.at<cv::Vec3b>(at))))
                            ma++;
                        if (foreign.known.at<uchar>(at)) {
                            kn++;
                            fo += foreign.amount.at<float>(at);
                            st += foreign.darkened.at<float>(at);
                            bl += view.black.at<float>(at);
                        }
                    }
                cv::Vec3f w =
                    view.white.at<cv::Vec3f>(cv::Point(std::clamp(best.foot.x, 0, view.seen.cols - 1),
                                                       std::clamp(best.foot.y, 0, view.seen.rows - 1)));
                cv::Vec3f c = colour.typical();
                float mx = 0, mn = 9;
                for (int k = 0; k < 3; k++) {
                    float v = c[k] / std::max(20.f, w[k]);
                    mx = std::max(mx, v);
                    mn = std::min(mn, v);
                }
                meeple.f = {fo / std::max(1.f, kn), st / std::max(1.f, kn),      kn / std::max(1.f, n),
                            ma / std::max(1.f, n),  1 - mn / std::max(.01f, mx), mx};
                (void)bl;
            }
            for (const Silhouette::Run& run : grown(best.silhouette, 2).runs)
                for (int x = run.first; x <= run.last; ++x) {
                    const cv::Point at = best.foot + cv::Point(x, run.y);
                    if (cv::Rect({}, claimed.size()).contains(at))
                        claimed.at<uchar>(at) = 255;
                }
            std::erase_if(group.pixels,
                          [&](const cv::Point& pixel) { return claimed.at<uchar>(pixel) != 0; });
            found.push_back(meeple);
        }
    }
    return found;
}

} // namespace meeplecam::vision
