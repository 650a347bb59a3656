#include "vision/teaching/single_squares.h"

#include "vision/image/median.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace meeplecam::vision {

namespace {

constexpr double kLeastSingleSide = 30.0; // pixels of a square there
constexpr double kLeastStep = 10.0;       // grey levels: below it no side is to be seen
constexpr int kLookSide = 64;             // pixels of a face that is looked at

/// A quad with how well its four sides are seen.
struct ScoredQuad {
    Quad quad;
    double score = 0.0; // typical step across the weakest side, grey levels
};

/// Four corners around a contour that is nearly a square; nothing for other shapes.
std::optional<Quad> quadAround(const std::vector<cv::Point>& contour) {
    std::vector<cv::Point> hull;
    cv::convexHull(contour, hull, true);
    const double area = cv::contourArea(hull);
    const double around = cv::arcLength(hull, true);
    std::vector<cv::Point> corners;
    for (double tolerance = 0.02; tolerance < 0.1 && corners.size() != 4; tolerance += 0.01)
        cv::approxPolyDP(hull, corners, tolerance * around, true);
    if (corners.size() != 4 || cv::contourArea(corners) < 0.85 * area)
        return std::nullopt;
    Quad quad;
    std::ranges::transform(corners, quad.begin(), [](const cv::Point& corner) {
        return cv::Point2f(corner) + cv::Point2f(0.5F, 0.5F);
    });
    if (cv::contourArea(quad, true) < 0.0)
        std::ranges::reverse(quad);
    return quad;
}

double shortestSide(const Quad& quad) {
    double shortest = 1e9;
    for (std::size_t i = 0; i < 4; ++i)
        shortest = std::min(shortest, cv::norm(quad[(i + 1) % 4] - quad[i]));
    return shortest;
}

bool isSquarish(const Quad& quad) {
    constexpr double kMostStretch = 1.9;    // seen from 35 degrees above the table
    constexpr double kMostSingleSkew = 0.5; // cosine of a corner
    double longest = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2f side = quad[(i + 1) % 4] - quad[i];
        const cv::Point2f next = quad[(i + 2) % 4] - quad[(i + 1) % 4];
        longest = std::max(longest, cv::norm(side));
        if (std::abs(side.dot(next)) > kMostSingleSkew * cv::norm(side) * cv::norm(next))
            return false;
    }
    return longest < kMostStretch * shortestSide(quad);
}

/// A straight line: a point and a direction of length 1.
struct Line {
    cv::Point2f at;
    cv::Point2f along;
};

cv::Point2f crossingOf(const Line& a, const Line& b) {
    const float turn = a.along.x * b.along.y - a.along.y * b.along.x;
    const cv::Point2f between = b.at - a.at;
    return a.at + a.along * ((between.x * b.along.y - between.y * b.along.x) / turn);
}

/// Looks for the edges near the sides of a quad.
class SideFitter {
public:
    explicit SideFitter(const cv::Mat& bgr)
        : m_bgr(bgr) {}

    /// The quad whose sides run along the strongest edges near those of `rough`.
    [[nodiscard]] std::optional<ScoredQuad> fit(const Quad& rough) const {
        std::array<Line, 4> lines;
        double weakest = 1e9;
        for (std::size_t i = 0; i < 4; ++i) {
            const auto side = fitSide(rough[i], rough[(i + 1) % 4]);
            if (!side)
                return std::nullopt;
            lines[i] = side->first;
            weakest = std::min(weakest, side->second);
        }
        ScoredQuad result{{}, weakest};
        for (std::size_t i = 0; i < 4; ++i)
            result.quad[i] = crossingOf(lines[(i + 3) % 4], lines[i]);
        for (std::size_t i = 0; i < 4; ++i)
            if (!(cv::norm(result.quad[i] - rough[i]) < 0.15 * cv::norm(rough[(i + 1) % 4] - rough[i])))
                return std::nullopt;
        return result;
    }

private:
    /// The strongest step on the way from `from` over the side to the outside.
    [[nodiscard]] std::pair<cv::Point2f, float> strongestStep(cv::Point2f at, cv::Point2f outwards,
                                                              int reach) const {
        std::pair<cv::Point2f, float> best{at, -1.0F};
        for (int d = -reach; d <= reach; ++d) {
            const float place = static_cast<float>(d);
            const float step = stepBetween(at + outwards * (place + 1.0F), at + outwards * (place - 1.0F));
            // Ties go to the outer edge: what lies within may be printed.
            if (step + 0.3F * place > best.second + 0.3F * (best.first - at).dot(outwards))
                best = {at + outwards * place, step};
        }
        return best;
    }

    [[nodiscard]] cv::Vec3b colourAt(const cv::Point2f& at) const {
        const int x = std::clamp(static_cast<int>(std::floor(at.x)), 0, m_bgr.cols - 1);
        const int y = std::clamp(static_cast<int>(std::floor(at.y)), 0, m_bgr.rows - 1);
        return m_bgr.at<cv::Vec3b>(y, x);
    }

    /// The largest difference of a channel: a green tile on a grey table may be as bright as that.
    [[nodiscard]] float stepBetween(const cv::Point2f& one, const cv::Point2f& other) const {
        const cv::Vec3b a = colourAt(one);
        const cv::Vec3b b = colourAt(other);
        return static_cast<float>(
            std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])}));
    }

    [[nodiscard]] std::optional<std::pair<Line, double>> fitSide(cv::Point2f from, cv::Point2f to) const {
        constexpr int kSamples = 40;
        const double length = cv::norm(to - from);
        const cv::Point2f along = (to - from) * (1.0 / length);
        const cv::Point2f outwards(along.y, -along.x); // clockwise quads have their inside to the right
        const int reach = std::max(3, cvRound(0.04 * length));
        std::vector<cv::Point2f> points;
        std::vector<float> steps;
        for (int i = 0; i < kSamples; ++i) {
            const float part = 0.1F + 0.8F * static_cast<float>(i) / (kSamples - 1);
            const auto [point, step] = strongestStep(from + (to - from) * part, outwards, reach);
            points.push_back(point);
            steps.push_back(step);
        }
        cv::Vec4f line;
        cv::fitLine(points, line, cv::DIST_HUBER, 0, 0.01, 0.01);
        std::ranges::nth_element(steps, steps.begin() + kSamples / 3);
        return std::pair{Line{{line[2], line[3]}, {line[0], line[1]}},
                         static_cast<double>(steps[kSamples / 3])};
    }

    cv::Mat m_bgr;
};

/// One quad for each place, the best seen one.
std::vector<ScoredQuad> withoutDoubles(std::vector<ScoredQuad> quads) {
    std::ranges::sort(quads, [](const ScoredQuad& a, const ScoredQuad& b) { return a.score > b.score; });
    std::vector<ScoredQuad> kept;
    for (const ScoredQuad& quad : quads) {
        const bool taken = std::ranges::any_of(kept, [&](const ScoredQuad& other) {
            return cv::norm(centreOf(other.quad) - centreOf(quad.quad)) <
                   0.6 * std::max(meanSide(other.quad), meanSide(quad.quad));
        });
        if (!taken)
            kept.push_back(quad);
    }
    return kept;
}

/// One quad of those that are nearly the same, as several masks show them, the best seen one.
std::vector<ScoredQuad> withoutRepeats(std::vector<ScoredQuad> quads) {
    constexpr double kSame = 0.04; // sides
    std::ranges::sort(quads, [](const ScoredQuad& a, const ScoredQuad& b) { return a.score > b.score; });
    std::vector<ScoredQuad> kept;
    for (const ScoredQuad& quad : quads) {
        const bool repeated = std::ranges::any_of(kept, [&](const ScoredQuad& other) {
            const double far = kSame * meanSide(other.quad);
            return std::abs(meanSide(other.quad) - meanSide(quad.quad)) < far &&
                   cv::norm(centreOf(other.quad) - centreOf(quad.quad)) < far;
        });
        if (!repeated)
            kept.push_back(quad);
    }
    return kept;
}

/// Whatever has four straight sides in a reduced picture, once for each outline.
std::vector<ScoredQuad> allQuads(const ReducedPicture& picture) {
    const SideFitter fitter(picture.bgr);
    std::vector<ScoredQuad> quads;
    for (const std::vector<cv::Point>& outline : picture.outlines) {
        if (static_cast<double>(outline.size()) < 3.0 * kLeastSingleSide)
            continue;
        const auto rough = quadAround(outline);
        if (!rough || shortestSide(*rough) < kLeastSingleSide || !isSquarish(*rough))
            continue;
        if (const auto fitted = fitter.fit(*rough);
            fitted && fitted->score > kLeastStep && isSquarish(fitted->quad))
            quads.push_back(*fitted);
    }
    return quads;
}

/// The quads of the size that covers most of the picture: the tiles of one game are equally large.
std::vector<ScoredQuad> equallyLarge(const std::vector<ScoredQuad>& quads) {
    constexpr double kLess = 0.75; // of a tile's side, farther away
    constexpr double kMore = 1.33;
    std::vector<ScoredQuad> best;
    double most = 0.0;
    for (const ScoredQuad& middle : quads) {
        std::vector<ScoredQuad> alike;
        const double side = meanSide(middle.quad);
        std::ranges::copy_if(quads, std::back_inserter(alike), [&](const ScoredQuad& other) {
            return meanSide(other.quad) > kLess * side && meanSide(other.quad) < kMore * side;
        });
        alike = withoutDoubles(std::move(alike));
        double covered = 0.0;
        for (const ScoredQuad& quad : alike)
            covered += std::pow(meanSide(quad.quad), 2.0);
        if (covered > most) {
            most = covered;
            best = std::move(alike);
        }
    }
    return best;
}

/// Beginning with the corner at the upper left.
Quad fromUpperLeft(Quad quad) {
    const auto first = std::ranges::min_element(quad, {}, [](const cv::Point2f& p) { return p.x + p.y; });
    std::rotate(quad.begin(), first, quad.end());
    return quad;
}

/// Quads of a picture that was reduced to this scale.
std::vector<Quad> toPicture(const std::vector<ScoredQuad>& reduced, double scale) {
    std::vector<Quad> quads;
    for (const ScoredQuad& found : reduced) {
        quads.push_back(fromUpperLeft(found.quad));
        for (cv::Point2f& corner : quads.back())
            corner *= 1.0 / scale;
    }
    return quads;
}

/// Those that may be tiles by their size, one for each place.
std::vector<ScoredQuad> asLargeAs(const std::vector<ScoredQuad>& tiles, std::vector<ScoredQuad> others) {
    constexpr double kLess = 0.85; // of the side of a tile in the middle of the list
    constexpr double kMore = 1.18;
    if (tiles.empty())
        return {};
    std::vector<double> sides;
    std::ranges::transform(tiles, std::back_inserter(sides),
                           [](const ScoredQuad& tile) { return meanSide(tile.quad); });
    const double side = medianOf(std::move(sides));
    std::erase_if(others, [&](const ScoredQuad& other) {
        return meanSide(other.quad) < kLess * side || meanSide(other.quad) > kMore * side;
    });
    return withoutDoubles(std::move(others));
}

} // namespace

SingleSquares findSingleSquares(const ReducedPicture& picture, const TileLook& looksLikeTile) {
    const Frame reduced(picture.bgr);
    std::vector<ScoredQuad> quads;
    std::vector<ScoredQuad> others;
    for (const ScoredQuad& quad : withoutRepeats(allQuads(picture)))
        (looksLikeTile(rectify(reduced, quad.quad, kLookSide, 0)) > 0.0 ? quads : others).push_back(quad);
    const std::vector<ScoredQuad> tiles = equallyLarge(quads);
    others = asLargeAs(tiles, std::move(others));
    return {toPicture(tiles, picture.scale), toPicture(others, picture.scale)};
}

} // namespace meeplecam::vision
